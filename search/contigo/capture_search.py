"""The search of Contigo Capture: the best turns, each a pawn part with one of the pebble parts that suit it best."""

from collections.abc import Hashable, Iterable, Iterator
from heapq import nlargest
from typing import ClassVar, NamedTuple

from engine.boards import bits
from engine.games.contigo.capture_board import NO_PART, Pieces, after_part, decided, pawn_parts
from engine.games.contigo.contigo_capture import SIDES, CapturePosition
from engine.games.contigo.turn import Path, Turn
from search.contigo.capture_endgame import Endgame
from search.contigo.capture_evaluation import CaptureEvaluation
from search.contigo.capture_facts import WORDS_AMONG_MORE, facts_of
from search.contigo.capture_solving import is_duel, is_lost, wins_in_one, wins_in_two
from search.contigo.pit_sums import sowings
from search.expansion import Expansion, Fact, Family, Sample, Shares, win_of
from search.levels import AMONG_MORE

PARTS = 16
"""The beam width: the most pawn parts of which an expansion lists turns."""
SOWINGS = 6
"""The number of pebble parts that it lists with each of them."""
TURNS = 16
"""The number of turns in an expansion when two sides are in: few, for a deep search."""
GROUPS = 2
"""The number of pebble parts with each pawn part then: one that leaves the fewest ways out, and a next one."""


class CaptureTurn(NamedTuple):
    """A move of an expansion."""

    path: Path
    """The cells of the pawn part; none if no pawn can move."""
    sowing: int | None
    """The place of the pebble part among `sowings`; None if the pawn part ends the game."""


_Judged = tuple[CaptureTurn, Shares]
"""A turn, and what every side may expect after it."""


class Capture(Family[CapturePosition]):
    """The search of Contigo Capture."""

    words: ClassVar = {"loses-by": "capture-makes-win", "blocks-win last-king": "capture-saves-key"}
    words_among_more = WORDS_AMONG_MORE
    prior_exponent = 4.0
    levels = AMONG_MORE | {1: AMONG_MORE[1]._replace(logit_temperature=2.3)}

    def expand(self, position: CapturePosition) -> Expansion:
        return _Turns(position).best()

    def expand_fully(self, position: CapturePosition) -> Expansion:
        return _Turns(position).all()

    def expand_some(self, position: CapturePosition, sample: Sample) -> Expansion:
        return _Turns(position).some(sample)

    def move(self, position: CapturePosition, code: CaptureTurn) -> Turn:
        return Turn(code.path, None if code.sowing is None else sowings(position.pits).sowing(code.sowing))

    def solve(self, position: CapturePosition, moves: int) -> Iterable[Turn] | None:
        """Return all first turns that win at once, or in two turns against one other side."""
        if moves > 2 or (moves == 2 and not is_duel(position.board)):
            return None
        return self._wins(position, moves)

    def is_lost(self, position: CapturePosition, moves: int) -> bool | None:
        """Return whether the only other side wins next turn, whatever is replied."""
        if moves > 1 or not is_duel(position.board):
            return None
        return is_lost(position.board, position.side, position.pits)

    def _wins(self, position: CapturePosition, moves: int) -> Iterator[Turn]:
        pieces, side, pits = position.board, position.side, position.pits
        for part in wins_in_one(pieces, side, pits):
            yield Turn(part.path)
        for part, place in wins_in_two(pieces, side, pits) if moves > 1 else ():
            yield Turn(part.path, sowings(pits).sowing(place))

    def progress_marks(self, position: CapturePosition) -> Iterator[Hashable]:
        """Yield how many pieces each side has, and where each key pawn is while it is so many."""
        board = position.board
        yield board.counts
        for side, cells in enumerate(board.controlled):
            yield board.counts, side, cells & board.keys

    def facts(self, position: CapturePosition, after: CapturePosition, move: Turn) -> Iterator[Fact]:
        return facts_of(position, after, move)

    def name_of(self, position: CapturePosition, side: int) -> str:
        return SIDES[side]


CAPTURE = Capture()


