"""Processes that think: they answer, are replaced when they die or hang, and end with the bot."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from engine import GAMES
from search import decide
from thinking import FIRST, LAST, Job, Thinkers, ThinkingError, worker

ROOT = str(Path(__file__).parents[2])
STATE = GAMES["druid-y"].start({"size": 4})
USUAL = Job("decide", STATE.record(), level=2, seed=5)
LONG = Job("decide", GAMES["druid"].start({"size": 12}).record(), level=7)
"""What takes a process some seconds."""


@pytest.fixture
async def thinkers():
    pool = Thinkers(1, seconds=60)
    yield pool
    await pool.close()


async def under_way(thinkers: Thinkers, but: int = 0) -> int:
    """Wait until a process runs, another than one, and return its id."""
    for _ in range(1000):
        if thinkers.pids not in ([], [but]):
            return thinkers.pids[0]
        await asyncio.sleep(0.01)
    raise AssertionError("no process was started")


async def gone(pid: int) -> bool:
    """Wait until a process has ended; False if it does not."""
    for _ in range(500):
        if not runs(pid):
            return True
        await asyncio.sleep(0.01)
    return False


def runs(pid: int) -> bool:
    """Return whether a process runs: it exists, and is not one that has ended and nobody has asked how."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().split()[2] != "Z"


def environment_of(pid: int) -> bytes:
    """Return the environment of a process, where that can be read."""
    environment = Path(f"/proc/{pid}/environ")
    return environment.read_bytes() if environment.exists() else b""


async def test_a_process_answers_as_the_search_does_and_is_kept(thinkers):
    found = await thinkers.think(USUAL)
    assert found["move"] == decide(STATE, 2, 5).move
    pids = thinkers.pids
    assert await thinkers.think(USUAL) == found
    assert thinkers.pids == pids


@pytest.mark.exhaustive
async def test_a_process_that_is_killed_in_mid_thought_is_replaced_and_the_job_done_again(thinkers):
    await thinkers.think(USUAL)
    first = thinkers.pids[0]
    asked = asyncio.create_task(thinkers.think(LONG))
    await asyncio.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    await under_way(thinkers, but=first)
    asked.cancel()
    with suppress(asyncio.CancelledError):
        await asked
    assert (await thinkers.think(USUAL))["move"] == decide(STATE, 2, 5).move


async def test_a_process_that_died_while_nobody_asked_is_no_matter(thinkers):
    found = await thinkers.think(USUAL)
    os.kill(thinkers.pids[0], signal.SIGKILL)
    assert await thinkers.think(USUAL) == found


@pytest.mark.exhaustive
async def test_a_process_that_hangs_is_killed_and_the_job_given_up_after_three():
    thinkers = Thinkers(1, seconds=0.8)
    asked = asyncio.create_task(thinkers.think(LONG))
    first = await under_way(thinkers)
    with pytest.raises(ThinkingError):
        await asked
    assert await gone(first)
    assert thinkers.pids == []
    await thinkers.close()


async def test_a_job_that_raises_an_error_is_not_tried_again(thinkers):
    await thinkers.think(USUAL)
    pids = thinkers.pids
    with pytest.raises(ThinkingError, match="LevelError"):
        await thinkers.think(Job("decide", STATE.record(), level=9))
    assert thinkers.pids == pids


async def test_people_who_wait_come_before_matches_and_matches_before_reviews(thinkers):
    order = []

    async def think(name, urgency):
        await thinkers.think(USUAL, urgency)
        order.append(name)

    names = {"running": LAST, "review": LAST, "match": 1, "hint": FIRST}
    async with asyncio.TaskGroup() as tasks:
        for name, urgency in names.items():
            tasks.create_task(think(name, urgency))
    assert order == ["running", "hint", "match", "review"]


class Timed(Thinkers):
    """A single process that takes all the time that it may for each job, and remembers the jobs."""

    def __init__(self):
        super().__init__(1)
        self.jobs = []

    async def _ask(self, process, job):
        self.jobs.append(job)
        await asyncio.sleep(job.seconds)


