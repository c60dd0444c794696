"""For whom something is said and drawn: one person, as they like it, or everybody who reads a place."""

from dataclasses import dataclass
from typing import Any, Literal

import discord

import locales
from matches import Preferences, Server


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever is to read and to look. Everybody together sees boards as they come."""

    language: str
    theme: Literal["dark", "light"] = "dark"
    perspective: int = 0


async def acquaint(interaction: discord.Interaction[Any]) -> None:
    """Finds out how the person behind an interaction, and their server, like things. Comes before all else."""
    met = await interaction.client.services.preferences.load(interaction.user.id, interaction.guild_id)
    interaction.extras["preferences"], interaction.extras["server"] = met


async def prefer(interaction: discord.Interaction[Any], **choices: Any) -> None:
    """Notes choices of the person behind an interaction, who is answered by them from now on."""
    chosen = interaction.client.services.preferences
    interaction.extras["preferences"] = await chosen.set(interaction.user.id, **choices)


async def arrange(interaction: discord.Interaction[Any], **choices: Any) -> None:
    """Notes choices for the server of an interaction; they hold from now on."""
    chosen = interaction.client.services.preferences
    interaction.extras["server"] = await chosen.set_server(interaction.guild_id, **choices)


def preferences(interaction: discord.Interaction[Any]) -> Preferences:
    """What the person behind an interaction prefers."""
    known: Preferences = interaction.extras.get("preferences", Preferences())
    return known


def server(interaction: discord.Interaction[Any]) -> Server:
    """What was chosen for the server of an interaction."""
    known: Server = interaction.extras.get("server", Server())
    return known


def reader(interaction: discord.Interaction[Any]) -> Reader:
    """The person behind an interaction."""
    mine = preferences(interaction)
    return Reader(tongue(interaction), mine.theme, mine.perspective)


def tongue(interaction: discord.Interaction[Any]) -> str:
    """The language of the person behind an interaction: as they chose, else as their Discord has it."""
    return preferences(interaction).language or locales.supported_language(str(interaction.locale))


def place_tongue(interaction: discord.Interaction[Any]) -> str:
    """The language of everybody who reads the place: the server's; a person's own in direct messages."""
    told = str(interaction.guild_locale) if interaction.guild_locale else None
    return server(interaction).language or (locales.supported_language(told) if told else tongue(interaction))
