"""Playing against Trilithon at once: `/practice`, and giving it the seats of a challenge that nobody has taken."""

from discord import app_commands

import locales
from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import send_private, show_private
from cogs.ui.challenge_cards import fill_message
from cogs.ui.challenge_corrections import Typed
from cogs.ui.challenge_making import begin, suggest_levels, suggest_options, suggest_sides
from cogs.ui.challenge_options import complete_game
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import localized_command, localized_options
from cogs.ui.formatting import person_of
from cogs.ui.levels import usual_level
from cogs.ui.messages import Message
from cogs.ui.outdated_messages import update_card, updating_card
from cogs.ui.preferences import language_of
from matches import Challenge
from matches.challenge_rules import check_fill


class Practice(ControlCog):
    """Begins matches against Trilithon."""

    @app_commands.command(**localized_command("practice"))
    @localized_options("practice", "game", "level", "options", "side")
    async def practice(
        self,
        interaction: Interaction,
        game: str,
        level: int | None = None,
        options: str | None = None,
        side: str | None = None,
    ) -> None:
        """Begin a match in which Trilithon has every other seat."""
        wanted = await usual_level(interaction) if level is None else level
        await begin(interaction, game, (), (), Typed(options=options, side=side, clock="none", level=str(wanted)))

    practice.autocomplete("game")(complete_game)
    practice.autocomplete("level")(suggest_levels)
    practice.autocomplete("options")(suggest_options)
    practice.autocomplete("side")(suggest_sides)

    @action("fill-seats")
    async def ask_level(self, interaction: Interaction, challenge: Challenge) -> None:
        """Ask the challenger at which level Trilithon is to play."""
        async with updating_card(interaction, challenge.id):
            check_fill(challenge, interaction.user.id)
            await send_private(interaction, fill_message(language_of(interaction), challenge))

    @action("fill-seats", "select")
    async def fill(self, interaction: Interaction, challenge: Challenge, level: int) -> None:
        """Give the free seats to Trilithon, and show that on the card."""
        challenges = interaction.client.services.challenges
        made = await challenges.fill(challenge.id, person_of(interaction.user), level)
        await show_private(interaction, Message(locales.say(language_of(interaction), "fill-done")))
        await update_card(interaction.client, made)


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Practice(bot))
