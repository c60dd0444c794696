"""The bot as seen by cogs. `runtime/discord_client.py` makes it; nothing in `cogs/` imports that module."""

import asyncio
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import discord

from cogs.core.followups import FollowupPool
from cogs.core.latest_edits import Announcements, LatestEdits
from runtime.repeats import Repeats
from runtime.shards import ShardedBot

Result = TypeVar("Result")
INSTALL: Final = "https://discord.com/oauth2/authorize?client_id={}&integration_type=1&scope=applications.commands"
"""The address at which a person adds the application to their account."""


class Client(ShardedBot):
    """A bot with the services that cogs call. All its attributes are set before the first cog is loaded."""

    followups: FollowupPool
    edits: LatestEdits
    repeats: Repeats
    announcements: Announcements
    is_leaving = False
    """Whether the bot is about to close, and takes no more interactions and messages."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.answering: dict[asyncio.Task[Any], discord.Interaction[Any] | None] = {}
        """Tasks that answer people, and the interactions that they answer."""

    def note_answering(self, task: asyncio.Task[Any], interaction: discord.Interaction[Any] | None) -> None:
        """Keep a task among those that answer people, until it ends."""
        self.answering[task] = interaction
        task.add_done_callback(lambda done: self.answering.pop(done, None))

    async def idle(self, awaited: Awaitable[Result]) -> Result:
        """Await something that may never come; a simulated Discord with its own clock overrides this."""
        return await awaited

    @property
    def is_for_accounts(self) -> bool:
        """Whether the bot can be installed by users, as far as is known."""
        return bool(self.tree.allowed_installs.user)


Interaction = discord.Interaction[Client]
