"""The votes for and against a motion, by the buttons of its message."""

from functools import partial
from typing import Final

from cogs.core.actions import ControlCog, action
from cogs.core.client import Client, Interaction
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.posting.outdated_messages import show_result
from cogs.teams.asked_teams import offer_of, update_answered
from cogs.teams.motion_messages import motion_message
from matches.acts.acts import Answer
from matches.teams.team_models import Motion

OUTDATED: Final = ("motion-lapsed", "motion-decided", "match-over")
"""Refusals that show that a motion's message is outdated."""


class Motions(ControlCog):
    """Answers the buttons of motions."""

    @action("motion-yes")
    async def agree(self, interaction: Interaction, motion: Motion) -> None:
        await self.vote(interaction, motion, agrees=True)

    @action("motion-no")
    async def disagree(self, interaction: Interaction, motion: Motion) -> None:
        await self.vote(interaction, motion, agrees=False)

    async def vote(self, interaction: Interaction, motion: Motion, *, agrees: bool) -> None:
        """Store the person's vote, and show how the votes stand, also if the motion was decided meanwhile."""
        reload = partial(self.load_motion, motion.id)
        await show_result(interaction, self.voted_motion(interaction, motion, agrees=agrees), OUTDATED, reload)
        if isinstance(motion.act, Answer):
            await update_answered(self.bot, await self.bot.services.motions.get(motion.id))

    async def voted_motion(self, interaction: Interaction, motion: Motion, *, agrees: bool) -> Message:
        """Store the person's vote, and return the message of the motion after it."""
        answered = await self.bot.services.motions.answer(motion.id, person_of(interaction.user), agrees)
        return await motion_after(self.bot, answered)

    async def load_motion(self, motion_id: int) -> Message:
        """Return the current message of a motion."""
        return await motion_after(self.bot, await self.bot.services.motions.get(motion_id))


async def motion_after(bot: Client, motion: Motion) -> Message:
    """Return the message of a motion as it stands, in the language of its match."""
    match = await bot.services.matches.get(motion.match)
    return motion_message(motion, match, match.language, await offer_of(bot, motion))
