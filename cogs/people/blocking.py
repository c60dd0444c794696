"""Blocking people, from the card of a challenge or in `/settings me`."""

import locales
from cogs.challenges.card_posts import update_card
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Interaction
from cogs.core.confirmations import yes_or_no
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.people.settings_panels import load_personal_panel
from cogs.places.place_checks import chosen_person
from matches import Challenge, Person, Unknown
from wording.formatting import safe


class Blocking(ControlCog):
    """Let people block others. Only the person who blocks is told."""

    @action("block")
    async def ask(self, interaction: Interaction, challenge: Challenge) -> None:
        """Ask for confirmation before blocking the challenger."""
        language = language_of(interaction)
        await interaction.client.services.blocks.check(interaction.user.id, challenge.challenger)
        question = locales.say(language, "block-question", player=safe(challenge.challenger.name))
        await send_private(interaction, Message(question, controls=yes_or_no(language, "block", challenge.id)))

    @action("block-yes")
    async def block_challenger(self, interaction: Interaction, challenge: Challenge) -> None:
        """Block the challenger after a confirmation."""
        text = locales.say(language_of(interaction), "block-done", player=safe(challenge.challenger.name))
        await self.block(interaction, challenge.challenger, Message(text))

    @action("block-person", "select")
    async def block_chosen(self, interaction: Interaction, user: int) -> None:
        await self.block(interaction, chosen_person(interaction, user))

    @action("unblock", "select")
    async def unblock(self, interaction: Interaction, user: int) -> None:
        await interaction.client.services.blocks.unblock(interaction.user.id, user)
        await show_private(interaction, await load_personal_panel(interaction, "people"))

    async def block(self, interaction: Interaction, other: Person | Unknown, answer: Message | None = None) -> None:
        """Block a person and update the declined challenges. Show the `answer`; without one, the person's settings."""
        declined = await interaction.client.services.blocks.block(person_of(interaction.user), other)
        await show_private(interaction, answer or await load_personal_panel(interaction, "people"))
        for challenge in declined:
            await update_card(interaction.client, await interaction.client.services.challenges.get(challenge))
