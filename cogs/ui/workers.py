"""Cogs with work of their own, which goes on for as long as the bot runs."""

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any, Final

from cogs.ui.actions import ControlCog
from cogs.ui.client import Client
from cogs.ui.faults import log_unavailable, report
from matches import Unavailable

LONGEST_WAIT: Final = 6 * 3_600
"""Seconds after which the database is asked again, in case another process has died that knew more."""
LEFT_TO_FINISH: Final = 5
"""Seconds that what is under way has when the bot stops. Docker kills it after ten, and closing takes some too."""


class Worker(ControlCog):
    """A cog that does what is due, waits until the next thing is, and so on."""

    def __init__(self, bot: Client, woken: asyncio.Event) -> None:
        """`woken` is set when something may be due sooner than `work` has said."""
        super().__init__(bot)
        self.woken = woken
        self.task: asyncio.Task[None] | None = None
        """Runs for as long as the bot does."""
        self.started: set[asyncio.Task[None]] = set()
        """Tasks that `work` has started, until they end."""
        self.closing = asyncio.Event()

    async def work(self) -> float | None:
        """Do what is due. Return after how many seconds something else is, 0 to be called again; None: when woken."""
        raise NotImplementedError

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Start a task that goes on beside the others. It has to handle its exceptions."""
        task = asyncio.create_task(work, name=name)
        self.started.add(task)
        task.add_done_callback(self.started.discard)

    async def cog_load(self) -> None:
        """Start working."""
        self.task = asyncio.create_task(self.run(), name=type(self).__name__)

    async def cog_unload(self) -> None:
        """Stop working, once what is under way is finished, and what that starts; what takes too long is cancelled.

        No task goes on afterwards: Discord and the services are closed next.
        """
        self.closing.set()
        self.woken.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEFT_TO_FINISH if self.bot.is_ready() else 0):
                while tasks := self._unfinished():
                    await asyncio.wait(tasks)
        if late := self._unfinished():
            for task in late:
                task.cancel()
            await asyncio.wait(late)

    def _unfinished(self) -> set[asyncio.Task[None]]:
        """Return the tasks that have not ended."""
        return {task for task in (self.task, *self.started) if task and not task.done()}

    async def run(self) -> None:
        """Call `work` whenever something is due, or may be; not before Discord can be reached."""
        await self.bot.idle(self.bot.wait_until_ready())
        while not self.closing.is_set():
            self.woken.clear()
            try:
                seconds = await self.work()
                if seconds != 0:
                    await self.bot.idle(self.wait(seconds))
            except Unavailable as away:
                log_unavailable(away)
                await asyncio.sleep(1)
            except Exception as fault:  # noqa: BLE001  the work must go on whatever happens
                report(fault)
                await asyncio.sleep(1)

    async def wait(self, seconds: float | None) -> None:
        """Wait until the worker is woken, for so many seconds at most."""
        longest = LONGEST_WAIT if seconds is None else min(seconds, LONGEST_WAIT)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.woken.wait()
