"""Positions of any game after random moves."""

import random

from engine import GAMES, State


def random_states(game_id: str, terms: str, plies: int, count: int) -> list[State]:
    """Return positions after random moves, with somebody to move."""
    chance = random.Random(f"{game_id} {terms}")
    found = []
    game = GAMES[game_id]
    while len(found) < count:
        state = game.start(game.read_options(terms))
        for _ in range(plies):
            moves = [move for move in state.legal_moves() if move not in ("pass", "swap")]
            state = state.play(chance.choice(moves)) if not state.outcome and moves else state
        if not state.outcome:
            found.append(state)
    return found
