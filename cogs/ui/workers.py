"""Cogs with work of their own, which goes on for as long as the bot runs."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from cogs.ui.actions import ControlCog
from cogs.ui.client import Client
from matches import Unavailable
from matches.store import Signal
from runtime import workers
from runtime.faults import report

LEFT_TO_FINISH: Final = 5
"""Seconds that what is under way has when the bot stops. Docker kills it after ten, and closing takes some too."""


class Worker(ControlCog, workers.Worker):
    """A cog that works while it is loaded; not before Discord can be reached."""

    def __init__(self, bot: Client, woken: Signal) -> None:
        """`woken` is set when something may be due sooner than `work` has said."""
        ControlCog.__init__(self, bot)
        workers.Worker.__init__(self, woken, bot.idle)

    async def cog_load(self) -> None:
        """Start working."""
        self.start_working(self.bot.wait_until_reached)

    async def cog_unload(self) -> None:
        """Stop working. No task goes on afterwards: Discord and the services are closed next."""
        await self.stop_working(LEFT_TO_FINISH if self.bot.is_reached else 0)


class DueService(Protocol):
    """A service that knows by their ids which of its matches, leagues or the like are due, and when the next one is."""

    woken: Signal

    async def seconds_to_next(self) -> float | None:
        """Return the seconds until something is due; None if nothing will be."""

    async def due(self) -> Sequence[int]:
        """Return the ids of what is due."""

    async def postpone(self, one: int, /) -> None:
        """Try again later what is due, after an error; leave alone what is not."""


class DueWorker(Worker):
    """A cog that has what falls due done. What fails is tried again later, and stops nothing else."""

    def __init__(self, bot: Client, service: DueService, do: Callable[..., Awaitable[None]], at_once: int = 1) -> None:
        """`do` is called with the ids of what is due, `at_once` of them at most, and does all of it or nothing."""
        super().__init__(bot, service.woken)
        self._service = service
        self._do = do
        self._at_once = at_once

    async def work(self) -> float | None:
        """Do what is due."""
        seconds = await self._service.seconds_to_next()
        if seconds == 0:
            due = await self._service.due()
            for start in range(0, len(due), self._at_once):
                await self._try(due[start : start + self._at_once])
        return seconds

    async def _try(self, due: Sequence[int]) -> None:
        """Do some of what is due; if that fails, each by itself; what fails by itself is postponed."""
        try:
            await self._do(*due)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  one must not stop the others
            if len(due) > 1:
                for one in due:
                    await self._try([one])
            else:
                report(error)
                await self._service.postpone(due[0])
