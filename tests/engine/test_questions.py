"""Questions that lead to a move: they reach every legal move, and nobody is asked where there is only one way."""

import random
from itertools import chain

import pytest

from engine import GAMES, State
from engine.half_moves import LIMIT
from tests.engine.following import Moves
from tests.engine.random_matches import SETTINGS, spread, under, walk


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((name, "") for name in GAMES),
        ("contiguity", "bid"),
        ("contiguity-deluxe", "relocate"),
        ("druid", "size=12 walk"),
        ("druid-hex", "size=8"),
        ("druid-hex3", "size=8 walk"),
        ("druid-y", "size=12"),
    ],
)
def test_every_legal_move_of_a_beginning_is_reached_exactly_once(game, options):
    chance, state = random.Random(8), GAMES[game].start(GAMES[game].read_options(options))
    for _ in range(3):
        moves = sorted(state.legal_moves())
        assert sorted(reached(state, "")) == moves
        state = state.play(chance.choice(moves))


def reached(state: State, typed: str) -> list[str]:
    """Return all moves that choices lead to from what is typed: usual ones once, though further steps have them too."""
    question = state.half_move(typed).question()
    choices = [*chain.from_iterable(question.groups), *question.others]
    moves = [move for choice in choices for move in ([choice.text] if choice.complete else reached(state, choice.text))]
    usual = [choice.text for choice in question.first]
    has_them = not all(choice.complete for choice in choices)
    assert [move in moves for move in usual] == [has_them] * len(usual)
    return moves if has_them else [*usual, *moves]


@under(SETTINGS)
def test_every_question_of_a_match_has_several_answers_and_not_too_many(setting):
    chance = random.Random(str(setting))
    for state in spread(walk(setting), 3):
        question = state.half_move().question()
        while not state.outcome and (len(question.choices) > 1):
            assert sum(map(len, question.groups)) <= LIMIT
            assert len(question.others) <= 3
            assert len({choice.text for choice in question.choices}) == len(question.choices)
            choice = chance.choice(question.choices)
            if choice.complete:
                assert state.read(choice.text) == choice.text
                break
            question = state.half_move(choice.text).question()
        else:
            assert [choice.complete for choice in question.choices] == [True] * (not state.outcome)


def test_moves_that_begin_alike_are_one_answer_where_there_are_too_many():
    moves = Moves([f"{letter}{number}" for letter in "ab" for number in range(9)])
    question = moves.half_move("").question(9)
    assert [(choice.text, choice.complete) for choice in question.choices] == [("a", False), ("b", False)]
    assert [choice.text for choice in Moves(["a1", "a2", "b1"]).half_move("a").question(9).choices] == ["a1", "a2"]


def test_after_the_end_nothing_is_asked():
    state = GAMES["contiguity"].start().drop(0)
    assert state.half_move().question().choices == ()


@pytest.mark.parametrize(
    ("game", "options", "text", "cells"),
    [
        ("contiguity", "", "30a-", ["30a"]),
        ("contiguity", "", "30a-29a", ["30a", "29a"]),
        ("contiguity", "bid", "bid 14", []),
        ("contiguity-deluxe", "relocate", "30a-29a x1b>5c", ["30a", "29a", "5c"]),
        ("contiguity-deluxe", "relocate", "30a-29a x1b>", ["30a", "29a"]),
        ("contiguity-deluxe", "", "11-15", []),
        ("druid", "", "sarsen c", []),
        ("druid", "", "c3", ["c3"]),
        ("druid", "", "lintel b2-", ["b2"]),
        ("druid-hex", "", "b2-d3", ["b2", "d3"]),
        ("druid", "", "pass", []),
        ("contigo", "", "c3-", ["c3"]),
        ("contigo", "", "c3-c5 9", ["c3", "c5", "pit 9"]),
        ("contigo-capture", "", "b6-b4-e4 9+1,0,2", ["b6", "b4", "e4", "pit 9", "pit 10", "pit 12", "pit 12"]),
    ],
)
def test_a_choice_knows_the_cells_that_it_means(game, options, text, cells):
    state = GAMES[game].start(GAMES[game].read_options(options))
    assert state.half_move(text).cells == tuple(cells)


def test_a_step_of_a_druid_means_the_cell_that_it_leads_to():
    state = GAMES["druid"].start(GAMES["druid"].read_options("walk"))
    for move in ("c1", "e5", "c2", "e6"):
        state = state.play(move)
    assert state.half_move("n").cells == ("c2",)


# Contiguity


def test_cells_beside_own_pieces_come_before_others():
    state = GAMES["contiguity"].start()
    beside, others = state.half_move("30a-").question().groups
    assert "30a-29a" in [choice.text for choice in beside]
    assert "30a-10a" in [choice.text for choice in others]


def test_of_all_cells_of_the_ring_first_a_sector_is_asked_for():
    state = GAMES["contiguity-deluxe"].start()
    question = state.half_move().question()
    assert (question.code, len(question.choices)) == ("sector", 6)
    question = state.half_move(question.choices[2].text).question()
    assert (question.code, len(question.choices), question.typed) == ("place-pawn", 20, "")
    assert question.choices[0].text == "11a"


# Contigo


def test_where_a_pawn_can_capture_on_its_legs_come_before_the_pits():
    capture = next(setting for setting in SETTINGS if setting.game_id == "contigo-capture")
    questions = (
        state.half_move(f"{pawn}-").question()
        for state in walk(capture)
        for pawn, piece in state.position.pieces().items()
        if not state.outcome and piece.side == state.position.side and state.half_move(f"{pawn}-").question().choices
    )
    found = next(question for question in questions if question.code == "pit-or-leg")
    legs, pits = found.groups
    assert all(choice.text.startswith(f"{found.typed}-") for choice in legs)
    assert {choice.label for choice in pits} == {"pit"}
