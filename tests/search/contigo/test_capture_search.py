"""The search of Contigo Capture lists legal turns, misses no end, and sees what the next players can take."""

from random import Random

import pytest

from engine.games.contigo.contigo_capture import CapturePosition
from search.choosing import drawing
from search.contigo.capture_search import CAPTURE
from search.expansion import Expansion, win_of
from tests.engine.contigo.contigo_positions import FOUR, four, pits
from tests.repetitions import few
from tests.search.contigo.capture_positions import random_position

SIDES = 4


def ends_of(position: CapturePosition, expansion: Expansion) -> dict[str, tuple[float, ...]]:
    """Return the shares of the turns that an expansion knows to end the game, by their texts."""
    return {str(CAPTURE.move(position, expansion.moves[place])): shares for place, shares in expansion.ends.items()}


def engine_ends(position: CapturePosition) -> dict[str, tuple[float, ...]]:
    """Return the shares of the turns that end the game by the engine's rules, by their texts."""
    found = {}
    for part in [part for part, ends in position.pawn_parts() if ends]:
        result = position.after(part).result
        assert result
        found[str(part)] = win_of(result.sides[0], SIDES)
    return found


def is_in_order(expansion: Expansion) -> bool:
    return list(expansion.chances) == sorted(expansion.chances, reverse=True)


@pytest.mark.parametrize("seed", few(range(60), 5))
def test_the_turns_that_look_best_are_legal_and_no_end_is_missed(seed):
    position = random_position(seed)
    expansion = CAPTURE.expand(position)
    texts = [str(CAPTURE.move(position, move)) for move in expansion.moves]
    assert len(set(texts)) == len(texts) > 0
    for text in texts:
        assert str(position.read(text)) == text
    assert ends_of(position, expansion) == engine_ends(position)
    assert is_in_order(expansion)


@pytest.mark.parametrize("seed", few(range(60), 5))
def test_a_beginner_sees_all_ends_and_a_few_legal_turns_with_every_pawn_part(seed):
    position = random_position(seed)
    expansion = CAPTURE.expand_some(position, drawing(3, Random(seed)))
    seen = [CAPTURE.move(position, move) for move in expansion.moves]
    assert all(position.read(str(turn)) == turn for turn in seen)
    assert {turn.path for turn in seen} == {part.path for part, _ in position.pawn_parts()} or not seen[0].path
    assert ends_of(position, expansion) == engine_ends(position)


@pytest.mark.parametrize("seed", few(range(2, 60, 10)))
def test_all_turns_are_the_legal_ones(seed):
    position = random_position(seed)
    expansion = CAPTURE.expand_fully(position)
    assert sorted(str(CAPTURE.move(position, move)) for move in expansion.moves) == sorted(map(str, position.moves()))
    assert ends_of(position, expansion) == engine_ends(position)
    assert expansion.complete
    assert is_in_order(expansion)


@pytest.mark.parametrize("seed", few(range(0, 60, 4), 3))
def test_the_sides_share_the_game_and_who_is_out_has_nothing_of_it(seed):
    position = random_position(seed)
    expansion = CAPTURE.expand(position)
    for shares, chance in zip(expansion.shares, expansion.chances, strict=True):
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
        assert not any(shares[side] for side in position.gone)
        assert shares[position.side] == chance


def test_the_best_turns_are_judged_like_all_turns():
    position = random_position(3)
    fully = CAPTURE.expand_fully(position)
    shares = dict(zip(fully.moves, fully.shares, strict=True))
    best = CAPTURE.expand(position)
    assert [shares[move] for move in best.moves] == list(best.shares)


def test_after_someone_has_left_play_is_searched_without_their_pieces():
    state = FOUR.start().play("a5-a3 9+1").drop(3)
    expansion = CAPTURE.expand(state.position)
    assert expansion.moves
    assert {shares[3] for shares in expansion.shares} == {0}


def best_turn(state):
    """Return the turn that looks best, and what the sides may expect after it."""
    expansion = CAPTURE.expand(state.position)
    return str(CAPTURE.move(state.position, expansion.moves[0])), expansion.shares[0]


def test_a_capture_that_wins_comes_first():
    state = four(red="a6* b6", blue="b4* f4", pebbles=pits(0, p20=2, p11=4))
    assert best_turn(state) == ("b6-b4", (1, 0, 0, 0))


def test_in_the_short_game_a_capture_that_makes_somebody_else_win_is_known_to_lose():
    state = four(short=True, red="a6* b6", blue="f6* c1 c2 c3 c4", yellow="b4*", pebbles=pits(0, p20=2, p9=1))
    expansion = CAPTURE.expand(state.position)
    assert ends_of(state.position, expansion)["b6-b4"] == (0, 1, 0, 0)


def test_a_key_pawn_is_taken_where_it_can_be():
    state = four(red="a6* b6", blue="f6* f5", yellow="b4* e4 e5", green="a1* c4", pebbles=pits(1, p20=2))
    assert best_turn(state)[0].startswith("b6-b4")


@pytest.mark.parametrize("seed", few(range(1, 60, 10)))
def test_the_best_turn_leaves_no_key_pawn_to_the_next_player_that_another_turn_saves(seed):
    position = random_position(seed)
    best = CAPTURE.expand(position).chances[0]
    assert best > CAPTURE.expand_fully(position).chances[0] - 0.1


def test_when_two_are_left_the_next_player_cannot_take_a_pawn_and_then_still_save_the_key_pawn():
    pebbles = "0023440200102340321040321343"
    position = four(red="c5*", blue="b4 c1 c4 d5*", pebbles=pebbles).position
    turns = CAPTURE.expand_fully(position)
    assert not turns.ends
    assert turns.chances[0] < 0.05
    for move in turns.moves:
        assert any(shares[1] == 1 for shares in engine_ends(position.after(CAPTURE.move(position, move))).values())
