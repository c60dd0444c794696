"""The bot is killed at random moments while people play: nothing accepted is lost, nothing is posted twice."""

import os
import random

import pytest

from tests.torture.harness.fault_injection import FAILURE_MIXES
from tests.torture.harness.kill_run import Outcome, run_with_kills

pytestmark = pytest.mark.both

KILLS = int(os.environ.get("TRILITHON_TORTURE", "10"))
SEED = int(os.environ.get("TRILITHON_TORTURE_SEED", random.randrange(1_000_000) if KILLS > 10 else 2026))
"""Another run each time in the long form; the same people and moves in the ordinary one."""
STOPS_WITHIN = 10.0


def survived(outcome: Outcome) -> bool:
    """Return whether all is as it should be. A failed assertion on it shows the whole outcome with its seed."""
    clean = not outcome.faults and not outcome.complaints
    stopped = outcome.exit_code == 0 and outcome.exit_seconds < STOPS_WITHIN
    return clean and stopped and outcome.stored >= outcome.accepted > sum(outcome.kills.values()) / 4


async def test_every_accepted_move_is_stored_once_and_every_board_posted_once_however_often_the_bot_is_killed(capsys):
    outcome = await run_with_kills(SEED, KILLS)
    with capsys.disabled():
        print(f"\n{outcome}")
    assert survived(outcome), outcome


@pytest.mark.skipif(KILLS <= 10, reason="the long form only: failures alone are in test_fault_injection")
async def test_a_bot_that_is_killed_while_everything_fails_makes_up_for_it_when_it_works_again(capsys):
    outcome = await run_with_kills(SEED, KILLS // 4, rules=FAILURE_MIXES["everything at once"])
    with capsys.disabled():
        print(f"\n{outcome}")
    assert survived(outcome), outcome
    assert outcome.met


async def test_a_bot_that_is_killed_beside_another_on_the_same_database_leaves_nothing_undone_or_done_twice():
    outcome = await run_with_kills(SEED, max(3, KILLS // 10), companions=1)
    assert survived(outcome), outcome
