"""The bot as cogs see it. `bot.py` makes it; nothing in `cogs/` imports that module."""

from collections.abc import Awaitable
from typing import TypeVar

import discord
from discord.ext import commands

from cogs.ui.followups import FollowupPool
from services import Services

Result = TypeVar("Result")


class Client(commands.Bot):
    """A bot with the services that cogs call. Both attributes are set before the first cog is loaded."""

    services: Services
    followups: FollowupPool

    async def idle(self, awaited: Awaitable[Result]) -> Result:
        """Await something that may never come; a simulated Discord with a clock of its own overrides this."""
        return await awaited


Interaction = discord.Interaction[Client]
