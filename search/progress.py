"""Progress: whether anybody gets any further in a match, by what has been reached in it."""

from collections.abc import Hashable
from typing import Final

from engine.play import Play
from engine.state import State
from search.families import family_of

PATIENCE: Final = 20
"""The number of rounds without any progress after which a match is stuck, where the family says nothing else."""


def rounds_without_progress(state: State) -> int:
    """Return the number of rounds, up to now, without a new progress mark (`Family.progress_marks`).

    A player who leaves changes everything. There are none in a match that is over, in which sides are still bid for, or
    that is decided after so many turns in any case: after a bid, and in the second round of a flip of sides.
    """
    if state.outcome or not isinstance(state.stage, Play) or state.stage.deadline:
        return 0
    family = family_of(state.position)
    known: set[Hashable] = set()
    latest = state.ply
    for earlier in state.lineage():
        reached = {("out", earlier.out), *family.progress_marks(earlier.position)}
        if not reached <= known:
            known |= reached
            latest = earlier.ply
    return (state.ply - latest) // (len(state.sides) - len(state.out))


def rounds_stuck(state: State) -> int:
    """Return for how many rounds nobody has got any further, once it is so long that nobody will; 0 before."""
    rounds = rounds_without_progress(state)
    return rounds if rounds and rounds >= patience(state) else 0


def patience(state: State) -> int:
    """Return the number of rounds without any progress after which a match is stuck."""
    return family_of(state.position).patience(state.position) or PATIENCE
