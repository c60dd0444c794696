"""The board of Contigo [003] [004]: 6 × 6 cells within a ring of 28 pits, numbered clockwise from the north-west."""

from typing import NamedTuple

from engine.boards import bits
from engine.boards.grid import LETTERS, SQUARE_STEPS, squares

SIZE = 6
CELLS = squares(SIZE)
MOST = 6
"""So many pebbles a pit may hold."""


class Pit(NamedTuple):
    """A pit by its number, and where it lies."""

    number: int
    place: str
    """The side of the board it lies on (`east`), or the corner (`north-east`)."""
    line: str
    """The column (`a`–`f`) or row (`1`–`6`) that it rules; empty for a corner, which rules none."""
    column: int
    """In cells from column a; -1 and 6 are beyond the edge."""
    row: int
    """In cells from row 1; -1 and 6 are beyond the edge."""


def _ring() -> list[tuple[int, int]]:
    """Column and row of every pit, in order."""
    low, high = -1, SIZE
    north = [(column, high) for column in range(low, high)]
    east = [(high, row) for row in range(high, low, -1)]
    south = [(column, low) for column in range(high, low, -1)]
    west = [(low, row) for row in range(low, high)]
    return north + east + south + west


def _pit(number: int, column: int, row: int) -> Pit:
    upright = {SIZE: "north", -1: "south"}.get(row, "")
    across = {SIZE: "east", -1: "west"}.get(column, "")
    line = "" if upright and across else LETTERS[column] if upright else str(row + 1)
    return Pit(number, "-".join(filter(None, (upright, across))), line, column, row)


PITS = tuple(_pit(number, *place) for number, place in enumerate(_ring(), 1))
_NUMBERS = {(pit.column, pit.row): pit.number for pit in PITS}


class Way(NamedTuple):
    """A straight way from a cell to the pit at its end."""

    pit: int
    """The number of the pit that rules moves this way."""
    ray: tuple[int, ...]
    """The cells met on the way, nearest first."""


def _way(cell: int, step: tuple[int, int]) -> Way:
    column, row = divmod(cell, CELLS.stride)
    ray = []
    while (place := (column := column + step[0], row := row + step[1])) not in _NUMBERS:
        ray.append(column * CELLS.stride + row)
    return Way(_NUMBERS[place], tuple(ray))


WAYS = {cell: tuple(_way(cell, step) for step in SQUARE_STEPS.values()) for cell in bits(CELLS.cells)}
"""For each cell, the ways north, east, south and west."""


def way_to(start: int, end: int) -> Way | None:
    """The straight way from one cell that leads over or to another; None where they are not in line."""
    return next((way for way in WAYS[start] if end in way.ray), None)


def leg(way: Way, counts: bytes) -> int | None:
    """The cell where a pawn ends that moves this way, `counts` being the pebbles of all pits; None if it cannot."""
    count = counts[way.pit - 1]
    return way.ray[count - 1] if 0 < count <= len(way.ray) else None


def _lines() -> list[list[str]]:
    rows = [[f"{letter}{row}" for letter in LETTERS[:SIZE]] for row in range(1, SIZE + 1)]
    columns = [[f"{letter}{row}" for row in range(1, SIZE + 1)] for letter in LETTERS[:SIZE]]
    rising = [f"{letter}{row}" for row, letter in enumerate(LETTERS[:SIZE], 1)]
    falling = [f"{letter}{SIZE + 1 - row}" for row, letter in enumerate(LETTERS[:SIZE], 1)]
    return [*rows, *columns, rising, falling]


LINES = tuple(tuple(CELLS.index[name] for name in line) for line in _lines())
"""The six-cell lines (R12): rows, columns and the two long diagonals, each as its cells in order."""
