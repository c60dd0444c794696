"""Exact solving, against a plain search through every move."""

from dataclasses import replace
from itertools import islice

import pytest

from engine import GAMES, State
from engine.outcome import Outcome
from engine.play import Play
from engine.position import Position
from engine.stage import Stage
from search import Unsolved, choose, solve
from search.expansion import Expansion
from search.general import General
from search.rounds import play_of
from search.solving import Solver
from tests.search.contigo.capture_positions import HUNTED, random_position
from tests.search.random_states import random_states


def plain(state: State, moves: int) -> list[str]:
    """Return the winning first moves by trying everything."""
    player = state.turn
    assert player is not None
    return [str(move) for move in state.stage.moves() if _won_after(*state.stage.after(move), player, moves - 1)]


def _won_after(stage: Stage, outcome: Outcome | None, player: int, moves: int) -> bool:
    if outcome:
        return outcome.winners == (player,)
    if player in stage.out or moves == 0:
        return False
    mine = stage.turn == player
    return (any if mine else all)(
        _won_after(*stage.after(move), player, moves - 1 if mine else moves) for move in stage.moves()
    )


@pytest.mark.parametrize(
    ("game_id", "terms", "plies"),
    [("druid", "size=3", 4), ("druid", "size=3 nogaps", 5), ("druid-hex", "size=3", 14), ("druid-y", "size=4", 5)],
)
def test_a_win_in_two_is_what_trying_everything_finds(game_id: str, terms: str, plies: int) -> None:
    states = random_states(game_id, terms, plies, 12)
    found = [sorted(solve(state, 2)) for state in states]
    assert found == [sorted(plain(state, 2)) for state in states]
    assert any(found)


def test_a_win_in_one_is_found_and_a_longer_one_is_not_called_one() -> None:
    game = GAMES["druid"]
    state = game.start({"size": 3})
    for move in ["a1", "c3", "a2", "c2"]:
        state = state.play(move)
    assert solve(state, 1) == ["a3"]
    assert solve(game.start({"size": 3}), 1) == []


def test_a_budget_that_is_spent_is_told() -> None:
    with pytest.raises(Unsolved):
        solve(GAMES["druid"].start({"size": 6}), 3, budget=10)


@pytest.mark.parametrize("terms", ["size=3", "size=3 walk"])
def test_among_three_a_win_in_two_is_what_trying_all_replies_of_both_opponents_finds(terms: str) -> None:
    states = [state for seed in (1, 6) for state in near_the_end(terms, seed)]
    found = [sorted(solve(state, 2)) for state in states]
    assert found == [sorted(plain(state, 2)) for state in states]
    assert any(found)
    assert not all(found)


def near_the_end(terms: str, seed: int) -> list[State]:
    """Return the positions in which the winner of a match between computers of hex for three had their last turns."""
    game = GAMES["druid-hex3"]
    state = game.start(game.read_options(terms))
    while not state.outcome and state.ply < 90:
        state = state.play(choose(state, 2, seed))
    turns = state.outcome.winners if state.outcome and state.outcome.winners else (0,)
    return [before for before in islice(state.backwards(), 1, None) if before.turn in turns][1:3]


def test_whoever_has_left_replies_nothing() -> None:
    state = GAMES["druid-hex3"].start({"size": 3})
    for move in ["c3", "a2", "a1", "c4", "a2", "a1"]:
        state = state.play(move)
    for left in (state.drop(1), state.drop(2)):
        assert sorted(solve(left, 2)) == sorted(plain(left, 2))


def test_whoever_may_be_put_out_among_three_wins_nothing_by_force() -> None:
    assert HUNTED.play("5-1").play("c5-c6 4+1").out == (0, 3)
    for moves in (2, 3):
        assert solve(HUNTED, moves) == plain(HUNTED, moves) == []


def test_a_win_at_once_in_capture_is_what_trying_every_turn_finds() -> None:
    game = GAMES["contigo-capture"]
    won = 0
    for seed in range(40):
        position = random_position(seed)
        state = replace(game.start({"short": position.board.short}), stage=Play(position, (0, 1, 2, 3)))
        found = solve(state, 1)
        assert sorted(found) == sorted(plain(state, 1))
        won += bool(found)
    assert won > 3


def test_only_matches_that_go_on_are_solved() -> None:
    with pytest.raises(ValueError, match="2"):
        solve(GAMES["druid"].start().drop(0), 2)


class Forgetful(General):
    """A family that never lists every move."""

    def expand_fully(self, position: Position) -> Expansion:
        return replace(super().expand_fully(position), complete=False)

    expand = expand_fully


def test_a_win_is_not_proven_where_replies_may_be_missing() -> None:
    state = GAMES["druid"].start({"size": 3})
    for move in ["c3", "c1", "c3", "a2", "a1"]:
        state = state.play(move)
    stage, turn = play_of(state.stage), state.stage.turn
    assert sorted(map(str, Solver(General(2), turn).winning(stage, 2, every=True))) == ["b1", "b2", "c2"]
    assert list(Solver(Forgetful(2), turn).winning(stage, 2, every=True)) == []


def test_nothing_is_won_while_sides_are_bid_for() -> None:
    assert solve(GAMES["contiguity"].start({"bid": True}), 1) == []


def test_a_win_is_listed_with_every_way_to_send_pawns_elsewhere() -> None:
    state = GAMES["contiguity-deluxe"].start({"relocate": True, "isolation": True})
    placed = "6d,7d,8d,5d,4d,8c,5c,5b,9c,6c,6b,4c,6a,9b"
    for move in [*placed.split(","), "8d-28d", "7d-3d x4d>25c", "6b-23b"]:
        state = state.play(move)
    wins = {move for move in state.legal_moves() if state.play(move).outcome}
    assert set(solve(state, 1)) == wins
