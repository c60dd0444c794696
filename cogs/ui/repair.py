"""Messages that show how things stood, made to show how they stand."""

from typing import TYPE_CHECKING, Any

import discord

import logs
from cogs.ui.offers import offer_message
from matches import Offer

if TYPE_CHECKING:
    from bot import Trilithon

log = logs.get(__name__)


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
