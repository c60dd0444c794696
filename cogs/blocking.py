"""Blocking a person: from the card of a challenge of theirs, or in `/settings me`."""

from typing import TYPE_CHECKING, Any

import discord

import locales
from cogs.ui.answers import tell
from cogs.ui.controls import Button, Room, action, view
from cogs.ui.readers import tongue
from cogs.ui.repair import show_challenge_again
from cogs.ui.settings import my_settings
from cogs.ui.words import line, person, safe
from matches import MatchError, Person

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

LONGEST_NAME = 100


class Blocking(Room):
    """Nobody but who blocks is told."""

    @action("block")
    async def ask(self, interaction: "Interaction", challenge: str) -> None:
        """Whether the person means to block who sent a challenge."""
        language = tongue(interaction)
        challenger = (await interaction.client.challenges.challenge(int(challenge))).challenger
        if challenger.user == interaction.user.id:
            raise MatchError("own-block")
        danger = discord.ButtonStyle.danger
        yes = Button.to("blocked", challenge, label=locales.say(language, "button-block-yes"), style=danger)
        no = Button.to("unblocked", challenge, label=locales.say(language, "button-block-no"))
        question = locales.say(language, "block-question", player=safe(challenger.name))
        await tell(interaction, question, view=view(yes, no))

    @action("blocked")
    async def block_challenger(self, interaction: "Interaction", challenge: str) -> None:
        """Yes: who sent the challenge is blocked."""
        challenger = (await interaction.client.challenges.challenge(int(challenge))).challenger
        said = locales.say(tongue(interaction), "block-done", player=safe(challenger.name))
        await self.block(interaction, challenger, content=said, view=None)

    @action("unblocked")
    async def keep(self, interaction: "Interaction", challenge: str) -> None:
        """No: nothing happens."""
        await interaction.response.edit_message(content=locales.say(tongue(interaction), "block-kept"), view=None)

    @action("block-person")
    async def block_chosen(self, interaction: "Interaction", user: str) -> None:
        """A person chosen in one's settings is blocked."""
        await self.block(interaction, chosen_person(interaction, user))

    @action("unblock")
    async def unblock(self, interaction: "Interaction", user: str) -> None:
        """A person chosen in one's settings is blocked no more."""
        await interaction.client.blocks.unblock(interaction.user.id, int(user))
        await interaction.response.edit_message(**await my_settings(interaction, "people"))

    async def block(self, interaction: "Interaction", other: Person, **shown: Any) -> None:
        """Blocks somebody, and shows that in the message answered; one's settings, where nothing else is `shown`."""
        declined = await interaction.client.blocks.block(person(interaction.user), other)
        await interaction.response.edit_message(**(shown or await my_settings(interaction, "people")))
        for challenge in declined:
            await show_challenge_again(interaction.client, challenge)


def chosen_person(interaction: "Interaction", user: str) -> Person:
    """Somebody who was chosen in a select of people, by the name that came with the choice."""
    data: Any = interaction.data
    known = data.get("resolved", {}).get("users", {}).get(user, {})
    return Person(int(user), line(known.get("global_name") or known.get("username") or user, LONGEST_NAME))


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Blocking(bot))
