"""Blocking a person: from the card of a challenge of theirs, or in `/settings me`."""

from typing import Any

import discord

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.controls import Button, one_of, view
from cogs.ui.formatting import line, person, safe
from cogs.ui.messages import Message
from cogs.ui.outdated_messages import update_card
from cogs.ui.preferences import language_of
from cogs.ui.settings_panels import my_settings
from matches import Challenge, MatchError, Person


class Blocking(ControlCog):
    """Nobody but who blocks is told."""

    @action("block")
    async def ask(self, interaction: Interaction, challenge: Challenge) -> None:
        """Whether the person means to block who sent a challenge."""
        language, danger = language_of(interaction), discord.ButtonStyle.danger
        if challenge.challenger.user == interaction.user.id:
            raise MatchError("own-block")
        yes = Button.to("blocked", challenge.id, label=locales.say(language, "button-block-yes"), style=danger)
        no = Button.to("unblocked", label=locales.say(language, "button-block-no"))
        question = locales.say(language, "block-question", player=safe(challenge.challenger.name))
        await send_private(interaction, Message(question, controls=view(yes, no)))

    @action("blocked")
    async def block_challenger(self, interaction: Interaction, challenge: Challenge) -> None:
        """Yes: who sent the challenge is blocked."""
        text = locales.say(language_of(interaction), "block-done", player=safe(challenge.challenger.name))
        await self.block(interaction, challenge.challenger, Message(text))

    @action("unblocked")
    async def keep(self, interaction: Interaction) -> None:
        """No: nothing happens."""
        await show_private(interaction, Message(locales.say(language_of(interaction), "block-kept")))

    @action("block-person", "select")
    async def block_chosen(self, interaction: Interaction, user: int) -> None:
        """A person chosen in one's settings is blocked."""
        await self.block(interaction, chosen_person(interaction, user))

    @action("unblock", "select")
    async def unblock(self, interaction: Interaction, user: int) -> None:
        """A person chosen in one's settings is blocked no more."""
        await interaction.client.services.blocks.unblock(interaction.user.id, user)
        await show_private(interaction, await my_settings(interaction, "people"))

    async def block(self, interaction: Interaction, other: Person, answer: Message | None = None) -> None:
        """Block somebody, and show the `answer` to the person who asked for it; without one, their settings."""
        declined = await interaction.client.services.blocks.block(person(interaction.user), other)
        await show_private(interaction, answer or await my_settings(interaction, "people"))
        for challenge in declined:
            await update_card(interaction.client, challenge)


def chosen_person(interaction: Interaction, user: int) -> Person:
    """Somebody who was chosen in a select of people, by the name that came with the choice."""
    data: Any = interaction.data
    known = one_of(data.get("resolved", {}).get("users", {}), str(user))
    return Person(user, line(known.get("global_name") or known["username"]) or str(user))


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Blocking(bot))
