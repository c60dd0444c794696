"""Where things are on the board of Contigo: six by six cells, a ring of pits round them, and its numbers outside."""

from dataclasses import dataclass
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
WAYS = 4
"""How many ways up the board may be shown."""
_PITS = (140, 860, 182, 902)
_NUMBERS = (56, 944, 111, 974)
_GUTTERS = (202, 798, 245, 841)


@dataclass(frozen=True, slots=True)
class Field:
    """The board, turned clockwise by some quarters."""

    turned: int = 0

    def cell(self, name: str) -> Point:
        """The middle of a cell."""
        return _cell(self, name)

    def pit(self, number: int) -> Point:
        """The middle of a pit."""
        return _at(self, number, _PITS)

    def number_at(self, number: int) -> Point:
        """Where the number of a pit stands; that of a corner stands above or below it."""
        return _at(self, number, _NUMBERS)

    def coordinate_at(self, number: int) -> Point:
        """Where, before a pit, the letter or figure of the line stands that it rules. Not for corners."""
        return _at(self, number, _GUTTERS)

    def place(self, column: int, row: int) -> tuple[int, int]:
        """The column and row in the picture of what lies in a column and row of the board."""
        for _ in range(self.turned):
            column, row = row, SIZE - 1 - column
        return column, row


@cache
def field(perspective: int) -> Field:
    """The board, turned by a quarter for each step of `perspective`."""
    return Field(perspective % WAYS)


@cache
def _cell(field: Field, name: str) -> Point:
    column, row = field.place(*divmod(CELLS.index[name], CELLS.stride))
    return _across(column), _down(row)


@cache
def _at(field: Field, number: int, edges: tuple[int, int, int, int]) -> Point:
    """A place at a pit: `edges` tell how far out it lies on the west, east, north and south of the picture."""
    column, row = field.place(PITS[number - 1].column, PITS[number - 1].row)
    west, east, north, south = edges
    if row in (-1, SIZE):
        return {-1: _PITS[0], SIZE: _PITS[1]}.get(column, _across(column)), north if row == SIZE else south
    return west if column < 0 else east, _down(row)


def _across(column: int) -> float:
    return LEFT + (column + 0.5) * CELL


def _down(row: int) -> float:
    return TOP + (SIZE - row - 0.5) * CELL


def stone(name: str) -> str:
    """The tone of a cell: light and dark in turn, a1 dark."""
    column, row = divmod(CELLS.index[name], CELLS.stride)
    return "stone-light" if (column + row) % 2 else "stone-dark"
