"""The bot is killed at random moments of a storm of moves: nothing that was accepted is lost, nothing is said twice."""

import os
import random

import pytest

from tests.torture.storm import Outcome, storm
from tests.torture.weather import FORECASTS

KILLS = int(os.environ.get("TRILITHON_TORTURE", "10"))
SEED = int(os.environ.get("TRILITHON_TORTURE_SEED", random.randrange(1_000_000) if KILLS > 10 else 2026))
"""Another storm each time in the long form; the same people and moves in the ordinary one."""
STOPS_WITHIN = 10.0


def survived(outcome: Outcome) -> bool:
    """Whether nothing is amiss. A failed assertion on it shows the whole outcome, the seed among it."""
    clean = not outcome.faults and not outcome.complaints
    stopped = outcome.exit_code == 0 and outcome.exit_seconds < STOPS_WITHIN
    return clean and stopped and outcome.stored >= outcome.accepted > sum(outcome.kills.values()) / 4


async def test_every_accepted_move_is_stored_once_and_every_board_posted_once_however_often_the_bot_is_killed(capsys):
    outcome = await storm(SEED, KILLS)
    with capsys.disabled():
        print(f"\n{outcome}")
    assert survived(outcome), outcome


@pytest.mark.skipif(KILLS <= 10, reason="the long form only: the weather alone is in test_weather")
async def test_a_bot_that_is_killed_in_the_worst_of_weathers_makes_up_for_everything_when_it_clears(capsys):
    outcome = await storm(SEED, KILLS // 4, forecast=FORECASTS["everything at once"])
    with capsys.disabled():
        print(f"\n{outcome}")
    assert survived(outcome), outcome
    assert outcome.met


async def test_a_bot_that_is_killed_beside_another_on_the_same_database_leaves_nothing_undone_or_done_twice():
    outcome = await storm(SEED, max(3, KILLS // 10), companions=1)
    assert survived(outcome), outcome
