"""The rules of the Druid games on every board: facts from the source, passing, swapping, leaving, and Druid's Walk."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import IllegalMove, Outcome, Prompt, TextError
from engine.games.druid.druid_position import DruidPosition
from tests.engine.druid.druid_positions import FAMILY, FOR_TWO, play, standing

FACTS = json.loads((Path(__file__).parents[2] / "golden" / "druid.json").read_text(encoding="utf-8"))

for_two = pytest.mark.parametrize("game_id", FOR_TWO)


def with_ids(facts: list[dict[str, Any]]) -> list[Any]:
    """Return the facts as parameters of a test, each with a readable id."""
    return [pytest.param(fact, id=fact.get("name") or f"{fact['game']} {fact['cell']}") for fact in facts]


def stones_of(fact: dict[str, Any]) -> str:
    """Return the stones of a fact as a position's text has them."""
    return " ".join(f"{cell}={side}{height}" for cell, (side, height) in fact["cells"].items())


# What the source shows.


@pytest.mark.parametrize("fact", with_ids(FACTS["neighbours"]))
def test_cells_have_the_neighbours_that_the_source_shows(fact):
    grid = FAMILY[fact["game"]].start(fact["options"]).position.grid
    assert set(grid.named(grid.neighbours[grid.index[fact["cell"]]])) == set(fact["are"].split())


@pytest.mark.parametrize("fact", with_ids(FACTS["lintels"]))
def test_lintels_are_legal_as_the_source_says_and_lie_where_it_shows(fact):
    state = standing(fact["game"], stones_of(fact), fact["mover"], **fact["options"])
    assert (fact["move"] in set(state.legal_moves())) == fact["legal"]
    if not fact["legal"]:
        with pytest.raises(IllegalMove):
            state.play(fact["move"])
        return
    after = state.play(fact["move"]).position
    marks = FAMILY[fact["game"]].marks
    stands = {cell: [marks[piece.side], after.heights()[cell]] for cell, piece in after.pieces().items()}
    assert stands == fact["cells"] | fact["after"]


@pytest.mark.parametrize("fact", with_ids(FACTS["plays"]))
def test_matches_go_as_the_rules_say(fact):
    state = play(FAMILY[fact["game"]].start(fact["options"]), *fact["moves"].split())
    ended = [list(state.outcome.winners), state.outcome.reason] if state.outcome else None
    assert ended == fact["outcome"]
    for move in fact.get("then_not", []):
        with pytest.raises(IllegalMove):
            state.play(move)


@pytest.mark.parametrize("fact", with_ids(FACTS["boards"]))
def test_boards_of_the_source_are_joined_by_the_winner_it_names_and_by_nobody_else(fact):
    marks = FAMILY[fact["game"]].marks
    position = standing(fact["game"], stones_of(fact), marks[0], **fact["options"]).position
    winners = [mark for side, mark in enumerate(marks) if joins(position, side)]
    assert winners == ([fact["winner"]] if fact["winner"] else [])


def joins(position: DruidPosition, side: int) -> bool:
    grid, top = position.grid, position.tops[side]
    groups = [grid.group(1 << cell, top) for cell in grid.index.values() if top >> cell & 1]
    return any(
        all(group & grid.edges[edge] for edge in edges) for group in groups for edges in position.setting.joins[side]
    )


def test_a_stack_may_grow_as_high_as_patience():
    state = standing("druid", "a1=V19 b1=H40 c1=V19", "V", size=3).play("c1").play("pass")
    assert state.position.heights() == {"a1": 19, "b1": 40, "c1": 20}
    assert state.play("a1").play("pass").position.heights()["a1"] == 20


def test_what_the_winning_stone_joins_is_shown():
    state = standing("druid", "b1=V1 b2=V1 a1=V1 c3=V1", "V", size=3).play("b3")
    assert state.outcome.cells == ("a1", "b1", "b2", "b3", "c3")


# Passing.


@for_two
def test_when_both_pass_in_succession_the_match_is_drawn(game_id):
    state = play(FAMILY[game_id].start(), "a1", "pass", "b1", "pass", "pass")
    assert (state.outcome.winners, state.outcome.reason) == ((), "passes")


def test_who_might_draw_by_passing_is_told_so():
    state = FAMILY["druid"].start()
    assert state.prompts == ()
    assert state.play("pass").prompts == (Prompt("passed", {"count": 1, "left": 1}),)
    assert play(state, "pass", "a1").prompts == ()
    assert play(state, "pass", "swap").prompts == ()


