"""Suggestions lead to every turn of Contigo in steps of few choices, and never look at all turns."""

import random

import pytest

from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.turn import Turn
from tests.engine import following
from tests.engine.contigo.contigo_positions import DUEL, FAMILY, duel, four, known, legal, pits

pytestmark = [pytest.mark.exhaustive, pytest.mark.usefixtures(known.__name__)]

LIMIT = 25
SETTINGS = [
    ("contigo", {}),
    ("contigo", {"advanced": True}),
    ("contigo-capture", {}),
    ("contigo-capture", {"short": True}),
]
FEW = duel(red="c3", blue="f6", pebbles=pits(0, p4=2, p9=4, p12=1))


def offered(state, typed=""):
    suggestions = state.suggest(typed, LIMIT)
    return {step.text: (step.label, step.data, step.complete) for step in suggestions}


@pytest.mark.parametrize("limit", [25, 14])
@pytest.mark.parametrize(
    "state",
    [
        FEW,
        duel(red="a1 b1 d1 f3", blue="f6", pebbles=pits(0, p16=2, p1=3)),
        duel(red="a1", blue="f6", pebbles=pits(0, p1=3, p22=6)),
        duel(red="c3", blue="f6", pebbles=pits(1, p16=3)),
        duel(red="c3", blue="f6", pebbles=pits(0, p4=2, p12=1, p11=6, p10=6, p20=6), advanced=True),
        four(red="a6* b6", blue="f6* b4", yellow="f1*", green="a1* e4", pebbles=pits(0, p20=2, p11=3)),
        four(red="a6* b6", blue="b4*", pebbles=pits(1, p20=2)),
    ],
)
def test_suggestions_lead_to_every_turn_and_to_nothing_else(state, limit):
    assert following.reached(lambda typed: state.suggest(typed, limit), limit) == legal(state)


@pytest.mark.parametrize(("game_id", "options"), SETTINGS)
def test_any_turn_of_a_match_is_reached_in_a_few_steps(game_id, options):
    chance, state = random.Random(game_id), FAMILY[game_id].start(options)
    for _ in range(25):
        moves = list(state.legal_moves())
        for move in chance.sample(moves, 8):
            assert len(following.way_to(state.suggest, move, LIMIT)) <= 12
            assert (move, True) in {(found.text, found.complete) for found in state.suggest(move, LIMIT)}
        state = state.play(chance.choice(moves))
        if state.outcome:
            break


def test_no_step_looks_at_whole_turns(monkeypatch):
    monkeypatch.setattr(ContigoPosition, "moves", None)
    state = DUEL.start()
    for typed in ("", "c4", "c4-c2", "c4-c2 9", "c4-c2 9+", "c6", "nothing"):
        state.suggest(typed, LIMIT)


def test_first_the_pawn_then_where_to_then_the_pit_then_what_to_do_with_its_pebbles():
    assert offered(duel(red="c3 a4 f6", blue="f1", pebbles=pits(0, p2=1, p12=1))) == {
        "a4-": ("pawn", {"cell": "a4", "kind": "pawn"}, False),
        "c3-": ("pawn", {"cell": "c3", "kind": "pawn"}, False),
    }
    data = {"from": "c3", "to": "d3", "corner": "", "pit": 12, "place": "east", "line": "3", "count": 1}
    assert offered(FEW, "c3-")["c3-d3"] == ("pawn-to", data, False)
    assert offered(FEW, "c3-c") == offered(FEW, "c3-c5")
    assert offered(FEW, "c3-c5") == {
        "c3-c5 4": ("pit", {"pit": 4, "place": "north", "line": "c", "count": 2}, False),
        "c3-c5 9": ("pit", {"pit": 9, "place": "east", "line": "6", "count": 4}, False),
        "c3-c5 12": ("pit", {"pit": 12, "place": "east", "line": "3", "count": 1}, False),
    }
    assert offered(FEW, "c3-c5 9") == {
        "c3-c5 9+": ("way", {"pit": 9, "place": "east", "line": "6", "count": 4, "way": "clockwise"}, False),
        "c3-c5 9-": ("way", {"pit": 9, "place": "east", "line": "6", "count": 4, "way": "counter"}, False),
    }
    drop = {"pit": 9, "place": "east", "line": "6", "count": 4, "way": "clockwise", "into": 10, "dropped": 0}
    assert offered(FEW, "c3-c5 9+")["c3-c5 9+0,"] == ("drop", drop, False)
    assert offered(FEW, "c3-c5 9+1,1,1")["c3-c5 9+1,1,1"] == (
        "pebbles",
        {
            "pit": 9,
            "place": "east",
            "line": "6",
            "count": 4,
            "way": "clockwise",
            "taken": 3,
            "last": 12,
            "split": "1,1,1",
            "pattern": "each",
            "sown": ({"message": "sown-pits", "number": 1, "pits": [10, 11, 12]},),
        },
        True,
    )


