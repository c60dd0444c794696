"""The cells between two cells in line, and the value of pieces to each other by their distance."""

from functools import cache

from engine.boards.ring import CELLS, NUMBERS, RINGS, paths


@cache
def lines(cell: int, target: int) -> tuple[int, ...]:
    """Return the cells between two others on each straight path from one to the other; nothing if not in line."""
    return tuple(sum(1 << between for between in path[1:-1]) for path in paths(cell, target))


CLOSE = (0, 16, 13, 10, 8, 7, 6, 5, 4, 3, 2, 1)
"""The distance of each pair of pieces, in steps."""


def closeness(cell: int, other: int) -> int:
    """Return what it is worth to have pieces on two cells."""
    (number, ring), (other_number, other_ring) = divmod(cell, len(RINGS)), divmod(other, len(RINGS))
    around = abs(number - other_number)
    steps = min(around, NUMBERS - around) + abs(ring - other_ring)
    return CLOSE[steps] if steps < len(CLOSE) else 0


CLOSENESS = tuple(bytes(closeness(cell, other) for other in range(CELLS)) for cell in range(CELLS))
"""For each cell, the value of a piece there to one on any other."""
CLOSE_TO = tuple(int.from_bytes(row, "little") for row in CLOSENESS)
"""The same as wide numbers: a byte a cell, so that the values of several pieces are added at once."""
_ZEROS = int.from_bytes(b"0" * CELLS, "little")


def bytes_of(cells: int) -> int:
    """Return a set of cells with a byte for each cell instead of a bit."""
    return int.from_bytes(f"{cells:0{CELLS}b}".encode(), "big") - _ZEROS
