"""Random positions of the Druid games, of every kind of board and rule."""

import random
from collections.abc import Iterator
from typing import Any

from engine import State
from tests.engine.druid.druid_positions import FAMILY

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("druid", {"size": 3}),
    ("druid", {"size": 5}),
    ("druid", {"size": 8, "nogaps": True}),
    ("druid", {"size": 12}),
    ("druid", {"size": 4, "nostack": True}),
    ("druid-hex", {"size": 3}),
    ("druid-hex", {"size": 5, "nogaps": True}),
    ("druid-hex", {"size": 8, "nostack": True}),
    ("druid-hex3", {"size": 3, "nostack": True}),
    ("druid-hex3", {"size": 4}),
    ("druid-hex3", {"size": 8}),
    ("druid-y", {"size": 4}),
    ("druid-y", {"size": 6, "nogaps": True, "nostack": True}),
    ("druid-y", {"size": 12}),
]


def states(game_id: str, options: dict[str, Any], seed: int, plies: int = 60, every: int = 3) -> Iterator[State]:
    """Yield some states of a random match in which lintels are dear to everybody and nobody is in a hurry to win."""
    chance = random.Random(f"{game_id} {options} {seed}")
    state = FAMILY[game_id].start(options)
    for ply in range(plies):
        if ply % every == 0:
            yield state
        if state.game.players == 3 and chance.random() < 0.01 and not state.out:
            state = state.drop(chance.randrange(3))
        for move in _tries(state, chance):
            if not (after := state.play(move)).outcome:
                state = after
                break


def _tries(state: State, chance: random.Random) -> Iterator[str]:
    """Yield legal moves in a random order, lintels often before sarsens."""
    moves = list(state.legal_moves())
    chance.shuffle(moves)
    yield from sorted(moves, key=lambda move: "-" not in move if chance.random() < 0.5 else 0)
