"""The board of Contigo [003] [004]: 6 × 6 cells within a ring of 28 pits, numbered clockwise from the north-west."""

from typing import NamedTuple

from engine.boards import bits
from engine.boards.grid import LETTERS, SQUARE_STEPS, squares

SIZE = 6
CELLS = squares(SIZE)
MOST = 6
"""The largest number of pebbles in a pit."""


class Pit(NamedTuple):
    """A pit: its number, and where it lies."""

    number: int
    place: str
    """The side of the board it lies on (`east`), or the corner (`north-east`)."""
    line: str
    """The column (`a`–`f`) or row (`1`–`6`) that it rules; empty for a corner, which rules none."""
    column: int
    """Columns from a: -1 is west of the cells, 6 east of them."""
    row: int
    """Rows from 1: -1 is south of the cells, 6 north of them."""


def _ring() -> list[tuple[int, int]]:
    """Return column and row of every pit, in the order of their numbers."""
    low, high = -1, SIZE
    north = [(column, high) for column in range(low, high)]
    east = [(high, row) for row in range(high, low, -1)]
    south = [(column, low) for column in range(high, low, -1)]
    west = [(low, row) for row in range(low, high)]
    return north + east + south + west


def _pit(number: int, column: int, row: int) -> Pit:
    vertical = {SIZE: "north", -1: "south"}.get(row, "")
    horizontal = {SIZE: "east", -1: "west"}.get(column, "")
    line = "" if vertical and horizontal else LETTERS[column] if vertical else str(row + 1)
    return Pit(number, "-".join(filter(None, (vertical, horizontal))), line, column, row)


PITS = tuple(_pit(number, *place) for number, place in enumerate(_ring(), 1))
_NUMBERS = {(pit.column, pit.row): pit.number for pit in PITS}


class Ray(NamedTuple):
    """The cells from one cell straight to the pit at the end of its row or column."""

    pit: int
    """The number of that pit, which rules moves in this direction."""
    cells: tuple[int, ...]
    """The cells after the first, nearest first."""


def _ray(cell: int, step: tuple[int, int]) -> Ray:
    column, row = divmod(cell, CELLS.stride)
    cells = []
    while (place := (column := column + step[0], row := row + step[1])) not in _NUMBERS:
        cells.append(column * CELLS.stride + row)
    return Ray(_NUMBERS[place], tuple(cells))


RAYS = {cell: tuple(_ray(cell, step) for step in SQUARE_STEPS.values()) for cell in bits(CELLS.cells)}
"""For each cell, its rays to the north, east, south and west."""


NOWHERE = len(CELLS.names)
"""Where a leg ends that the pit does not allow: a cell that no piece stands on."""


def _by_pebbles(ray: Ray) -> tuple[int, ...]:
    """Return the cell of a ray that is as far away as there are pebbles, for each number of them."""
    return (NOWHERE, *ray.cells, *(NOWHERE,) * (MOST - len(ray.cells)))


LEGS = tuple(tuple((ray.pit - 1, _by_pebbles(ray)) for ray in RAYS.get(cell, ())) for cell in range(NOWHERE))
"""For each cell and direction, the index of the pit that rules the leg, and where the leg ends by the pebbles in it."""

ATTACKS = tuple(
    tuple((ray.pit - 1, _by_pebbles(behind)) for ray, behind in zip(rays, (*rays[2:], *rays[:2]), strict=True))
    for rays in (RAYS.get(cell, ()) for cell in range(NOWHERE))
)
"""For each cell and direction, the index of the pit that rules legs onto it, and where they start by its pebbles."""


def ray_between(start: int, end: int) -> Ray | None:
    """Return the ray from `start` that holds `end`, or None if the two are not in one row or column."""
    return next((ray for ray in RAYS[start] if end in ray.cells), None)


def straight_ends(cell: int, counts: bytes) -> list[int]:
    """Return where a pawn ends that moves from a cell to the north, east, south and west, whatever stands there.

    `counts` are the pebbles in all pits. NOWHERE stands for leaving the board and for not moving.
    """
    return [ends[counts[pit]] for pit, ends in LEGS[cell]]


def _lines() -> list[list[str]]:
    rows = [[f"{letter}{row}" for letter in LETTERS[:SIZE]] for row in range(1, SIZE + 1)]
    columns = [[f"{letter}{row}" for row in range(1, SIZE + 1)] for letter in LETTERS[:SIZE]]
    rising = [f"{letter}{row}" for row, letter in enumerate(LETTERS[:SIZE], 1)]
    falling = [f"{letter}{SIZE + 1 - row}" for row, letter in enumerate(LETTERS[:SIZE], 1)]
    return [*rows, *columns, rising, falling]


LINES = tuple(tuple(CELLS.index[name] for name in line) for line in _lines())
"""The six-cell lines (R12): rows, columns and the two long diagonals, each as its cells in order."""
