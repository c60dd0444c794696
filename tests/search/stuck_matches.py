"""Matches in which nobody gets any further."""

from itertools import cycle, islice

from engine import GAMES, State

LOCKED = """
druid-hex3 size=3
ply 130
stage play sides=0,1,2
board a1=X6 a2=Y24 a3=O10 b1=X3 b2=Y2- b3=O9 b4=X6 c1=X10- c2=Y2- c3=O14 c4=O4 c5=O1 d1=X10- d2=O3 d3=O3 d4=O2- \
e1=X10- e2=X6 e3=Y10; turn 2; passes 0; out -; O to move
"""
"""Hex for three in which no stone changes whose cells are whose. Each side has one tower to raise in `RAISED`."""
RAISED = ("c3", "a2", "e1")


def locked(plies: int) -> State:
    """Return hex for three after so many plies in which towers were raised and nothing else."""
    state = GAMES["druid-hex3"].from_text(LOCKED)
    for move in islice(cycle(RAISED), plies):
        state = state.play(move)
    return state
