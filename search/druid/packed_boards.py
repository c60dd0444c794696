"""Many boards of one grid side by side in wide integers, so that one operation works on all of them at once.

This is SIMD within a register: each board has a lane of bits, so wide that shifting a cell to a neighbour never leads
into another lane. The operations of `DruidPosition` on sets of cells work on all lanes alike.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.boards import bits
from engine.boards.grid import Grid
from engine.games.druid.druid_position import DruidPosition
from engine.games.druid.stones import Support, levelled, raised, supports

MOST = 1024
"""The most boards side by side: more than any position has moves."""


class Packing:
    """The layout of boards of a grid side by side.

    - `size`, `width`: bytes and bits of a lane. Its highest bit belongs to no cell.
    - `reach`: the number of steps that lead from every edge of an empty board to any cell.
    """

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.size = (grid.cells.bit_length() + grid.axes[-1] + 7) // 8
        self.width = 8 * self.size
        self.reach = max(count for _, count in grid.columns) - 1
        self._cells = [(1 << cell).to_bytes(self.size, "little") for cell in range(len(grid.names))]
        self._ones = sum(1 << self.width * lane for lane in range(MOST))

    def ones(self, count: int) -> int:
        """Return the lowest bit of each of `count` packing. Times a set, it is that set in every lane."""
        return self._ones >> (MOST - count) * self.width

    def row(self, cells: Iterable[int]) -> int:
        """Return the sets of one cell each, given by index, side by side."""
        known = self._cells
        return int.from_bytes(b"".join([known[cell] for cell in cells]), "little")

    def sets(self, sets: Iterable[int]) -> int:
        """Return sets of cells side by side."""
        size = self.size
        return int.from_bytes(b"".join([cells.to_bytes(size, "little") for cells in sets]), "little")


@cache
def packing_of(grid: Grid) -> Packing:
    """Return the layout of boards of a grid; there is one for each grid."""
    return Packing(grid)


class Boards:
    """Boards side by side: `count` of them, with the `tops` of each side and the `height_bits` of all cells.

    - `ones`: the lowest bit of each lane; `highest`: the highest; `cells`: all cells; `empty`: those without a stone.
    - `sarsens`: the cells whose topmost stone is a sarsen.
    """

    def __init__(
        self, packing: Packing, count: int, tops: Sequence[int], height_bits: Sequence[int], sarsens: int
    ) -> None:
        self.packing = packing
        self.count = count
        self.ones = packing.ones(count)
        self.highest = self.ones << packing.width - 1
        self.tops = tops
        self.height_bits = height_bits
        self.sarsens = sarsens
        self.cells = packing.grid.cells * self.ones
        self.empty = self.cells ^ sum(tops)
        self._below = self.highest - self.ones

    def filled(self, sets: int) -> int:
        """Return the highest bit of each lane in which the set, of cells only, is not empty."""
        return sets + self._below & self.highest

    def numbers(self, values: int) -> bytes:
        """Return the lowest byte of each lane."""
        size = self.packing.size
        return values.to_bytes(self.count * size, "little")[::size]

    def flags(self, highest: int) -> bytes:
        """Return 1 for each lane whose highest bit is set, else 0."""
        return self.numbers(highest >> self.packing.width - 1)

    def steps_until(self, goal: int, layers: Iterable[int]) -> bytes:
        """Return for each board the number, from 0, of the first layer that meets `goal`. Layers never shrink."""
        lowest, total = self.packing.width - 1, 0
        for layer in layers:
            waiting = self.highest ^ self.filled(layer & goal)
            if not waiting:
                break
            total += waiting >> lowest
        return self.numbers(total)

    def supports(self, nogaps: bool, blocked: int = 0) -> list[Support]:
        """Return for each axis where lintels may lie, given the cells on which no stone may be placed."""
        grid = self.packing.grid
        return supports(grid.axes, [line * self.ones for line in grid.lines], self.height_bits, nogaps, blocked)

    def around(self, cells: int) -> int:
        """Return the neighbours of cells, and what lies off the board beside them."""
        found = 0
        for shift in self.packing.grid.axes:
            found |= cells << shift | cells >> shift
        return found


def board_of(position: DruidPosition) -> Boards:
    """Return the board of a position, alone."""
    return Boards(packing_of(position.grid), 1, position.tops, position.height_bits, position.sarsens)


def children(position: DruidPosition, sarsens: int, lintels: Sequence[int], unchanged: int = 0) -> Boards:
    """Return the boards after each of the mover's stones: sarsens by cell, then lintels by axis and lower end.

    They are followed by `unchanged` boards without a new stone.
    """
    packing = packing_of(position.grid)
    count = sarsens.bit_count() + sum(map(int.bit_count, lintels)) + unchanged
    ones = packing.ones(count)
    placed, before = packing.row(bits(sarsens)), sarsens.bit_count()
    stones, laid = placed, []
    for shift, starts in zip(position.grid.axes, lintels, strict=True):
        if starts:
            low = packing.row(bits(starts)) << before * packing.width
            before += starts.bit_count()
            stones |= low | low << shift | low << 2 * shift
            laid.append((low, shift))
    height_bits = raised(levelled([cells * ones for cells in position.height_bits], laid), stones)
    tops = [top * ones for top in position.tops]
    tops = [top ^ top & stones for top in tops]
    tops[position.side] |= stones
    topped = position.sarsens * ones
    return Boards(packing, count, tops, height_bits, topped ^ topped & stones | placed)
