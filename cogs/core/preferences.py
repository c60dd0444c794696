"""Preferences of the person behind an interaction and of their server, and readers of texts and pictures."""

from dataclasses import dataclass
from typing import Any, Literal

import locales
from cogs.core.client import Interaction
from matches import Preferences, Server


@dataclass(frozen=True, slots=True)
class Reader:
    """The audience of texts and pictures: one person, or everybody in a place, with the server's theme."""

    language: str
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0


async def load_preferences(interaction: Interaction) -> None:
    """Load the preferences of the person and of their server, before anything is answered."""
    service, told = interaction.client.services.preferences, discord_language(interaction)
    loaded = await service.load(interaction.user.id, interaction.guild_id, told)
    interaction.extras["preferences"], interaction.extras["server"] = loaded


async def save_preferences(interaction: Interaction, **choices: object) -> None:
    """Store preferences of the person; the answer already follows them."""
    service = interaction.client.services.preferences
    interaction.extras["preferences"] = await service.set(interaction.user.id, **choices)


async def save_server(interaction: Interaction, **choices: Any) -> None:
    """Store preferences of the server; the answer already follows them."""
    assert interaction.guild_id
    service = interaction.client.services.preferences
    interaction.extras["server"] = await service.set_server(interaction.guild_id, **choices)


def preferences_of(interaction: Interaction) -> Preferences:
    """Return the loaded preferences of the person, else the defaults."""
    loaded: Preferences = interaction.extras.get("preferences", Preferences())
    return loaded


def server_of(interaction: Interaction) -> Server:
    """Return the loaded preferences of the server, else the defaults."""
    loaded: Server = interaction.extras.get("server", Server())
    return loaded


def reader_of(interaction: Interaction) -> Reader:
    """Return the person behind an interaction as a reader."""
    preferences = preferences_of(interaction)
    return Reader(language_of(interaction), preferences.theme, preferences.perspective)


def language_of(interaction: Interaction) -> str:
    """Return the language of the person: their preference, else that of their Discord client."""
    return preferences_of(interaction).language or discord_language(interaction)


def discord_language(interaction: Interaction) -> str:
    """Return the language of the person's Discord client, or the closest supported one."""
    return locales.supported_language(str(interaction.locale))


def place_reader(interaction: Interaction) -> Reader:
    """Return the reader that stands for everybody in the place."""
    return Reader(place_language(interaction), server_of(interaction).theme)


def place_language(interaction: Interaction) -> str:
    """Return the language of the place: the server's, or the person's own in direct messages."""
    locale = str(interaction.guild_locale) if interaction.guild_locale else None
    return server_of(interaction).language or (
        locales.supported_language(locale) if locale else language_of(interaction)
    )
