"""Contigo, the game of capture, as its players know it ([003] [004]; rulings R1 and R14 of the rules)."""

import pickle

import pytest

from engine import IllegalMove, IncompleteMove, Outcome, Piece, Prompt, TextError
from engine.games.contigo.turn import Turn
from tests.engine.contigo.contigo_positions import (
    FACTS,
    FOUR,
    KEYS,
    four,
    golden,
    known,
    legal,
    parts,
    pits,
    play,
    refusal,
)

pytestmark = pytest.mark.usefixtures(known.__name__)

START = FOUR.start()
CHAIN = four(red="a6* b6", blue="f6* b4 d1", yellow="f1* c5", green="a1* e4", pebbles=pits(0, p20=2, p11=3))
"""Red may take b4, and e4 from there."""
HEIR = four(red="a6* b6", blue="f6*", yellow="b4* e4 e5", green="a1* c4", pebbles=pits(0, p20=2, p11=3, p18=1))
"""Red may take Yellow's key pawn, beside which e4 stands in reach."""
LAST = four(red="a6* b6", blue="b4* f4", pebbles=pits(0, p20=2, p11=4))
SHORT = four(
    short=True, red="a6* b6", blue="f6* c1", yellow="b4*", green="e4* a2", pebbles=pits(0, p20=2, p11=3, p17=1)
)


def cells_of(state, side):
    """Return the cells of the pieces that a side controls."""
    return {cell for cell, piece in state.position.pieces().items() if piece.side == FOUR.sides.index(side)}


# The sources.


def facts(kind):
    return [pytest.param(fact, id=fact["name"]) for fact in FACTS[kind] if fact["game"] == FOUR.id]


@pytest.mark.parametrize("fact", facts("starts"))
def test_the_start_is_the_golden_one(fact):
    """R14."""
    pieces = {
        cell: Piece("RBYG".index(letters[0]), "key" if "*" in letters else "pawn")
        for cell, letters in fact["cells"].items()
    }
    assert START.position.pieces() == pieces
    assert legal(START) >= set(fact["some_legal"])
    assert not legal(START) & set(fact["not_legal"])
    for text in fact["not_legal"]:
        refusal(START, text)


@pytest.mark.parametrize("fact", facts("positions"))
def test_pieces_move_and_capture_as_the_sources_show(fact):
    assert parts(golden(fact)) == set(fact["parts"])


# Moving and capturing.


def test_the_turn_goes_round_red_blue_yellow_green():
    state = play(START, "b5-d5 9+1", "e5-c5 9+1", "e2-c2 8-1", "b2-d2 8-1")
    assert state.turn == 0
    assert START.play("b5-d5 9+1").turn == 1


def test_a_captured_piece_leaves_the_game():
    after = CHAIN.play("b6-b4 20+1")
    assert cells_of(after, "blue") == {"f6", "d1"}
    assert cells_of(after, "red") == {"a6", "b4"}


def test_a_piece_may_capture_on_and_stop_at_any_time():
    assert parts(CHAIN) == {"b6-b4", "b6-b4-e4"}
    after = CHAIN.play("b6-b4-e4 20+1")
    assert cells_of(after, "green") == {"a1"}
    assert cells_of(after, "red") == {"a6", "e4"}


def test_a_key_pawn_moves_and_captures_like_any_other():
    state = four(**{**KEYS, "blue": "c6* f1", "yellow": "f5*"}, pebbles=pits(0, p9=2))
    after = state.play("a6-c6 9+1")
    assert after.position.pieces()["c6"] == Piece(0, "key")
    assert after.out == (1,)


def test_a_captured_key_pawn_puts_its_owner_out_and_the_captor_inherits_the_rest():
    after = HEIR.play("b6-b4 20+1")
    assert after.out == (2,)
    assert cells_of(after, "red") == {"a6", "b4", "e4", "e5"}
    assert after.position.inherited() == {"e4": 2, "e5": 2}
    assert after.position.text().startswith("red a6* b4 e4=yellow e5=yellow; blue f6*; yellow; green a1* c4;")


def test_inherited_pawns_are_no_prey_in_the_same_turn():
    error = refusal(HEIR, "b6-b4-e4 20+1")
    assert (error.code, error.data) == ("target-acquired", {"cell": "e4", "cells": ("e4",)})


def test_the_turn_passes_over_who_is_out():
    state = HEIR.play("b6-b4 20+1")
    assert state.turn == 1
    assert play(four(**KEYS | {"yellow": ""}, to_move="blue"), "f6-d6 1+1").turn == 3


