"""What a person is told whose team was asked for an act: the vote for a move, or the motion for other acts."""

from cogs.core.answers import show_private
from cogs.core.client import Client, Interaction
from cogs.core.preferences import language_of
from cogs.offers.offer_messages import update_offer
from cogs.playing.match_lookup import located
from cogs.posting.outdated_messages import update_posted
from cogs.teams.ballot_messages import voted_message
from cogs.teams.motion_messages import motion_message, motion_voted
from matches import Match, Offer
from matches.acts.acts import Answer
from matches.core.models import Ballot
from matches.teams.team_models import Motion


async def tell_vote(interaction: Interaction, match: Match, ballot: Ballot) -> None:
    """Confirm a vote for a move privately."""
    message = voted_message(match, ballot, language_of(interaction))
    await show_private(interaction, located(interaction, match, message))


async def tell_motion(interaction: Interaction, match: Match, motion: Motion) -> None:
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
    return await bot.services.offers.get(motion.act.offer) if isinstance(motion.act, Answer) else None
