"""Positions of Contiguity made by hand."""

from engine import GAMES, State

GAME = GAMES["contiguity"]
START_WHITE = "30a 29b 1b 30c 2c 1d"
START_RED = "1a 30b 2b 29c 1c 30d"
FAR = "10d 12d 14d 16d 18d 20d"
"""Six disks that stand in nobody's way."""
STUCK = {"white": "1a 1c", "red": "1b 1d 29a 30a 2a 3a 29c 30c 2c 3c"}
"""White's two disks have two pieces, or one and the edge, before them on every side."""


def position(
    *, white: str = START_WHITE, red: str = START_RED, to_move: str = "white", stage: str = "play sides=0,1"
) -> State:
    """Return a position with the named disks; the first player has White unless `stage` says otherwise."""
    return GAME.from_text(f"contiguity\nply 0\nstage {stage}\nboard white {white}; red {red}; {to_move} to move")


def play(state: State, *moves: str) -> State:
    """Return the state after several moves."""
    for move in moves:
        state = state.play(move)
    return state


def auctioned(*moves: str) -> State:
    """Return a match with a bid for turn order, after the given words of the auction and moves."""
    return play(GAME.start({"bid": True}), *moves)
