"""What is told about a turn of Contigo Capture."""

from itertools import islice

import pytest

import locales
from search import facts
from search.contigo.capture_search import CAPTURE
from tests.engine.contigo.contigo_positions import four, pits
from tests.repetitions import few
from tests.search.boards import facts_on
from tests.search.contigo.capture_positions import random_position

SAVING = four(red="f6* b2", blue="f3 a1*", yellow="c4* c3", green="d1* d2", pebbles=pits(1, p7=3))
"""Blue threatens to take Red's key pawn from f3."""


def told(state, move):
    """Return the facts of a turn, by code."""
    return {fact.code: fact for fact in facts(state, move)}


def test_of_a_win_nothing_else_is_told():
    state = four(red="a6* b6", blue="b4* f4", pebbles=pits(0, p20=2, p11=4))
    assert {code: fact.cells for code, fact in told(state, "b6-b4").items()} == {"wins": ("a6",)}


def test_a_turn_that_ends_the_short_game_for_somebody_else_names_the_winner():
    state = four(short=True, red="a6* b6", blue="f6* c1 c2 c3 c4", yellow="b4*", pebbles=pits(0, p20=2, p9=1))
    assert told(state, "b6-b4")["capture-makes-win"].data == {"side": "blue"}


def test_of_a_captured_key_pawn_is_told_who_is_out_and_what_is_inherited():
    state = four(red="a6* b6", blue="f6*", yellow="b4* e4 e5", green="a1* c4", pebbles=pits(0, p20=2, p11=3, p18=1))
    fact = told(state, "b6-b4 18+1")["capture-takes-key"]
    assert (fact.data, fact.cells) == ({"side": "yellow", "count": 2}, ("b4", "e4", "e5"))


def test_of_a_chain_is_told_how_long_it_is_and_whose_pawns_it_takes():
    state = four(red="a6* b6", blue="f6* b4 d1", yellow="f1* c5", green="a1* e4", pebbles=pits(0, p20=2, p11=3))
    found = told(state, "b6-b4-e4 11+1")
    assert found["capture-takes-several"].cells == ("b4", "e4")
    assert found["capture-chain"].data == {"count": 2}


def test_of_a_key_pawn_left_in_danger_the_capture_is_told():
    found = told(SAVING, "b2-b1 15+1")
    assert found["capture-key-in-danger"].data == {"side": "blue", "move": "f3-f6"}


def test_a_key_pawn_that_could_have_been_captured_is_told_to_be_safe():
    found = told(SAVING, "b2-b1 7+1")
    assert found["capture-saves-key"].data == {"side": "blue"}
    assert "capture-key-in-danger" not in found


def test_a_key_pawn_of_a_third_player_that_the_next_one_may_take_is_told():
    state = four(red="a6* b2", blue="f3 a1*", yellow="f6* c3", green="d1* d2", pebbles=pits(1, p7=3))
    assert told(state, "b2-b1 15+1")["capture-leaves-key"].data == {"side": "blue", "victim": "yellow", "move": "f3-f6"}


def test_a_threat_names_whom_it_is_against():
    state = four(red="a6* b2 f3", blue="a1* b1", yellow="f6* c3", green="d1* d2", pebbles=pits(1, p7=3))
    fact = told(state, "b2-b3 15+1")["capture-threatens-key"]
    assert (fact.data, fact.cells) == ({"side": "yellow"}, ("f3", "f6"))


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("seed", few(range(20), 4))
def test_everything_is_said_in_words(seed, language):
    position = random_position(seed)
    for move in islice(CAPTURE.expand(position).moves, 30):
        for fact in facts_on(position, CAPTURE.move(position, move), 4):
            text = locales.say(language, f"fact-{fact.code}", **fact.data)
            assert "{" not in text
