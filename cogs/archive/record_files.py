"""Files with records or positions that people attach."""

from typing import Final

import discord

from matches.archive import abstractplay, records

MOST_BYTES: Final = max(4 * records.LONGEST, abstractplay.LONGEST)
"""Maximal size of a file. UTF-8 has at most four bytes per character, of which JSON from AbstractPlay has few."""


async def text_of(file: discord.Attachment) -> str:
    """Return the text of an attached file. Raises TextError("record-long")."""
    if file.size > MOST_BYTES:
        raise records.too_long(MOST_BYTES)
    return (await file.read()).decode("utf-8", errors="replace")
