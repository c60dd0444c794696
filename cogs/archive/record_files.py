"""Files with records or positions that people attach."""

from typing import Final

import discord

from matches.archive import records

MOST_BYTES: Final = 4 * records.LONGEST
"""Maximal size of a file; UTF-8 has at most four bytes per character."""


async def text_of(file: discord.Attachment) -> str:
    """Return the text of an attached file. Raises TextError("record-long")."""
    if file.size > MOST_BYTES:
        raise records.too_long()
    return (await file.read()).decode("utf-8", errors="replace")
