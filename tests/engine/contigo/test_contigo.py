"""Contigo, the game of alignment, as its players know it ([003] [004]; rulings R11 to R13 of the rules)."""

import pickle

import pytest

from engine import (
    AmbiguousMove,
    GameOver,
    IllegalMove,
    IncompleteMove,
    MoveError,
    Outcome,
    Piece,
    TextError,
    UnreadableMove,
)
from engine.games.contigo.turn import Turn
from tests.engine.contigo.contigo_positions import DUEL, FACTS, duel, golden, known, legal, parts, pits, play, refusal

pytestmark = pytest.mark.usefixtures(known.__name__)

START = DUEL.start()
ADVANCED = DUEL.start({"advanced": True})
STUCK = duel(red="a1 b2", blue="f6 e5", pebbles=pits(0, p1=2, p15=6))
"""Corner pits alone hold pebbles."""
FULL = duel(red="c3", blue="f6", pebbles=pits(2, p9=5, p10=4, p8=6, p11=0, p5=0, p19=3))
ONE_SHORT = duel(red="a1 b1 d1 f3", blue="f6")
"""Red wins by f3-f1."""
OPENED = "a1 b1 d1 f1"
OPEN_LINE = duel(red=OPENED, blue="c1 a6", pebbles=pits(0, p4=4, p1=2), to_move="blue")
"""Blue opens Red's row by c1-c5, and no pit lets Red move."""


def facts(kind):
    return [pytest.param(fact, id=fact["name"]) for fact in FACTS[kind] if fact.get("game", "contigo") == "contigo"]


# The sources.


@pytest.mark.parametrize("fact", facts("starts"))
def test_the_start_is_the_golden_one(fact):
    """R11."""
    state = DUEL.start(fact["options"])
    pieces = {cell: Piece("RB".index(side), "pawn") for cell, side in fact["cells"].items()}
    assert state.position.pieces() == pieces
    assert list(state.position.pits) == [2] * 28
    assert legal(state) >= set(fact["some_legal"])
    assert not legal(state) & set(fact["not_legal"])


@pytest.mark.parametrize("text", FACTS["starts"][0]["not_legal"])
def test_what_the_golden_start_forbids_is_refused(text):
    refusal(START, text)


@pytest.mark.parametrize("fact", facts("positions"))
def test_pawns_move_as_the_sources_show(fact):
    """R13 for those in an L."""
    assert parts(golden(fact)) == set(fact["parts"])


@pytest.mark.parametrize("fact", facts("lines"))
def test_four_are_in_a_line_where_the_sources_say(fact):
    """R12."""
    state = duel(red=fact["R"], blue=fact["B"])
    assert len(state.position.alignments()) == len(fact["aligned"])


# Moving.


def test_a_pawn_goes_as_far_as_the_pit_before_it_says():
    state = duel(red="c3", blue="f6", pebbles=pits(0, p12=3, p4=1))
    assert parts(state) == {"c3-f3", "c3-c4"}


def test_a_turn_moves_a_pawn_and_pebbles():
    after = START.play("c4-c6 9+0,2")
    assert after.turn == 1
    assert after.position.pieces().keys() == START.position.pieces().keys() - {"c4"} | {"c6"}
    assert [number for number in range(1, 29) if after.position.pits[number - 1] != 2] == [9, 11]
    assert (after.position.pits[8], after.position.pits[10]) == (0, 4)


def test_pebbles_go_round_the_corner_between_the_last_pit_and_the_first():
    assert START.play("a6-a4 28+1,1").position.pits[:2] == bytes([3, 3])
    assert START.play("a6-a4 1-2").position.pits[27] == 4


def test_who_can_move_no_pawn_moves_pebbles_only():
    assert {prompt.code for prompt in STUCK.prompts} == {"pebbles-only"}
    assert all(text[0].isdigit() for text in STUCK.legal_moves())
    assert STUCK.play("1+2").position.pits[1] == 2
    assert not START.prompts


def test_two_ways_round_a_corner_to_the_same_cell_are_one_move():
    state = duel(red="c3", blue="a1", advanced=True, pebbles=pits(0, p4=1, p12=1, p11=1, p5=1))
    assert [str(part) for part, _ in state.position.pawn_parts()] == ["c3-d4"]
    assert state.read("c3-c4-d4 4+1") == state.read("c3-d3-d4 4+1") == "c3-d4 4+1"


# The end.