def test_of_three_all_have_to_pass_and_are_told_how_many_more():
    state = FAMILY["druid-hex3"].start().play("pass")
    assert state.prompts == (Prompt("passed", {"count": 1, "left": 2}),)
    assert state.play("pass").prompts == (Prompt("passed", {"count": 2, "left": 1}),)
    assert play(state, "pass", "pass").outcome.reason == "passes"


def test_a_druids_step_is_no_pass():
    state = play(FAMILY["druid"].start({"size": 4, "walk": True}), "a1", "pass", "a2", "pass", "n")
    assert state.prompts == ()
    assert state.play("pass").outcome is None


# Swapping sides (R9).


@for_two
def test_on_the_second_turn_the_players_may_exchange_sides_and_the_first_moves_next(game_id):
    state = play(FAMILY[game_id].start(), "a1", "swap")
    assert (state.sides, state.turn, state.position.side) == ((1, 0), 0, 1)
    assert list(state.position.pieces()) == ["a1"]
    assert "swap" not in state.legal_moves()


@for_two
def test_after_a_first_turn_that_was_passed_sides_may_be_exchanged_too(game_id):
    assert "swap" in FAMILY[game_id].start().play("pass").legal_moves()


@for_two
def test_a_swap_still_to_be_had_is_part_of_what_a_position_is(game_id):
    now = FAMILY[game_id].start().play("a1")
    later = FAMILY[game_id].from_text(now.text().replace("turn 1", "turn 2"))
    assert now.key != later.key


def test_three_have_no_swap_so_the_number_of_the_turn_is_no_part_of_what_a_position_is():
    now = FAMILY["druid-hex3"].start().play("a1")
    later = FAMILY["druid-hex3"].from_text(now.text().replace("turn 1", "turn 2"))
    assert now.key == later.key


def test_whether_a_sarsen_lies_on_top_matters_only_where_none_may_be_stacked():
    for options, matters in (({}, False), ({"nostack": True}, True)):
        sarsen, lintel = (standing("druid", f"a1=V1{kind}", "V", **options) for kind in ("", "-"))
        assert (sarsen.key != lintel.key) == matters


# Leaving (R1): with two players it ends the match, so these tests need three.


def test_who_leaves_in_turn_is_passed_over():
    state = play(FAMILY["druid-hex3"].start(), "a1").drop(1)
    assert (state.out, state.turn, state.outcome) == ((1,), 2, None)
    assert [after.turn for after in (state.play("b1"), play(state, "b1", "c1"))] == [0, 2]


def test_who_leaves_out_of_turn_leaves_the_turn_where_it_is():
    state = play(FAMILY["druid-hex3"].start(), "a1").drop(2)
    assert (state.out, state.turn) == ((2,), 1)
    assert [after.turn for after in (state.play("b1"), play(state, "b1", "c1"))] == [0, 1]


def test_the_stones_of_who_has_left_stay():
    before = play(FAMILY["druid-hex3"].start(), "a1", "b1", "c1")
    after = before.drop(1)
    assert after.position.pieces() == before.position.pieces()
    assert after.position.heights() == before.position.heights()


def test_passes_in_succession_count_anew_when_somebody_leaves_and_two_then_make_a_draw():
    state = play(FAMILY["druid-hex3"].start(), "pass", "pass").drop(2)
    assert (state.outcome, state.prompts, state.turn) == (None, (), 0)
    state = state.play("pass")
    assert state.prompts == (Prompt("passed", {"count": 1, "left": 1}),)
    assert state.play("pass").outcome.reason == "passes"


def test_the_last_one_in_wins():
    state = play(FAMILY["druid-hex3"].start(), "a1", "b1").drop(2).drop(0)
    assert (state.outcome.winners, state.outcome.reason, state.turn) == ((1,), "resigned", None)


def test_a_match_that_somebody_has_left_reads_back():
    state = play(FAMILY["druid-hex3"].start({"size": 3, "walk": True}), "a1", "a2", "a3").drop(1).play("c1")
    again = FAMILY["druid-hex3"].from_text(state.text())
    assert (again, again.key, again.out) == (state, state.key, (1,))
    assert FAMILY["druid-hex3"].replay(state.record()) == state


# Druid's Walk (R10).


WALK = {"size": 4, "walk": True}


def druids(state):
    """Return the cells on which druids stand, by side."""
    return [state.position.grid.named(cell) for cell in state.position.druids]


