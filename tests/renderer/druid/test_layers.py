"""The layers of stones on each cell."""

from random import Random

import pytest

from engine import GAMES
from renderer.druid.layers import stacks
from tests.renderer.druid.druid_states import DRUID_GAMES, kinds, standing


@pytest.mark.parametrize("game", DRUID_GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_topmost_layer_is_what_the_position_has(game, seed):
    chance, state = Random(seed), GAMES[game].start()
    for _ in range(60):
        if state.outcome:
            break
        state = state.play(chance.choice(list(state.legal_moves())))
        pieces, heights = state.position.pieces(), state.position.heights()
        assert {cell: stack[-1][:2] for cell, stack in stacks(state).items()} == {
            cell: (heights[cell], piece.side) for cell, piece in pieces.items()
        }


def test_layers_are_the_same_whether_they_were_followed_or_looked_up_late():
    state = kinds()["monument"]
    followed = [stacks(earlier) for earlier in state.past()][-1]
    assert followed == stacks(GAMES["druid"].replay(state.record()))


def test_a_gap_is_a_level_without_a_layer():
    layers = stacks(kinds()["gap"])
    assert [level for level, _, _ in layers["d3"]] == [2]
    assert [level for level, _, _ in layers["c3"]] == [1, 2]


def test_the_pieces_of_a_lintel_know_where_it_goes_on():
    layers = stacks(kinds()["gap"])
    assert [layers[cell][-1][2] for cell in ("c3", "d3", "e3")] == [("e",), ("e", "w"), ("w",)]


def test_below_the_top_of_a_position_without_a_past_all_is_of_its_colour():
    state = standing("c3=H3 d3=V1-")
    assert stacks(state) == {"c3": ((1, 1, ()), (2, 1, ()), (3, 1, ())), "d3": ((1, 0, ()),)}
