"""`/desk`: everything that waits for somebody and what they wait for, from all channels and servers."""

from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.ui.answers import tell
from cogs.ui.commands import described
from cogs.ui.controls import Room, action
from cogs.ui.desk import desk_message
from cogs.ui.queues import Queue
from cogs.ui.readers import reader
from cogs.ui.steps import step
from matches.table import check_turn

if TYPE_CHECKING:
    import discord

    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]


class Desk(Room):
    """Private pages; each is looked together when it is asked for."""

    def __init__(self) -> None:
        self._sheets = Queue("desk")

    @app_commands.command(**described("desk"))
    async def desk(self, interaction: "Interaction") -> None:
        """Shows the person's desk, what is due first on top."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        page = await self.page(interaction, 0)
        more = {"view": page["view"]} if page["view"] else {}
        await tell(interaction, page["content"], files=page["attachments"], suppress_embeds=True, **more)

    @action("desk")
    async def turn_to(self, interaction: "Interaction", match_id: str, _how: str = "") -> None:
        """The page with a match, which is then the chosen one, in place of what was shown."""
        await interaction.response.defer()
        found = await interaction.client.desks.of(interaction.user.id)
        page = await desk_message(
            found, interaction.client.table, interaction.user.id, reader(interaction), int(match_id)
        )
        await interaction.edit_original_response(**page)

    async def page(self, interaction: "Interaction", chosen: int) -> dict[str, Any]:
        """The page of the person's desk with a match, as a message."""
        bot, user = interaction.client, interaction.user.id
        async with self._sheets.turn(user):
            return await desk_message(await bot.desks.of(user), bot.table, user, reader(interaction), chosen)

    @action("desk-choose")
    async def choose(self, interaction: "Interaction", match_id: str) -> None:
        """Another match of the page."""
        await self.turn_to(interaction, match_id)

    @action("desk-play")
    async def play(self, interaction: "Interaction", match_id: str, entry: str) -> None:
        """The panel that leads to a move, in place of the desk."""
        match = await interaction.client.table.look(int(match_id), interaction.user.id, int(entry))
        check_turn(match, interaction.user.id, int(entry))
        await interaction.response.edit_message(**await step(match, reader(interaction), ()))


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Desk())
