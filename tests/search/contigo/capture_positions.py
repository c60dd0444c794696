"""Random positions of Contigo Capture: crowded or nearly empty, with seats left, with heirs, short or not."""

from random import Random

from engine import GAMES
from engine.boards.pits import CELLS, MOST, PITS
from engine.games.contigo.capture_board import Pieces
from engine.games.contigo.contigo_capture import SIDES, CapturePosition

CELL_LIST = [CELLS.index[name] for name in CELLS.names if name]
HUNTED = GAMES["contigo-capture"].from_text(
    "contigo-capture\nply 0\nstage play sides=0,1,2,3\nboard red b4 c3 c6*; blue c5*; yellow f5*; green; "
    "pits 0 000100 0 000000 0 000000 0 100000; red to move"
)
"""A position among three. After `5-1` the next player can put the one out who is to move now."""


def random_position(seed: int) -> CapturePosition:
    """Return a position in which two to four sides are in, with one to eight pieces each."""
    chance = Random(seed)
    playing = sorted(chance.sample(range(len(SIDES)), chance.randint(2, len(SIDES))))
    cells = chance.sample(CELL_LIST, len(CELL_LIST))
    most = chance.choice((1, 3, 8))
    pieces = {side: [cells.pop() for _ in range(chance.randint(1, most))] for side in playing}
    controlled = tuple(sum(1 << cell for cell in pieces.get(side, ())) for side in range(len(SIDES)))
    fullest = chance.choice((2, 3, MOST))
    pits = bytes([1, *(chance.randint(0, fullest) for _ in PITS[1:])])
    original = _original(controlled, chance)
    keys, side = sum(1 << own[0] for own in pieces.values()), chance.choice(playing)
    return CapturePosition(Pieces(controlled, keys, chance.random() < 0.5), original, pits, side)


def _original(controlled: tuple[int, ...], chance: Random) -> tuple[int, ...]:
    """Return whose the pieces were at the start: those of a neighbour, sometimes."""
    return controlled if chance.random() < 0.5 else (controlled[-1], *controlled[:-1])
