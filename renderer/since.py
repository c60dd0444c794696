"""What has happened since somebody looked last: the plies that stand now and did not then, the latest aside."""

from itertools import pairwise

from engine import State
from engine.leaving import is_beside_the_board
from engine.takeback import places_standing

Step = tuple[State, State]
"""A ply: the match before and after it."""
FOLLOWED = 3
"""With more plies than these, the latest aside, the ways of pieces are not drawn: they would cover each other."""


def plies_since(state: State, seen: int | None) -> tuple[str, ...]:
    """The plies that stand and came after the first `seen` entries of the record, in order; none if that is None."""
    if seen is None:
        return ()
    entries = (state.history[number] for number in places_standing(state.history) if number >= seen)
    return tuple(entry for entry in entries if not is_beside_the_board(entry))


def steps_since(state: State, seen: int | None) -> tuple[Step, ...]:
    """The same without the latest ply, which pictures tell anyway; nor what a round ended with: the board is empty."""
    earlier = len(plies_since(state, seen)) - 1
    if earlier < 1:
        return ()
    steps: list[Step] = []
    for before, after in pairwise(state.lineage()):
        if after.ply == before.ply:
            continue
        if before.closed_by(after):
            steps.clear()
        else:
            steps.append((before, after))
    return tuple(steps[-1 - earlier : -1])
