"""The latest ply of a match, and the latest departure, as pictures and texts show them."""

from dataclasses import dataclass
from itertools import islice

from engine import Leave, Ply, State


@dataclass(frozen=True, slots=True)
class Last:
    """The latest ply."""

    text: str
    """Its canonical text."""
    player: int
    """Who played it."""
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
