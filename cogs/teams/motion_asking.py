"""Asking a team: a member's wish to offer a draw, to resign and the like becomes a motion of their team."""

from cogs.core.answers import show_private
from cogs.core.client import Client, Interaction
from cogs.core.formatting import person_of
from cogs.core.preferences import language_of
from cogs.playing.match_lookup import located
from cogs.playing.offer_messages import update_offer
from cogs.posting.outdated_messages import update_posted
from cogs.teams.motion_messages import motion_message, motion_voted
from matches import Match, Offer
from matches.teams.team_models import Motion


def plays_in_team(match: Match, user: int) -> bool:
    """Return whether a user acts in a match as a member of a team."""
    seat = match.seat_of(user)
    return seat is not None and seat.is_team


async def ask_team(interaction: Interaction, match: Match, kind: str, entry: int | None = None, days: int = 0) -> None:
    """Move that the person's team do something, or vote for the same motion of another member. Raises MatchError."""
    who = person_of(interaction.user)
    await tell_voted(
        interaction, match, await interaction.client.services.motions.move(match.id, who, kind, days, entry)
    )


async def answer_for_team(interaction: Interaction, offer: Offer, *, agrees: bool) -> bool:
    """Vote on an offer if the person is in a team that has been asked. Return whether they are. Raises MatchError."""
    services, who = interaction.client.services, person_of(interaction.user)
    match = await services.matches.get(offer.match.id, who.user)
    if not plays_in_team(match, who.user):
        return False
    await tell_voted(interaction, match, await services.motions.answer_offer(offer.id, who, agrees))
    return True


async def tell_voted(interaction: Interaction, match: Match, motion: Motion) -> None:
    """Confirm a vote on a motion privately, and update the motion's message."""
    bot, message = interaction.client, motion_voted(motion, match, language_of(interaction))
    await show_private(interaction, located(interaction, match, message))
    shown = motion_message(motion, match, match.language, await offer_of(bot, motion))
    await update_posted(bot, match.place.guild, motion.channel, motion.message, shown)
    await update_answered(bot, motion)


async def update_answered(bot: Client, motion: Motion) -> None:
    """Update the message of the offer that a motion has answered."""
    if motion.status in ("carried", "rejected") and (offer := await offer_of(bot, motion)):
        await update_offer(bot, offer)


async def offer_of(bot: Client, motion: Motion) -> Offer | None:
    """Return the offer that a motion answers; None for other kinds."""
    return await bot.services.offers.get(motion.number) if motion.kind == "answer" else None
