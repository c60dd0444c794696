"""Symmetries of the boards: the engine plays the same game on every image of a position."""

from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine import GAMES, State
from engine.symmetry import images, symmetries
from search import choose

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


def test_the_symmetries_of_every_game_are_counted():
    assert {game_id for game_id, _, _ in KINDS} == GAMES.keys()


@cache
def halfway(game_id: str, terms: str, plies: int = 13) -> State:
    game = GAMES[game_id]
    state = game.start(game.read_options(terms))
    for ply in range(plies):
        state = state.play(choose(state, 3, ply))
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
def test_what_stands_on_a_board_has_the_image_that_its_position_has(game_id, terms, count):
    state = halfway(game_id, terms)
    found = images(state)
    for symmetry in Random(3).sample(symmetries(state), min(count, 4)):
        image = symmetry.image(state).position.content
        assert image == symmetry.content(state.position.content)
        assert image in found
        assert min(other.distance(state.position.content) for other in images(symmetry.image(state))) == 0
    assert halfway(game_id, terms, 9).position.content not in found


@pytest.mark.parametrize(("game_id", "terms", "count"), KINDS)
def test_boards_are_as_many_plies_apart_as_lead_from_one_to_the_other(game_id, terms, count):
    """A pawn that is captured or relocated may count as well as the one that moved."""
    states = halfway(game_id, terms, 16).lineage()
    for before, after in pairwise(states):
        assert before.position.content.distance(after.position.content) <= 2
    first, last = states[8].position.content, states[-1].position.content
    assert first.distance(last) == last.distance(first) > 2


def test_everything_but_the_pieces_and_the_turn_is_left_out_of_what_stands_on_a_board():
    druid = GAMES["druid"]
    lines = "druid size=4{}\nply {}\nstage play sides=0,1\nboard a1=V1 b2=H2{}; turn {}; passes {}; out -; V to move"
    texts = [
        lines.format("", 2, "", 2, 0),
        lines.format(" nostack", 9, "-", 2, 1),
        lines.format(" nogaps", 3, "-", 1, 0),
    ]
    assert len({druid.from_text(text).position.content for text in texts}) == 1
    assert druid.from_text(texts[0].replace("V to", "H to")).position.content.side == 1
    disks = "white 30a 29b 1b 30c 2c 1d; red 1a 30b 2b 29c 1c 30d; {}white to move"
    plain = GAMES["contiguity"].start().position.content
    deluxe = f"contiguity-deluxe druidless\nply 40\nstage play sides=1,0\nboard {disks.format('move; ')}"
    assert GAMES["contiguity-deluxe"].from_text(deluxe).position.content == plain
    assert not plain.is_comparable(druid.start().position.content)
