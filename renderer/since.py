"""What was played since the viewer last looked: the plies that stand now and did not stand then."""

from itertools import pairwise

from engine import Ply, State

Step = tuple[State, State]
"""A ply: the match before and after it."""
FOLLOWED = 3
"""The number of plies, besides the latest, up to which the paths of pieces are drawn. More would cover each other."""


def plies_since(state: State, seen: int | None) -> tuple[str, ...]:
    """Return the plies that stand and came after the record's first `seen` entries, in order; none if that is None."""
    if seen is None:
        return ()
    later = (after for after in state.lineage() if after.length > seen)
    return tuple(after.entry.text for after in later if isinstance(after.entry, Ply))


def steps_since(state: State, seen: int | None) -> tuple[Step, ...]:
    """Return the same plies without the latest, which pictures show anyway.

    Plies of a round that has ended are left out too: the board is empty again.
    """
    earlier = len(plies_since(state, seen)) - 1
    if earlier < 1:
        return ()
    steps: list[Step] = []
    for before, after in pairwise(state.lineage()):
        if not isinstance(after.entry, Ply):
            continue
        if before.closed_by(after):
            steps.clear()
        else:
            steps.append((before, after))
    return tuple(steps[-1 - earlier : -1])
