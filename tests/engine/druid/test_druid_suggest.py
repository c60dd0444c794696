"""Moves of the Druid games: how they may be typed, and suggestions that lead to each in few steps of few choices."""

import pytest

from engine import State, Suggestion
from tests.engine.druid.druid_positions import FAMILY, play, standing

LIMIT = 100
STEPS = 3
SIZES = [(game_id, size) for game_id, game in FAMILY.items() for size in game.options[0].allowed]
START = FAMILY["druid"].start()
STANDING = standing("druid", "b2=V1 b3=H1 b4=V1 d2=V1 d3=V1", "V", fields="druid-V d2 top", size=5, walk=True)


def crowded(game_id: str, size: int) -> State:
    """Return a position in which every lintel that has room is legal: of any three in line, two are the mover's."""
    game = FAMILY[game_id]
    grid = game.start({"size": size}).position.grid
    own, other = game.marks[:2]
    turned = -1 if game_id == "druid-y" else 1
    stones = (
        f"{name}={own if (cell // grid.stride * turned + cell % grid.stride) % 3 else other}1"
        for name, cell in grid.index.items()
    )
    return standing(game_id, " ".join(stones), own, size=size)


def texts(suggestions: list[Suggestion]) -> list[str]:
    return [suggestion.text for suggestion in suggestions]


def reached(state: State, typed: str = "", steps: int = STEPS) -> list[str]:
    """Return all moves that are offered after at most `steps` questions; check the numbers of choices on the way."""
    assert steps >= 0
    question = state.half_move(typed).question()
    assert sum(map(len, question.groups)) <= LIMIT
    moves = []
    for choice in question.choices:
        below = [choice.text] if choice.complete else reached(state, choice.text, steps - 1)
        assert choice.data.get("count", len(below)) == len(below)
        moves += below
    return moves


def asked(state: State, typed: str = "") -> tuple[str, list[str], list[str]]:
    """Return the code of the question, its answers, and what may be done instead."""
    question = state.half_move(typed).question()
    return question.code, [choice.text for group in question.groups for choice in group], texts(question.others)


# The way to a move.


@pytest.mark.parametrize(("game_id", "size"), SIZES)
def test_every_move_is_offered_once_after_at_most_three_questions_of_at_most_100_answers(game_id, size):
    for state in (FAMILY[game_id].start({"size": size}), crowded(game_id, size)):
        assert sorted(reached(state)) == sorted(state.legal_moves())


@pytest.mark.parametrize(
    ("game_id", "size", "lintels"),
    [("druid", 12, 2 * 12 * 10), ("druid-hex", 8, 3 * (13 + 2 * sum(range(6, 13)))), ("druid-y", 12, 3 * 55)],
)
def test_a_crowded_board_has_as_many_lintels_as_there_can_be(game_id, size, lintels):
    assert sum("-" in move for move in crowded(game_id, size).legal_moves()) == lintels


def test_few_moves_are_all_asked_for_at_once():
    state = FAMILY["druid"].start({"size": 3})
    assert asked(state) == ("stone", list(state.position.places()), ["pass"])


def test_of_many_stones_a_sarsen_is_asked_for_and_the_rest_is_offered_instead():
    assert asked(START) == ("column", [f"sarsen {column}" for column in "abcdefghij"], ["pass"])
    assert asked(START.play("a1"))[2] == ["swap", "pass"]
    state = standing("druid", "b2=V1 b4=V1", "V")
    assert state.half_move().question().others[0] == Suggestion("lintel", "kind-lintel", {"count": 1}, complete=False)
    assert asked(state, "lintel") == ("lintel", ["b2-b4"], [])


@pytest.mark.parametrize(("game_id", "size"), [each for each in SIZES if each[1] > 5])
def test_a_cell_of_a_larger_board_is_found_by_its_column_and_then_its_row(game_id, size):
    state = FAMILY[game_id].start({"size": size})
    code, choices, _ = asked(state)
    columns = list(dict.fromkeys(cell[0] for cell in state.position.places()))
    assert (code, [choice.removeprefix("sarsen ")[0] for choice in choices]) == ("column", columns)
    rows = [cell for cell in state.position.places() if cell[0] == "c"]
    assert asked(state, "sarsen c") == ("sarsen", rows, [])


def test_of_many_lintels_the_column_is_asked_for():
    state = crowded("druid-hex", 8)
    assert asked(state, "lintel")[0] == "column"
    code, lintels, _ = asked(state, "lintel c")
    assert (code, lintels[:3]) == ("lintel", ["c1-c3", "c1-e1", "c1-e3"])


def test_where_a_druid_can_walk_its_steps_come_before_the_kinds_of_stone():
    state = play(FAMILY["druid-hex3"].start({"walk": True}), "a1", "b1", "c1", "a2", "b2", "c2")
    assert asked(state) == ("step-or-stone", ["n", "sarsen"], ["pass"])


