"""Command options with autocompletion."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from discord import app_commands

from cogs.core.client import Client, Interaction
from wording.formatting import HINT

MOST_CHOICES = 25
"""Discord's limit for suggestions."""
Choices: TypeAlias = list[app_commands.Choice[str | int | float]]
Suggest: TypeAlias = Callable[[Interaction, str], Awaitable[Choices]]


def chosen(text: str) -> str:
    """Return the value of a suggestion of which some clients send the name, in which `HINT` follows the value."""
    return text.partition(HINT)[0]


class Suggested(app_commands.Transformer[Client]):
    """Passes an option through as typed or chosen; `suggest` returns the suggestions."""

    def __init__(self, suggest: Suggest) -> None:
        self._suggest = suggest

    async def transform(self, _: Interaction, value: str, /) -> Any:
        return chosen(value)

    async def autocomplete(self, interaction: Interaction, value: str | float, /) -> Choices:
        return await self._suggest(interaction, str(value))
