"""The last word on commands that went wrong: `cogs.ui.faults.answer` decides what a person hears."""

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.ui.faults import answer, report

if TYPE_CHECKING:
    from bot import Trilithon


class Errors(commands.Cog):
    """Catches what commands and their autocompletion let through."""

    def __init__(self, bot: "Trilithon") -> None:
        bot.tree.on_error = self.on_error  # type: ignore[method-assign]

    async def on_error(
        self, interaction: "discord.Interaction[Trilithon]", error: app_commands.AppCommandError
    ) -> None:
        """A command failed; an autocompletion that fails offers nothing, and is logged."""
        if interaction.type is discord.InteractionType.autocomplete:
            report(error)
            return
        try:
            await answer(interaction, error)
        finally:
            await interaction.client.voices.end(interaction)


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Errors(bot))
