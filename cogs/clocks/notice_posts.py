"""Delivery of the notices about time."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.clocks.notice_messages import notice_message
from cogs.core.client import Client
from cogs.core.messages import Message
from cogs.playing.offer_messages import update_closed_offers
from cogs.posting.delivery import Delivery, Obsolete
from cogs.posting.match_post import TextPost
from cogs.posting.post import Sent
from matches import Match, QueuedPost
from matches.models import PERSONAL


@dataclass(frozen=True)
class NoticePost(TextPost):
    """A notice about time. Personal ones go to the player to move, by direct message if that is their preference."""

    match: Match
    direct: Message | None = None
    """The direct message in the player's own language; None if they do not want direct messages."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        notice = await bot.services.deadlines.notice(queued)
        if notice is None:
            raise Obsolete("overtaken")
        match, preferences = notice.match, notice.preferences
        recipients = [match.mover.user] if match.mover and notice.kind in PERSONAL else []
        message = notice_message(notice, match.language)
        if preferences.notify != "message":
            return cls(queued, match, message, recipients)
        direct = notice_message(notice, preferences.language or match.language)
        return cls(queued, match, message, recipients, direct=direct)

    async def deliver(self, delivery: Delivery) -> discord.Message:
        if self.direct:
            for user in self.recipients:
                if sent := await delivery.direct_message(user, self.direct, self.is_shown_by):
                    return sent
        return await super().deliver(delivery)

    async def give_up(self, bot: Client) -> None:
        """If the player to move cannot be told at all of a board that was not shown, tell the others."""
        if self.queued.kind == "unshown":
            await bot.services.deadlines.tell_unreached(self.queued)

    async def tidy(self, bot: Client, sent: Sent) -> None:
        """Edit the offer of a pause that has begun."""
        if self.queued.kind == "pause":
            await update_closed_offers(bot, self.match)
