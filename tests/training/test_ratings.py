"""Ratings: who solves a puzzle gains what it loses, the more the less likely that was."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from matches.core.rating import BEGINNER, CENTRE, Rating
from training.ratings import rating_of_puzzle, tried

RATINGS = st.builds(Rating, st.floats(-10, 60), st.floats(1, 9))


def test_people_begin_in_the_middle_and_unsure():
    assert BEGINNER.number == CENTRE == 1500
    assert BEGINNER.margin == 500


@pytest.mark.parametrize(("mu", "number"), [(10, 1050), (25, 1500), (32.52, 1726)])
def test_a_puzzle_begins_as_its_file_says_and_surer_than_a_person(mu, number):
    rating = rating_of_puzzle(mu)
    assert rating.number == number
    assert rating.margin < BEGINNER.margin


@given(RATINGS, RATINGS)
def test_solving_raises_the_person_and_lowers_the_puzzle_and_failing_the_other_way_round(person, puzzle):
    for solved in (True, False):
        better, worse = tried(person, puzzle, solved=solved)
        assert (better.mu > person.mu) is solved
        assert (worse.mu < puzzle.mu) is solved


def test_a_harder_puzzle_is_worth_more():
    easy, hard = (tried(BEGINNER, rating_of_puzzle(mu), solved=True)[0].mu for mu in (15, 35))
    assert easy < hard


def test_ratings_grow_surer_with_every_puzzle():
    person, puzzle = BEGINNER, rating_of_puzzle(25)
    for solved in (True, False) * 10:
        after, _ = tried(person, puzzle, solved=solved)
        assert after.sigma < person.sigma
        person = after


def test_a_person_who_solves_half_of_the_puzzles_comes_to_their_rating():
    person = BEGINNER
    for solved in (True, False) * 40:
        person, _ = tried(person, rating_of_puzzle(35), solved=solved)
    assert abs(person.number - 1800) < 60
