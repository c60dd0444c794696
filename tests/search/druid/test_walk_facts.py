"""What a move of Druid's Walk does is told by code, data and cells."""

import pytest

import locales
from engine import State
from search import facts
from tests.engine.druid.druid_positions import play, standing
from tests.search.druid.plain_walk import WALKS, walks


def walking(stones: str, mover: str, fields: str = "", **options: object) -> State:
    return standing("druid", stones, mover, fields, **{"size": 5, "walk": True, **options})


RACE = "a1=V1 b1=V1 a2=V1 a3=V1 a4=V1 c4=H1 d4=H1"


def test_a_step_onto_the_goal_wins():
    state = walking(RACE.replace("a4=V1", "a4=V1 a5=V1"), "V", "druid-V a4 top")
    assert [(fact.code, fact.cells) for fact in facts(state, "n")] == [("wins", ("a5",))]


def test_a_step_is_a_turn_less_and_a_stone_that_leads_nowhere_tells_nothing():
    state = walking(RACE, "V", "druid-V a1 top")
    (fact,) = facts(state, "n")
    assert (fact.code, dict(fact.data), fact.cells) == ("walk-needs", {"now": 4, "before": 5}, ("a2",))
    assert facts(state, "c1") == facts(state, "pass") == ()


def test_a_pass_tells_of_wins_like_a_stone():
    stones = "a4=V1 a5=V1 b5=H1 c5=H1 d1=H1"
    state = walking(stones, "H", "druid-V a4 top; druid-H d1 left")
    (allows,) = facts(state, "pass")
    assert (allows.code, dict(allows.data), allows.cells) == ("allows-win", {"move": "n"}, ("a5",))


def test_a_pass_that_ends_the_match_is_told_as_a_draw():
    state = play(walking(RACE, "V", "druid-V a1 top"), "pass")
    assert [fact.code for fact in facts(state, "pass")] == ["druid-draws"]


def test_a_stone_beside_the_goal_that_no_lintel_covers_forces_the_win():
    state = walking(RACE, "V", "druid-V a4 top")
    assert "forces-win" in [fact.code for fact in facts(state, "a5")]


def test_what_lets_the_next_side_win_comes_first_and_what_keeps_it_from_winning_too():
    stones = "a4=V1 a5=V1 b5=H1 c5=H1 d1=H1"
    state = walking(stones, "H", "druid-V a4 top; druid-H d1 left")
    allows, *_ = facts(state, "e3")
    assert (allows.code, dict(allows.data), allows.cells) == ("allows-win", {"move": "n"}, ("a5",))
    blocks, *_ = facts(state, "a5-c5")
    assert (blocks.code, blocks.cells) == ("blocks-win", ("a5",))


def test_a_druid_appears_and_is_walled_in():
    state = walking("b1=H1 c3=H1", "V")
    enters, *_ = facts(state, "a1")
    assert (enters.code, dict(enters.data)) == ("walk-enters", {"cell": "a1", "goal": "top"})
    walled, *_ = facts(play(state, "a1"), "a2")[1:]
    assert (walled.code, dict(walled.data), walled.cells) == ("walk-walls-in", {"side": "opponent"}, ("a1",))


@pytest.mark.parametrize(("game_id", "options"), WALKS[:2] + WALKS[5:7], ids=str)
def test_every_fact_has_words(game_id, options):
    for state in walks(game_id, options, seed=5, plies=60, every=6):
        for move in state.legal_moves():
            for fact in facts(state, move):
                for language in ("en", "fr"):
                    assert locales.say(language, f"fact-{fact.code}", **fact.data)
                assert all(name in state.position.grid.index for name in fact.cells)