def test_inherited_pawns_move_from_the_captors_next_turn():
    state = four(red="a6* b6", blue="f6*", yellow="b4* e5", green="a1*", pebbles=pits(1, p20=2))
    state = play(state, "b6-b4 8+1", "f6-f5 15+1", "a1-a2 22-1")
    assert state.prompts == (Prompt("inherited", {"cells": ("e5",), "count": 1}),)
    assert state.play("e5-e6 1+1").position.inherited() == {"e6": 2}


def test_inherited_pawns_go_to_the_next_captor_with_the_rest():
    state = four(red="a6* b6 e4=yellow", blue="f6* a3", green="a1*", pebbles=pits(1, p2=3), to_move="blue")
    after = state.play("a3-a6 8+1")
    assert after.out == (0, 2)
    assert after.position.inherited() == {"b6": 0, "e4": 2}
    assert cells_of(after, "blue") == {"a6", "b6", "e4", "f6"}


def test_who_can_move_no_piece_moves_pebbles_only():
    state = four(**KEYS, pebbles=pits(0, p1=2))
    assert state.prompts[0].code == "pebbles-only"
    assert legal(state) == {"1+1", "1+2", "1+1,1", "1+0,2", "1-1", "1-2", "1-1,1", "1-0,2"}


# The end.


def test_the_last_player_with_a_key_pawn_wins():
    won = LAST.play("b6-b4")
    assert won.outcome == Outcome((0,), "last-king", ("a6",))
    assert (won.turn, won.last) == (None, "b6-b4")
    assert parts(LAST) == {"b6-b4"}


def test_a_chain_ends_with_the_game():
    error = refusal(LAST, "b6-b4-f4")
    assert (error.code, error.data) == ("chain-ended", {"move": "b6-b4", "cells": ("f4",)})


def test_the_quick_game_ends_when_two_are_out():
    """The captor has all of both, and more than the other one left."""
    assert parts(SHORT) == {"b6-b4", "b6-b4-e4"}
    ended = SHORT.play("b6-b4-e4")
    assert ended.outcome == Outcome((0,), "short", ("a2", "a6", "e4"))
    assert FOUR.from_text(SHORT.text().replace(" short", "")).play("b6-b4-e4 20+1").outcome is None


def test_the_quick_game_may_be_won_by_another_than_the_mover():
    state = four(short=True, red="a6* b6", blue="f6* f5 f4", yellow="b4*", pebbles=pits(0, p20=2))
    assert state.play("b6-b4").outcome == Outcome((1,), "short", ("f4", "f5", "f6"))


def test_the_quick_game_goes_on_between_equals_until_one_loses_a_piece():
    state = four(short=True, red="a6* b6", blue="f6* b2", yellow="b4*", pebbles=pits(0, p20=2))
    assert parts(state) == {"b6-b4", "b6-b4-b2"}
    equal = state.play("b6-b4 20-1,1")
    assert equal.outcome is None
    assert equal.prompts[-1] == Prompt("next-capture-decides", {"count": 2})
    assert state.play("b6-b4-b2").outcome == Outcome((0,), "short", ("a6", "b2"))


def test_inherited_pawns_count_in_the_quick_game():
    state = four(short=True, red="a6* b6", blue="f6* f5", yellow="b4* c1 d1", pebbles=pits(0, p20=2))
    assert state.play("b6-b4").outcome == Outcome((0,), "short", ("a6", "b4", "c1", "d1"))


# Leaving (R1).


def test_everything_that_a_player_who_leaves_controlled_comes_off_the_board():
    left = HEIR.play("b6-b4 20+1").drop(0)
    assert set(left.position.pieces()) == {"f6", "a1", "c4"}
    assert (left.out, left.turn, left.outcome) == ((0, 2), 1, None)


def test_the_turn_passes_over_a_player_who_leaves_at_their_turn():
    assert START.drop(0).turn == 1
    assert START.drop(2).turn == 0
    assert START.drop(1).play("b5-d5 9+1").turn == 2


def test_the_last_one_who_stays_wins():
    assert play(START.drop(0).drop(2)).drop(1).outcome == Outcome((3,), "resigned")
    assert HEIR.play("b6-b4 20+1").drop(1).drop(3).outcome == Outcome((0,), "resigned")


def test_who_was_put_out_cannot_leave():
    with pytest.raises(IndexError):
        HEIR.play("b6-b4 20+1").drop(2)


def test_leaving_may_settle_the_quick_game():
    three = four(short=True, red="a6* b6", blue="f6*", yellow="f1*")
    assert three.drop(2).outcome == Outcome((0,), "short", ("a6", "b6"))
    assert three.drop(0).outcome is None
    assert three.drop(0).turn == 1