class _Turns:
    """The turns of one position: the pawn parts that end the game, and what to expect after the others."""

    def __init__(self, position: CapturePosition) -> None:
        pieces, side, pits = position.board, position.side, position.pits
        self.side = side
        self.ends: dict[CaptureTurn, Shares] = {}
        self.parts: list[_AmongMore | _AmongTwo] = []
        endgames: dict[int, Endgame] = {}
        for part in pawn_parts(pieces, side, pits) or [NO_PART]:
            after = after_part(pieces, side, part) if part.path else pieces
            winner = decided(after.counts, short=after.short) if part.captured else None
            _, *others = after.order(side)
            if winner is not None:
                self.ends[CaptureTurn(part.path, None)] = win_of(winner, len(after.controlled))
            elif len(others) == 1:
                endgame = endgames.setdefault(others[0], Endgame(pits, side, others[0]))
                self.parts.append(_AmongTwo(part.path, endgame, after, len(self.parts) % PARTS))
            else:
                self.parts.append(_AmongMore(part.path, CaptureEvaluation(after, others[0]), side, pits))
        self.most = TURNS if len(pieces.order(side)) == 2 else PARTS * SOWINGS

    def best(self) -> Expansion:
        """Return the turns that look best, and all that end the game."""
        parts = nlargest(PARTS, self.parts, key=lambda part: part.worth)
        turns = [turn for part in parts for turn in part.best()]
        return self._expansion(nlargest(self.most, turns, key=self._share), complete=False)

    def all(self) -> Expansion:
        """Return every legal turn."""
        return self._expansion([turn for part in self.parts for turn in part.all()], complete=True)

    def some(self, sample: Sample) -> Expansion:
        """Return a sample of the turns with each pawn part."""
        return self._expansion([turn for part in self.parts for turn in part.some(sample)], complete=False)

    def _share(self, turn: _Judged) -> float:
        return turn[1][self.side]

    def _expansion(self, turns: list[_Judged], *, complete: bool) -> Expansion:
        found = sorted([*turns, *self.ends.items()], key=self._share, reverse=True)
        return Expansion(
            [turn for turn, _ in found],
            [shares[self.side] for _, shares in found],
            {place: self.ends[turn] for place, (turn, _) in enumerate(found) if turn in self.ends},
            [shares for _, shares in found],
            complete,
        )


class _AmongMore:
    """The turns with one pawn part, after which more than two sides are in."""

    def __init__(self, path: Path, evaluation: CaptureEvaluation, side: int, pits: bytes) -> None:
        self.path, self.evaluation, self.side, self.pits = path, evaluation, side, pits
        self.worth = evaluation.shares(pits)[side]
        """The mover's share if the pebbles stayed as they are."""

    def best(self) -> Iterator[_Judged]:
        """Yield the turns that look best."""
        wide = sowings(self.pits)
        for _, place in wide.best(wide.sums(self.evaluation.gains(self.side, self.pits)), SOWINGS):
            yield CaptureTurn(self.path, place), self.evaluation.shares(wide.after(place))

    def all(self) -> Iterator[_Judged]:
        """Yield all turns."""
        wide = sowings(self.pits)
        known: dict[tuple[int, ...], Shares] = {}
        values = [wide.values(wide.sums(tables)) for tables in self.evaluation.kinds()]
        for place in wide.places:
            kind = tuple([lanes[place] for lanes in values])
            if kind not in known:
                known[kind] = self.evaluation.shares(wide.after(place))
            yield CaptureTurn(self.path, place), known[kind]

    def some(self, sample: Sample) -> Iterator[_Judged]:
        """Yield a sample of the turns."""
        wide = sowings(self.pits)
        for place in sample(wide.places):
            yield CaptureTurn(self.path, place), self.evaluation.shares(wide.after(place))


class _AmongTwo:
    """The turns with one pawn part, after which two sides are in."""

    def __init__(self, path: Path, endgame: Endgame, pieces: Pieces, number: int) -> None:
        self.path, self.endgame, self.sides = path, endgame, len(pieces.controlled)
        self.number = number
        """Which pebble parts it lists, of equally good ones."""
        self.groups = endgame.groups(pieces)
        self.worth = self.groups[0][0]
        """The mover's best share."""

    def best(self) -> Iterator[_Judged]:
        """Yield one of the best turns, and of the next best; with each pawn part others, as there may be thousands."""
        for share, lanes in self.groups[:GROUPS]:
            start = lanes.bit_length() * self.number // PARTS
            place = next(bits(lanes >> start << start))
            yield CaptureTurn(self.path, place), self.endgame.shares(share, self.sides)

    def all(self) -> Iterator[_Judged]:
        """Yield all turns."""
        for share, lanes in self.groups:
            shares = self.endgame.shares(share, self.sides)
            for place in bits(lanes):
                yield CaptureTurn(self.path, place), shares

    def some(self, sample: Sample) -> Iterator[_Judged]:
        """Yield a sample of the turns."""
        known = {place: share for share, lanes in self.groups for place in bits(lanes)}
        for place in sample(list(known)):
            yield CaptureTurn(self.path, place), self.endgame.shares(known[place], self.sides)
