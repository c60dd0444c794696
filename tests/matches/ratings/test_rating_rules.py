"""How the end of a match is ranked, and what that changes in ratings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES
from matches.core.rating import BEGINNER, CENTRE, Rating
from matches.ratings.rating_rules import ranks, rated

TWO, THREE, FOUR = GAMES["contiguity"], GAMES["druid-hex3"], GAMES["contigo-capture"]
RATINGS = st.builds(Rating, st.floats(-10, 60), st.floats(1, 9))


def start(game, terms=""):
    return game.start(game.read_options(terms))


def after(state, moves):
    for move in moves.split():
        state = state.play(move)
    return state


def test_people_begin_in_the_middle_and_unsure():
    assert BEGINNER.number == CENTRE == 1500
    assert BEGINNER.margin == 500


@pytest.mark.parametrize("reason", ["resigned", "time"])
def test_who_resigns_or_runs_out_of_time_has_lost(reason):
    assert ranks(start(TWO).drop(0, reason)) == (2, 1)


def test_a_draw_is_even():
    assert ranks(start(TWO).draw()) == (1, 1)
    assert ranks(start(FOUR).drop(2).draw()) == (1, 1, 2, 1)


def test_who_left_first_is_last():
    assert ranks(start(THREE).drop(1).drop(0)) == (2, 3, 1)
    assert ranks(start(FOUR).drop(3).drop(0).drop(2)) == (3, 1, 2, 4)


def test_those_who_are_still_in_when_another_wins_are_even_and_come_before_those_who_left():
    together = after(start(THREE, "size=3"), "c1 a1 e1 c2 a2 e2 c3 a3 e3 c4 b1 d1 c5")
    assert ranks(together) == (1, 2, 2)
    alone = after(start(THREE, "size=3").drop(1), "c1 e1 c2 e2 c3 e3 c4 d1 c5")
    assert ranks(alone) == (1, 3, 2)


def test_who_was_put_out_last_comes_before_who_was_put_out_first():
    state = start(FOUR).drop(1)
    assert ranks(state.drop(0).drop(3)) == (3, 4, 1, 2)


def test_those_whom_one_move_puts_out_are_even():
    board = "red a2* f3; blue b6*; yellow d3*; green b3*; pits 2 222222 2 222222 2 222222 2 222222; red to move"
    state = FOUR.from_text(f"contigo-capture\nply 9\nstage play sides=0,1,2,3\nboard {board}")
    assert ranks(state.play("f3-d3-b3 1+1").drop(1)) == (1, 2, 3, 3)


@given(st.lists(RATINGS, min_size=2, max_size=4), st.data())
def test_who_wins_gains_and_who_is_last_loses_and_the_same_match_gives_exactly_the_same(brought, data):
    places = data.draw(st.permutations(range(1, len(brought) + 1)))
    new = rated(brought, places)
    assert new == rated(brought, places)
    assert new[places.index(1)].mu > brought[places.index(1)].mu
    assert new[places.index(len(brought))].mu < brought[places.index(len(brought))].mu


def test_a_draw_brings_two_people_nearer_to_each_other():
    strong, weak = Rating(30, 4), Rating(20, 4)
    new = rated((strong, weak), (1, 1))
    assert new[0].mu < strong.mu
    assert new[1].mu > weak.mu
