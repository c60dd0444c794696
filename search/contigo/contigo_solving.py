"""Exact wins within two turns in Contigo alignment, without listing the thousands of replies to thousands of turns.

After a pawn part of each side it is known by which ways the first side wins, and the pebble parts of both sides decide
whether the pits allow one of them. So one pawn part of the reply is tried against all first turns at once: at first
with single pebbles, which refute nearly everything, and with all pebble parts against the first turns that are left.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import MOST, PITS
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.turn import turn_text
from search.contigo.contigo_turns import (
    NextTurn,
    PawnMove,
    enemy_turn,
    moved,
    own_turn,
    pawn_parts,
    wins_with,
)
from search.contigo.pawn_lines import lines_of, winning_cells
from search.contigo.pawn_paths import Path, is_open, paths
from search.contigo.pit_sums import Sowings

_SINGLES = tuple((pit, (pit + step) % len(PITS)) for pit in range(len(PITS)) for step in (1, -1))
"""All ways to move one pebble: the pit that it is taken from, and the next one."""


class _Reply(NamedTuple):
    """A pawn part of the enemy."""

    end: int
    """The cell where it ends, as a set: it has to be empty. No cell if no pawn moves."""
    enemy: int
    """The enemy's pawns after it."""
    ways: tuple[Path, ...]
    """The ways by which the pawn gets there."""


def wins_in_one(position: AlignmentPosition) -> list[str]:
    """Return the pawn parts that win."""
    cells = _winning_cells(position)
    return [turn_text(part) for part in pawn_parts(position) if wins_with(cells, part)]


def wins_in_two(position: AlignmentPosition) -> Iterator[str]:
    """Yield every turn that wins at once, or after which the side to move wins at its next turn whatever is replied."""
    cells = _winning_cells(position)
    forcing = Forcing(position)
    for part in list(pawn_parts(position)) or [()]:
        if wins_with(cells, part):
            yield turn_text(part)
        else:
            yield from (turn_text(part, forcing.sowings.text(place)) for place in forcing.places(part))


def _winning_cells(position: AlignmentPosition) -> dict[int, int]:
    own, enemy = position.own, position.pawns[1 - position.side]
    return winning_cells(own, enemy, lines_of(own, enemy))


class Forcing:
    """After which turns from a position the enemy can't keep the side to move from winning at its next turn."""

    def __init__(self, position: AlignmentPosition) -> None:
        self.sowings = Sowings(position.pits, 1)
        self._own, self._enemy = position.own, position.pawns[1 - position.side]
        self._advanced = position.advanced
        self._replies = sorted(self._all_replies(), key=lambda reply: not _is_legal(reply, position.pits))
        self._lanes: dict[int, int] = {}
        self._singles = list(_SINGLES)

    def forces(self, part: PawnMove, counts: bytes) -> bool:
        """Return whether a turn, given by its pawn part and the pits after it, wins next turn whatever is replied.

        It must not win at once, nor let the enemy.
        """
        return self._is_forced(moved(self._own, part), counts)

    def places(self, part: PawnMove) -> Iterator[int]:
        """Yield the places of the pebble parts that force a win after a pawn part that does not win by itself."""
        own = moved(self._own, part)
        for place in bits(self.likely(part)):
            if self._is_forced(own, self.sowings.after(place)):
                yield place

    def likely(self, part: PawnMove) -> int:
        """Return a set of places with those that force a win, and few others: no single pebble parries the threat."""
        own = moved(self._own, part)
        danger = enemy_turn(own, self._enemy, lines_of(own, self._enemy), advanced=self._advanced)
        rest = immobile = self.sowings.ones & ~danger.winning(self.sowings)
        for reply in self._replies:
            if reply.end & own:
                continue
            if not rest:
                return 0
            lanes = self._leading_to(reply)
            immobile &= ~lanes
            if lanes & rest:
                rest &= ~self._parried(self._turn(own, reply), rest & lanes)
        return rest & ~self._parried(self._turn(own, self._stuck), rest & immobile)

    def _all_replies(self) -> Iterator[_Reply]:
        """Yield every pawn part that some numbers of pebbles allow the enemy, if its end is empty."""
        for start in bits(self._enemy):
            for end, ways in paths(advanced=self._advanced)[start].items():
                if not self._enemy >> end & 1:
                    yield _Reply(1 << end, self._enemy ^ 1 << start ^ 1 << end, ways)

    @property
    def _stuck(self) -> _Reply:
        """The reply without a pawn part."""
        return _Reply(0, self._enemy, ())

    def _leading_to(self, reply: _Reply) -> int:
        """Return the lanes of the pebble parts that allow a reply."""
        lanes = self._lanes.get(reply.enemy)
        if lanes is None:
            lanes = self._lanes[reply.enemy] = reduce(or_, map(self.sowings.leading, reply.ways))
        return lanes

    def _turn(self, own: int, reply: _Reply) -> NextTurn:
        """Return by which ways the first side wins after a reply."""
        return own_turn(own, reply.enemy, lines_of(own, reply.enemy), advanced=self._advanced)

    def _parried(self, turn: NextTurn, lanes: int) -> int:
        """Return those of the lanes in which moving one pebble leaves the first side without a win."""
        if turn.moves is not None:
            return 0
        if not turn.ways:
            return lanes
        ways = sorted(turn.ways, key=lambda way: not is_open(way, self.sowings.counts))
        left = lanes
        for index, single in enumerate(self._singles):
            if not left:
                break
            if found := self._parried_by(single, ways, left):
                left &= ~found
                self._singles.insert(0, self._singles.pop(index))
        return lanes & ~left

    def _parried_by(self, single: tuple[int, int], ways: list[Path], lanes: int) -> int:
        taken, into = single
        holding = self.sowings.holding
        lanes &= ~(holding(taken)[0] | holding(into)[MOST])
        for way in ways:
            won = lanes
            for pit, count in way:
                before = count + (pit == taken) - (pit == into)
                won &= holding(pit)[before] if 0 <= before <= MOST else 0
            lanes &= ~won
            if not lanes:
                return 0
        return lanes

    def _is_forced(self, own: int, counts: bytes) -> bool:
        """Return whether no reply keeps the first side from winning, given its pawns and the pits after its turn."""
        sowings = Sowings(counts, 1)
        legal = [reply for reply in self._replies if not reply.end & own and _is_legal(reply, counts)]
        for reply in legal or [self._stuck]:
            if sowings.ones & ~self._turn(own, reply).winning(sowings):
                if legal:
                    self._replies.remove(reply)
                    self._replies.insert(0, reply)
                return False
        return True


def _is_legal(reply: _Reply, counts: bytes) -> bool:
    return any(is_open(way, counts) for way in reply.ways)
