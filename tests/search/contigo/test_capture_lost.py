"""A key pawn that nothing saves is recognised when two sides are left."""

from search import facts
from search.contigo.capture_search import CAPTURE
from tests.engine.contigo.contigo_positions import four, pits

HUNTED = four(red="a1* c1 f5", blue="c5*", to_move="blue", pebbles=pits(0, p4=4, p27=3))
"""Red's pawns threaten c5 from two sides, and Blue's key pawn has nowhere to go."""


def is_lost(position):
    """Return whether a key pawn can be captured after every turn of its side, by the rules."""
    return all(any(wins for _, wins in position.after(move).pawn_parts()) for move in position.moves())


def test_what_nothing_saves_is_lost_by_the_rules_too():
    assert CAPTURE.is_lost(HUNTED.position, 1)
    assert is_lost(HUNTED.position)


def test_a_single_threat_is_never_the_end():
    state = four(red="a1* c1", blue="c5*", to_move="blue", pebbles=pits(0, p4=4, p27=3))
    assert CAPTURE.is_lost(state.position, 1) is False
    assert not is_lost(state.position)


def test_a_turn_that_forces_a_win_is_told_as_one():
    state = four(red="b1* c1 f5", blue="c5*", pebbles=pits(0, p4=4, p27=3, p23=1, p15=1))
    assert "forces-win" in {fact.code for fact in facts(state, "b1-a1 15+1")}
