"""The levels of Trilithon: parsing, listing, and the default."""

from typing import Final, TypeAlias

import discord
from discord import app_commands

import locales
from cogs.core.client import Client, Interaction
from cogs.core.command_texts import localized
from cogs.core.controls import Item, select, select_id
from cogs.core.suggestions import Choices
from matches import LEVELS, computer

FIRST: Final = 2
"""The default level for people who have not played against Trilithon yet."""


async def usual_level(interaction: Interaction) -> int:
    """Return the level that the person played against last."""
    return await interaction.client.services.computers.last_level(interaction.user.id) or FIRST


def read_level(typed: str) -> int:
    """Return the level from a typed text or a suggestion. Raises MatchError("level")."""
    number = typed.partition("·")[0].strip()
    level = int(number) if number.isdecimal() and len(number) == 1 else 0
    computer(level)
    return level


class LevelTransformer(app_commands.Transformer[Client]):
    """Converts the number of a level, which Discord lists with their descriptions, to text for `read_level`."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.integer

    @property
    def choices(self) -> Choices:
        return [app_commands.Choice(name=localized("level", level=level), value=level) for level in LEVELS]

    async def transform(self, _: Interaction, value: int, /) -> str:
        return str(value)


LevelOption: TypeAlias = app_commands.Transform[str, LevelTransformer()]


def level_name(language: str, level: int) -> str:
    """Return a level with a short description."""
    return locales.say(language, "level", level=level)


def level_select(language: str, name: str, *arguments: object, placeholder: str = "") -> Item:
    """Return the select of a level for an action. `placeholder`: by default, to choose a level."""
    labels, hint = {str(level): level_name(language, level) for level in LEVELS}, locales.say(language, "fill-choose")
    return select(select_id(name, *arguments), labels, placeholder=placeholder or hint)
