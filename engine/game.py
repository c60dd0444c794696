"""A game: its description, and the three ways to come to a state of it."""

import copyreg
from collections import deque
from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, ClassVar, Self

from engine import notation
from engine.description import STAGES, GameDescription
from engine.errors import TextError
from engine.outcome import Outcome
from engine.position import Position
from engine.spelling import read_number
from engine.stage import Stage
from engine.state import State


class Game(GameDescription):
    """A game to play. Subclasses say what the game is; there is one instance of each, copies and pickles included."""

    _instance: ClassVar["Game"]

    def __new__(cls) -> Self:
        """Return the one instance of the class."""
        if "_instance" not in cls.__dict__:
            cls._instance = super().__new__(cls)
        instance = cls._instance
        assert isinstance(instance, cls)
        return instance

    def start(self, chosen: Mapping[str, object] | None = None) -> State:
        """Return a new match. Options that are not chosen take their default. Raises OptionError."""
        options = self.settle(chosen)
        return State(self, self.write_options(options), self.first_stage(options))

    def from_text(self, text: str) -> State:
        """Return the state that `State.text` wrote, or somebody by hand. Raises TextError, OptionError."""
        head, *lines = notation.lines_of(text)
        terms = self._read_head(head)
        fields = notation.read_fields(lines)
        try:
            options = self.settle(self.read_options(terms))
            position = self.read_position(fields["board"], options)
            stage = self._read_stage(position, fields["stage"], self.opening(options))
            outcome = notation.read_outcome(fields["outcome"]) if "outcome" in fields else None
            state = State(self, terms, stage, outcome, read_number(fields["ply"]))
            self._check_playable(state)
        except (KeyError, IndexError) as missing:
            raise TextError("missing", what=str(missing)) from missing
        except TextError:
            raise
        except ValueError as wrong:
            raise TextError("value", what=str(wrong)) from wrong
        return replace(state, origin=state.text())

    def replay(self, record: str) -> State:
        """Return the state at the end of a record. Raises TextError, OptionError; MoveError with the entry's `line`."""
        head, *lines = notation.lines_of(record)
        terms = self._read_head(head)
        origin, entries = notation.read_entries(lines)
        start = self.from_text(origin) if origin else self.start(self.read_options(terms))
        return deque(chain([start], start.follow(entries)), maxlen=1).pop()

    def _read_head(self, line: str) -> str:
        """Return the canonical text of the options in the first line of either text. Raises TextError, OptionError."""
        name, _, terms = line.partition(" ")
        if name != self.id:
            raise TextError("game", game=self.id, line=line)
        return self.write_options(self.settle(self.read_options(terms)))

    def _read_stage(self, position: Position, text: str, opening: Position) -> Stage:
        name, *words = text.split()
        if name not in self.stages:
            raise TextError("stage", stage=name)
        return STAGES[name](position, notation.read_stage_fields(words), opening)

    def _check_playable(self, state: State) -> None:
        """Raise TextError unless the state has the players of this game and play can lead out of it."""
        players = range(self.players)
        winners = state.outcome.winners if state.outcome else ()
        if sorted(state.sides) != list(players) or state.stage.turn not in players:
            raise TextError("value", what=f"sides {state.sides}")
        if list(winners) != sorted(set(winners) & set(players)) or len(winners) == len(players):
            raise TextError("value", what=f"winners {winners}")
        if not state.outcome and len(players) - len(state.out) < 2:
            raise TextError("players", out=state.out)
        result = state.position.result
        if not state.outcome and result and not result.sides:
            raise TextError("ended", outcome=notation.write_outcome(Outcome((), result.reason, result.cells)))

    def __repr__(self) -> str:
        return f"<Game {self.id}>"


def _reduced(state: State) -> tuple[Any, ...]:
    """Return how to unpickle a state: from its record. One state after the other would be too deep to pickle."""
    return _unpickled, (state.game, state.record(), state.stage, state.outcome)


def _unpickled(game: Game, record: str, stage: Stage, outcome: Outcome | None) -> State:
    """Return the state at the end of a record. A finished round has another stage and outcome than that."""
    return replace(game.replay(record), stage=stage, outcome=outcome)


copyreg.pickle(State, _reduced)
