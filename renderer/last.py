"""What was said or played last, and by whom, as pictures and texts tell it."""

from dataclasses import dataclass

from engine import State, leaving
from engine.leaving import Left

_WORDS = ("bid", "call", "first", "second", "pass", "swap")


@dataclass(frozen=True, slots=True)
class Last:
    """The latest ply: its canonical text, the player whose it was, and whether it was said rather than moved."""

    text: str
    player: int
    said: bool


def last_ply(state: State) -> Last | None:
    """The latest ply that stands, if there is one. Leaving and agreeing are none: the picture tells that by itself.

    Nor is a move one that ended the round before: nothing of it is on the board, which is empty again.
    """
    plies = [entry for entry in state.line[-2:] if not leaving.is_beside_the_board(entry)]
    if not plies or state.last_player is None:
        return None
    said = plies[-1].split()[0] in _WORDS
    if not said and not state.position.pieces():
        return None
    return Last(plies[-1], state.last_player, said)


def leaver(state: State) -> int | None:
    """The player who left, if that is the latest that happened."""
    latest = departure(state)
    return latest.player if latest else None


def departure(state: State) -> Left | None:
    """Who left and why, if that is the latest that happened."""
    return leaving.told(state.last or "")
