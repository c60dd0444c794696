"""What a turn of Contigo alignment is worth: the lines, how freely pawns move, and who could win next turn."""

from typing import NamedTuple

from engine.boards import bits
from engine.games.contigo.contigo import AlignmentPosition
from search.contigo.pawn_lines import ANYWHERE, TABLES, Line, enemy_winning_cells, lines_of, winning_cells
from search.contigo.pawn_paths import Path, l_mobility, paths_to
from search.contigo.pit_sums import sowings

Part = tuple[int, ...]
"""A pawn part: the cell where it starts and the one where it ends. Empty if no pawn can move."""

MOBILITY = 2
"""What one more move is worth that the mover's pawns have, and the enemy's have not."""
THREAT = 60
"""What a way is worth by which the mover could win next turn."""
DANGER = 10_000
"""What it costs if the enemy can win next turn, and as much again by all ways: more than anything else is worth."""


class Worths(NamedTuple):
    """What all pebble parts after a pawn part are worth."""

    lanes: int
    """The worth that depends on the pebbles, in a lane for each pebble part."""
    lines: int
    """The worth that does not."""
    lost: int
    """1 in the lanes of those after which the enemy, who cannot move, has won (R12)."""


class Evaluation:
    """The worth of all turns from a position for the side to move, a pawn part at a time."""

    def __init__(self, position: AlignmentPosition) -> None:
        self.own, self.enemy = position.own, position.pawns[1 - position.side]
        self.advanced = position.advanced
        self.sowings = sowings(position.pits)
        self._lines = lines_of(self.own, self.enemy)
        self._mobility = self._l_mobility() if self.advanced else self._straight_mobility(self._lines)

    def winning_cells(self) -> dict[int, int]:
        """Return for each pawn that could win now the cells where it would, whether it gets there or not."""
        return winning_cells(self.own, self.enemy, self._lines)

    def worths(self, part: Part) -> Worths:
        """Return what all pebble parts are worth after a pawn part that does not win."""
        own = moved(self.own, part)
        lines = lines_of(own, self.enemy)
        lanes = self._mobility
        if part and not self.advanced:
            lanes += self._mobility_change(lines)
        for path in paths_to(winning_cells(own, self.enemy, lines), self.advanced):
            lanes += THREAT * self.leading(path)
        lost = self._lost(own, lines)
        dangers = [self.leading(path) for path in self.dangers(own, lines)]
        if dangers or lost:
            any_danger = lost
            for found in dangers:
                any_danger |= found
            lanes -= DANGER * any_danger + DANGER // (len(dangers) + 1) * (sum(dangers) + lost)
        return Worths(lanes, sum(line.worth for line in lines), lost)

    def dangers(self, own: int, lines: list[Line]) -> list[Path]:
        """Return all ways by which the enemy wins next turn, given the numbers of pebbles."""
        return paths_to(enemy_winning_cells(own, self.enemy, lines), self.advanced)

    def leading(self, path: Path) -> int:
        """Return the lanes of the pebble parts after which the pits allow a way."""
        lanes = self.sowings.ones
        for pit, count in path:
            lanes &= self.sowings.holding[pit][count]
        return lanes

    def _lost(self, own: int, lines: list[Line]) -> int:
        """Return the lanes of the pebble parts after which the enemy cannot move, if its pawns are aligned."""
        if all(line.enemy_wins != ANYWHERE for line in lines):
            return 0
        empty = ANYWHERE & ~(own | self.enemy)
        movable = 0
        for path in paths_to(dict.fromkeys(bits(self.enemy), empty), self.advanced):
            movable |= self.leading(path)
        return self.sowings.ones & ~movable

    def _straight_mobility(self, lines: list[Line]) -> int:
        pits = (
            (pit, moves)
            for table, line in zip(TABLES, lines, strict=True)
            for pit, moves in zip(table.pits, line.moves, strict=True)
        )
        return MOBILITY * self.sowings.sums(pits)

    def _mobility_change(self, lines: list[Line]) -> int:
        """Return what the mobility changes by when the pawn part has changed some of the lines."""
        changes = []
        for table, before, line in zip(TABLES, self._lines, lines, strict=True):
            if line is not before:
                for pit, old, new in zip(table.pits, before.moves, line.moves, strict=True):
                    changes.append((pit, [now - then for then, now in zip(old, new, strict=True)]))
        return MOBILITY * self.sowings.sums(changes)

    def _l_mobility(self) -> int:
        """Return the mobility before the pawn part, which stands for that after any: it takes long to count."""
        return MOBILITY * self.sowings.sums(enumerate(l_mobility(self.own, self.enemy, self.sowings.counts)))


def moved(pawns: int, part: Part) -> int:
    """Return pawns after a pawn part."""
    for cell in part:
        pawns ^= 1 << cell
    return pawns