def test_a_druid_enters_with_the_first_stone_on_one_of_its_sides_and_goes_for_the_other():
    state = play(FAMILY["druid"].start(WALK), "b2", "a1", "c4")
    assert druids(state) == [("c4",), ("a1",)]
    assert state.position.goals == ("bottom", "right")


def test_a_druid_enters_by_a_lintel_too():
    state = standing("druid", "b1=H1 b2=V1 b3=V1", "V", **WALK).play("b1-b3")
    assert druids(state) == [("b1",), ()]


def test_a_second_stone_on_a_side_moves_no_druid():
    state = play(FAMILY["druid"].start(WALK), "a1", "b1", "d4")
    assert druids(state) == [("a1",), ()]
    assert state.position.goals == ("top", "")


def test_a_connection_wins_nothing_but_the_druids_arrival_does():
    state = standing("druid", "a1=V1 a2=V1 a3=V1", "V", fields="druid-V a1 top", **WALK).play("a4")
    assert state.outcome is None
    state = play(state, "pass", "n", "pass", "n", "pass", "n")
    assert (state.outcome.winners, state.outcome.reason, state.outcome.cells) == ((0,), "walk", ("a4",))


def test_a_step_leads_over_any_height_to_a_cell_of_the_own_colour():
    state = standing("druid", "c1=V1 c2=V7 b1=H1 d1=V3-", "V", fields="druid-V c1 top", **WALK)
    assert [move for move in state.legal_moves() if move in ("n", "e", "s", "w")] == ["n", "e"]


def test_a_druid_whose_player_leaves_is_gone_and_its_cell_is_free():
    stones = "b1=O1 b2=X1 b3=O1"
    state = standing("druid-hex3", stones, "O", fields="druid-X b2 NE", size=3, walk=True)
    assert "b1-b3" not in state.legal_moves()
    left = state.drop(0)
    assert druids(left) == [(), (), ()]
    assert left.position.goals == ("", "", "")
    assert left.position.heights() == state.position.heights()
    assert "b1-b3" in left.legal_moves()


@pytest.mark.parametrize(
    ("game_id", "stones", "mover", "fields", "cells", "example"),
    [
        ("druid", "a1=V1 c1=V1", "V", "", ("a1", "c1"), "druid-V a1 top"),
        ("druid", "a1=V1 c1=V1", "H", "", ("a1", "c1"), "druid-V a1 top"),
        ("druid", "b2=V1 b4=V2-", "V", "", ("b4",), "druid-V b4 bottom"),
        ("druid", "b1=V1 a2=H1", "V", "druid-V b1 top", ("a2",), "druid-H a2 right"),
        ("druid-hex3", "a2=Y1", "X", "", ("a2",), "druid-Y a2 E"),
    ],
)
def test_a_typed_position_with_a_stone_on_a_side_of_its_own_has_the_druid_that_it_brought(
    game_id, stones, mover, fields, cells, example
):
    """R16."""
    options = {"size": 4 if game_id == "druid" else 3, "walk": True}
    with pytest.raises(TextError) as caught:
        standing(game_id, stones, mover, fields=fields, **options)
    assert (caught.value.code, caught.value.data) == (
        "no-druid",
        {"mark": example[6], "cells": cells, "example": example},
    )
    put_right = standing(game_id, stones, mover, fields="; ".join(filter(None, [fields, example])), **options)
    assert FAMILY[game_id].from_text(put_right.text()) == put_right


def test_who_has_left_needs_no_druid_for_the_stones_that_stay():
    """R1, R16."""
    state = standing("druid-hex3", "a2=Y1 b2=X1", "X", fields="druid-Y a2 E", size=3, walk=True)
    left = state.drop(2)
    assert FAMILY["druid-hex3"].from_text(left.text()) == left


@pytest.mark.parametrize(("game_id", "passes"), [("druid", 2), ("druid-y", 2), ("druid-hex3", 3)])
def test_a_typed_position_in_which_everybody_has_passed_says_that_the_match_is_over(game_id, passes):
    text = FAMILY[game_id].start().text().replace("passes 0", f"passes {passes}").replace("turn 0", "turn 2")
    with pytest.raises(TextError, match="ended"):
        FAMILY[game_id].from_text(text)
    assert FAMILY[game_id].from_text(f"{text}\noutcome - passes").outcome == Outcome((), "passes")


def test_a_druid_stands_only_on_an_edge_that_its_side_can_reach():
    with pytest.raises(ValueError, match="left"):
        standing("druid", "a1=V1", "V", fields="druid-V a1 left", **WALK)
