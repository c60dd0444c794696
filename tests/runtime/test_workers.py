"""Workers finish what is under way when the bot stops, and leave nothing behind; what fails stops nothing else."""

import asyncio
from collections.abc import Sequence

import pytest

from matches import Unavailable
from runtime import schedulers
from runtime.schedulers import Scheduler
from runtime.workers import Worker
from store import Signal


class Idle(Worker):
    """A worker that has nothing to do by itself."""

    async def work(self) -> None:
        """Do nothing until the worker is woken."""


class Errands:
    """A service in which seven things are due, some of which fail."""

    def __init__(self, **faults: Exception) -> None:
        self.woken = Signal(lambda: None)
        self.faults = faults
        self.done: list[Sequence[int]] = []
        self.postponed: list[int] = []

    async def seconds_to_next(self) -> float:
        return 0

    async def due(self) -> Sequence[int]:
        return range(7)

    async def postpone(self, one: int) -> None:
        self.postponed.append(one)

    async def run(self, *due: int) -> None:
        """Do all of what is due or nothing."""
        for one in due:
            if fault := self.faults.get(f"of_{one}"):
                raise fault
        self.done.append(due)


@pytest.fixture
async def worker() -> Worker:
    """Return a worker that runs."""
    made = Idle(Signal(lambda: None))
    made.start_working()
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
    await worker.stop_working(60)
    assert done == ["deliver", "follow"]
    assert not worker.started


async def test_a_task_that_takes_too_long_is_cancelled_and_has_ended_when_the_worker_has_stopped(
    worker: Worker,
) -> None:
    ended = []

    async def hang() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.01)  # such as a transaction that is awaited
            ended.append(True)

    worker.start(hang(), "hang")
    await asyncio.sleep(0)
    await worker.stop_working(0.01)
    assert ended == [True]
    assert worker.task is not None
    assert worker.task.done()


async def test_what_is_due_is_done_a_few_at_once() -> None:
    errands = Errands()
    assert await Scheduler(errands, errands.run, 3).work() == 0
    assert errands.done == [(0, 1, 2), (3, 4, 5), (6,)]


async def test_where_one_fails_each_is_done_by_itself_and_only_that_one_is_reported_and_postponed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fault, reported = ZeroDivisionError(), []
    monkeypatch.setattr(schedulers, "report", reported.append)
    errands = Errands(of_4=fault)
    await Scheduler(errands, errands.run, 3).work()
    assert errands.done == [(0, 1, 2), (3,), (5,), (6,)]
    assert (errands.postponed, reported) == ([4], [fault])


async def test_nothing_is_postponed_while_the_database_cannot_be_used() -> None:
    errands = Errands(of_4=Unavailable("database-away"))
    with pytest.raises(Unavailable):
        await Scheduler(errands, errands.run, 3).work()
    assert (errands.done, errands.postponed) == ([(0, 1, 2)], [])
