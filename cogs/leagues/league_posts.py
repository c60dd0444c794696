"""Delivery of league posts."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.leagues.league_messages import open_id, report_message
from cogs.posting.delivery import Obsolete
from cogs.posting.outdated_messages import update_posted
from cogs.posting.post import ChangedPost, ChannelPost, Sent
from matches import League, LeagueReport, Place, QueuedPost


@dataclass(frozen=True)
class LeaguePost(ChannelPost):
    """A post in a league's channel: the card by which people join, or the start, the tables or the end of a season."""

    report: LeagueReport

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        report = await bot.services.leagues.report(queued)
        if report is None:
            raise Obsolete("overtaken")
        league = report.league
        place = Place(league.guild, league.channel)
        return cls(queued, place, await report_message(bot, report), report)

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this post, by the custom id of its last button."""
        return open_id(self.report.league.id, self.report.id) in custom_ids(found)

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Update the card: people may have joined while it was being posted, or a season may have begun."""
        if self.report.kind != "table":
            await update_league_card(bot, await bot.services.leagues.get(self.report.league.id))


class ChangedLeaguePost(ChangedPost):
    """The latest post of a running season, changed because somebody is out."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        found = await bot.services.leagues.season_post(queued.subject)
        if found is None:
            raise Obsolete("overtaken")
        place = Place(found.report.league.guild, found.channel)
        return cls(queued, place, found.message, await report_message(bot, found.report))


async def update_league_card(bot: Client, league: League) -> None:
    """Update the card by which people join a league, if there is one."""
    if card := await bot.services.leagues.card(league.id):
        await update_posted(bot, league.guild, card.channel, card.message, await report_message(bot, card.report))
