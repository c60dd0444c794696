"""The common parts of the messages of all exercises: their reader, their pictures, and their `Picking`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, Unpack

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import Button, ButtonLook
from cogs.core.formatting import game_name, person_of
from cogs.core.messages import Message
from cogs.core.preferences import Reader, reader_of
from cogs.playing.board_messages import Marks, sides_file
from cogs.playing.picking import Picking, PickWords
from engine import GAMES, State
from matches import Person
from renderer import has_plan
from runtime.services import Services
from training.exercises import Exercise

OCCASIONS: Final = 997
KEY: Final = re.compile(r"[a-z]+\.[a-z0-9.-]+")
"""The form of the key of an exercise."""
_FILE_NAME = re.compile(rf"trilithon-({KEY.pattern})-([0-9]+)-([a-z]+)\.\w+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Solver:
    """Somebody who does an exercise, whether they use a control or reply to a picture."""

    services: Services
    person: Person
    reader: Reader
    occasion: int
    """A number that is hardly ever the same twice in a row (`Picking.occasion`)."""
    guild: int | None = None
    """The server in which they do it; None in direct messages."""


def solver_of(interaction: Interaction) -> Solver:
    """Return the person behind an interaction as one who does an exercise."""
    return Solver(
        interaction.client.services,
        person_of(interaction.user),
        reader_of(interaction),
        occasion_of(interaction.id),
        interaction.guild_id,
    )


def occasion_of(snowflake: int) -> int:
    """Return the number of an occasion, short enough for an id, from that of an interaction or message."""
    return snowflake % OCCASIONS


class ExerciseKind(Protocol):
    """The particulars of a kind of exercise. `cogs.training.exercise_kinds` has the table of them.

    - `at_once`: whether a move that was chosen whole is tried without a look at the board that it leads to.
    """

    at_once: bool

    async def load(self, solver: Solver, name: str) -> Exercise:
        """Return an exercise as it stands for somebody; `name` is its key without the kind.

        Raises MatchError: "no-such-exercise" for a step or puzzle that is not there, or no longer.
        """
        ...

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        """Return the exercise as something to pick a move for. `exercise_picking` makes it. Raises MatchError."""
        ...

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        """Return the exercise as it stands; `said` comes first. Raises MatchError."""
        ...

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Try what somebody wrote or chose, and return what came of it. Raises MoveError, MatchError."""
        ...


def exercise_picking(
    exercise: Exercise,
    solver: Solver,
    opening: str,
    exits: Sequence[Button],
    pointed: tuple[str, ...] = (),
    since: int | None = None,
    task: str = "",
) -> Picking:
    """Return an exercise as something to pick a move for.

    `opening` is what is said at the first step, and `exits` are the buttons there, beside the one for the board from
    above. The pictures of the exercise's own position point at the places `pointed`, and mark what has changed after so
    many entries of its record: `since`; by default the latest move. Before the first choice no targets are marked:
    dozens of them would hide the board that is to be looked at. `task` is what is to be achieved, for the steps after
    the first.
    """

    reader = solver.reader

    async def draw(state: State, **marks: Unpack[Marks]) -> discord.File:
        if state is exercise.state and not marks.get("refused"):
            marks["pointed"], marks["since"] = pointed, since
            marks["typed"] = marks.get("typed") or None
        return await exercise_file(exercise, state, reader, **marks)

    moment = exercise.key, exercise.plies
    return Picking(
        exercise.state,
        reader,
        draw,
        moment,
        opening,
        [*plan_buttons(exercise, reader.language), *exits],
        actions="exercise-",
        task=task,
        conceals=True,
        occasion=solver.occasion,
        draws_refusals=True,
        words=PickWords(ahead="pick-try"),
    )


async def thinking_message(solver: Solver, exercise: Exercise, text: str) -> Message:
    """Return the board after a legal move, while what comes of it is still thought about."""
    after = exercise.state.play(text)
    said = locales.say(solver.reader.language, "exercise-thinking", move=str(after.last))
    return Message(said, [await exercise_file(exercise, after, solver.reader)])


async def exercise_file(exercise: Exercise, state: State, reader: Reader, **marks: Unpack[Marks]) -> discord.File:
    """Draw a state of an exercise as a file by whose name a reply to it is recognised."""
    name = f"trilithon-{exercise.key}-{exercise.plies}-{reader.language}"
    return await sides_file(state, reader, name, perspective=reader.perspective, **marks)


def parse_exercise_file(name: str) -> tuple[str, int, str] | None:
    """Return the key, the plies and the language that `exercise_file` has put into a name; None for other names."""
    found = _FILE_NAME.fullmatch(name)
    if found is None or found[3] not in locales.LANGUAGES:
        return None
    return found[1], int(found[2]), found[3]


def plan_buttons(exercise: Exercise, language: str) -> list[Button]:
    """Return the button that shows the board of an exercise from straight above, if its game has such a picture."""
    if not has_plan(GAMES[exercise.state.game.id]):
        return []
    return [Button.to("exercise-plan", exercise.key, exercise.plies, label=locales.say(language, "button-plan"))]


async def plan_message(solver: Solver, exercise: Exercise, state: State) -> Message:
    """Return a board of an exercise from straight above."""
    reader = solver.reader
    said = locales.say(reader.language, "exercise-plan", game=game_name(reader.language, state.game))
    return Message(said, [await exercise_file(exercise, state, reader, plan=True)])


def show_button(exercise: Exercise, **look: Unpack[ButtonLook]) -> Button:
    """Return the button that shows an exercise as it stands; `look` is as for `discord.ui.Button`."""
    return Button.to("exercise", exercise.key, **look)
