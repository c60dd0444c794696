"""The correction of a mistyped move: the one legal move close to what was typed, or None."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES, MoveError
from engine.correction import CHARACTERS, LONGEST, correction
from tests.engine import random_matches
from tests.engine.random_matches import SINGLES, Setting, some_moves, spread, under, walk
from tests.engine.ring.contiguity_positions import auctioned, position

RING = GAMES["contiguity"].start()
DRUID = GAMES["druid"].start()
CONTIGO = GAMES["contigo"].start()
RAISED = GAMES["druid"].replay("druid\nb2\nb3\nb4\nh8")
"""A lintel from b2 to b4 over the other's sarsen is there to be placed."""
BIDDING = auctioned("bid 15")

over_singles = under(SINGLES)


def slipped(text, chance):
    """Return a text with one character wrong, missing or too many, or two neighbours swapped."""
    at = chance.randrange(len(text))
    character = chance.choice(CHARACTERS)
    return chance.choice(
        [
            text[:at] + character + text[at + 1 :],
            text[:at] + text[at + 1 :],
            text[:at] + character + text[at:],
            text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :],
        ]
    )


# What is guessed.


@pytest.mark.parametrize(
    ("state", "typed", "meant"),
    [
        (RING, "30a-29aa", "30a-29a"),
        (RING, "30a-29q", "30a-29a"),
        (RING, "30a-92a", "30a-29a"),
        (RING, "30a_29a", "30a-29a"),
        (RING, "30à-29a", "30a-29a"),
        (RING, "a30-a29", "30a-29a"),
        (RING, "a30-29a", "30a-29a"),
        (RING, "A30 A29", "30a-29a"),
        (RING, "29a-30a", "30a-29a"),
        (RAISED, "4b-2b", "b2-b4"),
        (RAISED, "4b2b", "b2-b4"),
        (RAISED, "b4-2b", "b2-b4"),
        (RAISED, "b4/b2", "b2-b4"),
        (DRUID, "sarsn c3", "c3"),
        (DRUID, "c:3", "c3"),
        (CONTIGO, "b2-b4 9+0.2", "b2-b4 9+0,2"),
        (CONTIGO, "b2.b4.9+2", "b2-b4 9+2"),
        (CONTIGO, "b2-b4 9+11", "b2-b4 9+1,1"),
        (CONTIGO, "2b-4b 9+1,1", "b2-b4 9+1,1"),
        (CONTIGO, "b4-b2 9+1,1", "b2-b4 9+1,1"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_small_slip_is_seen_through_where_one_move_is_near(state, typed, meant):
    assert correction(state, typed) == meant


@pytest.mark.parametrize(
    ("state", "typed", "meant"),
    [
        (DRUID, "pas", "pass"),
        (DRUID, "psas", "pass"),
        (DRUID.play("c3"), "swa", "swap"),
        (BIDDING, "cal", "call"),
        (BIDDING, "bd 12", "bid 12"),
        (BIDDING, "bids 12", "bid 12"),
        (auctioned("bid 15", "call"), "fisrt", "first"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_word_is_guessed_from_a_slip_in_it(state, typed, meant):
    assert correction(state, typed) == meant


def test_what_has_the_same_signs_is_nearer_than_what_has_others():
    """`2b-…` and `9b-…` would be one character away; `29b-…` has the characters that were typed."""
    assert correction(RING, "92b-15b") == "29b-15b"


def test_a_legal_text_is_nearest_to_itself():
    assert correction(RING, " 30A - 29a ") == "30a-29a"


# What is not.


def test_nothing_is_guessed_where_several_moves_are_near():
    assert {RING.read("30a-28a"), RING.read("30a-27a")} == {"30a-28a", "30a-27a"}
    assert correction(RING, "30a-2xa") is None


def test_which_way_round_pebbles_go_is_never_guessed():
    assert correction(CONTIGO, "b2-b4 9=1,1") is None
    assert correction(CONTIGO, "b2-b4 91,1") is None


@pytest.mark.parametrize("typed", ["", " ", "b", "4b", "b4", "10b", "b10", "b 10", "10 b", "b99", "b100"])
def test_the_name_of_a_single_cell_is_never_taken_for_a_slip(typed):
    built = GAMES["druid"].replay("druid\nb10\nb4")
    assert correction(built, typed) is None


@pytest.mark.parametrize("state", [BIDDING, auctioned("bid 40")], ids=["fifteen", "forty"])
@pytest.mark.parametrize("typed", ["bid 51", "bid 99", "bid 100", "bid 411", "bid 0", "vid 41"])
def test_no_other_number_is_ever_bid(state, typed):
    assert correction(state, typed) is None


@pytest.mark.parametrize("typed", ["pass1", "pass 2", "pa55", "hello", "as", "compass", "p a s s"])
def test_a_word_is_not_guessed_from_what_is_no_slip_in_it(typed):
    assert correction(DRUID, typed) is None


def test_nothing_is_meant_once_the_match_is_over():
    assert correction(RING.drop(0), "30a-29aa") is None


def test_nothing_is_guessed_from_a_long_text():
    assert correction(CONTIGO, "b2-b4 9+" + ",".join("1" * 21)) is None
    assert correction(RING, "30a-29a" + " a" * LONGEST) is None


def test_pieces_that_are_not_ones_own_are_left_alone():
    state = position(white="5a", red="9c", to_move="white")
    assert correction(state, "9c-9b") is None


# Always.


@over_singles
def test_what_is_guessed_from_a_slip_is_legal_and_the_same_each_time(setting):
    chance = random.Random(f"near {setting}")
    for state in spread(walk(setting)):
        moves = some_moves(state)
        for move in chance.sample(moves, min(4, len(moves))):
            typed = slipped(move, chance)
            meant = correction(state, typed)
            assert meant is None or state.read(meant) == meant
            assert correction(state, typed) == meant


@over_singles
def test_a_garbled_text_is_seen_through_or_left(setting):
    chance = random.Random(f"garbled {setting}")
    for state in spread(walk(setting), 3):
        for move in some_moves(state, 4):
            meant = correction(state, random_matches.garbled(move, chance))
            assert meant is None or state.read(meant) == meant


def is_seen_through_or_left(state, typed):
    meant = correction(state, typed)
    assert meant is None or state.read(meant) == meant


any_text = given(st.sampled_from([RING, DRUID, CONTIGO, BIDDING]), st.text(max_size=60))
test_any_text_is_seen_through_or_left = settings(max_examples=40, deadline=None)(any_text(is_seen_through_or_left))
test_so_it_is_for_many_more_texts = pytest.mark.exhaustive(
    settings(max_examples=100, deadline=None)(any_text(is_seen_through_or_left))
)


@pytest.mark.exhaustive
@pytest.mark.parametrize("setting", [Setting("contigo", ""), Setting("contiguity", ""), Setting("druid", "size=10")])
def test_most_slips_in_a_move_from_cell_to_cell_are_seen_through(setting):
    chance = random.Random("most")
    corrected = []
    for state in walk(setting):
        for move in chance.sample(pairs := [pair for pair in some_moves(state) if "-" in pair], min(3, len(pairs))):
            typed = slipped(move, chance)
            if not legal(state, typed):
                corrected.append(correction(state, typed) == move)
    assert sum(corrected) > 0.6 * len(corrected) > 10


def test_no_moves_are_listed_for_it(monkeypatch):
    """A game may have more legal moves than could be counted."""

    def count_them(position):
        raise AssertionError

    monkeypatch.setattr(type(CONTIGO.position), "moves", count_them)
    assert correction(CONTIGO, "b2-b4 9+0.2") == "b2-b4 9+0,2"


def test_a_bounded_number_of_texts_is_tried(monkeypatch):
    tried = []
    read = type(CONTIGO).read
    monkeypatch.setattr(type(CONTIGO), "read", lambda state, text: tried.append(text) or read(state, text))
    correction(CONTIGO, "b2-b4 99+" + ",".join("1" * 19))
    assert len(tried) <= 2 * (LONGEST + 1) * (len(CHARACTERS) + 1)


def legal(state, text):
    """Return whether a text reads as a legal move."""
    try:
        state.read(text)
    except MoveError:
        return False
    return True
