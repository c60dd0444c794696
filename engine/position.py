"""What the rules of a game are written as: a `Position`, immutable, that knows sides but no players."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from engine.outcome import Result
from engine.spelling import LETTER_FIRST, Spelling
from engine.suggest import Suggestion, narrow


@dataclass(frozen=True, slots=True)
class Piece:
    """What stands on a cell: its side (index) and its kind (a code with a message, such as `disk`)."""

    side: int
    kind: str


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is special about this turn, beyond "play a move": a code and data, for the band and the message."""

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
    """How the cells of the board are named in texts."""

    side: int
    """The side to move."""

    @abstractmethod
    def moves(self) -> Iterator[str]:
        """The canonical text of every legal move, each once, lazily."""

    @abstractmethod
    def read(self, text: str) -> str:
        """The canonical text of the legal move that `text` (already spelled) means. Raises MoveError, by rule."""

    @abstractmethod
    def after(self, move: str) -> Self:
        """The position that a legal move, given canonically, leads to."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """The end that the move just made brings about, if any."""

    @property
    def result_at_turn(self) -> Result | None:
        """The end that holds as the next turn begins, tested after every other (R4)."""
        return None

    @property
    def counted(self) -> bool:
        """Whether a move made here counts as a turn under a bid (R4: set-up moves do not)."""
        return True

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What is special about this turn, told by the board."""
        return ()

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal exactly when everything that bears on what may follow is the same (R2)."""

    @abstractmethod
    def text(self) -> str:
        """One line that the game's `read_position` reads back."""

    @abstractmethod
    def pieces(self) -> dict[str, Piece]:
        """What stands on the board, by cell name, in board order."""

    @property
    def gone(self) -> tuple[int, ...]:
        """The sides that have left a match of more than two."""
        return ()

    def without(self, side: int) -> Self:
        """The position after a side has left a match of more than two (R1), the turn passed over it."""
        raise TypeError(type(self), side)

    def places(self) -> tuple[str, ...]:
        """The cells where the side to move may place a piece from outside the board, in games where one does."""
        return ()

    def first_steps(self, limit: int) -> list[Suggestion]:
        """Ways to begin a move, kind by kind where a game has several; the texts may be words that no move begins with.

        `suggest` goes on from them.
        """
        return self.suggest("", limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """Continuations of a half-typed move (already spelled)."""
        return narrow(self.moves(), typed, limit)
