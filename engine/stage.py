"""The stages of a match: a move on the board, a bid, a choice of sides.

A `Position` speaks of sides; a `Stage` speaks of players and holds a position. Formats around a round of play (an
auction before it, a deadline on it) are stages, so that any game may offer them without a word in its own rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from typing import Any, ClassVar, Literal

from engine.half_moves import HalfMove
from engine.outcome import Outcome
from engine.position import Move, Position, Prompt

Step = tuple["Stage", Outcome | None]
Fields = Mapping[str, str]
PlyKind = Literal["move", "word", "choice"]
"""A ply is a move on the board, a word said in its place, or a word that settles who plays which side."""


class Stage(ABC):
    """One stage of a match, immutable.

    Where a subclass is a dataclass with a field in place of a property, it says `= field()`: without that, dataclasses
    take the property for the field's default.
    """

    __slots__ = ()

    undecided: ClassVar[bool] = False
    """Whether the sides have not been assigned to the players yet."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The word for the stage in texts."""

    @property
    @abstractmethod
    def position(self) -> Position:
        """The board."""

    @property
    @abstractmethod
    def turn(self) -> int:
        """The player to move."""

    @property
    @abstractmethod
    def sides(self) -> tuple[int, ...]:
        """The side held by each player."""

    @property
    def round(self) -> int:
        """A number that changes when a round ends while the match goes on; 0 where there is nothing to count."""
        return 0

    @property
    def made(self) -> tuple[int, ...]:
        """The number of turns of each player in this round, without those of the set-up; empty where none count."""
        return ()

    @property
    def out(self) -> tuple[int, ...]:
        """The players who have left."""
        return tuple(self.sides.index(side) for side in self.position.gone)

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal exactly when everything that bears on what may follow is the same (R2)."""

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The special conditions of this turn."""
        return ()

    @abstractmethod
    def moves(self) -> Iterator[Move]:
        """Yield everything the player to move may play or say."""

    @abstractmethod
    def read(self, text: str) -> Move:
        """Return what `text` (already spelled) means. Raises MoveError."""

    @abstractmethod
    def after(self, move: Any) -> Step:
        """Return the stage that a move or a word leads to, and the outcome if it ends the match."""

    @abstractmethod
    def kind_of(self, move: Move) -> PlyKind:
        """Return what kind of ply a move, or its canonical text, is."""

    def closing(self, move: Move) -> Step:
        """Return the last stage and the outcome of the round that a move ends while the match goes on."""
        raise TypeError(type(self), move)

    def drop(self, player: int, reason: str) -> Step:
        """Return the stage after a player has left, and the outcome if that ends the match (R1): of two, one wins."""
        return self, Outcome(tuple(other for other in range(len(self.sides)) if other != player), reason)

    def turned_to(self, player: int) -> "Stage":
        """Return the same stage with another player to move, in games for more than two."""
        raise TypeError(type(self), player)

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """Return what a text needs to hold, besides the position, to make this stage again."""

    @classmethod
    @abstractmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Stage":
        """Return the stage that wrote `fields`; `opening` is the match's first board. Raises KeyError or ValueError."""

    def half_move(self, text: str) -> HalfMove:
        """Return what a half-typed text (already spelled) means, and how it may go on."""
        return HalfMove(self, text)
