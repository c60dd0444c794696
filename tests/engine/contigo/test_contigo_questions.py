"""A turn of Contigo is asked for in three steps where that fits: a pawn with where it goes, a pit, a sowing."""

import pytest

from engine.games.contigo import contigo_half_moves
from tests.engine.contigo.contigo_positions import DUEL, duel, known, pits

pytestmark = pytest.mark.usefixtures(known.__name__)


def texts(choices):
    return [choice.text for choice in choices]


def test_a_pawn_and_where_it_goes_are_chosen_in_one_step_pawn_by_pawn():
    question = DUEL.start().half_move().question()
    assert question.code == "pawn-move"
    assert [texts(group) for group in question.groups][:2] == [["a6-a4", "a6-c6"], ["b2-b4", "b2-d2"]]


def test_the_pawn_is_asked_for_first_where_its_moves_are_too_many(monkeypatch):
    monkeypatch.setattr(contigo_half_moves, "AT_ONCE", 15)
    question = DUEL.start().half_move().question()
    assert (question.code, texts(question.choices)) == ("pawn", ["a6-", "b2-", "c4-", "d3-", "e5-", "f1-"])
    assert texts(DUEL.start().half_move("b2-").question().choices) == ["b2-b4", "b2-d2"]


def test_three_usual_sowings_come_before_all_others():
    question = DUEL.start().half_move("b2-b4 3").question()
    assert question.code == "pebbles"
    assert texts(question.first) == ["b2-b4 3+1,1", "b2-b4 3-1,1", "b2-b4 3+2"]
    others = [["b2-b4 3+1", "b2-b4 3+0,2"], ["b2-b4 3-1", "b2-b4 3-2", "b2-b4 3-0,2"]]
    assert [texts(group) for group in question.groups] == others


@pytest.mark.parametrize(
    ("counts", "usual"),
    [
        ({"p4": 1}, ["4+1", "4-1"]),
        ({"p4": 3}, ["4+1,1,1", "4-1,1,1", "4+3"]),
        ({"p4": 3, "p6": 6}, ["4-1,1,1", "4+3", "4-3"]),
        ({"p4": 3, "p5": 6}, ["4-1,1,1", "4-3", "4-1"]),
        ({"p4": 3, "p5": 6, "p2": 6, "p3": 4}, ["4-1"]),
        ({"p4": 6}, ["4+1,1,1,1,1,1", "4-1,1,1,1,1,1", "4+6"]),
    ],
)
def test_which_sowings_are_usual_depends_on_the_room_alone(counts, usual):
    state = duel(red="c3 a1", blue="f6", pebbles=pits(0, p12=1, p25=1, **counts))
    question = state.half_move("c3-d3 4").question()
    assert texts(question.first) == [f"c3-d3 {text}" for text in usual]


def test_where_sowings_are_too_many_the_way_is_asked_for_after_the_usual_ones():
    state = duel(red="c3 a1", blue="f6", pebbles=pits(0, p12=1, p25=1, p4=6))
    question = state.half_move("c3-d3 4").question()
    assert len(question.first) == 3
    assert texts(question.groups[0]) == ["c3-d3 4+", "c3-d3 4-"]
    assert {choice.label for choice in state.half_move("c3-d3 4+").question().choices} >= {"drop"}
