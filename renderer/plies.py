"""The latest plies of a match, as pictures and texts show them: the last one, and those since the viewer looked."""

from dataclasses import dataclass
from itertools import islice, pairwise

from engine import Leave, Ply, State


@dataclass(frozen=True, slots=True)
class Last:
    """The latest ply."""

    text: str
    """Its canonical text."""
    player: int
    """The player of the ply."""
    is_announcement: bool
    """Whether it is an announcement, such as a bid, and not a move on the board."""
    before: State
    """The state in which it was played."""


def last_ply(state: State) -> Last | None:
    """Return the latest ply that stands, if it is the latest entry or the one before.

    Returns None for a move that ended the round before, since the board is empty again.
    """
    for after in islice(state.backwards(), 2):
        before = after.previous
        if isinstance(after.entry, Ply) and before and before.turn is not None:
            text = after.entry.text
            is_announcement = before.stage.kind_of(text) != "move"
            ended_round = before.stage.round != after.stage.round
            return None if ended_round and not is_announcement else Last(text, before.turn, is_announcement, before)
    return None


def leaver(state: State) -> int | None:
    """Return the player who left, if that is the latest entry."""
    latest = departure(state)
    return latest.player if latest else None


def departure(state: State) -> Leave | None:
    """Return who left and why, if that is the latest entry."""
    return state.entry if isinstance(state.entry, Leave) else None


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
        if before.finished_round(after):
            steps.clear()
        else:
            steps.append((before, after))
    return tuple(steps[-1 - earlier : -1])
