"""`/settings privacy`: view, export and erase the data stored about a person."""

import asyncio
import gzip
import json
from collections.abc import Mapping
from io import BytesIO
from typing import Final

import discord

import locales
from cogs.challenges.card_posts import update_card
from cogs.core.actions import ControlCog, action
from cogs.core.answers import send_private, show_private
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import command_group, localized_command
from cogs.core.confirmations import yes_or_no
from cogs.core.controls import Button, view
from cogs.core.messages import Message
from cogs.core.persons import person_of
from cogs.core.preferences import language_of
from cogs.core.queues import Queue

LARGEST: Final = 8 * 1024 * 1024
"""Bytes from which an export is compressed: Discord accepts ten million."""


class Privacy(ControlCog):
    """Show, export and erase the data stored about a person."""

    group = command_group("settings")

    def __init__(self, bot: Client) -> None:
        super().__init__(bot)
        self.exports = Queue("export")

    @group.command(**localized_command("settings-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show which data is stored, and why."""
        language = language_of(interaction)
        danger = discord.ButtonStyle.danger
        export = Button.to("export", label=locales.say(language, "button-export"))
        erase = Button.to("erase", label=locales.say(language, "button-erase"), style=danger)
        details = Button.to("privacy-details", label=locales.say(language, "button-privacy-details"))
        page = locales.say(language, "privacy-page")
        controls = view(details, export, *self.sign_out_button(language), erase)
        await send_private(interaction, Message(page, controls=controls))

    @action("privacy-details")
    async def details(self, interaction: Interaction) -> None:
        """Send the list of everything that is stored, below the page and its buttons."""
        await send_private(interaction, Message(locales.say(language_of(interaction), "privacy-details")))

    def sign_out_button(self, language: str) -> list[Button]:
        """Return the button that ends all sessions on the bot's page, if it has one."""
        has_page = self.bot.services.sessions.address is not None
        return [Button.to("sign-out", label=locales.say(language, "button-sign-out"))] if has_page else []

    @action("sign-out")
    async def sign_out(self, interaction: Interaction) -> None:
        """End all sessions of the person on the bot's page."""
        ended = await self.bot.services.sessions.end_all(interaction.user.id)
        await send_private(interaction, Message(locales.say(language_of(interaction), "touch-signed-out", count=ended)))

    @action("export", thinking="private")
    async def export(self, interaction: Interaction) -> None:
        async with self.exports.turn(interaction.user.id):
            found = await interaction.client.services.privacy.export(interaction.user.id)
            file = await asyncio.to_thread(written_out, found)
        await send_private(interaction, Message(locales.say(language_of(interaction), "privacy-export"), files=[file]))

    @action("erase")
    async def ask(self, interaction: Interaction) -> None:
        """Ask for confirmation before erasing everything, stating how many matches would end."""
        language = language_of(interaction)
        running = await interaction.client.services.matches.open_matches(interaction.user.id)
        question = locales.say(language, "privacy-question", count=len(running))
        await show_private(interaction, Message(question, controls=yes_or_no(language, "erase")))

    @action("erase-yes")
    async def erase(self, interaction: Interaction) -> None:
        """Erase everything after a confirmation.

        Resigning many matches can take longer than Discord waits for a response, so a first response comes before it.
        """
        language = language_of(interaction)
        await show_private(interaction, Message(locales.say(language, "privacy-erasing")))
        closed = await interaction.client.services.privacy.erase(person_of(interaction.user))
        await show_private(interaction, Message(locales.say(language, "privacy-erased")))
        for challenge in closed:
            await update_card(interaction.client, await interaction.client.services.challenges.get(challenge))


def written_out(found: Mapping[str, object]) -> discord.File:
    """Return the data as an indented JSON file; compressed if large."""
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    packed = len(data) > LARGEST
    return discord.File(
        BytesIO(gzip.compress(data) if packed else data), "trilithon.json.gz" if packed else "trilithon.json"
    )
