"""Delivery of the posts about a server's match against Trilithon."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.posting.delivery import Delivery, Obsolete, Way
from cogs.posting.post import Post, require
from cogs.teams.server_match_messages import begun_message, rested_message
from matches import Listing, QueuedPost
from matches.teams.server_match_service import BEGUN


@dataclass(frozen=True)
class ServerMatchPost(Post):
    """A post in the channel of a server's match: it begins, or nothing follows it because nobody votes."""

    match: Listing
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        found = await bot.services.server_matches.report(queued)
        if found is None or found.match is None:
            raise Obsolete("overtaken")
        match = await bot.services.matches.listing(found.match)
        team = match.teams[0].team
        assert team
        if queued.kind == BEGUN:
            return cls(queued, match, begun_message(found, match, team))
        return cls(queued, match, rested_message(found, match.language))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        place = self.match.place
        channel = delivery.bot.get_partial_messageable(place.channel, guild_id=place.guild)
        return require(await delivery.send([Way(channel, self.message)], self.is_shown_by))

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the post by its text, which has the match's number, and its button."""
        return found.content == message.text and bool(custom_ids(found))
