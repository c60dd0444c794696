"""The kinds of exercises by the prefixes of their keys."""

from typing import Final

from cogs.core.client import Interaction
from cogs.core.controls import look_up, unknown_control
from cogs.core.handlers import reads
from cogs.training.exercise_messages import KEY, ExerciseKind, Solver, solver_of
from training.exercises import Exercise

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
