"""`/settings me` and `/server settings`: personal choices, and choices for a server by those who manage it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import locales
from cogs.core.actions import ControlCog, action
from cogs.core.answers import open_modal, send_private, show_private
from cogs.core.client import Interaction
from cogs.core.command_texts import command_group, localized_command
from cogs.core.controls import look_up, modal_text, parse_number, single_value
from cogs.core.preferences import language_of, preferences_of, save_preferences, save_server, server_of
from cogs.people.settings_panels import (
    PERSONAL,
    SERVER,
    TEXT_INPUTS,
    field_of,
    load_personal_panel,
    load_server_panel,
    page_of,
    server_page_of,
    settings_modal,
)
from cogs.places.place_checks import check_daily_channel, check_manager

HOURS: Final[Mapping[str, int]] = {str(hour): hour for hour in range(24)}
"""The hours of a day by their names in a select."""


class Settings(ControlCog):
    """Store each choice at once. The response that shows it already applies it."""

    settings_group = command_group("settings")
    server_group = command_group("server")

    @settings_group.command(**localized_command("settings-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show the person's settings."""
        await send_private(interaction, await load_personal_panel(interaction, "looks"))

    @server_group.command(**localized_command("server-settings"))
    async def server(self, interaction: Interaction) -> None:
        """Show the server's settings to a person who manages it."""
        check_manager(interaction)
        await send_private(interaction, await load_server_panel(interaction, "boards"))

    @action("settings")
    async def turn(self, interaction: Interaction, page: str) -> None:
        await show_private(interaction, await load_personal_panel(interaction, page))

    @action("server")
    async def turn_server(self, interaction: Interaction, page: str) -> None:
        """Show another page of the server's settings to a person who manages it."""
        check_manager(interaction)
        await show_private(interaction, await load_server_panel(interaction, page))

    @action("prefer", "select")
    async def choose(self, interaction: Interaction, name: str, value: str) -> None:
        await save_preferences(interaction, **{field_of(name): look_up(look_up(PERSONAL, name), value)})
        await self.turn(interaction, page_of(name))

    @action("arrange", "select")
    async def choose_for_all(self, interaction: Interaction, name: str, *values: str) -> None:
        """Store a choice for a server: a value by its name, or ids of channels or of a role."""
        check_manager(interaction)
        if name == "channels":
            await self.arrange(interaction, name, channels=[parse_number(text) for text in values])
        elif name == "role":
            ids = [parse_number(text) for text in values]
            everybody = ids in ([], [interaction.guild_id])  # the id of @everyone is that of the server
            await self.arrange(interaction, name, role=None if everybody else ids[0])
        elif name == "daily-channel":
            await self.choose_daily_channel(interaction, [parse_number(text) for text in values])
        elif name == "daily-hour":
            hour = look_up(HOURS, single_value({name: values}, name))
            await self.arrange_daily(interaction, hour=hour, zone=preferences_of(interaction).zone)
        elif name == "daily-games":
            offered = await interaction.client.services.dailies.games()
            games = [look_up(dict(zip(offered, offered, strict=True)), game) for game in values]
            await self.arrange_daily(interaction, games=() if len(games) == len(offered) else games)
        else:
            value = look_up(look_up(SERVER, name), single_value({name: values}, name))
            await self.arrange(interaction, name, **{name: value})

    @action("daily-off")
    async def end_daily(self, interaction: Interaction) -> None:
        """Turn the server's daily puzzle off."""
        check_manager(interaction)
        await self.arrange_daily(interaction, channel=None)

    @action("daily-on")
    async def go_on_with_daily(self, interaction: Interaction) -> None:
        """Resume the daily puzzle, which was suspended because nobody tried it."""
        check_manager(interaction)
        await self.arrange_daily(interaction)

    async def choose_daily_channel(self, interaction: Interaction, ids: Sequence[int]) -> None:
        """Store the channel of the daily puzzle; none turns it off.

        The first choice of a channel also sets the time zone to that of the person.
        """
        assert interaction.guild_id
        channel = ids[0] if ids else None
        if channel is not None:
            check_daily_channel(interaction, channel)
        before = await interaction.client.services.dailies.settings(interaction.guild_id)
        zone = preferences_of(interaction).zone if before.channel is None else before.zone
        await self.arrange_daily(interaction, channel=channel, zone=zone)

    @action("fill", opens_modal=True)
    async def open_text_modal(self, interaction: Interaction, name: str) -> None:
        """Open the modal for a choice that is typed."""
        if name == "clock":
            check_manager(interaction)
        look_up(TEXT_INPUTS, name)
        await open_modal(
            interaction,
            settings_modal(language_of(interaction), name, preferences_of(interaction), server_of(interaction)),
        )

    @action("filled", "modal")
    async def submit_text_modal(self, interaction: Interaction, name: str) -> None:
        """Store the choice typed into a modal."""
        read = look_up(TEXT_INPUTS, name)
        chosen = await asyncio.to_thread(read, modal_text(interaction))  # loading the time zones may block
        if name == "clock":
            check_manager(interaction)
            await self.arrange(interaction, name, **chosen)
        else:
            await save_preferences(interaction, **chosen)
            await self.turn(interaction, page_of(name))

    @action("unsave", "select")
    async def forget(self, interaction: Interaction, name: str) -> None:
        await interaction.client.services.presets.delete(interaction.user.id, name)
        await self.turn(interaction, "notices")

    async def arrange(self, interaction: Interaction, name: str, **chosen: object) -> None:
        """Store a choice for the server, and show the page that has its control.

        If the language changed, also say what it applies to.
        """
        before = server_of(interaction)
        await save_server(interaction, **chosen)
        after, page = server_of(interaction), server_page_of(name)
        is_other = after.language != before.language
        await show_private(interaction, await load_server_panel(interaction, page, is_other_language=is_other))

    async def arrange_daily(self, interaction: Interaction, **chosen: object) -> None:
        """Store choices about the daily puzzle, and show their page."""
        assert interaction.guild_id
        language = locales.supported_language(str(interaction.guild_locale))
        await interaction.client.services.dailies.arrange(interaction.guild_id, language=language, **chosen)
        await show_private(interaction, await load_server_panel(interaction, "daily"))
