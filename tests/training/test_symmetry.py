"""Symmetries of the boards: the engine plays the same game on every image of a position."""

from functools import cache
from random import Random

import pytest

from engine import GAMES, State
from search import choose
from training.symmetry import is_like, symmetries

KINDS = [
    ("contiguity", "", 240),
    ("contiguity-deluxe", "", 240),
    ("druid", "size=6", 8),
    ("druid", "size=5 walk", 8),
    ("druid-hex", "size=3", 24),
    ("druid-y", "size=8", 12),
    ("contigo", "", 16),
    ("contigo", "advanced", 16),
    ("contigo-capture", "", 32),
    ("druid-hex3", "size=4", 6),
    ("druid-hex3", "size=3 walk", 6),
]


@cache
def halfway(game_id: str, terms: str, plies: int = 13) -> State:
    game = GAMES[game_id]
    state = game.start(game.read_options(terms))
    for ply in range(plies):
        state = state.play(choose(state, 1, ply))
    return state


@pytest.mark.parametrize(("game_id", "terms", "count"), KINDS)
def test_the_legal_moves_of_an_image_are_the_images_of_the_legal_moves(game_id, terms, count):
    state = halfway(game_id, terms)
    found = symmetries(state)
    assert len(found) == count
    legal = list(state.legal_moves())
    some = Random(1).sample(legal, min(len(legal), 30))
    for symmetry in Random(2).sample(found, min(count, 12)):
        image = symmetry.image(state)
        assert image.turn == state.turn
        assert sum(1 for _ in image.legal_moves()) == len(legal)
        for move in some:
            after = image.play(symmetry.move(move))
            expected = symmetry.image(state.play(move))
            assert after.position.key == expected.position.key
            assert after.turn == expected.turn


@pytest.mark.parametrize(("game_id", "terms", "count"), KINDS)
def test_images_are_like_their_position_and_other_positions_are_not(game_id, terms, count):
    state = halfway(game_id, terms)
    found = Random(3).sample(symmetries(state), min(count, 4))
    assert all(is_like(symmetry.image(state), [state]) for symmetry in found)
    assert not is_like(halfway(game_id, terms, 9), [state])


def test_positions_are_alike_in_which_one_piece_stands_elsewhere():
    start = GAMES["contiguity"].start()
    once, twice = start.play("30a-26a"), start.play("30a-26a").play("2b-6b").play("26a-25a")
    assert is_like(once, [start.play("30a-24a")])
    assert not is_like(twice, [once])
