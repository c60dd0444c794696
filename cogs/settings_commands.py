"""`/settings`: what people choose for themselves, and what those who manage a server choose for it."""

import asyncio
from typing import Any

from discord import app_commands

from cogs.ui.actions import ControlCog, action
from cogs.ui.answers import open_modal, send_private, show_private
from cogs.ui.client import Client, Interaction
from cogs.ui.command_texts import described
from cogs.ui.controls import number, one_of, sole, written
from cogs.ui.place_checks import check_manager
from cogs.ui.preferences import language_of, preferences_of, save_preferences, save_server, server_of
from cogs.ui.settings_panels import BOXES, MINE, SERVERS, box, field_of, my_settings, page_of, server_panel


class Settings(ControlCog):
    """Every choice holds as soon as it is made, also for the answer that shows it."""

    settings = app_commands.Group(**described("settings"))

    @settings.command(**described("settings-me"))
    async def me(self, interaction: Interaction) -> None:
        """What the person has chosen for themselves."""
        await send_private(interaction, await my_settings(interaction, "looks"))

    @settings.command(**described("settings-server"))
    async def server(self, interaction: Interaction) -> None:
        """What was chosen for the server, for somebody who manages it."""
        check_manager(interaction)
        await send_private(interaction, server_panel(language_of(interaction), server_of(interaction)))

    @action("settings")
    async def turn(self, interaction: Interaction, page: str) -> None:
        """Another page of one's own settings."""
        await show_private(interaction, await my_settings(interaction, page))

    @action("prefer", "select")
    async def choose(self, interaction: Interaction, name: str, value: str) -> None:
        """A choice for oneself."""
        await save_preferences(interaction, **{field_of(name): one_of(one_of(MINE, name), value)})
        await self.turn(interaction, page_of(name))

    @action("arrange", "select")
    async def choose_for_all(self, interaction: Interaction, name: str, *values: str) -> None:
        """A choice for a server: a value by its name, channels or a role by their ids."""
        check_manager(interaction)
        if name == "channels":
            await self.arrange(interaction, channels=[number(one) for one in values])
        elif name == "role":
            ids = [number(one) for one in values]
            everybody = ids in ([], [interaction.guild_id])  # whose id is also that of the role that everybody has
            await self.arrange(interaction, role=None if everybody else ids[0])
        else:
            await self.arrange(interaction, **{name: one_of(one_of(SERVERS, name), sole({name: values}, name))})

    @action("fill", opens_modal=True)
    async def open_box(self, interaction: Interaction, name: str) -> None:
        """A text box for a choice that is written."""
        if name == "clock":
            check_manager(interaction)
        one_of(BOXES, name)
        await open_modal(
            interaction, box(language_of(interaction), name, preferences_of(interaction), server_of(interaction))
        )

    @action("filled", "modal")
    async def submit_box(self, interaction: Interaction, name: str) -> None:
        """The text box, filled in."""
        read = one_of(BOXES, name)
        chosen = await asyncio.to_thread(read, written(interaction))  # the first look at the zones takes a while
        if name == "clock":
            check_manager(interaction)
            await self.arrange(interaction, **chosen)
        else:
            await save_preferences(interaction, **chosen)
            await self.turn(interaction, page_of(name))

    @action("unsave", "select")
    async def forget(self, interaction: Interaction, name: str) -> None:
        """Forgets a preset."""
        await interaction.client.services.presets.delete(interaction.user.id, name)
        await self.turn(interaction, "notices")

    async def arrange(self, interaction: Interaction, **chosen: Any) -> None:
        """Notes what was chosen for a server, and shows it."""
        await save_server(interaction, **chosen)
        await show_private(interaction, server_panel(language_of(interaction), server_of(interaction)))


async def setup(bot: Client) -> None:
    """Adds the cog."""
    await bot.add_cog(Settings(bot))
