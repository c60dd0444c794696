"""What was said or played last, and by whom, as pictures and texts tell it."""

from dataclasses import dataclass

from engine import State

_BESIDE_THE_BOARD = ("resign ", "draw ")
_SAID = ("bid", "call", "first", "second", "pass")


@dataclass(frozen=True, slots=True)
class Last:
    """The latest ply: its canonical text, the player whose it was, and whether it was said rather than moved."""

    text: str
    player: int
    said: bool


def last_ply(state: State) -> Last | None:
    """The latest ply. A resignation or an agreement is none: the picture tells the end by itself."""
    plies = [entry for entry in state.history[-2:] if not entry.startswith(_BESIDE_THE_BOARD)]
    if not plies or state.last_player is None:
        return None
    return Last(plies[-1], state.last_player, said=plies[-1].split()[0] in _SAID)


def resigned(state: State) -> int | None:
    """The player who resigned, if that ended the match."""
    word, _, player = (state.last or "").partition(" ")
    return int(player) if word == "resign" else None
