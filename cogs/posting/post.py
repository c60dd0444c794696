"""The interface of all kinds of posts: load, deliver, update older messages, observe."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Final, Self

import discord

from cogs.core.client import Client
from cogs.core.discord_codes import Code, Remedy, remedy
from cogs.core.messages import Message, edit_arguments
from cogs.posting.delivery import Delivery, Obsolete, Unreachable, Way
from matches import Place, QueuedPost

Sent = discord.Message | discord.PartialMessage


@dataclass(frozen=True)
class Post(ABC):
    """A queued post with the data for its delivery."""

    queued: QueuedPost

    @classmethod
    @abstractmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        """Return the post with current data. Raises Obsolete."""

    @abstractmethod
    async def deliver(self, delivery: Delivery) -> Sent:
        """Send the post, and return its message.

        Raises Obsolete, Unreachable, NoToken, LostLease, and the errors of discord.py.
        """

    async def give_up(self, bot: Client) -> None:  # noqa: B027  most kinds are about nothing that anybody waits for
        """Tell whoever waits for the post that every place refuses it."""

    async def update_older(self, bot: Client, sent: Sent) -> None:  # noqa: B027  most kinds outdate no messages
        """Edit older messages that the post outdates."""

    async def observe(self, bot: Client) -> None:  # noqa: B027  most kinds are no occasion to look for anything
        """Tell the service of the feature what Discord shows now, such as who is still there.

        What follows from it is decided there: a post calls no rule.
        """


POSTS: Final[dict[str, type[Post]]] = {}
"""The kinds of posts, by the names under which they are queued. Filled by `cogs.contributions`."""


@dataclass(frozen=True)
class ChannelPost(Post):
    """A post that is one new message in a channel of a server."""

    place: Place
    message: Message

    async def deliver(self, delivery: Delivery) -> discord.Message:
        channel = delivery.bot.get_partial_messageable(self.place.channel, guild_id=self.place.guild)
        return require(await delivery.send([Way(channel, self.message)], self.is_shown_by))

    @abstractmethod
    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Return whether a message in the channel is this post."""


@dataclass(frozen=True)
class ChangedPost(Post):
    """An earlier post, changed to what is so now. Where it can no longer be changed, it stays as it was."""

    place: Place
    """The channel in which it was posted."""
    posted: int
    message: Message

    async def deliver(self, delivery: Delivery) -> discord.PartialMessage:
        """Edit the message, once."""
        delivery.lease.check()
        self.message.rewind()
        channel = delivery.bot.get_partial_messageable(self.place.channel, guild_id=self.place.guild)
        sent = channel.get_partial_message(self.posted)
        try:
            await sent.edit(**edit_arguments(sent, self.message))
        except discord.HTTPException as refused:
            if remedy(refused) is Remedy.RETRY and refused.code != Code.MOST_EDITS:
                raise
            raise Obsolete(f"kept as it was ({refused.code})") from refused
        return sent


def require(sent: discord.Message | None) -> discord.Message:
    """Return the sent message. Raises Unreachable if there is none."""
    if sent is None:
        raise Unreachable("refused everywhere")
    return sent


def with_reason(reason: str, message: Message) -> Message:
    """Return a message preceded by the reason why it is sent to another channel."""
    return replace(message, content="\n".join(filter(None, (reason, message.content))))
