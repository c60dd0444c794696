"""Druid on squares [002]: V joins top and bottom, H joins left and right. Option: Druid's Walk."""

from engine.boards.grid import squares
from engine.games.druid.druid_game import WALK, DruidWalkGame, board_options


class Druid(DruidWalkGame):
    """Druid on squares, for two players."""

    id = "druid"
    players = 2
    sides = ("vertical", "horizontal")
    marks = ("V", "H")
    joins = ((("top", "bottom"),), (("left", "right"),))
    grid = staticmethod(squares)
    options = (*board_options(3, 12, 10), WALK)
