"""The worth of turns of Contigo alignment: lines, how freely pawns move, and wins at the next turn."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from engine.boards import bits
from engine.games.contigo.contigo import AlignmentPosition
from search.contigo.contigo_solving import ThreatSpace
from search.contigo.contigo_turns import PawnMove, Pawns, moved, pawns_of
from search.contigo.pawn_lines import TABLES, LinePattern, lines_of
from search.contigo.pawn_paths import l_mobility
from search.contigo.pit_sums import MIDDLE, sowings

MOBILITY = 2
"""The value of each move by which the mover's pawns have more than the enemy's."""
THREAT = 60
"""The value of each way in which the mover could win next turn."""
FORCING = 60
"""The value of a turn whose threats no single pebble parries."""
WAY = 10
"""The value of each way in which the mover would win with other pebbles. L-moves have too many to be informative."""
ENEMY_WAY = 16
"""The cost of each such way of the enemy, who moves first."""
DANGER = 10_000
"""The cost if the enemy can win next turn, and once more if in all ways: more than any other value."""


class Worths(NamedTuple):
    """The worth of all pebble parts after a pawn part."""

    lanes: int
    """The worth that depends on the pebbles, in a lane for each pebble part."""
    fixed: int
    """The worth that does not."""
    lost: int
    """The set of those after which the enemy, who cannot move, has won (R12)."""


class Best(NamedTuple):
    """The best turn that is known."""

    worth: int
    part: PawnMove
    place: int
    """The place of its pebble part among the sowings."""
    lost: bool
    """Whether the enemy, who cannot move, has then won."""


class Evaluation:
    """The worth of all turns from a position for the side to move, a pawn part at a time."""

    def __init__(self, position: AlignmentPosition) -> None:
        self.own, self.enemy = position.own, position.pawns[1 - position.side]
        self.advanced = position.advanced
        self.sowings = sowings(position.pits)
        self.threats = ThreatSpace(position, self.sowings)
        self.lines = lines_of(self.own, self.enemy)
        self._mobility = self._l_mobility() if self.advanced else self._straight_mobility(self.lines)
        self._most_mobility = self.sowings.highest(self._mobility)

    def upper_bound(self, part: PawnMove) -> int:
        """Return more than any pebble part is worth after a pawn part that does not win, or as much."""
        pawns = self._pawns_after(part)
        most = (
            self._fixed(pawns)
            + self._most_mobility
            + THREAT * len(pawns.chances.ways)
            + (FORCING if pawns.chances.ways else 0)
        )
        return most + self._most_gained(part, pawns.lines)

    def best(self, part: PawnMove, known: Best | None) -> Best | None:
        """Return the best pebble part after a pawn part that does not win, if it is worth more than what is `known`."""
        found, sowings = self.worths(part), self.sowings
        if best := sowings.first_of_best(found.lanes):
            worth, place = best
            if not known or worth + found.fixed > known.worth:
                known = Best(worth + found.fixed, part, place, lost=bool(found.lost >> place & 1))
        can_force = bool(self._pawns_after(part).chances.ways)
        if known and can_force and (within := sowings.above(found.lanes, known.worth - found.fixed - FORCING)):
            values = sowings.values(found.lanes)
            for place in bits(self.threats.candidates(part, within)):
                worth = values[place] - MIDDLE + FORCING + found.fixed
                if worth > known.worth:
                    known = Best(worth, part, place, lost=bool(found.lost >> place & 1))
        return known

    def worths(self, part: PawnMove) -> Worths:
        """Return what all pebble parts are worth after a pawn part that does not win."""
        sowings, leading = self.sowings, self.sowings.leading
        pawns = self._pawns_after(part)
        lanes = self._mobility + self._mobility_change(part, pawns.lines)
        if pawns.chances.ways:
            lanes += THREAT * sowings.lanes([leading(way) for way in pawns.chances.ways])
        danger = pawns.danger
        lost = danger.immobilizing(sowings)
        losing = [leading(way) for way in danger.ways] + [lost]
        if any_danger := reduce(or_, losing):
            lanes -= DANGER * sowings.lanes([any_danger]) + DANGER // len(losing) * sowings.lanes(losing)
        return Worths(lanes, self._fixed(pawns), lost)

    def _pawns_after(self, part: PawnMove) -> Pawns:
        return pawns_of(moved(self.own, part), self.enemy, advanced=self.advanced)

    def _fixed(self, pawns: Pawns) -> int:
        """Return the worth that does not depend on the pebbles."""
        ways = 0 if self.advanced else WAY * len(pawns.chances.ways) - ENEMY_WAY * len(pawns.danger.ways)
        return pawns.worth + ways

    def _straight_mobility(self, lines: list[LinePattern]) -> int:
        pits = (
            (pit, moves)
            for table, line in zip(TABLES, lines, strict=True)
            for pit, moves in zip(table.pits, line.moves, strict=True)
        )
        return MOBILITY * self.sowings.sums(pits)

    def _mobility_change(self, part: PawnMove, lines: Sequence[LinePattern]) -> int:
        """Return what the mobility changes by when a pawn part has changed some of the lines."""
        if self.advanced or not part:
            return 0
        changes = [
            (pit, [now - then for then, now in zip(old, new, strict=True)])
            for table, before, line in zip(TABLES, self.lines, lines, strict=True)
            if line is not before
            for pit, old, new in zip(table.pits, before.moves, line.moves, strict=True)
        ]
        return MOBILITY * self.sowings.sums(changes)

    def _most_gained(self, part: PawnMove, lines: Sequence[LinePattern]) -> int:
        """Return as much as the mobility gains when a pawn part has changed some of the lines, or more."""
        if self.advanced or not part:
            return 0
        pairs = zip(self.lines, lines, strict=True)
        return MOBILITY * sum([_most_more(before.moves, line.moves) for before, line in pairs if line is not before])

    def _l_mobility(self) -> int:
        """Return the mobility before the pawn part, which stands for that after any: it takes long to count."""
        return MOBILITY * self.sowings.sums(enumerate(l_mobility(self.own, self.enemy, self.sowings.counts)))


@lru_cache(1 << 14)
def _most_more(before: Sequence[Sequence[int]], after: Sequence[Sequence[int]]) -> int:
    """Return how many more moves a line allows at most, whatever the pits hold."""
    pits = zip(before, after, strict=True)
    return sum([max([now - then for then, now in zip(old, new, strict=True)]) for old, new in pits])
