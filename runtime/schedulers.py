"""Schedulers: each runs the due work of one queue while a bot runs."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from matches import Unavailable
from runtime.faults import report
from runtime.services import Services
from runtime.workers import Idle, Worker, wait
from store.due_queue import DueQueue

BATCH: Final = 5
"""Daily puzzles or digests queued per transaction: few, so that other writers need not wait long."""


class Scheduler(Worker):
    """Run the due work of a queue. Failed work is postponed and does not stop other work."""

    def __init__(
        self, queue: DueQueue, handle: Callable[..., Awaitable[None]], at_once: int = 1, idle: Idle = wait
    ) -> None:
        """`handle` is called with up to `at_once` due ids, and does all of that work or none of it."""
        super().__init__(queue.woken, idle)
        self._queue = queue
        self._handle = handle
        self._at_once = at_once

    async def work(self) -> float | None:
        seconds = await self._queue.seconds_to_next()
        if seconds == 0:
            due = await self._queue.due()
            for start in range(0, len(due), self._at_once):
                await self._try(due[start : start + self._at_once])
        return seconds

    async def _try(self, due: Sequence[int]) -> None:
        """Handle due ids together; if that fails, each by itself; postpone those that still fail."""
        try:
            await self._handle(*due)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  one must not stop the others
            if len(due) > 1:
                for one in due:
                    await self._try([one])
            else:
                report(error)
                await self._queue.postpone(due[0])


def schedulers(services: Services, idle: Idle = wait) -> list[Scheduler]:
    """Return a scheduler for each service with a due queue."""
    return [
        Scheduler(services.deadlines.queue, services.deadlines.handle_due, idle=idle),
        Scheduler(services.votes.queue, services.votes.close_due, idle=idle),
        Scheduler(services.server_matches.queue, services.server_matches.advance, idle=idle),
        Scheduler(services.events.queue, services.events.advance, idle=idle),
        Scheduler(services.dailies.queue, services.dailies.publish, BATCH, idle),
        Scheduler(services.follows.queue, services.follows.publish, BATCH, idle),
    ]
