"""Files with records or positions that people attach."""

from collections.abc import Callable
from typing import Final, TypeVar

import discord

from cogs.core.client import Interaction
from matches.archive import records

MOST_BYTES: Final = 4 * records.LONGEST
"""Maximal size of a file; UTF-8 has at most four bytes per character."""
SHORTEST_ENTRY: Final = 5
"""Characters of the shortest entry that people write, with its line break."""

T = TypeVar("T")


async def text_of(file: discord.Attachment) -> str:
    """Return the text of an attached file. Raises TextError("record-long")."""
    if file.size > MOST_BYTES:
        raise records.too_long()
    return (await file.read()).decode("utf-8", errors="replace")


async def read_text(interaction: Interaction, read: Callable[[str], T], text: str) -> T:
    """Return what a function reads in a text, beside the event loop and in the person's turn. Raises what it raises."""
    return await interaction.client.services.matches.work.run(len(text) // SHORTEST_ENTRY, read, text)
