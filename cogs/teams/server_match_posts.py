"""Delivery of the posts about a server's match against Trilithon."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.posting.delivery import Obsolete
from cogs.posting.post import ChannelPost
from cogs.teams.server_match_messages import begun_message, rested_message
from matches import QueuedPost
from matches.teams.server_match_service import BEGUN


@dataclass(frozen=True)
class ServerMatchPost(ChannelPost):
    """A post in the channel of a server's match: it begins, or nothing follows it because nobody votes."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        found = await bot.services.server_matches.report(queued)
        if found is None or found.match is None:
            raise Obsolete("overtaken")
        match = await bot.services.matches.listing(found.match)
        team = match.teams[0].team
        assert team
        if queued.kind == BEGUN:
            return cls(queued, match.place, begun_message(found, match, team))
        return cls(queued, match.place, rested_message(found, match.language))

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the post by its text, which has the match's number, and its button."""
        return found.content == message.text and bool(custom_ids(found))
