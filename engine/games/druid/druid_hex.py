"""Druid's Hex for two [002]: a group that touches three alternating edges of the hexagon wins."""

from engine.boards.grid import hexagon
from engine.games.druid.druid_game import DruidGame, board_options

ALTERNATING = (("NW", "E", "SW"), ("NE", "SE", "W"))


class DruidHex(DruidGame):
    """Druid on a hexagon, for two players."""

    id = "druid-hex"
    players = 2
    sides = ("x", "o")
    marks = ("X", "O")
    joins = (ALTERNATING, ALTERNATING)
    grid = staticmethod(hexagon)
    options = board_options(3, 8, 5)
