"""Three bots share a PostgreSQL while people play: whatever fails, nothing accepted is lost, and nothing doubles."""

import pytest

from tests.torture.harness.cluster_run import run_cluster
from tests.torture.harness.standin import standin
from tests.torture.test_kills import KILLS, SEED

pytestmark = pytest.mark.postgresql


async def test_every_move_is_stored_once_and_every_board_posted_once_whatever_three_bots_lose(tmp_path, capsys):
    async with standin() as discord:
        outcome = await run_cluster(SEED, KILLS // 2, tmp_path, discord)
    with capsys.disabled():
        print(f"\n{outcome}")
    assert not outcome.faults, outcome
    assert not outcome.complaints, outcome
    assert outcome.exit_code == 0, outcome
    assert outcome.stored >= outcome.accepted > KILLS / 4, outcome
