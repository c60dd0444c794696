"""The texts of Contigo: a turn as it is told or half told, and the pits in a position's line."""

import re

from engine.boards.grid import LETTERS
from engine.boards.pits import CELLS, MOST, PITS, SIZE
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.games.contigo import pebbles
from engine.games.contigo.pebbles import Sowing

_CELL = re.compile(r"[a-z][0-9]{1,4}")
_PEBBLES = re.compile(r"(?:^|(?<=[ ,;/-]))[0-9]")
_AROUND = " ,;/-"
"""What may stand between the pawn part and the pebble part."""


def split(turn: str) -> tuple[str, str]:
    """The pawn part and the pebble part of a canonical turn; either may be missing, and is empty then."""
    part, _, pebble_part = turn.rpartition(" ")
    return (part, pebble_part) if pebble_part[0].isdigit() else (pebble_part, "")


def read_turn(text: str) -> tuple[tuple[int, ...], Sowing | None]:
    """The cells of the pawn part and the pebble part that a spelled text tells, legal or not. Raises MoveError."""
    part, pebble_part = _parted(text)
    cells = read_cells(part.rstrip(_AROUND)) if part else ()
    return cells, pebbles.parse(pebble_part) if pebble_part else None


def half_told(typed: str) -> tuple[str, str]:
    """The pawn part and the pebble part of a spelled text, each as in canonical turns, as far as it goes."""
    part, pebble_part = _parted(typed)
    part = part.rstrip(_AROUND if pebble_part else " ")
    pebble_part = re.sub(r" ?([+-]) ?", r"\1", pebble_part)
    return part, re.sub("[ ,]+", ",", pebble_part)


def _parted(text: str) -> tuple[str, str]:
    found = _PEBBLES.search(text)
    return (text[: found.start()], text[found.start() :]) if found else (text, "")


def read_cells(text: str) -> tuple[int, ...]:
    """The cells that a pawn part names. Raises MoveError."""
    names = text.split("-")
    if not all(map(_CELL.fullmatch, names)):
        raise UnreadableMove("unreadable", text=text[:40])
    return tuple(map(_cell, names))


def _cell(name: str) -> int:
    if name not in CELLS.index:
        count = SIZE if name[0] in LETTERS[:SIZE] else 0
        raise IllegalMove("no-such-cell", cell=name, first=LETTERS[0], last=LETTERS[SIZE - 1], count=count)
    return CELLS.index[name]


def write_pits(counts: bytes) -> str:
    """The pebbles of all pits: corner, north, corner, east, corner, south, corner, west."""
    text = "".join(map(str, counts))
    return " ".join(f"{text[at]} {text[at + 1 : at + SIZE + 1]}" for at in range(0, len(PITS), SIZE + 1))


def read_pits(text: str) -> bytes:
    """The pebbles that `write_pits` wrote. Raises TextError; also where there are no pebbles, or no room, to move."""
    digits = text.replace(" ", "")
    if len(digits) != len(PITS) or not set(digits) <= set("0123456"):
        raise TextError("pits", line=text)
    counts = bytes(map(int, digits))
    if sum(counts) in (0, MOST * len(PITS)):
        raise TextError("pits", line=text)
    return counts
