"""The entries of a record: what happened in a match, one after the other."""

import re
from dataclasses import dataclass

from engine.errors import TextError
from engine.outcome import DRAWN_BY_PLAYERS

LEAVING = {"resigned": "resign", "time": "late"}
"""The reasons for which a player may leave (R1), each with the word that the entry begins with."""
_REASONS = {word: reason for reason, word in LEAVING.items()}
_RESERVED = (*_REASONS, "draw", "takeback")
"""The words that begin the entries that are no plies."""
_LEAVE = re.compile(rf"\s*({'|'.join(_REASONS)})\s+([0-9])\s*")
_TAKEBACK = re.compile(r"takeback ([1-9][0-9]{0,5})")


@dataclass(frozen=True, slots=True)
class Ply:
    """A move on the board, or what a player says in its place, such as a bid."""

    text: str


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves the match: they resign, or their time has run out (R1)."""

    player: int
    reason: str
    """A key of `LEAVING`."""

    @property
    def text(self) -> str:
        """The entry as it stands in a record."""
        return f"{LEAVING[self.reason]} {self.player}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The match is drawn: the players agreed, or one of them claimed it (R2)."""

    reason: str

    @property
    def text(self) -> str:
        """The entry as it stands in a record."""
        return f"draw {self.reason}"


@dataclass(frozen=True, slots=True)
class Takeback:
    """The latest plies are taken back. They stay in the record, and no longer stand."""

    plies: int

    @property
    def text(self) -> str:
        """The entry as it stands in a record."""
        return f"takeback {self.plies}"


Entry = Ply | Leave | Draw | Takeback


def read_entry(text: str) -> Entry:
    """Return the entry with this text. Whether it is possible in a match is for `State.enter` to check.

    Raises TextError("entry") for a text that begins with a reserved word but is no such entry.
    """
    word, *rest = text.split() or [""]
    if word not in _RESERVED:
        return Ply(text)
    if leave := _LEAVE.fullmatch(text):
        return Leave(int(leave[2]), _REASONS[leave[1]])
    if takeback := _TAKEBACK.fullmatch(text):
        return Takeback(int(takeback[1]))
    if word == "draw" and len(rest) == 1 and rest[0] in DRAWN_BY_PLAYERS:
        return Draw(rest[0])
    raise TextError("entry", line=text)