async def test_however_many_jobs_of_one_class_wait_the_others_have_their_share():
    thinkers = Timed()
    waiting = {FIRST: 40, 1: 40, LAST: 2}
    async with asyncio.TaskGroup() as tasks:
        for urgency, count in waiting.items():
            for number in range(count):
                tasks.create_task(thinkers.think(Job("glance", "", level=urgency, seed=number, seconds=0.01), urgency))
    assert LAST in [job.level for job in thinkers.jobs[:12]]
    assert [job.level for job in thinkers.jobs[:40]].count(LAST) == waiting[LAST]


async def test_a_person_waits_for_one_job_of_each_other_person_however_many_these_have_asked_for():
    thinkers = Timed()
    async with asyncio.TaskGroup() as tasks:
        for user in (1, 1, 1, 2, 2, 2, 3):
            tasks.create_task(thinkers.think(Job("hint", "", player=user, seconds=0.001), FIRST, user))
    assert [job.player for job in thinkers.jobs[:3]] == [1, 2, 3]


async def test_the_time_of_a_person_runs_while_they_wait_for_a_process(monkeypatch):
    monkeypatch.setattr("thinking.thinkers.SHORTEST", 0.01)
    thinkers = Timed()
    async with asyncio.TaskGroup() as tasks:
        for urgency in (FIRST, FIRST, 1):
            tasks.create_task(thinkers.think(Job("hint", "", level=urgency, seconds=0.03), urgency))
    assert {job.level: job.seconds for job in thinkers.jobs} == {FIRST: 0.01, 1: 0.03}


async def test_a_pool_that_thinks_for_no_match_starts_a_process_when_somebody_waits():
    thinkers = Thinkers(0)
    assert (thinkers.processes, thinkers.pids) == (0, [])
    assert await thinkers.think(USUAL, FIRST)
    assert len(thinkers.pids) == 1
    await thinkers.close()


async def test_what_a_job_took_is_measured_by_its_kind(thinkers):
    measured = []
    thinkers.measure = lambda kind, seconds: measured.append((kind, seconds > 0))
    await thinkers.think(USUAL)
    assert measured == [(USUAL.kind, True)]


async def test_whoever_gives_up_waiting_leaves_the_process_to_the_others(thinkers):
    first = asyncio.create_task(thinkers.think(USUAL))
    second = asyncio.create_task(thinkers.think(USUAL))
    third = asyncio.create_task(thinkers.think(USUAL))
    await asyncio.sleep(0)
    second.cancel()
    assert await first == await third


async def test_closing_takes_no_time_in_mid_thought(thinkers):
    asked = asyncio.create_task(thinkers.think(LONG))
    pid = await under_way(thinkers)
    began = time.monotonic()
    asked.cancel()
    with suppress(asyncio.CancelledError):
        await asked
    await thinkers.close()
    assert time.monotonic() - began < 2
    assert await gone(pid)


BOT = """
import asyncio, sys
from tests.thinking.test_thinkers import LONG
from thinking import Thinkers
async def main():
    thinkers = Thinkers()
    asked = asyncio.create_task(thinkers.think(LONG))
    while not thinkers.pids:
        await asyncio.sleep(0.01)
    print(*thinkers.pids, flush=True)
    await asked
asyncio.run(main())
"""


@pytest.mark.exhaustive
async def test_a_process_ends_with_a_bot_that_is_killed_and_knows_none_of_its_secrets():
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        BOT,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": ROOT, "DISCORD_TOKEN": "secret"},
    )
    pid = int((await bot.stdout.readline()).decode())
    assert b"secret" not in environment_of(pid)
    bot.kill()
    await bot.wait()
    assert await gone(pid)


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"kind": "decide", "record": "chess"}', "null"])
def test_a_line_that_is_no_job_is_answered_with_a_fault(line):
    assert "fault" in worker.answer(line)