# Each way to be wrong.

REFUSED = [
    (START, "a6-e6 1+1", "pit-distance"),
    (START, "a6-a4-a2 1+1", "captures-nothing"),
    (four(**{**KEYS, "red": "a6* c6"}), "a6-c6 1+1", "target-own"),
    (CHAIN, "b6-b4-e4-e3 20+1", "pit-zero"),
    (CHAIN, "b6-b4-b4 20+1", "same-cell"),
    (CHAIN, "b4-b6 20+1", "not-yours"),
    (CHAIN, "b6-c5 20+1", "not-straight"),
    (CHAIN, "e4", "not-yours"),
    (CHAIN, "b4", "which-pawn"),
    (CHAIN, "b6-b4", "pebbles-missing"),
    (HEIR, "b6-b4-e4", "target-acquired"),
    (LAST, "b6-b4-f4", "chain-ended"),
    (LAST, "b6-b4 20+1", "pebbles-superfluous"),
]


@pytest.mark.parametrize(("state", "text", "code"), REFUSED)
def test_what_breaks_a_rule_is_refused_by_that_rule(state, text, code):
    assert refusal(state, text).code == code
    assert code in FOUR.refusals


def test_every_refusal_that_only_this_game_has_is_met():
    own = {"captures-nothing", "chain-ended", "target-acquired", "target-own"}
    assert own <= {code for _, _, code in REFUSED}
    assert own <= set(FOUR.refusals)


def test_a_refusal_tells_the_cell_of_the_leg_that_captures_nothing():
    error = refusal(CHAIN, "b6-b4-e4-a4 20+1")
    assert (error.code, error.data["cells"]) == ("pit-zero", ("e4", "a4"))
    state = four(red="a6* b6", blue="f6* b4", green="a1*", yellow="f1*", pebbles=pits(0, p20=2, p11=3))
    assert refusal(state, "b6-b4-e4 20+1").data == {"cell": "e4", "cells": ("e4",)}


@pytest.mark.parametrize("text", ["B6xb4xE4 20+1", "b6 b4 e4 20 + 1", "b6b4e4 20+1", "b6 -> b4 -> e4, 20+1"])
def test_a_chain_is_read_generously(text):
    assert CHAIN.read(text) == "b6-b4-e4 20+1"


def test_the_board_between_the_two_parts_of_a_turn_can_be_looked_at():
    error = refusal(HEIR, "b6-b4")
    assert isinstance(error, IncompleteMove)
    after_pawn = HEIR.position.after_pawn(Turn.parse(error.data["move"]))
    assert after_pawn.inherited() == {"e4": 2, "e5": 2}
    assert (after_pawn.side, after_pawn.pits) == (0, HEIR.position.pits)


def test_ways_tell_captures_from_own_pieces_in_the_way():
    state = four(red="a6* b6 b2", blue="f6* b4", green="a1*", pebbles=pits(0, p20=2, p9=4))
    ways = state.position.legs("b6")
    assert [(way.to, way.refused) for way in ways] == [("", "pit-zero"), ("f6", ""), ("b4", ""), ("", "pit-zero")]
    assert state.position.legs("b4")[2].refused == "target-own"


# Texts.


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("red a6*; blue b1*; yellow a6; green c1*", "overlap"),
        ("red a6* a5*; blue b1*; yellow; green c1*", "key"),
        ("red a6*; blue b1; yellow; green c1*", "key"),
        ("red; blue b1*; yellow; green c1*", "turn"),
        ("red a6* b6=white; blue b1*; yellow; green c1*", "value"),
        ("red a6*; blue b1*; green c1*", "board"),
    ],
)
def test_a_board_that_cannot_be_is_not_read(board, code):
    with pytest.raises(TextError) as caught:
        FOUR.from_text(f"contigo-capture\nply 0\nstage play sides=0,1,2,3\nboard {board}; pits {pits()}; red to move")
    assert caught.value.code == code


def test_an_inherited_pawn_bears_on_the_game_like_one_of_ones_own():
    """R2: whose it was is seen on the board, but decides nothing."""
    own, inherited = four(red="a6* b4", blue="f6*"), four(red="a6* b4=green", blue="f6*")
    assert own.key == inherited.key
    assert own != inherited


def test_a_position_with_inherited_pawns_reads_back_and_survives_pickling():
    after = HEIR.play("b6-b4 20+1")
    assert FOUR.from_text(after.text()) == after
    assert pickle.loads(pickle.dumps(after)) == after
    assert isinstance(refusal(after, "a1-a2 9+1"), IllegalMove)
