"""The pawns on each line of Contigo alignment: their worth, where one more wins, and how freely they move.

A line is looked up by the pawns of both sides on it; what is found there is worked out once, from the engine's rule.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import CELLS, LINES, MOST, RAYS, SIZE
from engine.games.contigo.contigo import ALIGNED, aligned

BOTH = SIZE * CELLS.stride
"""The number of bits by which the enemy's pawns are shifted where both sides' pawns are one integer."""
ANYWHERE = CELLS.cells
_WORTHS = (0, 2, 12, 60, 200, 200, 200)
"""The worth of a line for the side with so many pawns on it, while no enemy pawn stands on it."""
_QUARTERS = {SIZE: 4, SIZE - 1: 3, SIZE - 2: 2}
"""The value of a stretch between enemy pawns or edges, in quarters of it, by its number of cells."""


def stretches(cells: tuple[int, ...], enemy: int) -> Iterator[int]:
    """Yield the cells of a line between enemy pawns or edges, where there is room for as many pawns as win."""
    stretch = 0
    for cell in cells:
        if enemy >> cell & 1:
            if stretch.bit_count() >= ALIGNED:
                yield stretch
            stretch = 0
        else:
            stretch |= 1 << cell
    if stretch.bit_count() >= ALIGNED:
        yield stretch


class LinePattern(NamedTuple):
    """The pawns on one line as one side, called own, sees them; the other side is the enemy."""

    wins: int
    """The cells where one more own pawn wins: ANYWHERE if four are aligned already."""
    crowd: bool
    """Whether three own pawns are left on the line when one leaves it."""
    worth: int
    """The worth of the line to own, less its worth to the enemy."""
    moves: tuple[tuple[int, ...], ...]
    """For the pits at both ends of a row or column: how many more own pawns than enemy pawns can move, by pebbles."""


class PatternTable(dict[int, LinePattern]):
    """The line by the pawns on it: own pawns, and those of the enemy shifted by BOTH."""

    def __init__(self, cells: tuple[int, ...]) -> None:
        super().__init__()
        self.cells = cells
        self.mask = sum(1 << cell for cell in cells)
        self.both = self.mask | self.mask << BOTH
        rays = [ray for ray in RAYS[cells[0]] + RAYS[cells[-1]] if set(ray.cells) | {cells[0], cells[-1]} == set(cells)]
        self.pits = tuple(ray.pit - 1 for ray in rays)
        """The pits (from 0) at both ends of a row or column; none for a diagonal."""
        self.rays = tuple(
            tuple((cell, ray) for cell in cells for ray in RAYS[cell] if ray.pit - 1 == pit) for pit in self.pits
        )

    def __missing__(self, key: int) -> LinePattern:
        own, enemy = key & self.mask, key >> BOTH & self.mask
        line = LinePattern(
            self._wins(own, enemy),
            own.bit_count() >= ALIGNED,
            self._worth(own, enemy) - self._worth(enemy, own),
            tuple(self._moves(direction, own, enemy) for direction in range(len(self.pits))),
        )
        self[key] = line
        return line

    def _wins(self, own: int, enemy: int) -> int:
        if any(aligned(own, enemy)):
            return ANYWHERE
        empty = bits(self.mask & ~(own | enemy))
        return sum(1 << cell for cell in empty if any(aligned(own | 1 << cell, enemy)))

    def _worth(self, own: int, enemy: int) -> int:
        return sum(
            _WORTHS[(stretch & own).bit_count()] * _QUARTERS[stretch.bit_count()] // 4
            for stretch in stretches(self.cells, enemy)
        )

    def _moves(self, direction: int, own: int, enemy: int) -> tuple[int, ...]:
        counts = [0] * (MOST + 1)
        for cell, ray in self.rays[direction]:
            if (own | enemy) >> cell & 1:
                for count, end in enumerate(ray.cells, 1):
                    if not (own | enemy) >> end & 1:
                        counts[count] += 1 if own >> cell & 1 else -1
        return tuple(counts)


TABLES = tuple(map(PatternTable, LINES))


def lines_of(own: int, enemy: int) -> list[LinePattern]:
    """Return what each of the lines means to the side of the `own` pawns, in the order of TABLES."""
    both = own | enemy << BOTH
    return [table[both & table.both] for table in TABLES]


def winning_cells(own: int, enemy: int, lines: list[LinePattern]) -> dict[int, int]:
    """Return for each own pawn that could win the cells where it would, whether it gets there or not.

    They are those of lines that the pawn is not on, and of lines that win without it.
    """
    wins = [(table.mask, line.wins) for table, line in zip(TABLES, lines, strict=True) if line.wins]
    crowds = [table for table, line in zip(TABLES, lines, strict=True) if line.crowd]
    if not wins and not crowds:
        return {}
    found = {}
    both, empty = own | enemy << BOTH, ANYWHERE & ~(own | enemy)
    for start in bits(own):
        cells = 0
        for mask, completing in wins:
            if not mask >> start & 1:
                cells |= completing
        for table in crowds:
            if table.mask >> start & 1:
                cells |= table[(both ^ 1 << start) & table.both].wins
        if cells & empty:
            found[start] = cells & empty
    return found
