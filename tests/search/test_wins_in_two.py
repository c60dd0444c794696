"""The highest levels miss no win within two own moves."""

from collections.abc import Iterator
from itertools import islice

import pytest

from engine import GAMES, State
from search import choose, solve
from search.choosing import decide_as
from search.levels import Level
from tests.engine.random_matches import Setting

WEAK = Level(2, margin=0.2, temperature=0.05, least_visits=0)
"""Somebody who leaves wins to be found."""
LONGEST = 100
"""After how many plies a match is given up."""
MISSED = """contiguity
ply 25
stage play sides=0,1
board white 1b 28b 29a 29b 29d 30a; red 1a 1c 1d 2c 30b 30c; red to move"""


def won_in_two(setting: Setting) -> Iterator[tuple[State, list[str]]]:
    """Yield positions of matches, one of each, with the moves that win within two; none wins at once."""
    for seed in range(100):
        state = setting.game.start(setting.chosen)
        while state.turn is not None and state.ply < LONGEST:
            if not solve(state, 1) and (found := solve(state, 2)):
                yield state, found
                break
            state = state.play(decide_as(WEAK, state, seed).move)


@pytest.mark.parametrize("level", [6, 7])
def test_of_many_good_moves_the_one_that_wins_in_two_is_played(level: int) -> None:
    state = GAMES["contiguity"].from_text(MISSED)
    assert solve(state, 2) == [choose(state, level)] == ["1a-3a"]


@pytest.mark.parametrize(
    ("setting", "count"),
    [
        (Setting("contiguity", ""), 5),
        (Setting("contigo", ""), 3),
        *(
            pytest.param(Setting(game_id, terms), count, marks=pytest.mark.exhaustive)
            for game_id, terms, count in (
                ("contiguity", "", 60),
                ("contigo", "", 20),
                ("contigo", "advanced", 20),
            )
        ),
    ],
    ids=str,
)
def test_the_highest_level_plays_a_win_in_two(setting: Setting, count: int) -> None:
    found = list(islice(won_in_two(setting), count))
    assert len(found) == count
    for state, winning in found:
        assert choose(state, 7) in winning, state.text()
