"""`/desk`: everything that waits for somebody and what they wait for, from all channels and servers."""

from discord import app_commands

from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import localized_command
from cogs.ui.desk_messages import desk_message
from cogs.ui.messages import Message
from cogs.ui.move_steps import step_message
from cogs.ui.preferences import reader_of
from cogs.ui.queues import Queue
from matches import Match
from matches.match_rules import check_turn


class Desk(ControlCog):
    """Shows private pages, each made when it is asked for."""

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self._sheets = Queue("desk")

    @app_commands.command(**localized_command("desk"))
    async def desk(self, interaction: Interaction) -> None:
        """Show the person's desk, what is due first on top."""
        await send_private(interaction, await self.page(interaction, 0))

    @action("desk")
    async def turn_to(self, interaction: Interaction, number: int, _how: str = "") -> None:
        """Show the page with a match, which is then the chosen one, in place of what was shown."""
        await show_private(interaction, await self.page(interaction, number))

    async def page(self, interaction: Interaction, chosen: int) -> Message:
        """Return the page of the person's desk that has the `chosen` match on it."""
        bot, user = interaction.client, interaction.user.id
        async with self._sheets.turn(user):
            return await desk_message(
                await bot.services.desks.of(user), bot.services.matches, user, reader_of(interaction), chosen
            )

    @action("desk-choose", "select")
    async def choose(self, interaction: Interaction, number: int) -> None:
        """Choose another match of the page."""
        await self.turn_to(interaction, number)

    @action("desk-play")
    async def play(self, interaction: Interaction, match: Match, entry: int) -> None:
        """Show the panel that leads to a move, in place of the desk."""
        match = await interaction.client.services.matches.mark_seen(match, interaction.user.id, entry)
        check_turn(match, interaction.user.id, entry)
        await show_private(interaction, await step_message(match, reader_of(interaction), ()))


async def setup(bot: Client) -> None:
    """Add the cog."""
    await bot.add_cog(Desk(bot))
