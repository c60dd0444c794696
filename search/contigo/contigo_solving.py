"""Threat-space search in Contigo alignment: exact wins within two turns, without listing every reply to every turn.

After a pawn part of each side it is known by which paths the first side wins, and the pebble parts of both sides decide
whether the pits allow one of them. So one pawn part of the reply is tried against all first turns at once: at first
with single pebbles, which refute nearly everything, and with all pebble parts against the first turns that are left.
Replies and pebbles that refuted lately are tried first (killer moves).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache, reduce
from operator import or_
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import MOST, PITS
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.turn import Turn
from search.contigo.contigo_turns import (
    REMEMBERED,
    NextTurn,
    PawnMove,
    moved,
    next_turn,
    pawn_parts,
    wins_with,
)
from search.contigo.pawn_lines import lines_of, winning_cells
from search.contigo.pawn_paths import Path, paths
from search.contigo.pit_sums import Sowings, sowings


class _Single(NamedTuple):
    """A way to move one pebble: the pit that it is taken from, and the next one."""

    taken: int
    into: int


_SINGLES = tuple(
    _Single(pit, into) for pit in range(len(PITS)) for into in ((pit + 1) % len(PITS), (pit - 1) % len(PITS))
)
"""All ways to move one pebble."""


class _Reply(NamedTuple):
    """A pawn part of the enemy."""

    end: int
    """The cell where it ends, as a set: it has to be empty. No cell if no pawn moves."""
    enemy: int
    """The enemy's pawns after it."""
    ways: tuple[Path, ...]
    """The ways by which the pawn gets there."""


def wins_in_one(position: AlignmentPosition) -> list[Turn]:
    """Return the pawn parts that win."""
    cells = _winning_cells(position)
    return [
        Turn((start, end))
        for start in bits(position.own)
        if start in cells
        for end in position.leg_ends((start,))
        if cells[start] >> end & 1
    ]


def wins_in_two(position: AlignmentPosition) -> Iterator[Turn]:
    """Yield every turn that wins at once, or after which the side to move wins at its next turn whatever is replied."""
    cells = _winning_cells(position)
    threats = ThreatSpace(position, sowings(position.pits))
    for part in list(pawn_parts(position)) or [()]:
        if wins_with(cells, part):
            yield Turn(part)
        else:
            yield from (Turn(part, threats.sowings.sowing(place)) for place in threats.wins(part))


def is_forced(position: AlignmentPosition) -> bool:
    """Return whether the side that has moved wins at its next turn, whatever the other one replies, who cannot win."""
    moved_last = replace(position, side=1 - position.side)
    return ThreatSpace(moved_last, sowings(position.pits)).is_win(moved_last.own, position.pits)


def _winning_cells(position: AlignmentPosition) -> dict[int, int]:
    own, enemy = position.own, position.pawns[1 - position.side]
    return winning_cells(own, enemy, lines_of(own, enemy))


