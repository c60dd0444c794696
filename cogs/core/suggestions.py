"""Command options with autocompletion."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands

from cogs.core.client import Client, Interaction

MOST_CHOICES = 25
"""Discord's limit for suggestions."""
Choices: TypeAlias = list[app_commands.Choice[str | int | float]]
Suggest: TypeAlias = Callable[[Interaction, str], Awaitable[Choices]]


class Suggested(app_commands.Transformer[Client]):
    """Passes an option through as typed; `suggest` returns the suggestions."""

    def __init__(self, suggest: Suggest) -> None:
        self._suggest = suggest

    async def transform(self, _: Interaction, value: Any, /) -> object:
        return value

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> Choices:
        return await self._suggest(interaction, str(value))
