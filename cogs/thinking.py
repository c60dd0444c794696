"""Computers think while the bot runs, unless that is left to processes of its own."""

from typing import Final

from cogs.ui.actions import ControlCog
from cogs.ui.client import Client
from cogs.ui.workers import LEFT_TO_FINISH
from runtime.search_worker import Searching

SPARE: Final = 1
"""One match more is claimed than can be thought about: usually nobody else thinks."""


class Thinking(ControlCog):
    """Hands out what is to be thought about."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self.searching = Searching(bot.services.computers, bot.idle, SPARE)

    async def cog_load(self) -> None:
        """Start handing out, once Discord can be reached."""
        self.searching.start_working(self.bot.wait_until_reached)

    async def cog_unload(self) -> None:
        """Stop thinking at once."""
        await self.searching.stop_working(LEFT_TO_FINISH if self.bot.is_reached else 0)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Thinking(bot))