class ThreatSpace:
    """The turns from a position whose threats the enemy cannot all parry, so that the side to move wins next turn."""

    def __init__(self, position: AlignmentPosition, possible: Sowings) -> None:
        """`possible` are the pebble parts of the position."""
        self.sowings = possible
        self._own, self._enemy = position.own, position.pawns[1 - position.side]
        self._advanced = position.advanced
        replies = _replies(self._enemy, advanced=self._advanced)
        self._replies = sorted(replies, key=lambda reply: not _is_legal(reply, position.pits))
        self._allowing: dict[int, int] = {}
        self._singles = list(_SINGLES)
        self._after_single: dict[_Single, list[list[int]]] = {}

    @cached_property
    def _holding(self) -> list[list[int]]:
        """For each pit and number of pebbles, the pebble parts after which it holds so many."""
        return [self.sowings.holding(pit) for pit in range(len(PITS))]

    def wins(self, part: PawnMove) -> Iterator[int]:
        """Yield the places of the pebble parts that force a win after a pawn part that does not win by itself."""
        own = moved(self._own, part)
        for place in bits(self.candidates(part)):
            if self.is_win(own, self.sowings.after(place)):
                yield place

    def candidates(self, part: PawnMove, within: int = -1) -> int:
        """Return the places of pebble parts whose threats no single pebble parries: few of them do not win.

        Only those of a set `within` are looked at.
        """
        own = moved(self._own, part)
        danger = next_turn(self._enemy, own, advanced=self._advanced)
        rest = immobile = within & self.sowings.ones & ~danger.winning(self.sowings)
        for reply in self._replies:
            if reply.end & own:
                continue
            if not rest:
                return 0
            allowing = self._leading_to(reply)
            immobile &= ~allowing
            if allowing & rest:
                rest &= ~self._parried(self._turn(own, reply), rest & allowing)
        return rest & ~self._parried(self._turn(own, self._stuck), rest & immobile)

    @property
    def _stuck(self) -> _Reply:
        """The reply without a pawn part."""
        return _Reply(0, self._enemy, ())

    def _leading_to(self, reply: _Reply) -> int:
        """Return the pebble parts that allow a reply."""
        found = self._allowing.get(reply.enemy)
        if found is None:
            found = self._allowing[reply.enemy] = reduce(or_, map(self.sowings.leading, reply.ways))
        return found

    def _turn(self, own: int, reply: _Reply) -> NextTurn:
        """Return by which ways the first side wins after a reply."""
        return next_turn(own, reply.enemy, advanced=self._advanced)

    def _parried(self, turn: NextTurn, places: int) -> int:
        """Return those of the pebble parts after which moving one pebble leaves the first side without a win."""
        if turn.moves is not None:
            return 0
        if not turn.ways:
            return places
        left = places
        for index, single in enumerate(self._singles):
            if found := self._parried_by(single, turn.ways, left):
                left &= ~found
                self._singles.insert(0, self._singles.pop(index))
                if not left:
                    break
        return places ^ left

    def _parried_by(self, single: _Single, ways: Sequence[Path], places: int) -> int:
        """Return those of the pebble parts after which moving a pebble leaves none of the ways open."""
        holding = self._after_single.get(single) or self._moving(single)
        places &= ~self._blocking(single)
        for way in ways:
            won = places
            for pit, count in way:
                won &= holding[pit][count]
            places ^= won
            if not places:
                return 0
        return places

    def _blocking(self, single: _Single) -> int:
        """Return the pebble parts after which a pebble cannot be moved so."""
        return self._holding[single.taken][0] | self._holding[single.into][MOST]

    def _moving(self, single: _Single) -> list[list[int]]:
        """Return after which pebble parts each pit holds how many pebbles when one more pebble has moved."""
        found = self._after_single[single] = self._holding.copy()
        found[single.taken] = [*found[single.taken][1:], 0]
        found[single.into] = [0, *found[single.into][:-1]]
        return found

    def is_win(self, own: int, counts: bytes) -> bool:
        """Return whether no reply keeps the first side from winning, given its pawns and the pits after its turn.

        The turn must not win at once, nor let the enemy.
        """
        after = Sowings(counts)
        legal = [reply for reply in self._replies if not reply.end & own and _is_legal(reply, counts)]
        for reply in legal or [self._stuck]:
            if after.ones & ~self._turn(own, reply).winning(after):
                if legal:
                    self._replies.remove(reply)
                    self._replies.insert(0, reply)
                return False
        return True


@lru_cache(REMEMBERED)
def _replies(enemy: int, *, advanced: bool) -> tuple[_Reply, ...]:
    """Return every pawn part that some numbers of pebbles allow the side of the `enemy` pawns, if its end is empty."""
    return tuple(
        _Reply(1 << end, enemy ^ 1 << start ^ 1 << end, ways)
        for start in bits(enemy)
        for end, ways in paths(advanced=advanced)[start].items()
        if not enemy >> end & 1
    )


def _is_legal(reply: _Reply, counts: bytes) -> bool:
    for way in reply.ways:
        for pit, count in way:
            if counts[pit] != count:
                break
        else:
            return True
    return False
