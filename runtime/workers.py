"""Background work of a process: do due work, then wait until more is due or a signal arrives."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from matches import Unavailable
from runtime import logs
from runtime.faults import log_unavailable, report
from store import Signal

LONGEST_WAIT: Final = 60
"""Most seconds between two looks at the database: another process may change it and die before it sends a signal."""

PAUSE: Final = 1
"""Seconds after a fault before the next attempt."""

LEFT_TO_FINISH: Final = 4
"""Seconds that unfinished work has when a bot stops. `docker run` kills it after ten, and closing takes some, too."""

CANCELLED_WITHIN: Final = 1
"""Seconds in which cancelled work has to end: a database that does not answer could hold it up."""

log = logs.get(__name__)

Idle = Callable[[Awaitable[None]], Awaitable[None]]


async def wait(awaited: Awaitable[None]) -> None:
    """Await a task: the `Idle` outside of a simulation."""
    await awaited


class Worker:
    """A loop that does due work and waits for the next."""

    def __init__(self, woken: Signal, idle: Idle = wait) -> None:
        """`woken` is set when work may be due sooner than `work` returned; `idle` awaits events that may never come."""
        self.woken = woken
        self.task: asyncio.Task[None] | None = None
        """Calls `work` until the worker stops."""
        self.started: set[asyncio.Task[None]] = set()
        """Tasks that `work` has started, until they end."""
        self.closing = asyncio.Event()
        self.idle = idle

    async def work(self) -> float | None:
        """Do due work. Return the seconds until more is due, 0 to be called again at once, None to wait for `woken`."""
        raise NotImplementedError

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Start a task in the background. It must handle its own exceptions."""
        task = asyncio.create_task(work, name=name)
        self.started.add(task)
        task.add_done_callback(self.started.discard)

    def start_working(self, ready: Callable[[], Awaitable[None]] | None = None) -> None:
        """Start the loop after awaiting `ready()`."""
        self.task = asyncio.create_task(self._run(ready), name=type(self).__name__)

    async def stop_working(self, within: float) -> None:
        """Stop the loop after its current work and the tasks started by it.

        Tasks that take longer than `within` seconds are cancelled. What does not end even then is left alone.
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
            _, stuck = await asyncio.wait(late, timeout=CANCELLED_WITHIN)
            if stuck:
                log.warning("some work does not end", tasks=" ".join(sorted(task.get_name() for task in stuck)))

    def _unfinished(self) -> set[asyncio.Task[None]]:
        return {task for task in (self.task, *self.started) if task and not task.done()}

    async def _run(self, ready: Callable[[], Awaitable[None]] | None) -> None:
        """Call `work` whenever work is or may be due."""
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
                await asyncio.sleep(PAUSE)
            except Exception as fault:  # noqa: BLE001  the loop must survive any error
                report(fault)
                await asyncio.sleep(PAUSE)

    async def _wait(self, seconds: float | None) -> None:
        """Wait for `woken`, for at most so many seconds."""
        longest = LONGEST_WAIT if seconds is None else min(seconds, LONGEST_WAIT)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.woken.wait()
