"""Druid's Hex for three [002]: each player joins two opposite edges. Option: Druid's Walk."""

from dataclasses import replace

from engine.boards.grid import hexagon
from engine.games.druid.druid_game import WALK, DruidWalkGame, board_options


class DruidHex3(DruidWalkGame):
    """Druid on a hexagon, for three players."""

    id = "druid-hex3"
    players = 3
    sides = ("x", "o", "y")
    marks = ("X", "O", "Y")
    joins = ((("NE", "SW"),), (("NW", "SE"),), (("W", "E"),))
    grid = staticmethod(hexagon)
    options = (*board_options(3, 8, 5), replace(WALK, explained="walk-three"))
