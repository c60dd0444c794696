"""A player who goes for a quick end of a game, so that whole matches stay short."""

import random
from heapq import heappop, heappush
from itertools import islice

from engine import State
from engine.boards import bits
from engine.boards.pits import LINES
from engine.boards.ring import RING
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.sowing import legal_sowings
from engine.games.contigo.turn import Turn
from engine.games.druid.druid_position import DruidPosition
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.position import Position

LOOKED_AT = 60
FAR = 100
"""More steps than a druid could need that has not entered yet."""
ENEMY = 4
"""How many steps a cell counts that is the enemy's now."""


def quick_move(state: State, chance: random.Random) -> str:
    """Return a winning move if there is one among those looked at, else one that brings the mover's aim nearer.

    Where druids walk only the first player hurries: two druids that both did would stand in each other's way for ever.
    """
    moves = some_moves(state, chance)
    if isinstance(state.position, DruidWalkPosition) and state.turn:
        return chance.choice([move for move in moves if move != "pass"])
    if any("auction" in prompt.code for prompt in state.prompts):
        return "call" if "call" in moves else "bid 40"
    after = {move: state.play(move) for move in chance.sample(moves, min(len(moves), LOOKED_AT))}
    for move, then in after.items():
        ended = then if then.outcome else state.finished_round(then)
        if ended and ended.outcome and state.turn in ended.outcome.winners:
            return move
    open_ended = [move for move, then in after.items() if not then.outcome] or list(after)
    return max(open_ended, key=lambda move: nearness(after[move].position, state.position.side) + 4 * chance.random())


def some_moves(state: State, chance: random.Random) -> list[str]:
    """Return legal moves; where pebbles make thousands of them, each pawn part with a sowing or two."""
    position = state.position
    if not isinstance(position, ContigoPosition):
        return list(islice(state.legal_moves(), 400))
    moves = []
    for part, ends in position.pawn_parts():
        sowings = [None] if ends else list(legal_sowings(position.pits))
        moves += [str(Turn(part.path, sowing)) for sowing in chance.sample(sowings, min(2, len(sowings)))]
    return moves or list(islice(state.legal_moves(), 400))


def nearness(position: Position, side: int) -> float:
    """Return how near a side is to its aim."""
    if isinstance(position, DruidPosition):
        return -10 * way(position, side)
    if isinstance(position, AlignmentPosition):
        own, enemy = position.pawns[side], position.pawns[1 - side]
        lines = [sum(1 << cell for cell in line) for line in LINES]
        return max(10 * (own & line).bit_count() - 8 * (enemy & line).bit_count() for line in lines)
    if isinstance(position, CapturePosition):
        others = [piece for piece in position.pieces().values() if piece.side != side]
        return -10 * len(others) - 20 * sum(piece.kind == "key" for piece in others)
    cells = sum(1 << RING.index[cell] for cell, piece in position.pieces().items() if piece.side == side)
    largest = max((RING.group(1 << cell, cells).bit_count() for cell in bits(cells)), default=0)
    return 10 * largest + sum((RING.neighbours[cell] & cells).bit_count() for cell in bits(cells))


def way(position: DruidPosition, side: int) -> int:
    """Return the stones that a side still needs to join its edges, or the steps that its druid needs to its goal."""
    edges = position.grid.edges
    if isinstance(position, DruidWalkPosition) and position.druids[side]:
        druid, goal = position.druids[side], edges[position.goals[side]]
        return 2 * shortest(position, side, druid, goal) + steps(position, druid, goal)
    ways = (
        sum(shortest(position, side, edges[names[0]], edges[name]) for name in names[1:])
        for names in position.setting.joins[side]
    )
    return FAR + 2 * min(ways)


def shortest(position: DruidPosition, side: int, start: int, goal: int) -> int:
    """Return the least number of cells on a way between two sets that a side does not top; the enemy's count more."""
    own, built = position.tops[side], sum(position.tops)
    waiting = [(0, cell) for cell in bits(start)]
    known: dict[int, int] = {}
    while waiting:
        cost, cell = heappop(waiting)
        if cell in known:
            continue
        known[cell] = cost = cost + (0 if own >> cell & 1 else ENEMY if built >> cell & 1 else 1)
        if goal >> cell & 1:
            return cost
        for beside in bits(position.grid.neighbours[cell]):
            heappush(waiting, (cost, beside))
    raise AssertionError("every board is one piece")


def steps(position: DruidPosition, start: int, goal: int) -> int:
    """Return the number of steps from a cell to an edge, whatever lies on the way."""
    reached, count = start, 0
    while not reached & goal:
        for cell in bits(reached):
            reached |= position.grid.neighbours[cell]
        count += 1
    return count
