"""Druid's Y [002]: a group that touches all three edges of the triangle wins."""

from engine.boards.grid import triangle
from engine.games.druid.druid_game import DruidGame, board_options

ALL_THREE = (("column", "row", "tops"),)


class DruidY(DruidGame):
    """Druid on a triangle, for two players."""

    id = "druid-y"
    players = 2
    sides = ("x", "o")
    marks = ("X", "O")
    joins = (ALL_THREE, ALL_THREE)
    grid = staticmethod(triangle)
    options = board_options(4, 12, 8)
