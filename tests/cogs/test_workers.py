"""Workers finish what is under way when the bot stops, and leave nothing behind."""

import asyncio
from collections.abc import Awaitable
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui import workers
from cogs.ui.workers import Worker
from matches.store import Signal


class Idle(Worker):
    """A worker that has nothing to do by itself."""

    async def work(self) -> None:
        """Do nothing until the worker is woken."""


async def idle(awaited: Awaitable[Any]) -> Any:
    """Await something, as a bot outside of a simulation does."""
    return await awaited


@pytest.fixture
async def worker() -> Worker:
    """Return a worker that runs."""
    bot: Any = SimpleNamespace(idle=idle, wait_until_reached=lambda: asyncio.sleep(0), is_reached=True)
    made = Idle(bot, Signal(lambda: None))
    await made.cog_load()
    return made


async def test_what_a_task_starts_while_the_worker_stops_is_finished_before_it_has_stopped(worker: Worker) -> None:
    done = []

    async def follow() -> None:
        await asyncio.sleep(0.01)
        done.append("follow")

    async def deliver() -> None:
        await worker.closing.wait()
        await asyncio.sleep(0.01)
        done.append("deliver")
        worker.start(follow(), "follow")

    worker.start(deliver(), "deliver")
    await worker.cog_unload()
    assert done == ["deliver", "follow"]
    assert not worker.started


async def test_a_task_that_takes_too_long_is_cancelled_and_has_ended_when_the_worker_has_stopped(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "LEFT_TO_FINISH", 0.01)
    ended = []

    async def hang() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)  # such as a transaction that is awaited
            ended.append(True)

    worker.start(hang(), "hang")
    await asyncio.sleep(0)
    await worker.cog_unload()
    assert ended == [True]
    assert worker.task is not None
    assert worker.task.done()
