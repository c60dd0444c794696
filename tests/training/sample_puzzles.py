"""Puzzles of the tests' own."""

from engine import GAMES
from tests.search.contigo.capture_positions import HUNTED
from training.puzzles import Puzzle


def _contiguity(number: int, disks: str, moves: int, solution: str, rating: float) -> Puzzle:
    text = f"contiguity\nply 79\nstage play sides=0,1\nboard {disks}; red to move"
    state = GAMES["contiguity"].from_text(text)
    return Puzzle(f"contiguity-{number}", "contiguity", state, moves, solution, rating)


IN_ONE = _contiguity(1, "white 1b 2c 6c 26a 28d 30a; red 18a 24a 25b 26b 27a 27b", 1, "18a-25a", 15)
IN_TWO = _contiguity(2, "white 3a 5c 10d 13b 19d 21b; red 13c 21a 27a 28b 28c 28d", 2, "21a-28a", 28.3)
ELSEWHERE = Puzzle("druid-1", "druid", GAMES["druid"].start(), 1, "a1", 25)
"""A puzzle of another game, which is none."""
RACE = Puzzle(
    "druid-2",
    "druid",
    GAMES["druid"].from_text(
        "druid size=4\nply 13\nstage play sides=0,1\nboard a1=H2- a2=V2- b1=H2- b2=V2- b3=V2 b4=V1 c1=H2- c2=V2- "
        "d1=V1 d2=H1 d3=H1; turn 2; passes 0; out -; H to move"
    ),
    1,
    "d1-d3",
    25,
)
"""A puzzle in which the other side would win with its next move."""
AMONG_THREE = Puzzle(
    "druid-hex3-1",
    "druid-hex3",
    GAMES["druid-hex3"].from_text(
        "druid-hex3 size=3\nply 12\nstage play sides=0,1,2\nboard a1=Y3 a2=Y1 a3=X1 c2=X1 d1=O1 d2=X1 e1=O2 e2=O1 "
        "e3=X1; turn 2; passes 0; out -; X to move"
    ),
    2,
    "d3",
    25,
)
"""A puzzle with two opponents."""
HUNTER = Puzzle("contigo-capture-1", "contigo-capture", HUNTED, 2, "23+1", 25)
"""A puzzle, which is none, with two opponents, the next of whom can put the player out who is to win."""
