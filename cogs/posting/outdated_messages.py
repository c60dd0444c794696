"""Edits of outdated messages: cards, offers, and the controls of earlier boards."""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import Final

import locales
from cogs.challenges.challenge_cards import card_message
from cogs.core.answers import edit_message, is_overtaken, is_private, send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.discord_codes import AWAY
from cogs.core.followups import is_answer_only
from cogs.core.formatting import explain
from cogs.core.messages import Message, edit_posted
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import located
from cogs.playing.offer_messages import answered_text, offer_message
from matches import Challenge, Listing, Match, MatchError, Offer
from runtime import logs

log = logs.get(__name__)


async def show_result(
    interaction: Interaction,
    change: Awaitable[Message],
    outdated: Collection[str],
    reload: Callable[[], Awaitable[Message]],
) -> None:
    """Await a change, and replace the message whose control was used with the resulting one.

    If another interaction has edited it meanwhile, use `reload`. Refusals are handled as in `updating`.
    """
    async with updating(interaction, outdated, reload):
        changed = await change
        await edit_message(interaction, await reload() if is_overtaken(interaction) else changed)


@asynccontextmanager
async def updating(
    interaction: Interaction, outdated: Collection[str], reload: Callable[[], Awaitable[Message]]
) -> AsyncIterator[None]:
    """Explain a MatchError raised in the context to the person alone.

    If its code is in `outdated`, also edit the message whose control was used to what `reload` returns.
    """
    try:
        yield
    except MatchError as refusal:
        shown = interaction.message if refusal.code in outdated and not is_private(interaction) else None
        if shown and is_answer_only(interaction):  # without membership, only the answer can edit a message
            await edit_message(interaction, await reload())
        await send_private(interaction, Message(explain(language_of(interaction), refusal)))
        if shown and not is_answer_only(interaction):
            await edit_posted(shown, await reload())


CLOSED: Final = ("challenge-closed", "challenge-expired")
"""Refusals that show that a challenge's card is outdated."""


def updating_card(interaction: Interaction, challenge_id: int) -> AbstractAsyncContextManager[None]:
    """Explain a refusal raised in the context, and update the card if the challenge is closed."""
    return updating(interaction, CLOSED, partial(load_card, interaction.client, challenge_id))


async def load_card(bot: Client, challenge_id: int) -> Message:
    """Return the current card of a challenge."""
    return await card_message(bot, await bot.services.challenges.get(challenge_id))


async def confirm_offer(interaction: Interaction, offer: Offer, sent: str, agreed: str) -> None:
    """Confirm an offer privately; if the person agreed to an existing one, also update its message.

    `sent` and `agreed` are the message ids for the two cases.
    """
    is_own = offer.match.seats[offer.player].user == interaction.user.id
    language = language_of(interaction)
    text = locales.say(language, sent if is_own else agreed)
    if is_own and offer.status != "open":
        text = answered_text(language, offer)
    await show_private(interaction, located(interaction, offer.match, Message(text)))
    if not is_own:
        await update_offer(interaction.client, offer)


async def update_offer(bot: Client, offer: Offer) -> None:
    """Update the message of an offer, if there is one."""
    await _update(bot, offer.match.place.guild, offer.channel, offer.message, offer_message(offer))


async def update_closed_offers(bot: Client, match: Match) -> None:
    """Update the messages of the offers that the latest entry of `match` closed."""
    for offer in await bot.services.offers.closed_at(match):
        await update_offer(bot, offer)


async def update_card(bot: Client, challenge: Challenge, channel: int | None = None) -> None:
    """Update the card of a challenge, if there is one.

    `channel` is where the card was posted, if that differs from the stored channel.
    """
    message = await card_message(bot, challenge)
    await _update(bot, challenge.place.guild, channel or challenge.card_channel, challenge.card, message)


async def _update(
    bot: Client, guild: int | None, channel: int | None, message_id: int | None, message: Message
) -> None:
    """Edit a message of the bot, if it was ever posted."""
    if channel is not None and message_id is not None:
        await edit_posted(bot.followups.message(guild, channel, message_id), message)


async def remove_controls(bot: Client, match: Match | Listing) -> None:
    """Remove the controls of the latest board of a match. If that fails, they still answer."""
    if match.board is None or match.board_channel is None:
        return
    board = bot.followups.message(match.place.guild, match.board_channel, match.board)
    try:
        await board.edit(view=None)
    except AWAY as refused:
        log.info("old controls stay", match=match.id, fault=str(refused))
