"""The description of a game as data: its players, options, board, and the stages that a match goes through."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from engine import options
from engine.auction import Auction, Choice
from engine.flip import first_round, read_round
from engine.options import Option, Options, Value
from engine.play import Play
from engine.position import Position
from engine.stage import Fields, Stage

REFUSALS = ("unreadable", "range", "game-over", "not-repeated", "nothing-to-take-back", "no-own-ply", "auction-over")
"""Codes of the refusals that every game may give."""
STAGES: Mapping[str, Callable[[Position, Fields, Position], Stage]] = {
    "play": Play.from_fields,
    "auction": Auction.from_fields,
    "choice": Choice.from_fields,
    "flip": read_round,
}
"""The functions that read a stage from its fields (`Stage.from_fields`), by the stage's name."""


class GameDescription(ABC):
    """The part of a game that a `State` needs. It has no state of its own; games subclass `engine.game.Game`."""

    id: ClassVar[str]
    players: ClassVar[int] = 2
    sides: ClassVar[tuple[str, ...]]
    """Names of the sides, in turn order."""
    options: ClassVar[tuple[Option, ...]] = ()
    excludes: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of options that cannot be combined."""
    rules_version: ClassVar[int] = 1
    """Grows with every change of the rules by which an old record means something else, or by which a new one may hold
    what the rules before cannot read: a process with these leaves such a match to others.
    """
    positions: ClassVar[type[Position]]
    stages: ClassVar[tuple[str, ...]] = tuple(STAGES)
    """The names of every kind of stage that a match of this game may come to."""

    @abstractmethod
    def opening(self, options: Options) -> Position:
        """Return the board at the start."""

    @abstractmethod
    def read_position(self, text: str, options: Options) -> Position:
        """Return the board that `Position.text` wrote. Raises TextError, KeyError or ValueError."""

    def first_stage(self, options: Options) -> Stage:
        """Return the stage that a match with these options begins with."""
        opening = self.opening(options)
        if options.get("flip"):
            return first_round(opening)
        return Auction(opening) if options.get("bid") else Play(opening, tuple(range(self.players)))

    @property
    def refusals(self) -> tuple[str, ...]:
        """The code of every refusal that a player of this game may meet."""
        return (*REFUSALS, *self.positions.refusals, *(Auction.refusals if "auction" in self.stages else ()))

    def settle(self, chosen: Mapping[str, object] | None = None) -> Options:
        """Return every option with its value. Raises OptionError("unknown" | "value" | "conflict")."""
        return options.settle(self.options, self.excludes, chosen)

    def read_options(self, text: str) -> dict[str, Any]:
        """Return the options written in `text`, as `start` takes them. Raises OptionError."""
        return options.read(self.options, text)

    def settled(self, text: str) -> Options:
        """Return every option with the value that `text` leaves or gives it. Raises OptionError."""
        return self.settle(self.read_options(text))

    def write_options(self, chosen: Mapping[str, Value | None]) -> str:
        """Return the canonical text of settled options."""
        return options.write(self.options, chosen)
