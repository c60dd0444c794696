"""Jobs: what is found out about a match, and in which words the answer comes."""

import time

import pytest

from engine import GAMES
from search import decide, line_of
from thinking import Job


def test_a_move_that_ends_a_round_is_judged_by_that_round() -> None:
    state = GAMES["contiguity-deluxe"].start({"druidless": True, "flip": True})
    while state.stage.round == 1:
        state = state.play(decide(state, 3, state.ply).move)
    last = len(line_of(state)) - 2
    winner = line_of(state)[last].turn
    judged = Job("judge", state.record(), last, move=str(state.last)).run()
    assert judged[winner] == 1


@pytest.mark.parametrize("kind", ["decide", "agrees", "hint", "glance", "judge"])
@pytest.mark.parametrize("game", ["druid", "contiguity"])
def test_what_takes_too_long_is_answered_in_time(kind: str, game: str) -> None:
    state = GAMES[game].start({})
    job = Job(kind, state.record(), level=7, move=next(iter(state.legal_moves())), seconds=0)
    began = time.process_time()
    job.run()
    assert time.process_time() - began < 1


def test_the_choice_of_a_side_is_made_in_time() -> None:
    state = GAMES["contiguity"].start({"bid": True}).play("bid 9").play("call")
    began = time.process_time()
    Job("decide", state.record(), level=7, seconds=0).run()
    Job("hint", state.record(), level=7, seconds=0).run()
    assert time.process_time() - began < 1


def test_a_defence_can_be_asked_for_in_a_match_that_began_with_a_position_of_its_own() -> None:
    state = GAMES["druid"].start({"size": 3})
    for move in ["a1", "c3", "a2"]:
        state = state.play(move)
    again = GAMES["druid"].from_text(state.text()).play("b2")
    assert Job("defend", again.record(), moves=1).run() == {"move": "a3", "holds": True}
