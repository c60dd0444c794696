"""Delivery of a team's motions, of the number of votes below its board, and of a server's match against Trilithon."""

from dataclasses import dataclass
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.controls import custom_id
from cogs.core.discord_codes import Remedy, remedy
from cogs.core.message_contents import custom_ids
from cogs.core.messages import Message
from cogs.playing.board_messages import TURN_NEWS, turn_text
from cogs.posting.delivery import Delivery, Obsolete
from cogs.posting.match_post import MatchPost, place_reason, thread_reason
from cogs.posting.post import ChannelPost, Post
from cogs.teams.asked_teams import offer_of
from cogs.teams.motion_messages import motion_message
from cogs.teams.server_match_messages import begun_message, rested_message
from matches import Match, QueuedPost
from matches.teams.server_match_service import BEGUN
from runtime import logs

log = logs.get(__name__)


@dataclass(frozen=True)
class MotionPost(MatchPost):
    """A motion of a team in a match. Obsolete once it is decided; it goes nowhere but to the place of the match."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        motion = await bot.services.motions.get(queued.subject)
        if motion.status != "open":
            raise Obsolete(motion.status)
        match = await bot.services.matches.get(motion.match)
        message = motion_message(motion, match, match.language, await offer_of(bot, motion))
        return cls(queued, match, message, recipients=[])

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the motion by its first button."""
        return custom_id("motion-yes", self.queued.subject) in custom_ids(found)


@dataclass(frozen=True)
class TallyPost(Post):
    """The number of votes in a team's ballot, edited into the message of its board. Obsolete once an entry follows."""

    match: Match
    text: str

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        match = await bot.services.matches.get(queued.subject)
        if match.entries != queued.entry or match.board is None or match.board_channel is None:
            raise Obsolete("overtaken")
        return cls(queued, match, turn_text(match, news=await TURN_NEWS(bot.services, match)))

    async def deliver(self, delivery: Delivery) -> discord.PartialMessage:
        """Change the text of the board, but for the reason why it is not in its place, and return its message."""
        assert self.match.board
        assert self.match.board_channel
        channel = delivery.bot.get_partial_messageable(self.match.board_channel, guild_id=self.match.place.guild)
        board = channel.get_partial_message(self.match.board)
        try:
            text = "\n".join(filter(None, (await self._reason_on(board), self.text)))
            await board.edit(content=text, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as refused:
            if remedy(refused) is Remedy.RETRY:
                raise
            log.info("a board keeps its count", match=self.match.id, code=refused.code)
            raise Obsolete("board kept") from refused
        return board

    async def _reason_on(self, board: discord.PartialMessage) -> str:
        """Return the reason with which the message of the board begins; none if it is in the place of the match."""
        place = self.match.place
        if board.channel.id == (place.thread or place.channel):
            return ""
        said, reasons = (await board.fetch()).content, (thread_reason(self.match), place_reason(self.match))
        return next((reason for reason in reasons if said.startswith(reason)), "")


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
