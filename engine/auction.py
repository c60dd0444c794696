"""The bid for turn order ([001]; R4): an auction, then the lowest bidder's choice of sides.

For any game of two players: it needs nothing of the game but its opening position.
"""

import re
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from engine.errors import IllegalMove, MoveError, UnreadableMove
from engine.half_moves import Answers, HalfMove, Label, Question
from engine.options import Option
from engine.play import Deadline, Play
from engine.position import Move, Position, Prompt
from engine.spelling import read_number
from engine.stage import Fields, PlyKind, Stage, Step
from engine.suggest import Group, Suggestion

OPTION = Option("bid", "flag")
HIGHEST = 99
BID, CALL = "bid", "call"
CHOICES = ("first", "second")
WORDS = (BID, CALL, *CHOICES)
"""The words that the texts of an auction begin with."""
SENSIBLE = range(10, 31)
"""The opening bids that are suggested before higher and lower ones."""
NEAR = 20
"""The most below the bid that stands at which a bid is suggested before lower ones."""
_BID = re.compile(rf"(?:{BID} ?)?(-?[0-9]{{1,9}})")
_HALF_BID = re.compile(rf"(?:{BID} ?)?0*([0-9]+(?:\.\.[0-9]+)?)")


def check_over(text: str) -> None:
    """Raise IllegalMove("auction-over") if a spelled text belongs to an auction, where there is none any more."""
    if text.split(maxsplit=1)[0] in WORDS:
        raise IllegalMove("auction-over")


def is_board_move(position: Position, text: str) -> bool:
    """Return whether a text reads as a move on the board, legal or not."""
    try:
        position.read_word(text) or position.read(text)
    except UnreadableMove:
        return False
    except MoveError:
        return True
    return True


@dataclass(frozen=True, slots=True)
class Auction(Stage):
    """The bidding."""

    position: Position = field()
    turn: int = 0
    standing: int = 0
    """The lowest bid so far; 0 before the first."""

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
        "auction-not-won",
    )

    def moves(self) -> Iterator[str]:
        highest = self.standing - 1 if self.standing else HIGHEST
        yield from (f"{BID} {number}" for number in range(highest, 0, -1))
        if self.standing:
            yield CALL

    def read(self, text: str) -> str:
        if text == CALL:
            if not self.standing:
                raise IllegalMove("nothing-to-call")
            return text
        if text in CHOICES:
            raise IllegalMove("auction-not-won", text=text)
        bid = _BID.fullmatch(text)
        if bid:
            return f"{BID} {self._check(int(bid[1]))}"
        if is_board_move(self.position, text):
            raise IllegalMove("auction-first", text=text)
        raise UnreadableMove("bid-unreadable", text=text)

    def after(self, move: str) -> Step:
        if move == CALL:
            return Choice(self.position, 1 - self.turn, self.standing), None
        return Auction(self.position, 1 - self.turn, int(move.removeprefix(f"{BID} "))), None

    def kind_of(self, move: Move) -> PlyKind:
        return "word"

    def fields(self) -> dict[str, str]:
        return {"turn": str(self.turn), "standing": str(self.standing)}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Auction":
        return cls(position, read_number(fields["turn"]), read_number(fields["standing"], range(HIGHEST + 1)))

    @property
    def key(self) -> Hashable:
        return self.name, self.position.key, self.turn, self.standing

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        data = {"player": 1 - self.turn, "bid": self.standing}
        return (Prompt("auction-answer", data) if self.standing else Prompt("auction-open"),)

    def half_move(self, text: str) -> HalfMove:
        return HalfBid(self, text)

    def _check(self, number: int) -> int:
        """Return the bid. Raises IllegalMove by the rule that it breaks."""
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
    """The choice of sides: the lowest bidder says who begins, and plays under their bid from then on."""

    position: Position = field()
    turn: int = field()
    bid: int

    name = "choice"
    undecided = True
    sides = (0, 1)

    def moves(self) -> Iterator[str]:
        yield from CHOICES

    def read(self, text: str) -> str:
        if text in CHOICES:
            return text
        early = is_board_move(self.position, text) or _BID.fullmatch(text) or text == CALL
        raise (IllegalMove if early else UnreadableMove)("choose-first-or-second", text=text)

    def after(self, move: str) -> Step:
        own = CHOICES.index(move)
        sides = (own, 1 - own) if self.turn == 0 else (1 - own, own)
        return Play(self.position, sides, Deadline(self.turn, self.bid, "bid")), None

    def kind_of(self, move: Move) -> PlyKind:
        return "choice"

    def fields(self) -> dict[str, str]:
        return {"turn": str(self.turn), "bid": str(self.bid)}

    @classmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Choice":
        return cls(position, read_number(fields["turn"]), read_number(fields["bid"], range(1, HIGHEST + 1)))

    @property
    def key(self) -> Hashable:
        return self.name, self.position.key, self.turn, self.bid

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        return (Prompt("choose", {"player": self.turn, "bid": self.bid}),)

    def half_move(self, text: str) -> HalfMove:
        return HalfWord(self, text)


class HalfWord(HalfMove):
    """A half-typed word of an auction."""

    code = "begin"
    breaks = ""

    @cached_property
    def ways(self) -> Answers:
        return tuple(map(self.word, self.moves()))

    def word(self, move: str) -> Suggestion:
        """Return the choice of a word or bid."""
        word, _, number = move.partition(" ")
        return self.choice(move, word, {"bid": int(number)} if number else {})


class HalfBid(HalfWord):
    """A half-typed bid, or a call: in the list first the sensible bids, unusual ones later, and `call` last."""

    def __init__(self, auction: Auction, text: str) -> None:
        super().__init__(auction, text)
        self.standing = auction.standing

    @property
    def begun(self) -> str:
        """What is typed; a number by itself is a bid."""
        bid = _HALF_BID.fullmatch(self.text)
        return f"{BID} {bid[1]}" if bid else self.text

    @cached_property
    def ways(self) -> Answers:
        """Bids from the highest down, but those above the sensible ones upwards, by their rank."""
        return tuple(map(self.word, sorted(self.moves(), key=self._order)))

    def _order(self, move: str) -> tuple[int, int]:
        rank, bid = self.rank(move), int(move.removeprefix(BID)) if move != CALL else 0
        return rank, bid if rank == 1 else -bid

    def rank(self, text: str) -> int:
        """Return a sorting key: bids that a hurried player may make, then higher ones, then low ones, then `call`."""
        if text == CALL:
            return 3
        bid = int(text.removeprefix(f"{BID} "))
        lowest, highest = (self.standing - NEAR, HIGHEST) if self.standing else (SENSIBLE.start, SENSIBLE.stop - 1)
        return 0 if lowest <= bid <= highest else 1 if bid > highest else 2

    def group_label(self, group: Group) -> Label:
        if CALL in group.members:  # only where somebody has typed a range from one word to another
            return super().group_label(group)
        numbers = [int(text.removeprefix(f"{BID} ")) for text in group.members]
        return "bids", {"first": min(numbers), "last": max(numbers)}

    def asked(self, limit: int) -> Question:
        """Return the question for any bid, with the call in place of one."""
        *bids, last = map(self.word, self.moves())
        return Question("bid", ((*bids, last),)) if last.text != CALL else Question("bid", (tuple(bids),), (last,))
