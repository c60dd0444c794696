"""What a druid has before it, on one position and cell by cell: slow and plain, to compare the wide kernel with."""

import random
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

from engine import State
from engine.boards import bits
from engine.games.druid.druid_walk import DruidWalkPosition
from search.druid.walk_paths import LIMIT, TURNS
from tests.engine.druid.druid_positions import FAMILY
from tests.search.druid.plain_paths import covered, covered_after

WALKS: list[tuple[str, dict[str, Any]]] = [
    ("druid", {"size": 3}),
    ("druid", {"size": 5, "nostack": True}),
    ("druid", {"size": 6, "nogaps": True, "nostack": True}),
    ("druid", {"size": 8}),
    ("druid", {"size": 12, "nogaps": True}),
    ("druid-hex3", {"size": 3, "nostack": True}),
    ("druid-hex3", {"size": 4}),
    ("druid-hex3", {"size": 5, "nogaps": True}),
    ("druid-hex3", {"size": 8}),
]


def walks(game_id: str, options: dict[str, Any], seed: int, plies: int = 60, every: int = 3) -> Iterator[State]:
    """Yield some states of a random match in which nobody is in a hurry to win, but druids like to walk."""
    chance = random.Random(f"{game_id} {options} {seed}")
    state = FAMILY[game_id].start({**options, "walk": True})
    for ply in range(plies):
        if ply % every == 0:
            yield state
        if state.game.players == 3 and chance.random() < 0.01 and not state.out:
            state = state.drop(chance.randrange(3))
        moves = list(state.legal_moves())
        chance.shuffle(moves)
        if chance.random() < 0.7:
            moves.sort(key=lambda move: move not in state.position.grid.steps and "-" not in move)
        going_on = (after for after in map(state.play, moves) if not after.outcome)
        if not (found := next(going_on, None)):
            return
        state = found


def turns(position: DruidWalkPosition, side: int) -> int:
    """Return how many turns the side's druid needs to reach its goal."""
    price = prices(position, side)
    edges = position.grid.edges
    entry, goal = position.own_edges(side)
    if position.goals[side]:
        waiting = [(0, cell) for cell in bits(position.druids[side])]
        goal = position.goals[side]
    else:
        waiting = [(max(1, price[cell] - 1), cell) for cell in bits(edges[entry])]
    seen = 0
    waiting.sort()
    while True:
        length, cell = heappop(waiting)
        if edges[goal] >> cell & 1:
            return min(length, LIMIT)
        if not seen >> cell & 1:
            seen |= 1 << cell
            for beside in bits(position.grid.neighbours[cell]):
                heappush(waiting, (length + price[beside], beside))


def prices(position: DruidWalkPosition, side: int) -> dict[int, int]:
    """Return how many turns it takes the side's druid to step onto each cell."""
    enemies = [other for other in range(len(position.tops)) if other != side and not position.out >> other & 1]
    threatened = 0
    for enemy in enemies:
        threatened |= covered(position, enemy)
    mine, soon = covered(position, side), covered_after(position, side, 1)
    found = {}
    for cell in bits(position.grid.cells):
        if position.tops[side] >> cell & 1:
            found[cell] = TURNS.open if threatened >> cell & 1 else TURNS.safe
        elif (mine | ~position.built) >> cell & 1:
            found[cell] = TURNS.open
        else:
            found[cell] = TURNS.near if soon >> cell & 1 else TURNS.held
    return found
