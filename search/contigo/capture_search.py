"""How Contigo Capture is searched: the best turns, each a pawn part and one of the pebble parts that suit it best."""

from collections.abc import Hashable, Iterable, Iterator
from heapq import nlargest
from typing import NamedTuple

from engine.games.contigo.capture_board import NO_PART, after_part, decided, pawn_parts
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.turn import Path, turn_text
from search.contigo.capture_facts import facts_of
from search.contigo.capture_outlook import Outlook
from search.contigo.capture_solving import wins_in_one, wins_in_two
from search.contigo.pit_sums import sowings
from search.expansion import Expansion, Fact, Family, Shares, win_of
from search.levels import AMONG_MORE

PARTS = 16
"""With how many pawn parts, at most, an expansion goes on to the pebbles."""
SOWINGS = 6
"""How many pebble parts it lists with each of them."""


class CaptureTurn(NamedTuple):
    """A move of an expansion."""

    path: Path
    """The cells of the pawn part; none if no pawn can move."""
    sowing: int | None
    """The place of the pebble part among `sowings`; None if the pawn part ends the game."""


class Capture(Family[CapturePosition]):
    """The search of Contigo Capture."""

    prior_exponent = 4.0
    levels = AMONG_MORE

    def expand(self, position: CapturePosition) -> Expansion:
        return _Turns(position).best()

    def expand_fully(self, position: CapturePosition) -> Expansion:
        return _Turns(position).all()

    def text(self, position: CapturePosition, move: CaptureTurn) -> str:
        return turn_text(move.path, "" if move.sowing is None else sowings(position.pits).text(move.sowing))

    def solve(self, position: CapturePosition, moves: int) -> Iterable[str] | None:
        """Return all first turns that win at once, or in two turns against one other side; otherwise nothing is known.

        In the short game the latter is left to the general way too.
        """
        if moves > 2 or (moves == 2 and (position.board.short or len(position.playing) > 2)):
            return None
        return self._wins(position, moves)

    def _wins(self, position: CapturePosition, moves: int) -> Iterator[str]:
        pieces, side, pits = position.board, position.side, position.pits
        for part in wins_in_one(pieces, side, pits):
            yield self.text(position, CaptureTurn(part.path, None))
        for part, place in wins_in_two(pieces, side, pits) if moves > 1 else ():
            yield self.text(position, CaptureTurn(part.path, place))

    def reached(self, position: CapturePosition) -> Iterator[Hashable]:
        """Yield how many pieces each side has, and where each key pawn is while it is so many."""
        board = position.board
        yield board.counts
        for side, cells in enumerate(board.controlled):
            yield board.counts, side, cells & board.keys

    def facts(self, position: CapturePosition, move: str) -> tuple[Fact, ...]:
        return tuple(facts_of(position, move))


CAPTURE = Capture()


class _Turns:
    """The turns of one position: the pawn parts that end the game, and what to expect after the others."""

    def __init__(self, position: CapturePosition) -> None:
        self.side = position.side
        self.pits = position.pits
        self.sowings = sowings(self.pits)
        self.ends: dict[CaptureTurn, Shares] = {}
        self.outlooks: list[tuple[Path, Outlook]] = []
        pieces = position.board
        next_side = (self.side + 1) % len(pieces.controlled)
        for part in pawn_parts(pieces, self.side, self.pits) or [NO_PART]:
            after = after_part(pieces, self.side, part) if part.path else pieces
            winner = decided(after.counts, short=after.short) if part.captured else None
            if winner is None:
                self.outlooks.append((part.path, Outlook(after, next_side)))
            else:
                self.ends[CaptureTurn(part.path, None)] = win_of(winner, len(after.controlled))

    def best(self) -> Expansion:
        """Return the turns that look best, and all that end the game."""
        return self._expansion(self._best(), complete=False)

    def all(self) -> Expansion:
        """Return every legal turn."""
        return self._expansion(self._all(), complete=True)

    def _best(self) -> Iterator[tuple[CaptureTurn, Shares]]:
        for path, outlook in nlargest(PARTS, self.outlooks, key=self._worth):
            sums = self.sowings.sums(outlook.gains(self.side, self.pits))
            for _, place in self.sowings.best(sums, SOWINGS):
                yield CaptureTurn(path, place), outlook.shares(self.sowings.after(place))

    def _all(self) -> Iterator[tuple[CaptureTurn, Shares]]:
        for path, outlook in self.outlooks:
            known: dict[tuple[int, ...], Shares] = {}
            values = [self.sowings.values(self.sowings.sums(tables)) for tables in outlook.kinds()]
            for place in self.sowings.places:
                kind = tuple([lanes[place] for lanes in values])
                if kind not in known:
                    known[kind] = outlook.shares(self.sowings.after(place))
                yield CaptureTurn(path, place), known[kind]

    def _worth(self, candidate: tuple[Path, Outlook]) -> float:
        """Return the mover's share after a pawn part if the pebbles stayed as they are."""
        return candidate[1].shares(self.pits)[self.side]

    def _expansion(self, turns: Iterable[tuple[CaptureTurn, Shares]], *, complete: bool) -> Expansion:
        found = [*turns, *self.ends.items()]
        found.sort(key=lambda turn: turn[1][self.side], reverse=True)
        return Expansion(
            [turn for turn, _ in found],
            [shares[self.side] for _, shares in found],
            {place: self.ends[turn] for place, (turn, _) in enumerate(found) if turn in self.ends},
            [shares for _, shares in found],
            complete,
        )
