"""The ring of the two Contiguity games: 30 numbered spaces, each split into four rings `a` (outermost) to `d` [001]."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards import Board, bits

NUMBERS = 30
RINGS = "abcd"
CELLS = NUMBERS * len(RINGS)
ALL = (1 << CELLS) - 1
_STEP = len(RINGS)
"""The number of bits from one number to the next."""
_OUTERMOST = sum(1 << number * _STEP for number in range(NUMBERS))
AROUND = tuple(_OUTERMOST << ring for ring in range(_STEP))
"""The cells of each ring."""
_ABREAST = (1 << _STEP) - 1
"""The cells of the first number."""


def _neighbours(number: int, ring: int) -> int:
    """Return the set of cells beside (number, ring), both counted from 0."""
    beside = [((number + 1) % NUMBERS, ring), ((number - 1) % NUMBERS, ring), (number, ring + 1), (number, ring - 1)]
    return sum(1 << (n * len(RINGS) + r) for n, r in beside if 0 <= r < len(RINGS))


class Group(NamedTuple):
    """Neighbouring pieces."""

    cells: int
    beside: int
    """The cells next to them."""


def grown(cells: int) -> int:
    """Return the cells next to any cell of a set; those of the set only if they are next to another."""
    turned = cells << _STEP | cells >> _STEP | cells >> CELLS - _STEP | cells << CELLS - _STEP
    inward = (cells & ~AROUND[-1]) << 1
    outward = (cells & ~AROUND[0]) >> 1
    return (turned | inward | outward) & ALL


def group_of(start: int, pieces: int) -> Group:
    """Return what is connected, through `pieces`, to those of `start`."""
    cells = start & pieces
    while True:
        beside = grown(cells)
        more = beside & pieces & ~cells
        if not more:
            return Group(cells, beside & ~cells)
        cells |= more


def groups_of(pieces: int) -> list[Group]:
    """Return the groups that pieces make."""
    groups = []
    while pieces:
        group = group_of(pieces & -pieces, pieces)
        groups.append(group)
        pieces ^= group.cells
    return groups


def surrounded(pieces: int) -> int:
    """Return the cells of which every neighbour on the board is in a set; the edge needs none."""
    turned = pieces << _STEP | pieces >> CELLS - _STEP
    turned &= pieces >> _STEP | pieces << CELLS - _STEP
    return turned & (pieces << 1 | AROUND[0]) & (pieces >> 1 | AROUND[-1]) & ALL


class Ring(Board):
    """The board of the ring."""

    def group(self, start: int, within: int) -> int:
        return group_of(start, within).cells


RING = Ring(
    names=(f"{number}{ring}" for number in range(1, NUMBERS + 1) for ring in RINGS),
    neighbours=(_neighbours(number, ring) for number in range(NUMBERS) for ring in range(len(RINGS))),
)

_LISTS = tuple(
    tuple(tuple(8 * place + bit for bit in bits(byte)) for byte in range(256)) for place in range(CELLS // 8)
)
"""For each byte of a set of cells, the cells in it."""


def cells_of(cells: int) -> list[int]:
    """Return the indices of the cells in a set, lowest first."""
    found: list[int] = []
    for names, byte in zip(_LISTS, cells.to_bytes(CELLS // 8, "little"), strict=True):
        if byte:
            found += names[byte]
    return found


# Straight lines


def _rays(cell: int) -> tuple[tuple[int, ...], ...]:
    """Return the cells met on each straight path from `cell`: both ways round, outward, inward."""
    number, ring = divmod(cell, len(RINGS))
    clockwise = [(number + step) % NUMBERS * len(RINGS) + ring for step in range(1, NUMBERS)]
    first = number * len(RINGS)
    outward = range(cell - 1, first - 1, -1)
    inward = range(cell + 1, first + len(RINGS))
    return tuple(clockwise), tuple(reversed(clockwise)), tuple(outward), tuple(inward)


RAYS = tuple(_rays(cell) for cell in range(len(RING.names)))
"""For each cell, the straight paths that lead from it, each as the cells met, nearest first."""


def _within(ring: int, taken: int) -> int:
    """Return where a piece on a ring goes in or out, by the set of cells taken on its number."""
    reached = 0
    for ray in RAYS[ring][2:]:
        jumped = 0
        for target in ray:
            if taken >> target & 1:
                jumped += 1
            elif jumped < 2:
                reached |= 1 << target
    return reached


_WITHIN = tuple(tuple(_within(ring, taken) for taken in range(1 << _STEP)) for ring in range(_STEP))


def reach(cell: int, occupied: int) -> int:
    """Return the set of empty cells that a piece on `cell` may slide or jump to: one piece at most in between (R5)."""
    ring = cell % _STEP
    first = cell - ring
    across = _WITHIN[ring][occupied >> first & _ABREAST] << first
    around = AROUND[ring]
    others = occupied & around & ~(1 << cell)
    # Two pieces bar nothing: what one way round does not reach, the other does.
    if others.bit_count() <= 2:
        return across | around & ~(occupied | 1 << cell)
    seen = (others >> cell | others << CELLS - cell) & ALL
    second = seen & seen - 1
    last_but_one = seen ^ 1 << seen.bit_length() - 1
    open_cells = (second & -second) - 1 | ALL ^ (1 << last_but_one.bit_length()) - 1
    turned = open_cells << cell | open_cells >> CELLS - cell
    return across | turned & around & ~(occupied | 1 << cell)


def paths(cell: int, target: int) -> Iterator[tuple[int, ...]]:
    """Yield the straight paths from `cell` to `target`, each as the cells from one to the other, both included."""
    for ray in RAYS[cell]:
        if target in ray:
            yield cell, *ray[: ray.index(target) + 1]


def easiest_path(cell: int, target: int, occupied: int) -> tuple[int, ...]:
    """Return the path with the fewest pieces in between, of these the shortest, clockwise first.

    It is empty if the cells are not in line. `occupied` may or may not hold the ends.
    """
    return min(paths(cell, target), key=lambda path: (len(between(path, occupied)), len(path)), default=())


def between(path: tuple[int, ...], occupied: int) -> tuple[int, ...]:
    """Return the occupied cells of a path, its ends left out."""
    return tuple(cell for cell in path[1:-1] if occupied >> cell & 1)


def links(cells: int) -> list[tuple[str, str]]:
    """Return every pair of neighbouring cells in a set, by name: the lines that join a group in a picture."""
    return [
        (RING.names[cell], RING.names[other])
        for cell in bits(cells)
        for other in bits(RING.neighbours[cell] & cells)
        if cell < other
    ]
