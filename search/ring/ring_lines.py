"""Straight lines on the ring, by tables and shifts: where a piece may go, and what stands between two cells.

Sets of cells are integers, as in the engine: cell `number * 4 + ring`. What a whole tree asks thousands of times is
looked up here; the engine's own `reach` says the same.
"""

from functools import cache

from engine.boards import bits
from engine.boards.ring import NUMBERS, RING, RINGS, paths, reach

CELLS = len(RING.names)
ALL = (1 << CELLS) - 1
_STEP = len(RINGS)
_OUTERMOST = sum(1 << number * _STEP for number in range(NUMBERS))
AROUND = tuple(_OUTERMOST << ring for ring in range(_STEP))
"""The cells of each ring."""
_ABREAST = (1 << _STEP) - 1
"""The cells of the first number."""
_WITHIN = tuple(
    tuple(reach(ring, beside) & _ABREAST if beside >> ring & 1 else 0 for beside in range(1 << _STEP))
    for ring in range(_STEP)
)
"""For a piece on each ring, and each set of cells taken on its number: where it goes in or out."""
_LISTS = tuple(
    tuple(tuple(8 * place + bit for bit in bits(byte)) for byte in range(256)) for place in range(CELLS // 8)
)
"""For each byte of a set of cells, the cells in it."""


def grown(cells: int) -> int:
    """Return the cells next to any cell of a set; those of the set only if they are next to another."""
    turned = cells << _STEP | cells >> _STEP | cells >> CELLS - _STEP | cells << CELLS - _STEP
    inward = (cells & ~AROUND[-1]) << 1
    outward = (cells & ~AROUND[0]) >> 1
    return (turned | inward | outward) & ALL


def cells_of(cells: int) -> list[int]:
    """Return the indices of the cells in a set, lowest first."""
    found: list[int] = []
    for names, byte in zip(_LISTS, cells.to_bytes(CELLS // 8, "little"), strict=True):
        if byte:
            found += names[byte]
    return found


def reached(cell: int, occupied: int) -> int:
    """Return the set of empty cells that a piece on `cell`, itself occupied, may slide or jump to (R5)."""
    ring = cell % _STEP
    first = cell - ring
    across = _WITHIN[ring][occupied >> first & _ABREAST] << first
    around = AROUND[ring]
    others = (occupied & around) ^ 1 << cell
    # Two pieces bar nothing: what one way round does not reach, the other does.
    if others.bit_count() <= 2:
        return across | around & ~occupied
    seen = (others >> cell | others << CELLS - cell) & ALL
    second = seen & seen - 1
    last_but_one = seen ^ 1 << seen.bit_length() - 1
    open_cells = (second & -second) - 1 | ALL ^ (1 << last_but_one.bit_length()) - 1
    turned = open_cells << cell | open_cells >> CELLS - cell
    return across | turned & around & ~occupied


@cache
def lines(cell: int, target: int) -> tuple[int, ...]:
    """Return the cells between two others on each straight path from one to the other; nothing if not in line."""
    return tuple(sum(1 << between for between in path[1:-1]) for path in paths(cell, target))


# How much pieces of one side are worth to each other by how close they are.


CLOSE = (0, 16, 13, 10, 8, 7, 6, 5, 4, 3, 2, 1)
"""For each pair of pieces, by how many steps they are apart."""


def closeness(cell: int, other: int) -> int:
    """Return what it is worth to have pieces on two cells."""
    (number, ring), (other_number, other_ring) = divmod(cell, len(RINGS)), divmod(other, len(RINGS))
    around = abs(number - other_number)
    steps = min(around, NUMBERS - around) + abs(ring - other_ring)
    return CLOSE[steps] if steps < len(CLOSE) else 0


CLOSENESS = tuple(bytes(closeness(cell, other) for other in range(CELLS)) for cell in range(CELLS))
"""For each cell, what a piece there is worth to one on any other."""
CLOSE_TO = tuple(int.from_bytes(row, "little") for row in CLOSENESS)
"""The same as wide numbers: a byte a cell, so that what several pieces are worth can be added at once."""
_ZEROS = int.from_bytes(b"0" * CELLS, "little")


def bytes_of(cells: int) -> int:
    """Return a set of cells with a byte for each cell instead of a bit."""
    return int.from_bytes(f"{cells:0{CELLS}b}".encode(), "big") - _ZEROS
