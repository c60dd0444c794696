"""What was said or played last, and by whom, as pictures and texts tell it."""

from dataclasses import dataclass

from engine import State

_BESIDE_THE_BOARD = ("resign ", "draw ")


@dataclass(frozen=True, slots=True)
class Last:
    """The latest ply: its canonical text, the player whose it was, and whether it was said rather than moved."""

    text: str
    player: int
    said: bool


def last_ply(state: State) -> Last | None:
    """The latest ply of a match of two. A resignation or an agreement is none: the picture tells the end by itself."""
    plies = [entry for entry in state.history[-2:] if not entry.startswith(_BESIDE_THE_BOARD)]
    if not plies:
        return None
    text = plies[-1]
    match text.split()[0]:
        case "bid" | "call":
            return Last(text, 1 - state.stage.turn, said=True)
        case "first" | "second":
            bidder = state.stage.prompt.data["player"] if state.stage.prompt else 0
            return Last(text, bidder, said=True)
    return Last(text, state.sides.index(1 - state.position.side), said=text == "pass")


def resigned(state: State) -> int | None:
    """The player who resigned, if that ended the match."""
    word, _, player = (state.last or "").partition(" ")
    return int(player) if word == "resign" else None
