"""Lessons as data: one file per game, with steps that are each a position and a goal."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from engine import GAMES, Game, State
from engine.options import is_off
from training.goals import Goal, Miss, missed, read_goal

FOLDER: Final = Path(__file__).with_name("lessons")


class LessonError(ValueError):
    """An invalid step in a data file."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position in which the player to move, the learner, has a goal.

    Its texts are the messages `lesson-<game>-<id>` (the idea and the task) and `lesson-<game>-<id>-done`. An optional
    message `lesson-<game>-<id>-missed` replaces the goal's own explanation of a wrong try.

    - `id`: unique in the game. It is stored and never changes.
    - `option`: the name of the option it is about; empty for the core steps, which everybody takes.
    - `shown`: places that its picture points at.
    - `hint`: the canonical move that hints lead to; empty for the first solution.
    """

    game: str
    id: str
    state: State
    goals: Sequence[Goal]
    option: str = ""
    shown: tuple[str, ...] = ()
    hint: str = ""

    @property
    def name(self) -> str:
        """The name of the step, unique among all games."""
        return f"{self.game}.{self.id}"

    def missed(self, move: str) -> Miss | None:
        """Return why a legal canonical move misses the goal; None if it reaches it."""
        return missed(self.goals, self.state, move)

    def solutions(self) -> Iterator[str]:
        """Yield the canonical moves that reach the goal, lazily."""
        return (move for move in self.state.legal_moves() if self.missed(move) is None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps of a game."""

    game: Game
    steps: Mapping[str, Step]
    """Steps by id, in order: the core steps first, then those about options."""

    @property
    def core(self) -> tuple[Step, ...]:
        """The steps that everybody takes."""
        return tuple(step for step in self.steps.values() if not step.option)

    def about(self, options: Mapping[str, Any]) -> tuple[Step, ...]:
        """Return the steps about the options that are on, given all options of a match by name."""
        return tuple(step for step in self.steps.values() if step.option and not is_off(options[step.option]))


@cache
def lesson(game_id: str) -> Lesson:
    """Return the lesson of a game, reading its file the first time. Raises KeyError, LessonError."""
    game = GAMES[game_id]
    path = FOLDER / f"{game_id}.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["steps"] if path.exists() else []
    found = [_step(game, **entry) for entry in entries]
    steps = {step.id: step for step in sorted(found, key=lambda step: bool(step.option))}
    if len(steps) < len(found):
        raise LessonError(f"two steps of {game_id} have one id")
    return Lesson(game, MappingProxyType(steps))


def step_of(name: str) -> Step:
    """Return the step with a name such as `druid.lintel`. Raises KeyError."""
    game_id, _, step_id = name.partition(".")
    return lesson(game_id).steps[step_id]


def _step(
    game: Game,
    *,
    id: str,  # noqa: A002  what the files call it
    goals: Sequence[Mapping[str, Any]],
    options: str = "",
    moves: str = "",
    position: str = "",
    option: str = "",
    shown: str = "",
    hint: str = "",
) -> Step:
    """Return a step from its entry in a data file: a position, or moves from the start of a match, and the goals.

    Moves and shown places are separated by commas: `b2-b4 9+1, e2-e4 3-1` and `b2, pit 3`.
    """
    state = game.from_text(position.strip()) if position else game.start(game.read_options(options))
    *_, state = state, *state.follow(filter(None, moves.split(", ")))
    known = {each.name for each in game.options}
    if state.turn is None or (option and option not in known):
        raise LessonError(f"{game.id}.{id}")
    places = tuple(filter(None, shown.split(", ")))
    return Step(game.id, id, state, tuple(read_goal(**goal) for goal in goals), option, places, hint)
