"""Board topologies as data: names of cells, and which are neighbours. Sets of cells are integers, a bit a cell."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_


def bits(cells: int) -> Iterator[int]:
    """Yield the indices of the cells in a set, lowest first."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


class Board:
    """Cells by index: `names` (index → name), `index` (name → index), `neighbours` (index → set of cells)."""

    def __init__(self, names: Iterable[str], neighbours: Iterable[int]) -> None:
        self.names = tuple(names)
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.neighbours = tuple(neighbours)

    def named(self, cells: int) -> tuple[str, ...]:
        """Return the names of the cells in a set, in board order."""
        return tuple(self.names[cell] for cell in bits(cells))

    def set_of(self, names: Iterable[str]) -> int:
        """Return the set of the named cells. Raises KeyError for a name that no cell has."""
        return reduce(or_, (1 << self.index[name] for name in names), 0)

    def group(self, start: int, within: int) -> int:
        """Return the cells of `within` that are connected, through `within`, to those of `start`."""
        group = frontier = start & within
        while frontier:
            grown = 0
            for cell in bits(frontier):
                grown |= self.neighbours[cell]
            frontier = grown & within & ~group
            group |= frontier
        return group
