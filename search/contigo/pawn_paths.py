"""The numbers of pebbles that let a pawn go from one cell to another. Pits are counted from 0."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from engine.boards import bits
from engine.boards.pits import CELLS, MOST, PITS, RAYS

Path = tuple[tuple[int, int], ...]
"""A way from a cell to another: for each of its halves the pit that rules it, and how many pebbles it has to hold."""


def _straight(start: int) -> Iterator[tuple[int, Path]]:
    """Yield each cell that a straight move from `start` may end on, with what it takes."""
    for ray in RAYS[start]:
        for count, end in enumerate(ray.cells, 1):
            yield end, ((ray.pit - 1, count),)


def _l_shaped(start: int) -> Iterator[tuple[int, Path]]:
    """Yield each cell that an L-move from `start` may end on, with what it takes: most cells twice."""
    for direction, ray in enumerate(RAYS[start]):
        for count, corner in enumerate(ray.cells, 1):
            for turned in (RAYS[corner][(direction + 1) % 4], RAYS[corner][(direction + 3) % 4]):
                for further, end in enumerate(turned.cells, 1):
                    yield end, ((ray.pit - 1, count), (turned.pit - 1, further))


@cache
def paths(*, advanced: bool) -> Mapping[int, Mapping[int, tuple[Path, ...]]]:
    """Return all ways by the cell where they start and the one where they end."""
    found: dict[int, dict[int, tuple[Path, ...]]] = {}
    for start in bits(CELLS.cells):
        ways: dict[int, tuple[Path, ...]] = {}
        for end, path in (_l_shaped if advanced else _straight)(start):
            ways[end] = (*ways.get(end, ()), path)
        found[start] = ways
    return found


def paths_to(cells: Mapping[int, int], *, advanced: bool) -> list[Path]:
    """Return all ways from some cells, each to one of a set of cells."""
    ways = paths(advanced=advanced)
    return [path for start, ends in cells.items() for end in bits(ends) for path in ways[start].get(end, ())]


def is_open(path: Path, counts: bytes) -> bool:
    """Return whether the pits allow a way now."""
    return all(counts[pit] == count for pit, count in path)


def l_mobility(own: int, enemy: int, counts: bytes) -> list[list[int]]:
    """Return how many more L-moves own pawns have than enemy pawns, for each pit with each number of pebbles.

    All other pits hold what they hold now.
    """
    tables = [[0] * (MOST + 1) for _ in PITS]
    _count_l_moves(tables, bits(own), own | enemy, counts, 1)
    _count_l_moves(tables, bits(enemy), own | enemy, counts, -1)
    return tables


def _count_l_moves(tables: list[list[int]], movers: Iterable[int], occupied: int, counts: bytes, worth: int) -> None:
    halves = _l_halves()
    for start in movers:
        for pit, others in halves[start]:
            for end, other, number in others[counts[pit]]:
                if not occupied >> end & 1:
                    tables[other][number] += worth


@cache
def _l_halves() -> Mapping[int, list[tuple[int, list[list[tuple[int, int, int]]]]]]:
    """Return the L-moves by the cell where they start, and by the pit of one half and what it has to hold.

    Of each there are the cell where it ends, and the pit of the other half with what that has to hold.
    """
    found = {}
    for start, ends in paths(advanced=True).items():
        halves: dict[int, list[list[tuple[int, int, int]]]] = {}
        for end, ways in ends.items():
            for one, two in ways:
                for (pit, count), (other, number) in ((one, two), (two, one)):
                    by_count = halves.setdefault(pit, [[] for _ in range(MOST + 1)])
                    by_count[count].append((end, other, number))
        found[start] = [*halves.items()]
    return found
