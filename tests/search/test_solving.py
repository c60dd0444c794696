"""Exact solving, against a plain search through every move."""

from dataclasses import replace

import pytest

from engine import GAMES, State
from engine.position import Position
from search import Unsolved, solve
from search.expansion import Expansion
from search.general import General
from search.rounds import play_of
from search.solving import Solver
from tests.search.random_states import random_states


def plain(state: State, moves: int) -> list[str]:
    """Return the winning first moves by trying everything."""
    player = state.turn
    assert player is not None
    return [move for move in state.legal_moves() if _won_after(state.play(move), player, moves - 1)]


def _won_after(state: State, player: int, moves: int) -> bool:
    if state.outcome:
        return state.outcome.winners == (player,)
    if state.turn == player:
        return moves > 0 and any(_won_after(state.play(move), player, moves - 1) for move in state.legal_moves())
    return moves > 0 and all(_won_after(state.play(move), player, moves) for move in state.legal_moves())


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


def test_only_games_of_two_that_go_on_are_solved() -> None:
    for state in (GAMES["druid-hex3"].start(), GAMES["druid"].start().drop(0)):
        with pytest.raises(ValueError, match=r"1|2"):
            solve(state, 2)


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
    assert sorted(Solver(General(2), turn).winning(stage, 2, every=True)) == ["b1", "b2", "c2"]
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
