"""A player who hurries towards the end of a game on the ring, so that whole matches stay short."""

import random
from itertools import islice

from engine import State
from engine.boards import bits
from engine.boards.ring import RING

LOOKED_AT = 60


def hurried(state: State, chance: random.Random) -> str:
    """A winning move if there is one among those looked at, else one that brings the own pieces together."""
    moves = list(islice(state.legal_moves(), 400))
    if state.prompt and "auction" in state.prompt.code:
        return "call" if "call" in moves else "bid 40"
    after = {move: state.play(move) for move in chance.sample(moves, min(len(moves), LOOKED_AT))}
    for move, then in after.items():
        ended = then if then.outcome else state.closed_by(then)
        if ended and ended.outcome and state.turn in ended.outcome.winners:
            return move
    open_ended = [move for move, then in after.items() if not then.outcome] or list(after)
    return max(open_ended, key=lambda move: togetherness(after[move], state.position.side) + 4 * chance.random())


def togetherness(state: State, side: int) -> int:
    """How close the pieces of a side are to one group."""
    cells = sum(1 << RING.index[cell] for cell, piece in state.position.pieces().items() if piece.side == side)
    largest = max((RING.group(1 << cell, cells).bit_count() for cell in bits(cells)), default=0)
    return 10 * largest + sum((RING.neighbours[cell] & cells).bit_count() for cell in bits(cells))
