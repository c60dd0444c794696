"""Lessons as data: for each game a file with its steps, each a position and something to do in it."""

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
    """A data file describes a step that there cannot be."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson: a position in which the player to move, the learner, is to do something.

    Its texts are the messages `lesson-<game>-<id>` (the idea, and what to do) and `lesson-<game>-<id>-done`. If there
    is `lesson-<game>-<id>-missed`, that is said of a wrong try instead of what its goal has to say.

    - `id`: its name, unlike that of any other step of the game. It is stored and never changes.
    - `option`: the name of the option that it is about; empty for the steps that everybody takes.
    - `shown`: places that its picture points at.
    - `hint`: the move that hints lead to, canonically; empty: the first that does what is asked for.
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
        """The name of the step among those of all games."""
        return f"{self.game}.{self.id}"

    def missed(self, move: str) -> Miss | None:
        """Return why a legal move, given canonically, is not what was asked for; None if it is."""
        return missed(self.goals, self.state, move)

    def solutions(self) -> Iterator[str]:
        """Yield the moves that do what is asked for, canonically, as they are found."""
        return (move for move in self.state.legal_moves() if self.missed(move) is None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game."""

    game: Game
    steps: Mapping[str, Step]
    """By their ids, in order: first those that everybody takes, then those about options."""

    @property
    def core(self) -> tuple[Step, ...]:
        """The steps that everybody takes."""
        return tuple(step for step in self.steps.values() if not step.option)

    def about(self, options: Mapping[str, Any]) -> tuple[Step, ...]:
        """Return the steps about those options that are on in a match, given all of its options by name."""
        return tuple(step for step in self.steps.values() if step.option and not is_off(options[step.option]))


@cache
def lesson(game_id: str) -> Lesson:
    """Return the lesson of a game, whose file is read when it is first asked for. Raises KeyError, LessonError."""
    game = GAMES[game_id]
    path = FOLDER / f"{game_id}.toml"
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["steps"] if path.exists() else []
    found = [_step(game, **entry) for entry in entries]
    steps = {step.id: step for step in sorted(found, key=lambda step: bool(step.option))}
    if len(steps) < len(found):
        raise LessonError(f"two steps of {game_id} have one id")
    return Lesson(game, MappingProxyType(steps))


def step_of(name: str) -> Step:
    """Return the step of a name, such as `druid.lintel`. Raises KeyError."""
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
    """Return a step as a data file describes it: a position, or a match from its beginning, and what to do there.

    Moves, and the places shown, are separated by commas: `b2-b4 9+1, e2-e4 3-1` and `b2, pit 3`.
    """
    state = game.from_text(position.strip()) if position else game.start(game.read_options(options))
    for entry in filter(None, moves.split(", ")):
        state = state.enter(entry)
    known = {each.name for each in game.options}
    if state.turn is None or (option and option not in known):
        raise LessonError(f"{game.id}.{id}")
    places = tuple(filter(None, shown.split(", ")))
    return Step(game.id, id, state, tuple(read_goal(**goal) for goal in goals), option, places, hint)
