"""Positions and records that people give as text or file, to think about."""

import re
from typing import Final

from engine import GAMES, Leave, Ply, State, TextError
from engine.errors import Refusal
from matches import MatchError
from matches.archive import records

_FIELD: Final = re.compile(r"\s+(?=(?:ply|stage|board|outcome) )")
_ENTRY: Final = re.compile(r"\s+(?=[0-9]{1,5}\. )")


def read_position(text: str) -> State:
    """Return the state of a position's or record's text; a record's has the way to it.

    What is typed has no lines, so they are put back. Raises MatchError("analysis-position"), TextError for a faulty
    record, OptionError, and MoveError for an illegal entry.
    """
    if len(text) > records.LONGEST:
        raise records.too_long()
    lines = text.strip()
    game = GAMES.get(lines.split(maxsplit=1)[0].lower() if lines else "")
    if "\n" not in lines and game:
        is_position = re.search(r"\sboard ", lines)
        lines = (_FIELD if is_position else _ENTRY).sub("\n", lines)
    try:
        if game and re.search(r"^\s*board ", lines, re.MULTILINE):
            return game.from_text(lines)
        if game and re.search(r"^\s*>", lines, re.MULTILINE):
            return game.replay(lines)
    except TextError as refusal:
        raise MatchError("analysis-position") from refusal
    try:
        return records.read(lines).state
    except TextError as refusal:
        raise _better(refusal) from refusal


def _better(refusal: TextError) -> Refusal:
    """Return the refusal of a text that is not even the beginning of a record."""
    return MatchError("analysis-position") if refusal.code == "record-game" else refusal


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
