"""The beginners that the lowest levels are measured against: what they see, in every game that is measured."""

import pytest

from benchmarks.computers.beginners import BEGINNERS
from benchmarks.computers.levels import CASES
from benchmarks.computers.strength import opened
from engine import GAMES, State
from search import solve


def started(game_id: str, terms: str, moves: str) -> State:
    game = GAMES[game_id]
    state = game.start(game.read_options(terms))
    for move in moves.split(","):
        state = state.play(move)
    return state


@pytest.mark.parametrize("name", BEGINNERS)
@pytest.mark.parametrize(("game_id", "terms"), CASES)
def test_a_beginner_plays_every_game_and_takes_wins_in_one(game_id: str, terms: str, name: str) -> None:
    state = opened(game_id, terms, 3)
    for _ in range(16):
        if state.turn is None:
            break
        wins = len(state.sides) == 2 and solve(state, 1)
        mover = state.turn
        state = BEGINNERS[name].after(state, 5, 0.0)
        assert not wins or (state.outcome and mover in state.outcome.winners)


def test_the_first_beginner_overlooks_what_the_others_prevent() -> None:
    state = started("druid", "size=3", "a1,c1,a2,c2,a2")
    lets_win = {
        name: [bool(solve(beginner.after(state, number, 0.0), 1)) for number in range(20)]
        for name, beginner in BEGINNERS.items()
    }
    assert any(lets_win["first"])
    assert not any(lets_win["second"] + lets_win["third"])


def test_the_third_beginner_makes_its_path_shorter() -> None:
    state = started("druid", "size=5", "c2,a5,c3,a4")
    assert {str(BEGINNERS["third"].after(state, number, 0.0).last) for number in range(8)} <= {"c1", "c4", "c5"}
    assert len({str(BEGINNERS["first"].after(state, number, 0.0).last) for number in range(8)}) > 3
