"""What the players are asked for right now: a move on the board, a bid, a choice of sides.

A `Position` speaks of sides; a `Stage` speaks of players and holds a position. Formats around a round of play (an
auction before it, a deadline on it) are stages, so that any game may offer them without a word in its own rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping
from typing import ClassVar

from engine.outcome import Outcome
from engine.position import Position, Prompt
from engine.suggest import Suggestion, narrow

Step = tuple["Stage", Outcome | None]
Fields = Mapping[str, str]


class Stage(ABC):
    """One stage of a match, immutable."""

    __slots__ = ()

    name: str
    undecided: ClassVar[bool] = False
    """Whether it is still open who plays which side."""
    in_rounds: ClassVar[bool] = False
    """Whether a match that begins with this stage may go over several rounds."""
    position: Position
    turn: int
    """The player to move."""
    sides: tuple[int, ...]
    """The side held by each player."""

    @abstractmethod
    def moves(self) -> Iterator[str]:
        """The canonical text of everything the player to move may say."""

    @abstractmethod
    def read(self, text: str) -> str:
        """The canonical text that `text` (already spelled) means. Raises MoveError."""

    @abstractmethod
    def after(self, move: str) -> Step:
        """The stage that a canonical text leads to, and the outcome if it ends the match."""

    def drop(self, player: int, reason: str) -> Step:
        """The stage after a player has left, and the outcome if that ends the match (R1): of two, the other wins."""
        return self, Outcome(tuple(one for one in range(len(self.sides)) if one != player), reason)

    @property
    def out(self) -> tuple[int, ...]:
        """The players who have left."""
        return tuple(self.sides.index(side) for side in self.position.gone)

    @abstractmethod
    def fields(self) -> dict[str, str]:
        """What a text needs to hold, beside the position, to make this stage again."""

    @classmethod
    @abstractmethod
    def from_fields(cls, position: Position, fields: Fields, opening: Position) -> "Stage":
        """The stage that `fields` told of, in a match that begins with `opening`. Raises KeyError or ValueError."""

    @property
    @abstractmethod
    def key(self) -> Hashable:
        """Equal exactly when everything that bears on what may follow is the same (R2)."""

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """What is special about this turn."""
        return ()

    def closes(self, move: str) -> Step | None:
        """The round that a move ends while the match goes on: its last stage and outcome. None for every other move."""
        return None

    def first_steps(self, limit: int) -> list[Suggestion]:
        """Ways to begin a move, kind by kind."""
        return self.suggest("", limit)

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        """Continuations of a half-typed text (already spelled)."""
        return narrow(self.moves(), typed, limit)
