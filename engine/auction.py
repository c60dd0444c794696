"""The bid for turn order (RULES.md, section 0): an auction, then the lowest bidder's choice of sides.

For any game of two players: it needs nothing of the game but its opening position.
"""

import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass

from engine.errors import IllegalMove, MoveError, UnreadableMove
from engine.notation import number
from engine.options import Option
from engine.play import Deadline, Play
from engine.position import Position, Prompt
from engine.stage import Fields, Stage, Step
from engine.suggest import Suggestion, narrow

OPTION = Option("bid", "flag")
HIGHEST = 99
_BID = re.compile(r"bid ?(-?[0-9]{1,9})")
_CHOICES = ("first", "second")


def _label(text: str, _complete: bool) -> tuple[str, dict[str, object]]:
    word, _, number = text.partition(" ")
    return (word, {"bid": int(number)}) if number else (word, {})


def is_board_move(position: Position, text: str) -> bool:
    """Whether a text reads as a move on the board, legal or not."""
    try:
        position.read(text)
    except UnreadableMove:
        return False
    except MoveError:
        return True
    return True


@dataclass(frozen=True, slots=True)
class Auction(Stage):
    """Bids are open: `standing` is the lowest so far, 0 before the first."""

    position: Position
    turn: int = 0
    standing: int = 0

    name = "auction"
    undecided = True
    sides = (0, 1)
    refusals = (
        "auction-first",
        "bid-unreadable",
        "bid-not-lower",
        "bid-too-high",
        "bid-too-low",
        "bid-must-be-called",
        "nothing-to-call",
        "choose-first-or-second",
    )

    def moves(self) -> Iterator[str]:
        highest = self.standing - 1 if self.standing else HIGHEST
        yield from (f"bid {number}" for number in range(highest, 0, -1))
        if self.standing:
            yield "call"

    def read(self, text: str) -> str:
        if text == "call":
            if not self.standing:
                raise IllegalMove("nothing-to-call")
            return text
        bid = _BID.fullmatch(text)
        if bid:
            return f"bid {self._check(int(bid[1]))}"
        if is_board_move(self.position, text):
            raise IllegalMove("auction-first", text=text)
        raise UnreadableMove("bid-unreadable", text=text)

    def after(self, move: str) -> Step:
        if move == "call":
            return Choice(self.position, 1 - self.turn, self.standing), None
        return Auction(self.position, 1 - self.turn, int(move.split()[1])), None

    def fields(self) -> dict[str, str]:
        return {"turn": str(self.turn), "standing": str(self.standing)}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Auction":
        return cls(position, number(fields["turn"]), number(fields["standing"], range(HIGHEST + 1)))

    @property
    def key(self) -> Hashable:
        return self.name, self.position.key, self.turn, self.standing

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return (Prompt("auction-answer", {"bid": self.standing}) if self.standing else Prompt("auction-open"),)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """`call` before all, then bids from the highest down."""
        found = narrow(self.moves(), typed, limit, breaks="", label=_label)
        return sorted(found, key=lambda one: -int(one.text.partition(" ")[2] or HIGHEST + 1))

    def _check(self, number: int) -> int:
        if number < 1:
            raise IllegalMove("bid-too-low", bid=number)
        if self.standing == 1:
            raise IllegalMove("bid-must-be-called")
        if self.standing and number >= self.standing:
            raise IllegalMove("bid-not-lower", bid=number, standing=self.standing)
        if number > HIGHEST:
            raise IllegalMove("bid-too-high", high=HIGHEST)
        return number


@dataclass(frozen=True, slots=True)
class Choice(Stage):
    """The auction is won: the lowest bidder says who begins, and plays under their bid from then on."""

    position: Position
    turn: int
    bid: int

    name = "choice"
    undecided = True
    sides = (0, 1)

    def moves(self) -> Iterator[str]:
        yield from _CHOICES

    def read(self, text: str) -> str:
        if text in _CHOICES:
            return text
        early = is_board_move(self.position, text) or _BID.fullmatch(text) or text == "call"
        raise (IllegalMove if early else UnreadableMove)("choose-first-or-second", text=text)

    def after(self, move: str) -> Step:
        own = _CHOICES.index(move)
        sides = (own, 1 - own) if self.turn == 0 else (1 - own, own)
        return Play(self.position, sides, Deadline(self.turn, self.bid, "bid")), None

    def fields(self) -> dict[str, str]:
        return {"turn": str(self.turn), "bid": str(self.bid)}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Choice":
        return cls(position, number(fields["turn"]), number(fields["bid"], range(1, HIGHEST + 1)))

    @property
    def key(self) -> Hashable:
        return self.name, self.position.key, self.turn, self.bid

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return (Prompt("choose", {"bid": self.bid}),)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        return narrow(self.moves(), typed, limit, label=_label)
