"""Druid's Hex for three [002]: each joins two opposite sides; with the option of Druid's Walk."""

from engine.boards.grid import hexagon
from engine.games.druid.druid_game import WALK, DruidWalkGame, board_options


class DruidHex3(DruidWalkGame):
    """The game of [002]."""

    id = "druid-hex3"
    players = 3
    sides = ("x", "o", "y")
    marks = ("X", "O", "Y")
    joins = ((("NE", "SW"),), (("NW", "SE"),), (("W", "E"),))
    grid = staticmethod(hexagon)
    options = (*board_options(3, 8, 5), WALK)
