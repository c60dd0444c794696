"""The direct messages to those who follow matches: about the end of one, and about a day."""

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
    """The end of a match, for one who follows it and may still see it. It is given up if they take no messages."""

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
        """Return whether a message of the bot's tells of the end: its picture has the number of the match."""
        return end_file(self.match) in file_names(found)


@dataclass(frozen=True)
class DigestPost(Post):
    """What has happened in the matches that somebody follows daily, as far as they may still see them.

    Who takes no direct messages follows nothing daily any more.
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
        """Return whether a message of the bot's is the digest: its button has its number."""
        return digest_id(self.queued.number) in custom_ids(found)


async def which_seen(bot: Client, user: int, matches: Sequence[Match]) -> Mapping[Place, bool | None]:
    """Return for the places of some matches whether somebody still sees them. Raises NotYet if Discord does not tell
    now.
    """
    seen = await which_still_seen(bot, user, [match.place for match in matches])
    if None in seen.values():
        raise NotYet("the server is unavailable")
    return seen
