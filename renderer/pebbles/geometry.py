"""Where things are on the board of Contigo: six by six cells, a ring of pits round them, and its numbers outside."""

from functools import cache

from engine.boards.pits import CELLS, PITS, SIZE
from renderer.shapes import Point

CELL = 92
"""How wide a cell is, and how far one pit is from the next along a line."""
LEFT, TOP = 224, 266
"""Where the field of cells begins."""
MIDDLE: Point = (LEFT + SIZE * CELL / 2, TOP + SIZE * CELL / 2)
SLAB = 824
WELL = 44
"""Radius of a pit."""
_PITS = {"west": 140, "east": 860, "north": 182, "south": 902}
_NUMBERS = {"west": 56, "east": 944, "north": 111, "south": 974}
_GUTTERS = {"west": 202, "east": 798, "north": 245, "south": 841}


@cache
def cell(name: str) -> Point:
    """The middle of a cell."""
    column, row = divmod(CELLS.index[name], CELLS.stride)
    return _across(column, _PITS), _down(row, _PITS)


@cache
def pit(number: int) -> Point:
    """The middle of a pit."""
    return _across(PITS[number - 1].column, _PITS), _down(PITS[number - 1].row, _PITS)


@cache
def number_at(number: int) -> Point:
    """Where the number of a pit stands; that of a corner stands above or below it."""
    x, y = pit(number)
    upright = _side(number)
    return (x, _NUMBERS[upright]) if upright in ("north", "south") else (_NUMBERS[upright], y)


@cache
def coordinate_at(number: int) -> Point:
    """Where, before a pit, the letter or figure of the line stands that it rules. Not for corners."""
    x, y = pit(number)
    upright = _side(number)
    return (x, _GUTTERS[upright]) if upright in ("north", "south") else (_GUTTERS[upright], y)


def _side(number: int) -> str:
    return PITS[number - 1].place.partition("-")[0]


def _across(column: int, edges: dict[str, int]) -> float:
    return {-1: edges["west"], SIZE: edges["east"]}.get(column, LEFT + (column + 0.5) * CELL)


def _down(row: int, edges: dict[str, int]) -> float:
    return {-1: edges["south"], SIZE: edges["north"]}.get(row, TOP + (SIZE - row - 0.5) * CELL)


def stone(name: str) -> str:
    """The tone of a cell: light and dark in turn, a1 dark."""
    column, row = divmod(CELLS.index[name], CELLS.stride)
    return "stone-light" if (column + row) % 2 else "stone-dark"