def test_four_in_a_line_win_and_the_turn_ends_with_the_pawn_part():
    won = ONE_SHORT.play("f3-f1")
    assert won.outcome == Outcome((0,), "alignment", ("a1", "b1", "d1", "f1"))
    assert (won.turn, won.last) == (None, "f3-f1")
    assert won.position.pits == ONE_SHORT.position.pits
    assert "f3-f1" in legal(ONE_SHORT)
    assert not any(text.startswith("f3-f1 ") for text in ONE_SHORT.legal_moves())


def test_blue_wins_as_red_does():
    state = duel(red="f6", blue="a1 b1 d1 f3", to_move="blue")
    assert state.play("f3-f1").outcome.winners == (1,)


def test_a_line_that_the_enemy_opens_wins_nothing_before_the_own_pawn_move():
    state = duel(red="a1 b1 d1 f1 a6", blue="c1", to_move="blue").play("c1-c3 1+1")
    assert state.outcome is None
    assert state.play("a6-a4").outcome == Outcome((0,), "alignment", ("a1", "b1", "d1", "f1"))


def test_an_opened_line_wins_as_the_turn_begins_if_no_pawn_can_move():
    after = OPEN_LINE.play("c1-c5 1-1")
    assert after.outcome == Outcome((0,), "alignment", ("a1", "b1", "d1", "f1"))
    assert (after.turn, after.last) == (None, "c1-c5 1-1")


def test_an_opened_line_wins_nothing_yet_if_the_pebbles_let_a_pawn_move():
    state = duel(red=OPENED, blue="c1 a6", pebbles=pits(0, p4=4, p1=2), to_move="blue")
    after = state.play("c1-c5 1+2")
    assert after.outcome is None
    assert after.play("a1-a3 2+1").outcome is None


def test_pebbles_alone_never_win():
    """A position may be made by hand in which the player to move has a line and cannot move."""
    state = duel(red=OPENED, blue="a6", pebbles=pits(0, p1=2))
    assert state.play("1-1").outcome is None


@pytest.mark.parametrize(
    ("red", "move", "cells"),
    [
        ("a1 b2 c3 d6", "d6-d4", ("a1", "b2", "c3", "d4")),
        ("a6 b5 c4 d1", "d1-d3", ("a6", "b5", "c4", "d3")),
        ("a1 a2 a6 c5", "c5-a5", ("a1", "a2", "a5", "a6")),
        ("a1 b1 c1 e1 f1 d3", "d3-d1", ("a1", "b1", "c1", "d1", "e1", "f1")),
    ],
)
def test_rows_columns_and_long_diagonals_win_in_any_order(red, move, cells):
    """R12."""
    outcome = duel(red=red, blue="f5").play(move).outcome
    assert (outcome.reason, set(outcome.cells)) == ("alignment", set(cells))


def test_the_pawns_of_two_lines_completed_at_once_all_count():
    state = duel(red="a1 b1 c1 d2 d4 d5 f1", blue="f6", pebbles=pits(2, p18=1)).play("d2-d1")
    assert set(state.outcome.cells) == {"a1", "b1", "c1", "d1", "f1"}
    state = duel(red="a3 b3 e3 d1 d5 d6 d4 f3", blue="f6", pebbles=pits(2)).play("d1-d3")
    assert set(state.outcome.cells) == {"a3", "b3", "d3", "e3", "f3", "d4", "d5", "d6"}
    assert len(state.position.alignments()) == 2


# Reading.


@pytest.mark.parametrize(
    "text",
    [
        "c4-c2 9+0,2",
        " C4 - C2   9 + 0 , 2 ",
        "c4 c2 9+0 2",
        "c4c2 9+0,2",
        "c4->c2, 9+0,2",
        "c4>c2; 9 + 0 2",
        "c4 to c2 09+0,2",
        "c4-c2-9+0,2",
        "c4→c2→9+0,2",
        "c4->c2->9+0,2",
        "c04–c02 9+0,2",
    ],
)
def test_a_turn_is_read_generously(text):
    assert START.read(text) == "c4-c2 9+0,2"


@pytest.mark.parametrize("arrow", ["→", "⇒", "->", " → "])
def test_an_arrow_beside_a_pit_is_no_direction(arrow):
    with pytest.raises(UnreadableMove):
        START.read(f"c4-c2 9{arrow}0,2")


def test_a_turn_may_be_written_with_minus_signs_of_other_kinds():
    assert START.read("c4→c2 9−0,2") == "c4-c2 9-0,2"