def test_too_many_cells_come_by_column():
    found = START.suggest("sarsen")
    assert texts(found) == [f"sarsen {column}" for column in "abcdefghij"]
    assert found[2] == Suggestion("sarsen c", "column", {"column": "c", "count": 10}, complete=False)
    assert START.suggest("sarsen c")[2] == Suggestion("c3", "sarsen", {"cell": "c3"})


def test_a_column_with_a_single_cell_is_that_cell():
    found = FAMILY["druid-y"].start().suggest("sarsen")
    assert (found[-1], len(found)) == (Suggestion("h1", "sarsen", {"cell": "h1"}), 8)


def test_few_lintels_are_listed_whole():
    assert STANDING.suggest("lintel") == [Suggestion("b2-b4", "lintel", {"from": "b2", "to": "b4"})]


def test_many_lintels_come_by_the_column_and_too_many_there_by_the_cell_they_begin_on():
    state = crowded("druid-hex", 8)
    assert state.suggest("lintel")[0] == Suggestion("lintel a", "column", {"column": "a", "count": 22}, complete=False)
    assert all(suggestion.complete for suggestion in state.suggest("lintel a"))
    crowd = state.suggest("lintel c")
    assert crowd[0] == Suggestion("lintel c1-", "lintel-from", {"cell": "c1", "count": 3}, complete=False)
    assert texts(state.suggest("lintel c1-")) == ["c1-c3", "c1-e1", "c1-e3"]


def test_a_kind_that_cannot_be_placed_is_offered_nothing():
    assert START.suggest("lintel") == []


# Typing.


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("c", ["c1", "c2", "c3", "c4", "c5"]),
        ("b4", ["b4"]),
        ("b2-", ["b2-b4"]),
        ("B2 –", ["b2-b4"]),
        ("b2 b", ["b2-b4"]),
        ("lintel b2", ["b2-b4"]),
        ("lintel b2 b", ["b2-b4"]),
        ("lintel b3", []),
        ("sarsen b", ["b1", "b2", "b4", "b5"]),
        ("sarsen on a", ["a1", "a2", "a3", "a4", "a5"]),
        ("sa", ["sarsen"]),
        ("l", ["lintel"]),
        ("step", ["n"]),
        ("step n", ["n"]),
        ("step w", []),
        ("n", ["n"]),
        ("p", ["pass"]),
        ("sarsen z", []),
    ],
)
def test_what_is_typed_narrows_the_moves_with_and_without_a_kind(typed, offered):
    assert texts(STANDING.suggest(typed)) == offered


def test_a_letter_that_begins_both_a_step_and_a_cell_offers_both():
    state = play(FAMILY["druid-hex3"].start({"size": 8, "walk": True}), "a1", "b1", "c1", "a2", "b2", "c2")
    found = state.suggest("n")
    assert found[:2] == [
        Suggestion("n", "step", {"direction": "n", "cell": "a2"}),
        Suggestion("n1", "sarsen", {"cell": "n1"}),
    ]


def test_a_letter_that_begins_both_a_column_and_a_kind_is_the_column():
    found = texts(FAMILY["druid"].start({"size": 12}).suggest("l"))
    assert sorted(found) == sorted(f"l{row}" for row in range(1, 13))


def test_a_letter_that_begins_a_kind_and_the_exchange_offers_the_kind_first():
    assert texts(START.play("a1").suggest("s")) == ["sarsen", "swap"]


def test_many_cells_are_offered_by_column_and_what_is_no_stone_last():
    found = START.play("e5").suggest()
    assert texts(found) == [*"abcdefghij", "swap", "pass"]
    assert found[4] == Suggestion("e", "column", {"column": "e", "count": 9}, complete=False)
    assert texts(START.suggest("b")) == [f"b{row}" for row in range(1, 11)]


# Reading.


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C3", "c3"),
        (" c03 ", "c3"),
        ("sarsen c3", "c3"),
        ("Sarsen on C3", "c3"),
        ("b2-b4", "b2-b4"),
        ("b4-b2", "b2-b4"),
        ("b2 b4", "b2-b4"),
        ("B2B4", "b2-b4"),
        ("b2—b4", "b2-b4"),
        ("b2-b3-b4", "b2-b4"),
        ("b4 b2 b3", "b2-b4"),
        ("lintel b2-b4", "b2-b4"),
        ("lintel b4 b2", "b2-b4"),
        ("lintel on b2 - b4", "b2-b4"),
        ("N", "n"),
        ("step n", "n"),
        ("*d3", "n"),
        ("* D3", "n"),
        ("step *d3", "n"),
        ("step d3", "n"),
        ("PASS", "pass"),
    ],
)
def test_a_move_is_read_however_it_is_typed(text, move):
    assert STANDING.read(text) == move
