"""Exact wins within two turns in Contigo alignment, without listing the thousands of replies to thousands of turns.

After a pawn part of each side it is known by which ways the first side wins, and the pebble parts of both sides decide
whether the pits allow one of them. So one pawn part of the reply is tried against all first turns at once: at first
with single pebbles, which refute nearly everything, and with all pebble parts against the first turns that are left.
"""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import MOST, PITS
from engine.games.contigo.contigo import AlignmentPosition
from search.contigo.contigo_turns import moved, pawn_parts, turn_text, wins_with
from search.contigo.next_turn import NextTurn, enemy_turn, own_turn
from search.contigo.pawn_lines import ANYWHERE, lines_of, winning_cells
from search.contigo.pawn_paths import Path, is_open, paths
from search.contigo.pit_sums import Sowings

_SINGLES = tuple((pit, (pit + step) % len(PITS)) for pit in range(len(PITS)) for step in (1, -1))
"""All ways to move one pebble: the pit that it is taken from, and the next one."""


class _Reply(NamedTuple):
    """A pawn part of the enemy."""

    ways: tuple[Path, ...]
    """The ways by which the pawn gets there; none if no pawn moves."""
    enemy: int
    """The enemy's pawns after it."""


def wins_in_one(position: AlignmentPosition) -> list[str]:
    """Return the pawn parts that win."""
    cells = _winning_cells(position)
    return [turn_text(part) for part in pawn_parts(position) if wins_with(cells, part)]


def wins_in_two(position: AlignmentPosition) -> Iterator[str]:
    """Yield every turn that wins at once, or after which the side to move wins at its next turn whatever is replied."""
    own, enemy = position.own, position.pawns[1 - position.side]
    sowings = Sowings(position.pits, 1)
    cells = _winning_cells(position)
    for part in list(pawn_parts(position)) or [()]:
        if wins_with(cells, part):
            yield turn_text(part)
        else:
            forcing = Forcing(moved(own, part), enemy, sowings, advanced=position.advanced)
            yield from (turn_text(part, sowings.text(place)) for place in forcing.places())


def _winning_cells(position: AlignmentPosition) -> dict[int, int]:
    own, enemy = position.own, position.pawns[1 - position.side]
    return winning_cells(own, enemy, lines_of(own, enemy))


class Forcing:
    """After which pebble parts, given a pawn part, the enemy can't keep a side from winning at its next turn."""

    def __init__(self, own: int, enemy: int, sowings: Sowings, *, advanced: bool) -> None:
        self.own, self.enemy, self.sowings, self.advanced = own, enemy, sowings, advanced
        self._singles = list(_SINGLES)
        self._turns: dict[int, NextTurn] = {}
        self._replies = sorted(self._all_replies(), key=lambda reply: not self._is_legal(reply, sowings.counts))

    def places(self) -> Iterator[int]:
        """Yield the places of these pebble parts."""
        for place in bits(self.likely()):
            if self._is_forced(place):
                yield place

    def likely(self) -> int:
        """Return the lanes of these pebble parts, with few others: those that no single pebble parries."""
        danger = enemy_turn(self.own, self.enemy, lines_of(self.own, self.enemy), advanced=self.advanced)
        rest = immobile = self.sowings.ones & ~danger.winning(self.sowings)
        for reply in self._replies:
            if not rest:
                return 0
            lanes = 0
            for way in reply.ways:
                lanes |= self.sowings.leading(way)
            immobile &= ~lanes
            if lanes & rest:
                rest &= ~self._parried(self._turn(reply), rest & lanes)
        return rest & ~self._parried(self._turn(self._stuck), rest & immobile)

    @property
    def _stuck(self) -> _Reply:
        return _Reply((), self.enemy)

    def _all_replies(self) -> Iterator[_Reply]:
        """Yield every pawn part that some numbers of pebbles allow the enemy."""
        empty = ANYWHERE & ~(self.own | self.enemy)
        for start in bits(self.enemy):
            for end, ways in paths(advanced=self.advanced)[start].items():
                if empty >> end & 1:
                    yield _Reply(ways, self.enemy ^ 1 << start ^ 1 << end)

    def _is_legal(self, reply: _Reply, counts: bytes) -> bool:
        return any(is_open(way, counts) for way in reply.ways)

    def _turn(self, reply: _Reply) -> NextTurn:
        """Return by which ways the first side wins after a pawn part of the enemy."""
        found = self._turns.get(reply.enemy)
        if found is None:
            lines = lines_of(self.own, reply.enemy)
            found = self._turns[reply.enemy] = own_turn(self.own, reply.enemy, lines, advanced=self.advanced)
        return found

    def _parried(self, turn: NextTurn, lanes: int) -> int:
        """Return those of the lanes in which moving one pebble leaves the first side without a win."""
        if turn.moves is not None:
            return 0
        if not turn.ways:
            return lanes
        left = lanes
        for index, single in enumerate(self._singles):
            if not left:
                break
            if found := self._parried_by(single, turn, left):
                left &= ~found
                self._singles.insert(0, self._singles.pop(index))
        return lanes & ~left

    def _parried_by(self, single: tuple[int, int], turn: NextTurn, lanes: int) -> int:
        taken, into = single
        holding = self.sowings.holding
        lanes &= ~(holding[taken][0] | holding[into][MOST])
        won = 0
        for way in turn.ways:
            leading = lanes
            for pit, count in way:
                before = count + (pit == taken) - (pit == into)
                leading &= holding[pit][before] if 0 <= before <= MOST else 0
            won |= leading
        return lanes & ~won

    def _is_forced(self, place: int) -> bool:
        """Return whether no reply to one of the first turns keeps its side from winning."""
        counts = self.sowings.after(place)
        sowings = Sowings(counts, 1)
        legal = [reply for reply in self._replies if self._is_legal(reply, counts)]
        for reply in legal or [self._stuck]:
            if sowings.ones & ~self._turn(reply).winning(sowings):
                if legal:
                    self._replies.remove(reply)
                    self._replies.insert(0, reply)
                return False
        return True