# Each way to be wrong.

PIT_9 = {"pit": 9, "place": "east", "line": "6"}
PIT_12 = {"pit": 12, "place": "east", "line": "3"}
REFUSED = [
    (START, "hello", UnreadableMove, "unreadable", {"text": "hello"}),
    (START, "c4-c2 9+02", UnreadableMove, "unreadable", {"text": "9+02"}),
    (START, "c4-c2 9+1x", UnreadableMove, "unreadable", {"text": "9+1x"}),
    (START, "c4-c2 20..28", IncompleteMove, "range", {"text": "c4-c2 20..28"}),
    (START, "pass", IllegalMove, "cannot-pass", {}),
    (START, "bid 3", IllegalMove, "auction-over", {}),
    (START, "g4-c2 9+1", IllegalMove, "no-such-cell", {"cell": "g4", "first": "a", "last": "f", "count": 0}),
    (START, "c4-c7", IllegalMove, "no-such-cell", {"cell": "c7", "first": "a", "last": "f", "count": 6}),
    (START, "c4", IncompleteMove, "incomplete", {"text": "c4", "cells": ("c4",)}),
    (START, "c4-", IncompleteMove, "incomplete", {"text": "c4", "cells": ("c4",)}),
    (START, "c6", AmbiguousMove, "which-pawn", {"cell": "c6", "candidates": ("a6-c6", "c4-c6"), "cells": ("a6", "c4")}),
    (
        START,
        "c6 9+1",
        AmbiguousMove,
        "which-pawn",
        {"cell": "c6", "candidates": ("a6-c6 9+1", "c4-c6 9+1"), "cells": ("a6", "c4")},
    ),
    (START, "a1", IllegalMove, "not-yours", {"cell": "a1", "cells": ("a1",)}),
    (START, "b1", IllegalMove, "empty-start", {"cell": "b1", "cells": ("b1",)}),
    (START, "a1-a3", IllegalMove, "not-yours", {"cell": "a1", "cells": ("a1",)}),
    (START, "b1-b3", IllegalMove, "empty-start", {"cell": "b1", "cells": ("b1",)}),
    (START, "c4-c4", IllegalMove, "same-cell", {"cell": "c4", "cells": ("c4",)}),
    (START, "c4-d5", IllegalMove, "not-straight", {"from": "c4", "to": "d5", "cells": ("c4", "d5")}),
    (START, "c4-c3-c2", IllegalMove, "too-many-cells", {"text": "c4-c3-c2", "cells": ("c4", "c3", "c2")}),
    (
        START,
        "c4-d4",
        IllegalMove,
        "pit-distance",
        {
            "from": "c4",
            "to": "d4",
            "pit": 11,
            "place": "east",
            "line": "4",
            "count": 2,
            "asked": 1,
            "cells": ("c4", "d4"),
            "pits": (11,),
        },
    ),
    (
        duel(red="c3", blue="f6", pebbles=pits(2, p12=0)),
        "c3-d3 1+1",
        IllegalMove,
        "pit-zero",
        {"from": "c3", "to": "d3", **PIT_12, "count": 0, "cells": ("c3", "d3"), "pits": (12,)},
    ),
    (
        duel(red="c3", blue="f6", pebbles=pits(2, p12=5)),
        "c3-f3 1+1",
        IllegalMove,
        "leaves-board",
        {"from": "c3", "to": "f3", **PIT_12, "count": 5, "room": 3, "cells": ("c3", "f3"), "pits": (12,)},
    ),
    (
        duel(red="c3", blue="e3", pebbles=pits(2)),
        "c3-e3 1+1",
        IllegalMove,
        "target-taken",
        {"cell": "e3", "cells": ("e3",)},
    ),
    (
        duel(red="c3 a1", blue="f6", pebbles=pits(0, p2=1)),
        "c3",
        IllegalMove,
        "pawn-stuck",
        {"cell": "c3", "cells": ("c3",), "pits": (4, 12, 19, 25)},
    ),
    (START, "9+1", IllegalMove, "pawn-missing", {"text": "9+1"}),
    (STUCK, "a1-a3 1+1", IllegalMove, "no-pawn-can-move", {"cells": ("a1", "a3")}),
    (STUCK, "pass", IllegalMove, "cannot-pass", {}),
    (START, "c4-c2", IncompleteMove, "pebbles-missing", {"move": "c4-c2"}),
    (ONE_SHORT, "f3-f1 9+1", IllegalMove, "pebbles-superfluous", {"move": "f3-f1"}),
    (
        FULL,
        "c3-c5 9",
        IncompleteMove,
        "pebbles-incomplete",
        {**PIT_9, "count": 5, "move": "c3-c5", "text": "9", "pits": (9,)},
    ),
    (
        FULL,
        "c3-c5 9+",
        IncompleteMove,
        "pebbles-incomplete",
        {**PIT_9, "count": 5, "move": "c3-c5", "text": "9+", "pits": (9,)},
    ),
    (
        FULL,
        "c3-c5 9+1,",
        IncompleteMove,
        "pebbles-incomplete",
        {**PIT_9, "count": 5, "move": "c3-c5", "text": "9+1", "pits": (9,)},
    ),
    (
        FULL,
        "c3-c5 9 0 2",
        AmbiguousMove,
        "which-way",
        {**PIT_9, "count": 5, "candidates": ("c3-c5 9+0,2", "c3-c5 9-0,2"), "pits": (9,)},
    ),
    (FULL, "c3-c5 0+1", IllegalMove, "no-such-pit", {"pit": 0, "last": 28}),
    (FULL, "c3-c5 29+1", IllegalMove, "no-such-pit", {"pit": 29, "last": 28}),
    (
        FULL,
        "c3-c5 11+1",
        IllegalMove,
        "pit-empty",
        {"pit": 11, "place": "east", "line": "4", "count": 0, "pits": (11,)},
    ),
    (FULL, "c3-c5 9+0", IllegalMove, "pebbles-none", {**PIT_9, "count": 5, "pits": (9,)}),
    (FULL, "c3-c5 9+0,3,3", IllegalMove, "pebbles-too-many", {**PIT_9, "count": 5, "asked": 6, "pits": (9,)}),
    (
        FULL,
        "c3-c5 9+0,0,1",
        IllegalMove,
        "pebbles-too-far",
        {**PIT_12, "count": 2, "taken": 1, "pits": (12,)},
    ),
    (
        FULL,
        "c3-c5 9+3",
        IllegalMove,
        "pit-full",
        {"pit": 10, "place": "east", "line": "5", "count": 4, "asked": 3, "most": 6, "pits": (10,)},
    ),
    (
        FULL,
        "c3-c5 9-1",
        IllegalMove,
        "pit-full",
        {"pit": 8, "place": "north-east", "line": "", "count": 6, "asked": 1, "most": 6, "pits": (8,)},
    ),
    (
        FULL,
        "c3-c5 9 3",
        IllegalMove,
        "pit-full",
        {"pit": 10, "place": "east", "line": "5", "count": 4, "asked": 3, "most": 6, "pits": (10,)},
    ),
    (FULL, "c3-c5 9+1,-1", IllegalMove, "pebbles-both-ways", {"text": "9+1,-1"}),
    (FULL, "c3-c5 9+1 9-1", IllegalMove, "pebbles-both-ways", {"text": "9+1 9-1"}),
    (FULL, "c3-c5 9+1 10+1", IllegalMove, "pebbles-two-pits", {"text": "9+1 10+1"}),
    (FULL, "c3-c5 9+1,0", IllegalMove, "pebbles-trailing-zeros", {"text": "9+1,0", "instead": "9+1"}),
    (ONE_SHORT.play("f3-f1"), "f6-f4 1+1", GameOver, "game-over", {}),
    (ADVANCED, "c4-c6", IllegalMove, "not-an-l", {"from": "c4", "to": "c6", "cells": ("c4", "c6")}),
    (ADVANCED, "c4-c5-e6", IllegalMove, "not-an-l", {"from": "c4", "to": "e6", "cells": ("c4", "e6")}),
    (
        ADVANCED,
        "c4-d5",
        IllegalMove,
        "l-distance",
        {
            "from": "c4",
            "to": "d5",
            "counts": (2, 2, 2, 2),
            "asked": (1, 1, 1, 1),
            "cells": ("c4", "d5"),
            "pits": (4, 10, 11, 5),
        },
    ),
    (
        ADVANCED,
        "c4-c5-d5",
        IllegalMove,
        "pit-distance",
        {
            "from": "c4",
            "to": "c5",
            "pit": 4,
            "place": "north",
            "line": "c",
            "count": 2,
            "asked": 1,
            "cells": ("c4", "c5"),
            "pits": (4,),
        },
    ),
    (ADVANCED, "d3-b5", IllegalMove, "target-taken", {"cell": "b5", "cells": ("b5",)}),
    (
        ADVANCED,
        "c4-c6-e6-e4",
        IllegalMove,
        "too-many-cells",
        {"text": "c4-c6-e6-e4", "cells": ("c4", "c6", "e6", "e4")},
    ),
]


