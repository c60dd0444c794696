"""Whether anybody gets any further in a match."""

from itertools import cycle, islice

import pytest

from engine import GAMES, State
from search import choose, rounds_stuck
from search.progress import PATIENCE, rounds_without_progress
from tests.engine.random_matches import SINGLES, Setting, under
from tests.search.stuck_matches import locked


def after(game_id: str, terms: str, *moves: str) -> State:
    game = GAMES[game_id]
    *_, state = game.start(game.read_options(terms)).follow(moves)
    return state


BACK_AND_FORTH = ["30a-29a", "1a-2a", "29a-30a", "2a-1a"]


def test_to_raise_towers_is_no_progress_and_after_twenty_rounds_a_match_is_stuck() -> None:
    assert [rounds_without_progress(locked(plies)) for plies in (0, 2, 3, 30)] == [0, 0, 1, 10]
    assert [rounds_stuck(locked(plies)) for plies in (3 * PATIENCE - 1, 3 * PATIENCE, 90)] == [0, PATIENCE, 30]


def test_a_cell_that_becomes_somebodys_is_progress_but_not_when_it_comes_back() -> None:
    towers = ["a1", "c3"] * 9
    state = after("druid", "size=3", *towers, "a2")
    assert rounds_without_progress(state) == 0
    moves = ["a1", "b1", "a1", "b3"]
    assert rounds_without_progress(after("druid", "size=4", *moves, "a1", "b1", "a1", "b1")) == 2


def test_disks_that_go_to_and_fro_get_nobody_any_further() -> None:
    assert rounds_without_progress(after("contiguity", "", *BACK_AND_FORTH * 3)) == 5


def test_a_druid_that_stands_where_it_never_stood_is_progress() -> None:
    moves = ["a1", "d4", "a2", "c4", *["a2", "c4"] * 3]
    assert rounds_without_progress(after("druid", "size=4 walk", *moves)) == 3
    assert rounds_without_progress(after("druid", "size=4 walk", *moves, "n", "w")) == 0
    assert rounds_without_progress(after("druid", "size=4 walk", *moves, "n", "w", *["s", "e", "n", "w"] * 2)) == 4


def test_a_capture_is_progress_and_a_key_pawn_that_has_been_everywhere_is_none() -> None:
    state = GAMES["contigo-capture"].start()
    rounds: list[int] = []
    while state.turn is not None and state.ply < 60:
        counts = [cells.bit_count() for cells in state.position.board.controlled]
        state = state.play(choose(state, 1, state.ply))
        taken = counts != [cells.bit_count() for cells in state.position.board.controlled]
        rounds.append(rounds_without_progress(state))
        assert not (taken and rounds[-1])
    assert 0 < max(rounds) < 15


def test_whoever_leaves_changes_everything() -> None:
    state = locked(90).drop(0)
    assert rounds_without_progress(state) == 0
    assert rounds_without_progress(state.play("pass").play("a2").play("c3").play("a2")) == 2


FULL = """
druid-hex3 size=3 walk
ply 31
stage play sides=0,1,2
board a1=Y1 a2=X1 a3=O1 b1=O5 b2=O2 b3=Y3 b4=Y1 c1=Y1 c2=X3 c3=X2- c4=X2- c5=X1 d1=X3- d2=X3- d3=X3- d4=X2- e1=Y2 \
e2=Y1 e3=X1; turn 2; passes 0; out -; druid-X c5 SW; druid-O a3 SE; druid-Y a1 E; O to move
"""


@pytest.mark.parametrize(("text", "patience"), [(FULL, 10), (FULL.replace("b2=O2 ", ""), PATIENCE)])
def test_a_walk_of_three_is_stuck_sooner_once_the_board_is_full(text: str, patience: int) -> None:
    state, found = GAMES["druid-hex3"].from_text(text), []
    for move in islice(cycle(("b1", "b4", "d1")), 3 * patience):
        found.append(rounds_stuck(state))
        state = state.play(move)
    assert not any(found)
    assert rounds_stuck(state) == patience


def test_what_was_taken_back_counts_for_nothing() -> None:
    before = locked(60).takeback(0)
    assert rounds_stuck(before) == 0
    assert rounds_stuck(before.play("e1")) == PATIENCE


def test_who_has_so_many_turns_left_is_waited_for() -> None:
    bid = ["bid 40", "call", "first"]
    assert rounds_without_progress(after("contiguity", "bid", *bid, *BACK_AND_FORTH * 8)) == 0
    assert rounds_without_progress(after("contiguity", "bid", *bid[:2])) == 0


def test_nothing_is_stuck_that_is_over() -> None:
    assert rounds_stuck(locked(90).draw()) == 0


@under(SINGLES)
def test_every_game_says_what_has_been_reached_in_it(setting: Setting) -> None:
    state = setting.game.start(setting.chosen)
    for seed in range(6):
        if state.outcome:
            return
        assert rounds_stuck(state) == 0
        state = state.play(choose(state, 1, seed))
