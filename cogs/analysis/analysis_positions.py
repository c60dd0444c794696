"""Positions and records that people give as text or file, to think about."""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable
from typing import Final, TypeVar

import discord

from cogs.core.client import Interaction
from cogs.playing.move_words import linked
from engine import GAMES, Leave, Ply, State, TextError
from matches import MatchError
from matches.analysis.analysis_models import MOST_POSITIONS
from matches.archive import imports, records

_FIELD: Final = re.compile(r" (?=(?:ply|stage|board|outcome) )")
Read = TypeVar("Read")
MOST_BYTES: Final = 4 * records.LONGEST
"""Maximal size of a file; UTF-8 has at most four bytes per character."""
SHORTEST_ENTRY: Final = 5
"""Characters of the shortest entry that people write, with its line break."""
_ENTRY: Final = re.compile(r" (?=[0-9]{1,5}\. )")
_NO_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f]")
"""Control characters that no text has; some systems end texts with 1a."""
_MEDIA: Final = ("image/", "video/", "audio/")


def read_position(text: str) -> State:
    """Return the state of a text that `imports.read` reads; that of a record has the way to it.

    What is typed has no lines, so they are put back. Raises MatchError("analysis-position") for a text that is neither
    a position nor a record, and otherwise what `imports.read` raises, also for a record of more moves than a board has
    room for.
    """
    try:
        read = imports.read(linked(_in_lines(text.strip())), MOST_POSITIONS)
    except TextError as refusal:
        raise MatchError("analysis-position") if refusal.code == "record-game" else refusal from refusal
    return read if isinstance(read, State) else read.state


def _in_lines(text: str) -> str:
    """Return a text with the lines that it had before it was typed in one."""
    game = text.partition(" ")[0].lower()
    if len(text) > records.LONGEST or game not in GAMES or len(text.splitlines()) > 1:
        return text
    plain = " ".join(text.split())
    return (_FIELD if " board " in plain else _ENTRY).sub("\n", plain)


def standing_entries(state: State) -> list[str]:
    """Return the entries that led to a state and stand, as they may be tried; what ended the match is left out."""
    texts = []
    for after in state.lineage()[1:]:
        entry = after.entry
        text = f"resign {entry.player}" if isinstance(entry, Leave) else entry.text if isinstance(entry, Ply) else ""
        if not text:
            break
        texts.append(text)
    return texts


async def text_of(file: discord.Attachment) -> str:
    """Return the text of an attached file, in UTF-8 or, with a byte order mark, in UTF-16.

    Raises TextError("record-not-text" | "record-empty" | "record-long").
    """
    if (file.content_type or "").startswith(_MEDIA):
        raise TextError("record-not-text", file=file.filename)
    if file.size > MOST_BYTES:
        raise records.too_long()
    data = await file.read()
    encoding = "utf-16" if data.startswith((BOM_UTF16_BE, BOM_UTF16_LE)) else "utf-8"
    text = data.decode(encoding, errors="replace")
    if _NO_TEXT.search(text):
        raise TextError("record-not-text", file=file.filename)
    if not text.strip("\ufeff \t\r\n\x1a"):
        raise TextError("record-empty", file=file.filename)
    return text


async def read_text(interaction: Interaction, read: Callable[[str], Read], text: str) -> Read:
    """Return what a function reads in a text, beside the event loop and in the person's turn. Raises what it raises."""
    return await interaction.client.services.matches.work.run(len(text) // SHORTEST_ENTRY, read, text)
