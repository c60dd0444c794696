"""The kinds of exercises, by what their keys begin with."""

from collections.abc import Mapping
from typing import Final

from cogs.computers.review_messages import REVIEW_TRIES
from cogs.core.client import Interaction
from cogs.core.controls import look_up, unknown_control
from cogs.core.handlers import reads
from cogs.training.exercise_messages import KEY, ExerciseKind, Solver, solver_of
from cogs.training.lesson_messages import LESSON_STEPS
from cogs.training.puzzle_messages import TRIES
from training.exercises import Exercise

KINDS: Final[Mapping[str, ExerciseKind]] = {"lesson": LESSON_STEPS, "review": REVIEW_TRIES, **TRIES}
"""A kind has an entry here, and everything in `cogs.training.exercises` works for it."""


async def load_exercise(solver: Solver, key: str) -> Exercise:
    """Return the exercise of a key as it stands for somebody.

    Raises MatchError: "unknown-control" for what is no key, or of no kind.
    """
    if not KEY.fullmatch(key):
        raise unknown_control()
    prefix, _, name = key.partition(".")
    return await look_up(KINDS, prefix).load(solver, name)


@reads(Exercise)
async def _read_exercise(interaction: Interaction, text: str) -> Exercise:
    return await load_exercise(solver_of(interaction), text)


def kind_of(exercise: Exercise) -> ExerciseKind:
    """Return the kind of an exercise that was loaded."""
    return KINDS[exercise.key.partition(".")[0]]
