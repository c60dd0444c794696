"""A position is given up only when nobody can win it."""

import random

import pytest

from search import agrees_to_draw, choose
from search.druid.druid_search import can_join
from search.families import family_of
from tests.engine.druid.druid_positions import FAMILY, standing
from tests.search.druid.random_druid import SETTINGS

STUCK = (
    "a1=V1 a2=H3 a3=H3 a4=H3 b1=H7 b2=H7 b3=H7 b4=V1 c1=V5 c2=V5 c3=V5 c4=H1 d1=H1 d2=H3 d3=H3 d4=H3",
    "a1=H1 a2=H1 a3=H1 a4=H3 b1=V5 b2=V5 b3=V5 b4=H3 c1=V1 c2=V1 c3=V1 c4=H3 d1=H3 d2=H3 d3=H3 d4=V1",
)
"""Boards on which nobody can place a stone any more, since no sarsen may stand on another."""


@pytest.mark.parametrize("stones", STUCK)
def test_who_can_place_nothing_passes_and_takes_a_draw(stones):
    state = standing("druid", stones, "V", size=4, nostack=True)
    assert family_of(state.position).is_dead(state.position)
    assert choose(state, 4) == "pass"
    assert agrees_to_draw(state, 1, 4)


@pytest.mark.parametrize(("game_id", "options"), SETTINGS[:10], ids=str)
def test_no_side_wins_that_was_given_up(game_id, options):
    for seed in range(4):
        chance = random.Random(f"{game_id} {options} {seed}")
        state = FAMILY[game_id].start(options)
        positions = []
        while not state.outcome and state.ply < 150:
            positions.append(state.position)
            moves = list(state.legal_moves())
            state = state.play(chance.choice(moves[: len(moves) - 2] or moves))
        for player in state.outcome.winners if state.outcome else ():
            assert all(can_join(position, state.sides[player]) for position in positions)
