"""Delivery of the daily puzzles."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.core.preferences import Reader
from cogs.posting.delivery import Obsolete
from cogs.posting.post import ChannelPost
from cogs.training.daily_messages import daily_message, solve_id
from matches import Place, QueuedPost
from training.daily_service import Daily


@dataclass(frozen=True)
class DailyPost(ChannelPost):
    """The daily puzzle, in the channel that the server has chosen. Obsolete once a later puzzle is queued."""

    daily: Daily

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.dailies.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        server = await bot.services.preferences.get_server(report.daily.guild)
        place = Place(report.daily.guild, report.daily.channel)
        return cls(queued, place, await daily_message(report, Reader(report.language, server.theme)), report.daily)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the puzzle by its button."""
        return solve_id(self.daily.id) in custom_ids(found)