@pytest.mark.parametrize(("state", "text", "kind", "code", "data"), REFUSED)
def test_what_breaks_a_rule_is_refused_by_that_rule(state, text, kind, code, data):
    error = refusal(state, text)
    assert (type(error), error.code, error.data) == (kind, code, data)
    assert code in DUEL.refusals


def test_every_refusal_of_the_game_is_met():
    met = {code for _, _, _, code, _ in REFUSED}
    assert met | {"not-repeated", "nothing-to-take-back", "no-own-ply"} == set(DUEL.refusals)


# The pawn part alone.


def test_the_board_between_the_two_parts_of_a_turn_can_be_looked_at():
    error = refusal(START, "C4 c2")
    after_pawn = START.position.after_pawn(Turn.parse(error.data["move"]))
    assert "c2" in after_pawn.pieces()
    assert (after_pawn.side, after_pawn.pits) == (0, START.position.pits)


# What a picture shows.


def test_the_four_legs_of_a_pawn_say_where_they_end_or_why_they_do_not():
    state = duel(red="c4 b4", blue="c6", pebbles=pits(0, p4=2, p19=5, p11=3, p26=1))
    assert [tuple(leg) for leg in state.position.legs("c4")] == [
        (4, 2, 2, "c6", "target-taken"),
        (11, 3, 3, "f4", ""),
        (19, 5, 3, "", "leaves-board"),
        (26, 1, 2, "b4", "target-taken"),
    ]
    assert state.position.legs("b4")[0] == (3, 0, 2, "", "pit-zero")
    assert state.position.targets("c4") == ("f4",)


