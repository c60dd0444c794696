"""Goals: what they say of moves that are not what they want."""

from training.goals import Miss, Prevents
from training.lessons import step_of


def test_a_move_that_loses_by_itself_prevents_nothing():
    step = step_of("contiguity-deluxe.druid")
    assert Prevents().missed(step.state, "11a", step.state.play("11a")) == Miss("ends")
