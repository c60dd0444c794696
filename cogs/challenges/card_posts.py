"""Delivery and updates of challenge cards."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Final, Self

import discord

import locales
from cogs.challenges.announcements import correct_announcement
from cogs.challenges.challenge_cards import card_message, is_practice, picture_name
from cogs.core.client import Client, Interaction
from cogs.core.followups import NoToken
from cogs.core.message_contents import custom_ids, file_names
from cogs.core.messages import Message, edit_posted
from cogs.places.threads import wants_thread
from cogs.posting.delivery import Delivery, Obsolete, Way
from cogs.posting.match_post import channel_of
from cogs.posting.outdated_messages import update_posted, updating
from cogs.posting.post import Post, Sent, require, with_reason
from matches import Challenge, QueuedPost
from wording.formatting import place_link

CLOSED: Final = ("challenge-closed", "challenge-expired")
"""Refusals that show that a challenge's card is outdated."""


@dataclass(frozen=True)
class CardPost(Post):
    """A challenge card, for the channel or for the thread of the previous match; else for direct messages.

    In direct messages it gives the reason. A closed challenge gets no card, unless it was accepted before its card was
    posted: the match's thread is opened on the card.
    """

    challenge: Challenge
    message: Message

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        challenge = await bot.services.challenges.get(queued.subject)
        unseen = challenge.status == "accepted" and challenge.card is None and not challenge.place.answer_only
        if challenge.status != "open" and not unseen:
            raise Obsolete(challenge.status)
        if is_practice(challenge) and not await wants_thread(bot, challenge.place):
            raise Obsolete("nobody is asked, and no thread is wanted")
        return cls(queued, challenge, await card_message(bot, challenge))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        place, ways = self.challenge.place, [Way(channel_of(delivery.bot, self.challenge.place), self.message)]
        if place.thread and self.challenge.status == "open":
            ways.insert(0, Way(delivery.bot.get_partial_messageable(place.thread, guild_id=place.guild), self.message))
        sent = await delivery.send(ways, self.is_shown_by)
        if sent:
            return sent
        code = "card-without-token" if place.answer_only else "card-not-posted"
        reason = locales.say(self.challenge.language, code, channel=place_link(place))
        sent = await self._send_directly(delivery, with_reason(reason, self.message))
        if not place.answer_only:
            await correct_announcement(delivery.bot, self.challenge, "card-sent-directly")
        return sent

    async def give_up(self, bot: Client) -> None:
        """Tell the challenger, as long as their interaction can be answered; after that the desk tells."""
        await correct_announcement(bot, self.challenge, "card-given-up")

    async def _send_directly(self, delivery: Delivery, message: Message) -> discord.Message:
        """Send the card to the challenger, or to the invited people if only followups are possible.

        Raises NoToken if an invited person cannot be reached, or if nobody is invited by name.
        """
        if not self.challenge.place.answer_only:
            sent = await delivery.direct_message(self.challenge.challenger.user, message, self.is_shown_by)
            return require(sent)
        sent = None
        for invitation in self.challenge.invitations:
            if invitation.user and invitation.present and invitation.waiting:
                sent = await delivery.direct_message(invitation.user, message, self.is_shown_by)
                if sent is None:
                    break
        if sent is None:
            raise NoToken(self.challenge.place.channel)
        return sent

    def is_shown_by(self, found: discord.Message, _: Message) -> bool:
        """Recognise the card by the challenge's number in the name of its picture."""
        return any(name.startswith(f"{picture_name(self.challenge)}.") for name in file_names(found))

    async def update_older(self, bot: Client, sent: Sent) -> None:
        """Edit the card if the challenge was closed while the card was being posted."""
        challenge = await bot.services.challenges.get(self.challenge.id)
        if challenge.status != "open" and isinstance(sent, discord.Message) and custom_ids(sent):
            await edit_posted(sent, await card_message(bot, challenge))


@dataclass(frozen=True)
class AnchorPost(CardPost):
    """A rematch's card for the channel: threads can only be opened there, and the first card is in a thread."""

    @classmethod
    async def load(cls, bot: Client, queued: QueuedPost) -> Self:
        challenge = await bot.services.challenges.get(queued.subject)
        if not await wants_thread(bot, challenge.place):
            raise Obsolete("no thread is wanted")
        return cls(queued, challenge, await card_message(bot, challenge))

    async def deliver(self, delivery: Delivery) -> discord.Message:
        way = Way(channel_of(delivery.bot, self.challenge.place), self.message)
        return require(await delivery.send([way], self.is_shown_by))


def updating_card(interaction: Interaction, challenge_id: int) -> AbstractAsyncContextManager[None]:
    """Explain a refusal raised in the context, and update the card if the challenge is closed."""
    return updating(interaction, CLOSED, partial(load_card, interaction.client, challenge_id))


async def load_card(bot: Client, challenge_id: int) -> Message:
    """Return the current card of a challenge."""
    return await card_message(bot, await bot.services.challenges.get(challenge_id))


async def update_card(bot: Client, challenge: Challenge, channel: int | None = None) -> None:
    """Update the card of a challenge, if there is one.

    `channel` is where the card was posted, if that differs from the stored channel.
    """
    message = await card_message(bot, challenge)
    await update_posted(bot, challenge.place.guild, channel or challenge.card_channel, challenge.card, message)
