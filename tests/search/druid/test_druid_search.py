"""What the search is told of a position of the Druid games is what the engine says of it."""

import pytest

from engine import GAMES
from search import choose
from search.druid.among_three import DOUBT
from search.druid.druid_search import DruidSearch
from search.families import family_of
from tests.repetitions import few
from tests.search.conformance import assert_tells_what_the_engine_says, next_chances
from tests.search.druid.random_druid import SETTINGS, states


@pytest.mark.parametrize(("game_id", "options"), few(SETTINGS, 3), ids=str)
def test_every_legal_move_is_listed_and_every_end_is_known(game_id, options):
    for state in [*states(game_id, options, seed=4), *states(game_id, options, seed=5, plies=120, every=40)]:
        assert isinstance(family_of(state.position), DruidSearch)
        assert_tells_what_the_engine_says(state.position, state.game.players)


@pytest.mark.parametrize(("game_id", "options"), few(SETTINGS, 3), ids=str)
def test_a_move_that_lets_the_next_side_win_looks_bad(game_id, options):
    for state in states(game_id, options, seed=6, plies=90, every=9):
        for _, chance, wins in next_chances(state.position, state.game.players):
            assert chance > 1 - DOUBT if wins else chance < 1 - DOUBT


@pytest.mark.parametrize("opening", ["a1 d7 g4", "b3 d2 c5", "c3 e3 d6", "a3 e1 g2"])
def test_matches_among_three_computers_end_by_a_connection(opening):
    state = GAMES["druid-hex3"].start({"size": 4})
    for move in opening.split():
        state = state.play(move)
    while not state.outcome and state.ply < 100:
        state = state.play(choose(state, level=3))
    assert state.outcome
    assert state.outcome.reason == "connection"


def test_among_three_a_pass_is_worth_less_than_it_seems():
    position = GAMES["druid-hex3"].start({"size": 4}).play("d4").position
    expansion = family_of(position).expand(position)
    assert expansion.moves[-1] == "pass"
    assert sum(expansion.shares[-1]) == pytest.approx(1)
