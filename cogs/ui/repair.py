"""Messages that show how things stood, made to show how they stand."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import TypeVar

import locales
from cogs.ui.answers import edit_message, is_private, send_private, show_private
from cogs.ui.challenge_cards import card_message
from cogs.ui.client import Client, Interaction
from cogs.ui.followups import is_answer_only
from cogs.ui.formatting import explain
from cogs.ui.messages import Message, edit_posted
from cogs.ui.offer_messages import offer_message
from cogs.ui.preferences import language_of
from matches import Challenge, MatchError, Offer

Shown = TypeVar("Shown")


async def show_outcome(
    interaction: Interaction,
    asked: Awaitable[Shown],
    message: Callable[[Shown], Message],
    closed: Collection[str],
    again: Callable[[], Awaitable[Shown]],
) -> None:
    """Does what is asked, and makes the message whose control asked for it show how things stand now."""
    async with repairing(interaction, message, closed, again):
        await edit_message(interaction, message(await asked))


@asynccontextmanager
async def repairing(
    interaction: Interaction,
    message: Callable[[Shown], Message],
    closed: Collection[str],
    again: Callable[[], Awaitable[Shown]],
) -> AsyncIterator[None]:
    """What is refused meanwhile is told to the person alone.

    A refusal with one of the codes in `closed` means that the message whose control asked for it is out of date, and
    what it shows is fetched again.
    """
    try:
        yield
    except MatchError as refusal:
        outdated = interaction.message if refusal.code in closed and not is_private(interaction) else None
        if outdated and is_answer_only(interaction):  # where nothing but the answer changes a message
            await edit_message(interaction, message(await again()))
        await send_private(interaction, Message(explain(language_of(interaction), refusal)))
        if outdated and not is_answer_only(interaction):
            await edit_posted(outdated, message(await again()))


async def show_again(
    bot: Client, guild: int | None, channel: int | None, message_id: int | None, message: Message
) -> None:
    """Puts text and controls into a message of ours, if it was ever posted."""
    if channel is not None and message_id is not None:
        await edit_posted(bot.followups.message(guild, channel, message_id), message)


async def show_offer_again(bot: Client, offer: Offer) -> None:
    """The public message of an offer, as it stands now."""
    await show_again(bot, offer.match.place.guild, offer.channel, offer.message, offer_message(offer))


async def show_challenge_again(bot: Client, challenge: Challenge) -> None:
    """The card of a challenge, as it stands now."""
    place = challenge.place
    await show_again(bot, place.guild, place.channel, challenge.card, card_message(challenge))


async def settle_offer(interaction: Interaction, offer: Offer, sent: str, agreed: str) -> None:
    """Says to somebody who asks for something that it is on its way; or that the offer of another has their yes.

    `sent` and `agreed` are the codes of what is said.
    """
    mine = offer.match.seats[offer.player].user == interaction.user.id
    await show_private(interaction, Message(locales.say(language_of(interaction), sent if mine else agreed)))
    if not mine:
        await show_offer_again(interaction.client, offer)
