"""Work that goes on for as long as a process does: what is due is done, and the next thing is waited for."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from matches import Unavailable
from runtime.faults import log_unavailable, report
from store import Signal

LONGEST_WAIT: Final = 60
"""Seconds after which the database is asked again: other processes change it, too, and one that knew more may die."""

LEFT_TO_FINISH: Final = 5
"""Seconds that what is under way has when a bot stops. Docker kills it after ten, and closing takes some too."""

Idle = Callable[[Awaitable[None]], Awaitable[None]]


async def wait(awaited: Awaitable[None]) -> None:
    """Await something, as is done outside of a simulation."""
    await awaited


class Worker:
    """Does what is due, waits until the next thing is, and so on."""

    def __init__(self, woken: Signal, idle: Idle = wait) -> None:
        """`woken` is set when something may be due sooner than `work` has said; `idle` awaits what may never come."""
        self.woken = woken
        self.task: asyncio.Task[None] | None = None
        """Calls `work` until the worker stops."""
        self.started: set[asyncio.Task[None]] = set()
        """Tasks that `work` has started, until they end."""
        self.closing = asyncio.Event()
        self.idle = idle

    async def work(self) -> float | None:
        """Do what is due. Return after how many seconds something else is, 0 to be called again; None: when woken."""
        raise NotImplementedError

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Start a task that goes on beside the others. It has to handle its exceptions."""
        task = asyncio.create_task(work, name=name)
        self.started.add(task)
        task.add_done_callback(self.started.discard)

    def start_working(self, ready: Callable[[], Awaitable[None]] | None = None) -> None:
        """Start working, once what `ready` returns has been awaited."""
        self.task = asyncio.create_task(self._run(ready), name=type(self).__name__)

    async def stop_working(self, within: float) -> None:
        """Stop working, once what is under way is finished, and what that starts.

        What takes longer than `within` seconds is cancelled. No task goes on afterwards.
        """
        self.closing.set()
        self.woken.set_here()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                while tasks := self._unfinished():
                    await asyncio.wait(tasks)
        if late := self._unfinished():
            for task in late:
                task.cancel()
            await asyncio.wait(late)

    def _unfinished(self) -> set[asyncio.Task[None]]:
        """Return the tasks that have not ended."""
        return {task for task in (self.task, *self.started) if task and not task.done()}

    async def _run(self, ready: Callable[[], Awaitable[None]] | None) -> None:
        """Call `work` whenever something is due, or may be."""
        if ready:
            await self.idle(ready())
        while not self.closing.is_set():
            self.woken.clear()
            try:
                seconds = await self.work()
                if seconds != 0:
                    await self.idle(self._wait(seconds))
            except Unavailable as away:
                log_unavailable(away)
                await asyncio.sleep(1)
            except Exception as fault:  # noqa: BLE001  the work must go on whatever happens
                report(fault)
                await asyncio.sleep(1)

    async def _wait(self, seconds: float | None) -> None:
        """Wait until the worker is woken, for so many seconds at most."""
        longest = LONGEST_WAIT if seconds is None else min(seconds, LONGEST_WAIT)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.woken.wait()
