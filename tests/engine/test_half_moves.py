"""A half-typed move says how it may go on, what each choice means on the board, and what a press on that means."""

import random

import pytest

from engine import GAMES, IllegalMove, State
from engine.errors import AmbiguousMove, GameOver, MoveError, UnreadableMove
from engine.half_moves import HalfMove
from tests.engine.random_matches import SETTINGS, Setting, some_moves, spread, under, walk

MOST = 80
"""The most moves of a position in which all ways are followed."""
EACH = 10
"""The ways followed in the others, and the moves whose cells are pressed."""


def way_down(state: State, chance: random.Random) -> list[HalfMove]:
    """Return the half-typed moves on a random way to a whole one, which is the last."""
    steps = [state.half_move()]
    while True:
        way = chance.choice(steps[-1].ways)
        steps.append(state.half_move(way.text))
        assert steps[-1].text == way.text
        if way.complete:
            return steps


def reached(state: State) -> set[str]:
    """Return every whole move to which choices lead, those too that go on from a whole one."""
    whole, seen, waiting = set(), {""}, [""]
    while waiting:
        for way in state.half_move(waiting.pop()).ways:
            if way.complete:
                whole.add(way.text)
            if way.text not in seen:
                seen.add(way.text)
                waiting.append(way.text)
    return whole


@under(SETTINGS)
def test_choices_lead_to_every_legal_move_and_to_nothing_else(setting: Setting) -> None:
    chance = random.Random(str(setting))
    for state in (state for state in spread(walk(setting), 3) if not state.outcome):
        moves = some_moves(state, MOST + 1)
        if len(moves) <= MOST:
            assert reached(state) == set(moves)
        for _ in range(EACH):
            *steps, whole = way_down(state, chance)
            assert state.read(whole.text) == whole.text == whole.move
            assert [half.refusal for half in (*steps, whole)] == [None] * (len(steps) + 1)


@under(SETTINGS)
def test_each_choice_of_a_move_on_the_board_means_cells_in_the_order_of_its_text(setting: Setting) -> None:
    chance = random.Random(str(setting))
    for state in (state for state in spread(walk(setting), 3) if not state.outcome):
        for half in way_down(state, chance):
            for way in half.ways:
                on_board = not way.complete or state.stage.kind_of(way.text) == "move"
                assert bool(way.cells) == on_board
                assert {*way.cells} == {*state.half_move(way.text).cells}


@under(SETTINGS)
def test_presses_on_the_cells_of_a_legal_move_lead_to_it(setting: Setting) -> None:
    chance = random.Random(str(setting))
    for state in (state for state in spread(walk(setting), 3) if not state.outcome):
        moves = [move for move in some_moves(state) if state.stage.kind_of(move) == "move"]
        for move in chance.sample(moves, min(EACH, len(moves))):
            text, meant = "", ()
            cells = state.half_move(move).cells
            for cell in cells:
                press = state.press(text, cell)
                assert press.refusal is None
                text, meant = press.half.text, press.meant
            assert move == text or (move in [way.text for way in meant] and len(cells) == 1)


@under(SETTINGS)
def test_a_press_on_what_is_no_place_is_refused_at_every_step(setting: Setting) -> None:
    chance = random.Random(str(setting))
    for state in (state for state in spread(walk(setting), 3) if not state.outcome):
        for half in way_down(state, chance):
            for place in ("", "pit 0", "pit 99", "pit x", "pit 9 ", "nowhere", "9+1", "pass", "a1-a3", "é", "x" * 500):
                press = state.press(half.text, place)
                assert (press.half.text, press.meant) == (half.text, ())
                assert isinstance(press.refusal, MoveError)


@under(SETTINGS)
def test_a_press_that_can_mean_nothing_says_why_and_changes_nothing(setting: Setting) -> None:
    chance = random.Random(str(setting))
    for state in spread(walk(setting), 3):
        names = [*state.position.content.board.index]
        halves = [state.half_move()] if state.outcome else way_down(state, chance)
        for half in halves:
            for cell in chance.sample(names, 5):
                press = state.press(half.text, cell)
                assert bool(press.refusal) == (not press.meant)
                assert press.meant or press.half.text == half.text


def test_where_a_sarsen_and_a_lintel_may_be_meant_both_are_told() -> None:
    state = GAMES["druid"].start({"size": 5})
    for move in ("b2", "e5", "b4", "e4"):
        state = state.play(move)
    press = state.press("", "b4")
    assert [way.text for way in press.meant] == ["b4", "b2-b4"]
    assert (press.half.move, press.half.cells) == ("b4", ("b4",))
    assert state.press("b4", "b2").half.move == "b2-b4"
    refused = state.press("b4", "c3")
    assert (refused.half.text, refused.meant, refused.refusal.code) == ("b4", (), "lintel-not-in-line")


def test_a_step_of_a_druid_is_told_beside_the_stone_on_its_cell() -> None:
    state = GAMES["druid"].start(GAMES["druid"].read_options("walk"))
    for move in ("c1", "e5", "c2", "e6"):
        state = state.play(move)
    assert {way.text for way in state.press("", "c2").meant} == {"c2", "n"}


def test_pebbles_are_dropped_one_by_one_into_any_pit_within_reach() -> None:
    state = GAMES["contigo"].start()
    text = "b2-b4 3"
    for pit, so_far, whole in (("pit 5", "0,1", False), ("pit 4", "1,1", True)):
        half = state.press(text, pit).half
        assert (half.text, bool(half.move)) == (f"b2-b4 3+{so_far}", whole)
        text = half.text
    assert state.half_move(text).ways == ()
    assert isinstance(state.press("b2-b4 3", "pit 20").refusal, IllegalMove)


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("9b", AmbiguousMove),
        ("1a", IllegalMove),
        ("nonsense", UnreadableMove),
        ("é", UnreadableMove),
        ("30a-30a", IllegalMove),
    ],
)
def test_what_no_move_begins_with_is_refused(typed: str, refusal: type[Exception]) -> None:
    assert isinstance(GAMES["contiguity"].start().half_move(typed).refusal, refusal)


def test_after_the_end_everything_is_refused() -> None:
    half = GAMES["contiguity"].start().drop(0).half_move("30a")
    assert (half.ways, half.question().choices, type(half.refusal)) == ((), (), GameOver)
