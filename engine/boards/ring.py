"""The ring of the two Contiguity games: 30 numbered spaces, each split into four rings `a` (outermost) to `d` [001]."""

from collections.abc import Iterator

from engine.boards import Board, bits

NUMBERS = 30
RINGS = "abcd"


def _neighbours(number: int, ring: int) -> int:
    """Return the set of cells beside (number, ring), both counted from 0."""
    beside = [((number + 1) % NUMBERS, ring), ((number - 1) % NUMBERS, ring), (number, ring + 1), (number, ring - 1)]
    return sum(1 << (n * len(RINGS) + r) for n, r in beside if 0 <= r < len(RINGS))


RING = Board(
    names=(f"{number}{ring}" for number in range(1, NUMBERS + 1) for ring in RINGS),
    neighbours=(_neighbours(number, ring) for number in range(NUMBERS) for ring in range(len(RINGS))),
)


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


def reach(cell: int, occupied: int) -> int:
    """Return the set of empty cells that a piece on `cell` may slide or jump to: one piece at most in between (R5)."""
    reached = 0
    for ray in RAYS[cell]:
        jumped = False
        for target in ray:
            if not occupied >> target & 1:
                reached |= 1 << target
            elif jumped:
                break
            else:
                jumped = True
    return reached


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
