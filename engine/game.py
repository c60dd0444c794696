"""A game: its description as data, and the ways to begin or take up a match of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from engine import notation, options
from engine.auction import Auction, Choice
from engine.flip import Flip
from engine.options import Option, Options, Value
from engine.play import Play
from engine.position import Position
from engine.stage import Stage
from engine.state import State

REFUSALS = ("unreadable", "game-over", "not-repeated", "nothing-to-take-back", "auction-over")
"""Codes of the refusals that any game may give."""


class Game(ABC):
    """Stateless. A subclass tells what the game is and how its board begins; `State` and the stages do the rest."""

    id: ClassVar[str]
    players: ClassVar[int] = 2
    sides: ClassVar[tuple[str, ...]]
    """Names of the sides, in turn order."""
    options: ClassVar[tuple[Option, ...]] = ()
    excludes: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Pairs of options that do not go together."""
    rules_version: ClassVar[int] = 1
    """Grows when a change of the rules would make an old record mean something else."""
    positions: ClassVar[type[Position]]
    stages: ClassVar[tuple[type[Stage], ...]] = (Play, Auction, Choice, Flip)
    """Every kind of stage a match of this game may come to."""

    @abstractmethod
    def opening(self, options: Options) -> Position:
        """The board at the start."""

    @abstractmethod
    def read_position(self, text: str, options: Options) -> Position:
        """The board that `Position.text` wrote. Raises TextError, KeyError or ValueError."""

    def start(self, chosen: Mapping[str, object] | None = None) -> State:
        """A new match. Options not chosen take their default. Raises OptionError."""
        settled = self.settle(chosen)
        return State(self, self.write_options(settled), self.first_stage(settled))

    def first_stage(self, options: Options) -> Stage:
        """What the players are asked for first."""
        opening = self.opening(options)
        play = Play(opening, tuple(range(self.players)))
        if options.get("flip"):
            return Flip(play, opening)
        return Auction(opening) if options.get("bid") else play

    @property
    def refusals(self) -> tuple[str, ...]:
        """The code of every refusal a player of this game may meet."""
        return (*REFUSALS, *self.positions.refusals, *(Auction.refusals if Auction in self.stages else ()))

    def settle(self, chosen: Mapping[str, object] | None = None) -> Options:
        """Every option with its value. Raises OptionError("unknown" | "value" | "conflict")."""
        return options.settle(self.options, self.excludes, chosen)

    def read_options(self, text: str) -> dict[str, Any]:
        """The options written in `text`, as `start` takes them. Raises OptionError."""
        return options.read(self.options, text)

    def write_options(self, chosen: Mapping[str, Value | None]) -> str:
        """The one text form of settled options."""
        return options.write(self.options, chosen)

    def from_text(self, text: str) -> State:
        """The position that `State.text` wrote, or one written by hand. Raises TextError, OptionError."""
        return notation.read_state(self, text)

    def replay(self, record: str) -> State:
        """The match that `State.record` wrote. Raises TextError, OptionError, MoveError."""
        return notation.read_record(self, record)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _registered, (self.id,)


def _registered(game_id: str) -> Game:
    from engine.registry import GAMES

    return GAMES[game_id]
