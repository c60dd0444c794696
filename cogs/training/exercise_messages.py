"""What all exercises share: their kinds, the solver, the pictures and the `Picking`."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, Unpack

import discord

import locales
from cogs.core.client import Interaction
from cogs.core.controls import Button, ButtonLook, look_up, unknown_control
from cogs.core.handlers import reads
from cogs.core.messages import Contributions, Message
from cogs.core.persons import person_of
from cogs.core.preferences import Reader, reader_of
from cogs.playing.board_messages import Marks, sides_file
from cogs.playing.picking import Picking, PickWords
from engine import GAMES, State
from matches import Person
from renderer import has_top_view
from runtime.services import Services
from training.exercises import Exercise
from wording.formatting import game_name

OCCASIONS: Final = 997
KEY: Final = re.compile(r"[a-z]+\.[a-z0-9.-]+")
_FILE_NAME = re.compile(rf"trilithon-({KEY.pattern})-([0-9]+)-([a-z]+)\.\w+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Solver:
    """A person doing an exercise, by a control or by a reply to a picture."""

    services: Services
    person: Person
    reader: Reader
    occasion: int
    """A number that rarely repeats (see `Picking.occasion`)."""
    guild: int | None = None
    """The server in which they do it; None in direct messages."""


def solver_of(interaction: Interaction) -> Solver:
    """Return the person behind an interaction as a solver."""
    return Solver(
        interaction.client.services,
        person_of(interaction.user),
        reader_of(interaction),
        occasion_of(interaction.id),
        interaction.guild_id,
    )


def occasion_of(snowflake: int) -> int:
    """Shorten the id of an interaction or a message to an occasion that fits into a custom id."""
    return snowflake % OCCASIONS


class ExerciseKind(Protocol):
    """A kind of exercise.

    - `at_once`: whether a move that was picked whole is tried without a preview.
    """

    at_once: bool

    async def load(self, solver: Solver, name: str) -> Exercise:
        """Return an exercise in its current state for a person; `name` is its key without the prefix.

        Raises MatchError("no-such-exercise") if the step or puzzle does not exist, or no longer does.
        """
        ...

    async def picking(self, solver: Solver, exercise: Exercise) -> Picking:
        """Return the exercise for the move picker, as made by `exercise_picking`. Raises MatchError."""
        ...

    async def message(self, solver: Solver, exercise: Exercise, said: str = "") -> Message:
        """Return the message that shows the exercise; `said` comes first. Raises MatchError."""
        ...

    async def play(self, solver: Solver, exercise: Exercise, text: str) -> Message:
        """Try a move that somebody typed or picked, and return the answer. Raises MoveError, MatchError."""
        ...

    async def studied(self, solver: Solver, exercise: Exercise) -> tuple[State, Sequence[str]] | None:
        """Return the start of an exercise and the moves since, for a thinking board; None until it is done.

        Raises MatchError.
        """
        ...


BOARD_BUTTONS: Final[Contributions[tuple[Solver, Exercise], Button]] = Contributions()
"""Other ways to the board of an exercise."""
KINDS: Final[dict[str, ExerciseKind]] = {}
"""The kinds, which `cogs.contributions` adds. A kind needs no more: `cogs.training.exercises` handles all alike."""


async def load_exercise(solver: Solver, key: str) -> Exercise:
    """Return the exercise with a key in its current state for one person.

    Raises MatchError("unknown-control") for a malformed key and for an unknown kind.
    """
    if not KEY.fullmatch(key):
        raise unknown_control()
    prefix, _, name = key.partition(".")
    return await look_up(KINDS, prefix).load(solver, name)


@reads(Exercise)
async def _read_exercise(interaction: Interaction, text: str) -> Exercise:
    return await load_exercise(solver_of(interaction), text)


def kind_of(exercise: Exercise) -> ExerciseKind:
    """Return the kind of a loaded exercise."""
    return KINDS[exercise.key.partition(".")[0]]


def exercise_picking(
    exercise: Exercise,
    solver: Solver,
    opening: str,
    exits: Sequence[Button],
    pointed: tuple[str, ...] = (),
    since: int | None = None,
    task: str = "",
) -> Picking:
    """Return an exercise for the move picker.

    `opening` is the text of the first step, and `exits` are its buttons, beside the one for the board from above.
    `task` is the text of the later steps. Pictures of the exercise's own position point at the places `pointed`, and
    mark the changes after the first `since` entries of its record, by default the latest move. Targets are marked only
    after the first choice: dozens of them would hide the board.
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
        [*board_buttons(solver, exercise), *exits],
        actions="exercise-",
        task=task,
        conceals=True,
        occasion=solver.occasion,
        draws_refusals=True,
        words=PickWords(ahead="pick-try"),
    )


async def thinking_message(solver: Solver, exercise: Exercise, text: str) -> Message:
    """Return the board after a legal move, to be shown while the answer is computed."""
    after = exercise.state.play(text)
    said = locales.say(solver.reader.language, "exercise-thinking", move=str(after.last))
    return Message(said, [await exercise_file(exercise, after, solver.reader)])


async def exercise_file(exercise: Exercise, state: State, reader: Reader, **marks: Unpack[Marks]) -> discord.File:
    """Draw a state of an exercise. The file name identifies the exercise in replies to the picture."""
    name = f"trilithon-{exercise.key}-{exercise.plies}-{reader.language}"
    return await sides_file(state, reader, name, perspective=reader.perspective, **marks)


def parse_exercise_file(name: str) -> tuple[str, int, str] | None:
    """Return the key, the plies and the language in a file name made by `exercise_file`; None for other names."""
    found = _FILE_NAME.fullmatch(name)
    if found is None or found[3] not in locales.LANGUAGES:
        return None
    return found[1], int(found[2]), found[3]


def board_buttons(solver: Solver, exercise: Exercise) -> list[Button]:
    """Return the button that shows the board from straight above, if the game has such a picture, and other ways."""
    others = BOARD_BUTTONS((solver, exercise))
    if not has_top_view(GAMES[exercise.state.game.id]):
        return others
    label = locales.say(solver.reader.language, "button-plan")
    return [*others, Button.to("exercise-plan", exercise.key, exercise.plies, label=label)]


async def plan_message(solver: Solver, exercise: Exercise, state: State) -> Message:
    """Return a board of an exercise from straight above."""
    reader = solver.reader
    said = locales.say(reader.language, "exercise-plan", game=game_name(reader.language, state.game))
    return Message(said, [await exercise_file(exercise, state, reader, top_down=True)])


def show_button(exercise: Exercise, **look: Unpack[ButtonLook]) -> Button:
    """Return the button that shows an exercise in its current state; `look` is as for `discord.ui.Button`."""
    return Button.to("exercise", exercise.key, **look)


def think_button(exercise: Exercise, language: str) -> Button:
    """Return the button that opens a thinking board of an exercise that is done."""
    return Button.to("think-exercise", exercise.key, label=locales.say(language, "button-think"))
