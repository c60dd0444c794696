"""Shards that no process has connected are counted and logged."""

import math

import pytest
from prometheus_client import REGISTRY

from matches.clocks.coverage import NOTED_WITHIN
from runtime.settings import Shards
from runtime.shard_watch import INTERVAL, ShardWatch
from runtime.shards import SPACING
from tests.matches.fixtures import Clock, TestServices

TOTAL = 4
LONG = NOTED_WITHIN + SPACING * TOTAL


def watch(services: TestServices, first: int, last: int, *silent: int) -> ShardWatch:
    """Return the watch of a process with some shards, all of which are connected but the silent ones."""
    latencies = {shard: math.nan if shard in silent else 0.1 for shard in range(first, last + 1)}
    return ShardWatch(services, Shards(first, last, TOTAL), lambda: latencies)


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Return what was logged since the last call: the level, and the shards that are told of."""
    found = [(record.levelname, getattr(record, "data", {}).get("shards", "")) for record in caplog.records]
    caplog.clear()
    return found


def missing() -> float | None:
    """Return how many shards are missing, as the metrics have it."""
    return REGISTRY.get_sample_value("trilithon_shards_missing")


async def test_a_shard_that_no_process_has_is_counted_and_after_a_while_logged_once(
    services: TestServices, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "runtime.shard_watch")
    here, there = watch(services, 0, 1), watch(services, 2, 2)
    for _ in range(LONG // int(INTERVAL) + 3):
        clock.advance(INTERVAL)
        await there.work()
        await here.work()
    assert missing() == 1
    assert logged(caplog) == [("WARNING", "3")] * 2
    await watch(services, 3, 3).work()
    await here.work()
    assert missing() == 0
    assert logged(caplog) == [("INFO", "")]


async def test_shards_are_missing_when_their_process_ends_or_does_not_reach_discord(
    services: TestServices, clock: Clock
) -> None:
    here = watch(services, 0, 1, 1)
    await watch(services, 2, 3).work()
    await here.work()
    assert missing() == 1
    clock.advance(NOTED_WITHIN + 1)
    await here.work()
    assert missing() == 3
    assert len(await services.rows("notes")) == 1


async def test_a_process_that_counts_other_shards_covers_none_of_these(services: TestServices) -> None:
    latencies = dict.fromkeys(range(8), 0.1)
    await ShardWatch(services, Shards(0, 7, 2 * TOTAL), lambda: latencies).work()
    assert [*await watch(services, 0, 1)._coverage.missing([0, 1])] == [2, 3]
