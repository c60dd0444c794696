"""Work that goes on for as long as the bot runs: what is due is done, then the next awaited."""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from cogs.ui.controls import Room
from cogs.ui.faults import log_unavailable, report
from matches import Unavailable

if TYPE_CHECKING:
    from bot import Trilithon

LOOKED_AGAIN_AFTER: Final = 6 * 3_600
"""Seconds after which the database is asked again, in case another process has died that knew more."""
LEFT_TO_FINISH: Final = 8
"""Seconds that what is under way has when the bot stops."""


class Worker(Room):
    """A room that also works by itself."""

    def __init__(self, bot: "Trilithon", woken: asyncio.Event) -> None:
        """`woken` is set when there may be something to do sooner than was known."""
        self.bot = bot
        self.woken = woken
        self.task: asyncio.Task[None] | None = None
        self.under_way: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()

    async def work(self) -> float | None:
        """Does what is due. Returns for how many seconds nothing was when it was asked; None: until it is woken."""
        raise NotImplementedError

    async def cog_load(self) -> None:
        await super().cog_load()
        self.task = asyncio.create_task(self.run(), name=type(self).__name__)

    async def cog_unload(self) -> None:
        """Finishes what is being done, and stops."""
        self.closing.set()
        self.woken.set()
        working = {self.task, *self.under_way} if self.task else self.under_way
        if working:
            _, late = await asyncio.wait(working, timeout=LEFT_TO_FINISH if self.bot.is_ready() else 0)
            for task in late:
                task.cancel()

    async def run(self) -> None:
        """Works whenever something is due, or may be; not before Discord can be reached."""
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
        """Until something may be due."""
        longest = LOOKED_AGAIN_AFTER if seconds is None else min(seconds, LOOKED_AGAIN_AFTER)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(longest):
                await self.woken.wait()
