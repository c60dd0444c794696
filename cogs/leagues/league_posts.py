"""Delivery of league posts."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.leagues.league_messages import open_id, report_message
from cogs.posting.delivery import Delivery, Obsolete, Way
from cogs.posting.outdated_messages import update_league_card
from cogs.posting.post import Post, Sent, require
from matches import LeagueReport, QueuedPost


@dataclass(frozen=True)
class LeaguePost(Post):
    """A post in a league's channel: the card by which people join, or the start, the tables or the end of a season."""

    report: LeagueReport
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.leagues.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        return cls(queued, report, await report_message(bot, report))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        league = self.report.league
        channel = delivery.bot.get_partial_messageable(league.channel, guild_id=league.guild)
        return require(await delivery.send([Way(channel, self.message)], self.is_shown_by))

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this post, by the custom id of its last button."""
        return open_id(self.report.league.id, self.report.id) in custom_ids(found)

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Update the card: people may have joined while it was being posted, or a season may have begun."""
        if self.report.kind != "table":
            await update_league_card(bot, await bot.services.leagues.get(self.report.league.id))