def test_what_may_be_done_with_few_pebbles_is_offered_at_once():
    found = offered(FEW, "c3-c5 4")
    assert set(found) == {f"c3-c5 4{direction}{split}" for direction in "+-" for split in ("1", "2", "1,1", "0,2")}
    assert [found[f"c3-c5 4+{split}"][1]["pattern"] for split in ("2", "1,1", "0,2")] == ["next", "each", "far"]


def test_a_step_with_a_single_choice_is_skipped():
    assert all(text.startswith("c3-d3 ") for text in offered(duel(red="c3", blue="f6", pebbles=pits(0, p12=1))))


def test_neither_order_nor_words_tell_which_pawn_wins():
    state = duel(red="a1 b1 d1 f3", blue="f6")
    assert list(offered(state)) == ["a1-", "b1-", "d1-", "f3-"]
    assert list(offered(state, "f3-")) == ["f3-d3", "f3-f1", "f3-f5"]
    labels = {label for label, *_ in offered(state, "f3-").values()}
    assert (labels, offered(state, "f3-")["f3-f1"][2]) == ({"pawn-to"}, True)


def test_neither_order_nor_words_tell_which_capture_wins():
    state = four(red="a6* b6", blue="b4*", pebbles=pits(1, p20=2))
    assert list(offered(state)) == ["a6-", "b6-"]
    assert [choice.label for choice in state.half_move("b6-").question().choices if choice.complete] == ["pawn-takes"]


def test_pits_come_in_order_and_the_last_as_a_range():
    state = duel(red="c3", blue="f6", pebbles=pits(2))
    assert list(offered(state, "c3-c5"))[-2:] == ["c3-c5 19", "c3-c5 20..28"]
    assert offered(state, "c3-c5")["c3-c5 20..28"] == ("pits", {"first": "20", "last": "28", "count": 9}, False)
    assert list(offered(state, "c3-c5 20..28")) == [f"c3-c5 {pit}" for pit in range(20, 29)]
    for nothing in ("c3-c5 28..20", "c3-c6 20..28", "20..28", "c3-c5 40..50"):
        assert offered(state, nothing) == {}


def test_a_capture_leads_on_to_the_next_leg_or_to_the_pits():
    state = four(red="a6* b6", blue="f6* b4", yellow="f1*", green="a1* e4", pebbles=pits(0, p20=2, p11=3))
    data = {"from": "b6", "to": "b4", "pit": 20, "place": "south", "line": "b", "count": 2}
    found = state.suggest("b6-b4", LIMIT)
    assert [suggestion.text for suggestion in found] == ["b6-b4-e4", "b6-b4 11", "b6-b4 20"]
    assert found[0].label == "pawn-takes"
    assert state.position.pawn_part_label(Turn.parse("b6-b4")) == (
        "pawn-takes",
        {**data, "side": "blue", "kind": "pawn"},
    )


@pytest.mark.parametrize("typed", ["C3 C5 9", "c3 - c5 9", "c3>c5 9", "c3c5  9"])
def test_what_is_typed_is_read_generously(typed):
    assert offered(FEW, typed) == offered(FEW, "c3-c5 9")


def test_a_cell_that_is_no_start_offers_the_moves_that_end_there():
    assert set(offered(DUEL.start(), "c6")) == {"a6-c6", "c4-c6"}


@pytest.mark.parametrize("typed", ["c9-c5", "f6-", "c3-f3", "c3-f3 9", "c3-c5 29", "c3-c5 9+7", "c3-c5 4+1,1,1", "???"])
def test_what_leads_nowhere_offers_nothing(typed):
    assert offered(FEW, typed) == {}
