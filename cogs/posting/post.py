"""What every kind of post has in common: it is loaded as things stand, delivered once, and tidied up after."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.messages import Message
from cogs.posting.delivery import Delivery, Unreachable
from matches import QueuedPost

Sent = discord.Message | discord.PartialMessage


@dataclass(frozen=True)
class Post(ABC):
    """A queued post with what is needed to deliver it."""

    queued: QueuedPost

    @classmethod
    @abstractmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        """Return the post as things stand now. Raises Obsolete."""

    @abstractmethod
    async def deliver(self, delivery: Delivery) -> Sent:
        """Post it, and return the message on which it stands.

        Raises Obsolete, Unreachable, NoToken, LostLease, and what discord.py raises.
        """

    async def tidy(self, bot: Client, sent: Sent) -> None:  # noqa: B027  most kinds make nothing out of date
        """Edit older messages that are out of date now that the post is there."""


def require(sent: discord.Message | None) -> discord.Message:
    """Return the message that was sent. Raises Unreachable if there is none."""
    if sent is None:
        raise Unreachable("closed")
    return sent


def with_reason(reason: str, message: Message) -> Message:
    """Return a message whose first line says why it is not where it should be."""
    return replace(message, content="\n".join(filter(None, (reason, message.content))))