def test_the_path_of_a_move_is_every_cell_it_passes():
    state = golden(next(fact for fact in FACTS["positions"] if fact["name"] == "L: over an occupied corner"))
    assert state.position.corners(Turn.parse("b6-e4")) == ("b6", "b4", "e4")
    assert state.position.path(Turn.parse("b6-e4")) == ("b6", "b5", "b4", "c4", "d4", "e4")
    assert START.position.path(Turn.parse("c4-c6")) == ("c4", "c5", "c6")


# Texts.


def test_the_text_of_a_position_has_cells_and_pits():
    assert START.position.text() == (
        "red a6 b2 c4 d3 e5 f1; blue a1 b5 c3 d4 e2 f6; pits 2 222222 2 222222 2 222222 2 222222; red to move"
    )


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ("red a1; blue a1; pits {}; red to move", "overlap"),
        ("red a1; blue a9; pits {}; red to move", "missing"),
        ("blue a1; red a2; pits {}; red to move", "board"),
        ("red a1; blue a2; pits {}; red moves", "board"),
        ("red a1; blue a2; pits {}2; red to move", "pits"),
        ("red a1; blue a2; pits 7; red to move", "pits"),
        (f"red a1; blue a2; pits {'0' * 28}; red to move", "pits"),
        (f"red a1; blue a2; pits {'6' * 28}; red to move", "pits"),
        (f"red a1; blue a2; pits {'7' * 28}; red to move", "pits"),
    ],
)
def test_a_board_that_cannot_be_is_not_read(board, code):
    with pytest.raises(TextError) as caught:
        DUEL.from_text(f"contigo\nply 0\nstage play sides=0,1\nboard {board.format(pits())}")
    assert caught.value.code == code


def test_the_position_is_the_same_when_pawns_and_pebbles_are_where_they_were():
    """R2."""
    state = play(START, "a6-a4 22+1", "b5-d5 15+1", "a4-a6 23-1", "d5-b5 16-1")
    assert state.key == START.key
    assert state.repetitions == 2
    assert START.play("a6-a4 1+1").key != START.play("a6-a4 1-1").key


def test_a_refusal_and_a_position_survive_pickling():
    assert pickle.loads(pickle.dumps(START.position)) == START.position
    assert hash(START.position) == hash(DUEL.start().position)


@pytest.mark.parametrize("text", ["c4", "c4-c2", "c4-c2 9", "9+1", "c9", "c4-c2 9+02"])
def test_a_refusal_leaves_the_state_as_it_was(text):
    before = START.text()
    with pytest.raises(MoveError):
        START.play(text)
    assert START.text() == before
