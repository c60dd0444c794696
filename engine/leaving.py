"""Leaving a match beside the board, by resigning or running out of time (R1), as an entry of the record."""

import re
from typing import NamedTuple

WORDS = {"resigned": "resign", "time": "late"}
"""Why somebody leaves, in the words of `Outcome.reason`, each with the word that its entry begins with."""
_REASONS = {word: reason for reason, word in WORDS.items()}
_ENTRY = re.compile(rf"\s*({'|'.join(_REASONS)})\s+([0-9])\s*")


class Left(NamedTuple):
    """Who has left, and why, in the word of a reason."""

    player: int
    reason: str


def written(player: int, reason: str) -> str:
    """The entry that tells who leaves, and why. Raises KeyError for what is no such reason."""
    return f"{WORDS[reason]} {player}"


def told(entry: str) -> Left | None:
    """Who leaves by an entry, and why; None for every other entry."""
    found = _ENTRY.fullmatch(entry)
    return Left(int(found[2]), _REASONS[found[1]]) if found else None


def is_beside_the_board(entry: str) -> bool:
    """Whether an entry tells that somebody leaves or that the match is drawn, and so is no ply."""
    return entry.partition(" ")[0] in (*_REASONS, "draw")
