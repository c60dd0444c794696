"""The form of every game's rules: an immutable `Position` that knows sides but no players."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from engine.boards.contents import Content
from engine.errors import IllegalMove, MoveError
from engine.half_moves import HalfMove
from engine.outcome import Result
from engine.spelling import LETTER_FIRST, Spelling

Move = Hashable
"""A move as a family reads it, once: its `str` is the canonical text. A word, such as `pass`, is its own text."""
PASS = "pass"  # noqa: S105  a word that players say, and no password
"""The word for making no move, in games that allow it."""
SWAP = "swap"
"""The second player's word for exchanging sides, in games that offer it (R9)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece on a cell: its side (index) and its kind (a code with a message, such as `disk`)."""

    side: int
    kind: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """A special condition of a turn, beyond "play a move": a code and data, for the band and the message."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)


class Position(ABC):
    """A board with a side to move.

    A game's file subclasses this; everything else (players, auctions, resignation, records) is built on top of it.
    """

    __slots__ = ()

    refusals: ClassVar[tuple[str, ...]] = ()
    """Codes of the refusals that `read` raises."""
    needs_confirmation: ClassVar[tuple[str, ...]] = ()
    """The canonical texts of moves that a player is asked to confirm before they count."""
    spelling: ClassVar[Spelling] = LETTER_FIRST
    """The spelling of the board's cells in texts."""

    side: int
    """The side to move."""
    turn: int
    """0 in the first turn, 1 in the second, 2 from then on, in games that offer a swap (`swaps`)."""

    # The rules

    @abstractmethod
    def moves(self) -> Iterator[Move]:
        """Yield every legal move once."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """Return the legal move that `text` (already spelled) means. Raises MoveError by rule.

        Words have been read before (`read_word`).
        """

    @property
    def may_pass(self) -> bool:
        """Whether the side to move may pass: in most games only where it has no other move (R3)."""
        return next(self.moves(), "") == PASS

    @property
    def swaps(self) -> bool:
        """Whether the game offers the second player to exchange sides in place of their first move (R9)."""
        return False

    @property
    def may_swap(self) -> bool:
        """Whether the players may exchange sides now (R9)."""
        return self.swaps and self.turn == 1

    def read_word(self, text: str) -> str:
        """Return `text` if it is a word that may be said in place of a move; nothing if it is none of this game's.

        Raises IllegalMove for one that may not be said now.
        """
        if text == PASS and not self.may_pass:
            raise IllegalMove("cannot-pass")
        if text == SWAP and self.swaps and not self.may_swap:
            raise IllegalMove("swap-too-late")
        return text if text == PASS or (text == SWAP and self.swaps) else ""

    @abstractmethod
    def after(self, move: Any) -> Self:
        """Return the position that a legal move leads to."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The end that the move just made brings about, if any."""

    @property
    def result_at_turn(self) -> Result | None:
        """The end that holds as the next turn begins, tested after every other (R4)."""
        return None

    @property
    def in_setup(self) -> bool:
        """Whether pieces are being placed before the first move. Placing one is no turn under a bid (R4)."""
        return False

    @property
    def gone(self) -> tuple[int, ...]:
        """The sides that have left a match of more than two."""
        return ()

    def without(self, side: int) -> Self:
        """Return the position after a side has left a match of more than two (R1), the turn passed over it."""
        raise TypeError(type(self), side)

    def turned_to(self, side: int) -> Self:
        """Return the same board with another side to move, in games for more than two."""
        raise TypeError(type(self), side)

    # What it is

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal exactly when everything that bears on what may follow is the same (R2)."""

    @property
    @abstractmethod
    def content(self) -> Content:
        """The contents of the board and the side to move, and nothing else."""

    @abstractmethod
    def text(self) -> str:
        """Return one line that the game's `read_position` reads back."""

    @abstractmethod
    def pieces(self) -> dict[str, Piece]:
        """Return what stands on the board, by cell name, in board order."""

    # What people are shown

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The special conditions of this turn, as far as the board knows."""
        return ()

    def places(self) -> tuple[str, ...]:
        """Return the cells where the side to move may place a piece from outside the board, in games where one does."""
        return ()

    def places_of(self, refusal: MoveError) -> tuple[str, ...]:
        """Return what breaks the rule, as a picture can mark it: cells by their names, and what else the board has."""
        return tuple(refusal.data.get("cells", ()))

    def half_move(self, text: str) -> HalfMove:
        """Return what a half-typed move (already spelled) means, and how it may go on.

        It is also asked for the texts of its choices, which may be words that no move begins with.
        """
        return HalfMove(self, text, self.content.board)
