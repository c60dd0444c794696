"""Cogs with work of their own, which goes on for as long as the bot runs."""

from typing import Final

import workers
from cogs.ui.actions import ControlCog
from cogs.ui.client import Client
from matches.store import Signal

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
