"""Positions of Contiguity Deluxe made by hand."""

from engine import GAMES, State
from engine.games.contiguity_deluxe import ContiguityDeluxe

GAME = GAMES.get("contiguity-deluxe") or ContiguityDeluxe()

WHITE = "10a 12a 14a 16a 18a 20a +11a @11a"
RED = "10d 12d 14d 16d 18d 20d +11d @11d"
"""Pieces that threaten nobody."""


def position(
    options: str = "",
    *,
    white: str = WHITE,
    red: str = RED,
    to_move: str = "white",
    phase: str = "move",
    left: int = 0,
    stage: str = "play sides=0,1",
) -> State:
    """A position with the told pieces (druids led by `+`, their first cells by `@`), in the movement phase by default.

    `left` is the number of moves of both sides together until a limit of turns is reached.
    """
    limit = f"; {left} left" if left else ""
    board = f"white {white}; red {red}; {phase}{limit}; {to_move} to move"
    return GAME.from_text(f"{GAME.id} {options}\nply 0\nstage {stage}\nboard {board}")


def legal(state: State) -> set[str]:
    """The legal texts of a state that has few."""
    return set(state.legal_moves())
