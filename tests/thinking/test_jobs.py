"""Jobs: what is found out about a match, and in which words the answer comes."""

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
