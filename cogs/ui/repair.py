"""Messages that show how things stood, made to show how they stand."""

from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any, TypeVar

import discord

import logs
from cogs.ui.faults import tell
from cogs.ui.offers import offer_message
from cogs.ui.readers import tongue
from cogs.ui.words import explain
from matches import MatchError, Offer

if TYPE_CHECKING:
    from bot import Trilithon

log = logs.get(__name__)
Shown = TypeVar("Shown")


async def show_outcome(
    interaction: "discord.Interaction[Trilithon]",
    asked: Awaitable[Shown],
    message: Callable[[Shown], dict[str, Any]],
    closed: Collection[str],
    again: Callable[[], Awaitable[Shown]],
) -> None:
    """Does what is asked, and makes the message whose control asked for it show how things stand now.

    What is refused is told to the person alone; a refusal with one of the codes in `closed` means that the message is
    out of date, and what it shows is fetched again.
    """
    try:
        shown = message(await asked)
    except MatchError as refusal:
        await tell(interaction, explain(tongue(interaction), refusal))
        if refusal.code in closed and interaction.message:
            shown = message(await again())
            await interaction.message.edit(content=shown["content"], view=shown["view"])
    else:
        await interaction.response.edit_message(content=shown["content"], view=shown["view"])


async def show_again(
    bot: "Trilithon", guild: int | None, channel: int | None, message: int | None, shown: dict[str, Any]
) -> None:
    """Puts text and controls into a message of ours; where that fails, its buttons still answer politely."""
    if channel is None or message is None:
        return
    place = bot.get_partial_messageable(channel, guild_id=guild)
    try:
        await place.get_partial_message(message).edit(content=shown["content"], view=shown["view"])
    except discord.HTTPException as refused:
        log.info("a message stays as it was", message=message, code=refused.code)


async def show_offer_again(bot: "Trilithon", offer: Offer) -> None:
    """The public message of an offer, as it stands now."""
    await show_again(bot, offer.match.place.guild, offer.channel, offer.message, offer_message(offer))
