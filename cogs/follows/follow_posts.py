"""Delivery of direct messages to followers: ends of matches and daily digests."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

import discord

from cogs.core.client import Client
from cogs.core.message_contents import custom_ids, file_names
from cogs.core.messages import Message
from cogs.follows.follow_messages import digest_id, digest_message, end_file, end_message
from cogs.places.visibility import which_still_seen
from cogs.posting.delivery import Delivery, NotYet, Obsolete
from cogs.posting.post import Post
from matches import Digest, Match, Place, QueuedPost


@dataclass(frozen=True)
class FollowedPost(Post):
    """The end of a match, for a follower who may still see it. Given up if they accept no direct messages."""

    user: int
    match: int
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        end = await bot.services.follows.end(queued)
        if end is None:
            raise Obsolete("not followed any more")
        if not any((await which_seen(bot, end.user, [end.match])).values()):
            raise Obsolete("not seen any more")
        return cls(queued, end.user, end.match.id, await end_message(end))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        sent = await delivery.direct_message(self.user, self.message, self.is_shown_by)
        if sent is None:
            raise Obsolete("takes no direct messages")
        return sent

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this one, by the match number in the name of its picture."""
        return end_file(self.match) in file_names(found)


@dataclass(frozen=True)
class DigestPost(Post):
    """A digest of the matches that a person follows daily and may still see.

    A person who accepts no direct messages no longer follows any match daily.
    """

    digest: Digest
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        digest = await bot.services.follows.digest(queued)
        if digest is None:
            raise Obsolete("nothing to tell")
        seen = await which_seen(bot, digest.user, [each.match for each in digest.told])
        if gone := [each.follow for each in digest.told if not seen[each.match.place]]:
            await bot.services.follows.forget(*gone)
        if not any(seen.values()):
            raise Obsolete("not seen any more")
        digest = replace(digest, told=tuple(each for each in digest.told if seen[each.match.place]))
        return cls(queued, digest, digest_message(digest, queued.number))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        sent = await delivery.direct_message(self.digest.user, self.message, self.is_shown_by)
        if sent is None:
            await delivery.bot.services.follows.end_digests(self.digest.user)
            raise Obsolete("takes no direct messages")
        return sent

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Return whether a message is this digest, by the number in the custom id of its button."""
        return digest_id(self.queued.number) in custom_ids(found)


async def which_seen(bot: Client, user: int, matches: Sequence[Match]) -> Mapping[Place, bool | None]:
    """Return by place whether the user can still see the matches. Raises NotYet if Discord cannot tell now."""
    seen = await which_still_seen(bot, user, [match.place for match in matches])
    if None in seen.values():
        raise NotYet("the server is unavailable")
    return seen
