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
MISSED = {
    "1a-3a": """contiguity
ply 25
stage play sides=0,1
board white 1b 28b 29a 29b 29d 30a; red 1a 1c 1d 2c 30b 30c; red to move""",
    "e5-g5": """druid size=8
ply 28
stage play sides=0,1
board a3=H1 a4=H1 b3=H2- c3=H3- d3=H3- d4=H1 d5=V1 d6=V1 d7=V1 d8=V1 e3=H3- e4=H1 e5=V2 f2=H1 f3=H1 f4=H2- \
f5=H2- f6=H2- g3=V2- g4=V2- g5=V2- g6=V1 h1=V1 h3=V1 h6=H1; turn 2; passes 0; out -; V to move""",
}
"""Positions in which a search finds a longer way to win first, by the move that wins in two."""


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
@pytest.mark.parametrize("winning", MISSED)
def test_of_many_good_moves_the_one_that_wins_in_two_is_played(winning: str, level: int) -> None:
    text = MISSED[winning]
    state = GAMES[text.split(maxsplit=1)[0]].from_text(text)
    assert solve(state, 2) == [choose(state, level)] == [winning]


@pytest.mark.parametrize(
    ("setting", "count"),
    [
        (Setting("contiguity", ""), 5),
        (Setting("contigo", ""), 3),
        (Setting("druid", "size=8"), 5),
        *(
            pytest.param(Setting(game_id, terms), count, marks=pytest.mark.exhaustive)
            for game_id, terms, count in (
                ("contiguity", "", 60),
                ("contigo", "", 20),
                ("contigo", "advanced", 20),
                ("druid", "size=8", 60),
                ("druid-hex", "", 30),
                ("druid-y", "", 30),
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
