"""Posts for the players of a match: in its thread, else in its channel, else in direct messages."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

import locales
from cogs.core.client import Client
from cogs.core.discord_codes import AWAY
from cogs.core.followups import FollowupChannel, NoToken
from cogs.core.message_contents import text_of
from cogs.core.messages import Message
from cogs.posting.delivery import Channel, Delivery, Way
from cogs.posting.post import Post, require, with_reason
from matches import Listing, Match, Place
from wording.formatting import place_link


@dataclass(frozen=True)
class MatchPost(Post):
    """A post for the players of a match: in its thread, else in its channel, else in direct messages."""

    match: Match | Listing
    message: Message
    recipients: Sequence[int] | None = None
    """Users to send direct messages to; None for all players."""
    needed: Sequence[int] = ()
    """Users who have to act on the post. With followups only, it is put off unless all of them can be reached."""

    async def deliver(self, delivery: Delivery) -> discord.Message:
        sent = await delivery.send(self._ways(delivery.bot), self.is_shown_by) or await self._send_directly(delivery)
        if sent is None and self.match.place.answer_only and self.recipients is None:
            raise NoToken(self.match.place.channel)
        return require(sent)

    def _ways(self, bot: Client) -> list[Way]:
        """Return the thread and the channel; the first message in the channel explains why it is not in the thread."""
        match, place, channel = self.match, self.match.place, channel_of(bot, self.match.place)
        if place.thread is None:
            return [Way(channel, self.message)]
        thread = bot.get_partial_messageable(place.thread, guild_id=place.guild)
        if match.board_channel == place.channel:
            return [Way(thread, self.message), Way(channel, self.message)]
        return [Way(thread, self.message), Way(channel, with_reason(thread_reason(match), self.message))]

    async def _send_directly(self, delivery: Delivery) -> discord.Message | None:
        """Send direct messages with the reason to the recipients, or to all players.

        Return the message to the player to move, else the first one; None if nobody accepts one, or if a needed user
        does not. If requests fail for some users, the others get their messages before `retry` is called.
        """
        mover = self.match.mover.user if self.match.mover else None
        needed = self.needed if self.match.place.answer_only else ()
        message, sent = self.direct_message, None
        players = dict.fromkeys(seat.user for seat in self.match.seats if seat.user)
        recipients = sorted(players, key=lambda player: player not in needed)
        faults: dict[int, Exception] = {}
        is_mover_refused = mover is None  # a team gets no direct message
        for user in recipients if self.recipients is None else self.recipients:
            try:
                reached = await delivery.direct_message(user, message, self.is_shown_by)
            except AWAY as fault:
                if user in needed:
                    raise
                faults[user] = fault
                continue
            if reached is None and user in needed:
                return None
            is_mover_refused |= reached is None and user == mover
            if reached and (sent is None or user == mover):
                sent = reached
        if faults:
            await self.retry(delivery, faults, sent)
        if sent and is_mover_refused:
            await self.miss_mover(delivery)
        return sent

    @property
    def direct_message(self) -> Message:
        """The direct message, with the reason why it is not in the place of the match."""
        return with_reason(place_reason(self.match), self.message)

    async def retry(self, delivery: Delivery, faults: Mapping[int, Exception], _: discord.Message | None) -> None:
        """Schedule another attempt for users whose direct messages failed. By default, raise to retry the post."""
        raise next(iter(faults.values()))

    async def miss_mover(self, delivery: Delivery) -> None:
        """Do what is necessary because the player to move accepts no direct message, but others got one."""

    @abstractmethod
    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Return whether a message of the bot is this post; `message` is the one that would be sent to that channel."""


@dataclass(frozen=True)
class TextPost(MatchPost):
    """A post that reads the same whenever it is composed, and no other about the same match does.

    So a process that dies after sending one does not lead to another: whoever takes the post over finds its text.
    """

    def is_shown_by(self, found: discord.Message, message: Message) -> bool:
        """Recognise the post by its text."""
        return text_of(found) == message.text


def thread_reason(match: Match | Listing) -> str:
    """Return why a post is not in the thread of a match."""
    return locales.say(match.language, "thread-closed", thread=f"<#{match.place.thread}>")


def place_reason(match: Match | Listing) -> str:
    """Return why a post is not in the place of a match."""
    code = "place-without-token" if match.place.answer_only else "place-closed"
    return locales.say(match.language, code, channel=place_link(match.place))


def channel_of(bot: Client, place: Place) -> Channel:
    """Return the channel of a place by its id alone; if only followups are possible, a `FollowupChannel`."""
    if place.answer_only:
        return FollowupChannel(bot.followups, place.channel)
    return bot.get_partial_messageable(place.channel, guild_id=place.guild)
