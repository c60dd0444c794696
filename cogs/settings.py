"""`/settings`: what people choose for themselves, and what those who manage a server choose for it."""

import asyncio
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.ui.answers import tell
from cogs.ui.commands import described
from cogs.ui.controls import Room, action, written
from cogs.ui.places import check_manager
from cogs.ui.readers import arrange, prefer, preferences, server, tongue
from cogs.ui.settings import BOXES, MINE, SERVERS, box, field_of, my_settings, page_of, server_panel

if TYPE_CHECKING:
    from bot import Trilithon

    Interaction = discord.Interaction[Trilithon]


class Settings(Room):
    """Every choice holds as soon as it is made, also for the answer that shows it."""

    settings = app_commands.Group(**described("settings"))

    @settings.command(**described("settings-me"))
    async def me(self, interaction: "Interaction") -> None:
        """What the person has chosen for themselves."""
        await tell(interaction, **await my_settings(interaction, "looks"))

    @settings.command(**described("settings-server"))
    async def server(self, interaction: "Interaction") -> None:
        """What was chosen for the server, for somebody who manages it."""
        check_manager(interaction)
        await tell(interaction, **server_panel(tongue(interaction), server(interaction)))

    @action("settings")
    async def turn(self, interaction: "Interaction", page: str) -> None:
        """Another page of one's own settings."""
        await interaction.response.edit_message(**await my_settings(interaction, page))

    @action("prefer")
    async def choose(self, interaction: "Interaction", name: str, value: str) -> None:
        """A choice for oneself."""
        await prefer(interaction, **{field_of(name): MINE[name][value]})
        await self.turn(interaction, page_of(name))

    @action("arrange")
    async def choose_for_all(self, interaction: "Interaction", name: str, *values: str) -> None:
        """A choice for a server: a value by its name, channels or a role by their ids."""
        check_manager(interaction)
        ids = [int(one) for one in values if name not in SERVERS]
        if name == "channels":
            await self.arrange(interaction, channels=ids)
        elif name == "role":
            everybody = ids in ([], [interaction.guild_id])  # whose id is also that of the role that everybody has
            await self.arrange(interaction, role=None if everybody else ids[0])
        else:
            await self.arrange(interaction, **{name: SERVERS[name][values[0]]})

    @action("fill")
    async def open_box(self, interaction: "Interaction", name: str) -> None:
        """A text box for a choice that is written."""
        if name == "clock":
            check_manager(interaction)
        opened = box(tongue(interaction), name, preferences(interaction), server(interaction))
        await interaction.response.send_modal(opened)

    @action("filled")
    async def submit_box(self, interaction: "Interaction", name: str) -> None:
        """The text box, filled in."""
        chosen = await asyncio.to_thread(BOXES[name], written(interaction))  # the first look at the zones takes a while
        if name == "clock":
            check_manager(interaction)
            await self.arrange(interaction, **chosen)
        else:
            await prefer(interaction, **chosen)
            await self.turn(interaction, page_of(name))

    @action("unsave")
    async def forget(self, interaction: "Interaction", *name: str) -> None:
        """Forgets a preset, whose name may hold what parts arguments."""
        await interaction.client.presets.forget(interaction.user.id, ":".join(name))
        await self.turn(interaction, "notices")

    async def arrange(self, interaction: "Interaction", **chosen: Any) -> None:
        """Notes what was chosen for a server, and shows it."""
        await arrange(interaction, **chosen)
        await interaction.response.edit_message(**server_panel(tongue(interaction), server(interaction)))


async def setup(bot: "Trilithon") -> None:
    """Adds the cog."""
    await bot.add_cog(Settings(bot))
