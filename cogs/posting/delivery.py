"""One attempt to deliver a post: its lease, its nonce, and the search for a message of an earlier attempt."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, NamedTuple

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import Remedy, remedy
from cogs.core.followups import FollowupChannel, NoToken
from cogs.core.messages import Message
from matches import QueuedPost
from runtime import logs
from runtime.faults import report
from runtime.leases import Lease

log = logs.get(__name__)

TOKEN_AWAITED: Final = 10
"""Seconds for which a new post waits for a followup token: the interaction that caused it may still be unanswered."""
LOOKED_BACK: Final = 500
"""Maximal number of messages to search for an earlier attempt, from the time when the post was queued."""
CLOCKS_APART: Final = 600
"""Maximal difference between our clock and Discord's, in seconds."""

Channel = discord.PartialMessageable | discord.DMChannel | FollowupChannel
Recognise = Callable[[discord.Message, Message], bool]
"""Tells whether a message of the bot in a channel is a post; the second message is the one to be sent there."""


class Obsolete(Exception):
    """A post is no longer needed; the argument is the reason, for the log."""


class NotYet(Exception):
    """Data needed for the delivery is temporarily unavailable; the argument is the reason, for the log."""


class Unreachable(Exception):
    """Every place refuses a post, until somebody changes that; the argument is the reason, for the log."""


class Way(NamedTuple):
    """A channel, and the message to send to it."""

    channel: Channel
    message: Message


@dataclass(frozen=True, slots=True)
class Delivery:
    """One attempt to send the messages of a post."""

    bot: Client
    post: QueuedPost
    lease: Lease

    async def send(self, ways: Sequence[Way], recognise: Recognise) -> discord.Message | None:
        """Send a message to the first channel that accepts it; None if all refuse it.

        If an earlier attempt has sent it to any of the channels, return that message. Raises NoToken for a new post
        that may soon get a followup token, and Unreachable for a message that no channel would accept.
        """
        for way in ways:
            if found := await self._sent_before(way, recognise):
                return found
        for way in ways:
            try:
                return await self.send_once(way)
            except discord.HTTPException as refused:
                self._accept(refused, "a channel refuses a post")
            except NoToken:
                if is_new(self.post, self.bot.services.clock()):
                    raise
        return None

    async def direct_message(self, user: int | None, message: Message, recognise: Recognise) -> discord.Message | None:
        """Send a direct message; None if the user accepts none, or if there is no user."""
        if not user:
            return None
        try:
            channel = await self.bot.create_dm(discord.Object(user))
        except discord.HTTPException as refused:
            self._accept(refused, "a person takes no direct messages")
            return None
        return await self.send([Way(channel, message)], recognise)

    async def send_once(self, way: Way) -> discord.Message:
        """Make one request. Discord drops the second of two messages with the same nonce, in whichever channels."""
        self.lease.check()
        way.message.rewind()
        text = f"{self.post.id} {self.post.created_at} {way.channel.id}"
        nonce = hashlib.sha256(text.encode()).hexdigest()[:25]
        return await way.channel.send(**way.message.send_arguments(), nonce=nonce)

    async def _sent_before(self, way: Way, recognise: Recognise) -> discord.Message | None:
        """Return the message of an earlier attempt whose response was lost."""
        if not self.post.attempts:
            return None
        try:
            async for found in way.channel.history(limit=LOOKED_BACK, after=_queued_at(self.post)):
                if self.bot.user and found.author.id == self.bot.user.id and recognise(found, way.message):
                    return found
        except discord.HTTPException as refused:
            self._accept(refused, "an earlier attempt cannot be looked for")
        return None

    def _accept(self, refused: discord.HTTPException, what: str) -> None:
        """Log a refusal after which the next place is tried; raise it if the same request may succeed later.

        Raises Unreachable if the post itself is at fault, which is reported as ours.
        """
        found = remedy(refused, self.post.faults)
        if found is Remedy.RETRY:
            raise refused
        if found is Remedy.GIVE_UP:
            raise Unreachable(report(refused)) from refused
        log.info(what, post=self.post.id, code=refused.code)


def is_new(post: QueuedPost, now: datetime) -> bool:
    """Return whether the interaction that caused a post may still be unanswered."""
    return now.timestamp() - post.created_at < TOKEN_AWAITED


def _queued_at(post: QueuedPost) -> discord.Object:
    """Return a snowflake of the time when a post was queued."""
    moment = datetime.fromtimestamp(post.created_at - CLOCKS_APART, UTC)
    return discord.Object(discord.utils.time_snowflake(moment))
