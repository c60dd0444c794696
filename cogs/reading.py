"""Reading up: `/rules` and `/help`."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

import locales
from cogs.ui.commands import described, game_choices, options
from cogs.ui.controls import Room, Select, action, view
from cogs.ui.faults import tell
from cogs.ui.words import shorten, tongue
from engine import GAMES

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]

OPENING_SECTIONS = 2


class Reading(Room):
    """Texts, in the reader's language."""

    @app_commands.command(**described("rules"))
    @options("rules", "game")
    @app_commands.choices(game=game_choices())
    async def rules(self, interaction: "Interaction", game: str | None = None) -> None:
        """The rules of a game; without one, of the match of this place."""
        here = await interaction.client.table.latest_in(interaction.channel_id or 0)
        await self.open(interaction, game or (here.game.id if here else next(iter(GAMES))))

    @action("rules")
    async def rules_of_match(self, interaction: "Interaction", match_id: str) -> None:
        """The rules of a match's game, from the More button."""
        match = await interaction.client.table.match(int(match_id))
        await self.open(interaction, match.game.id)

    async def open(self, interaction: "Interaction", game: str) -> None:
        """The first sections, and a select for the others."""
        language = tongue(interaction)
        text = "\n\n".join(list(locales.rules(language, game).values())[:OPENING_SECTIONS])
        await tell(interaction, text, view=sections(language, game))

    @action("section")
    async def section(self, interaction: "Interaction", game: str, slug: str) -> None:
        """One section, in place of what was shown."""
        language = tongue(interaction)
        text = locales.rules(language, game)[slug]
        await interaction.response.edit_message(content=text, view=sections(language, game))

    @app_commands.command(**described("help"))
    async def help(self, interaction: "Interaction") -> None:
        """How to play here, in a page."""
        language = tongue(interaction)
        commands = [command.name for command in interaction.client.tree.get_commands()]
        named = {f"{name}-command": f"`/{locales.say(language, f'command-{name}')}`" for name in commands}
        await tell(interaction, locales.say(language, "help-page", **named))


def sections(language: str, game: str) -> discord.ui.View:
    """The select of a rules text's sections."""
    choices = [
        discord.SelectOption(label=shorten(title), value=slug)
        for slug, title in locales.headings(language, game).items()
    ]
    return view(Select.to("section", game, placeholder=locales.say(language, "rules-choose"), options=choices))


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Reading(bot))
