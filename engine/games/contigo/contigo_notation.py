"""The texts of Contigo: whole and half-typed turns, and the pits in a position's text."""

import re
from itertools import takewhile

from engine.boards.grid import LETTERS
from engine.boards.pits import CELLS, MOST, PITS, SIZE
from engine.errors import IllegalMove, TextError, UnreadableMove
from engine.games.contigo.sowing import Sowing, parse_sowing
from engine.games.contigo.turn import Path

_CELL = re.compile(r"[a-z][0-9]{1,4}")
_PEBBLE_PART = re.compile(r"(?:^|(?<=[ ,;/>-]))[0-9]")
_SEPARATORS = " ,;/->"
"""The separators between the pawn part and the pebble part."""


def read_turn(text: str) -> tuple[tuple[int, ...], Sowing | None]:
    """Return the cells of the pawn part and the pebble part of a turn that has been through `engine.spelling`.

    Either may be missing, and neither is checked against a position. Raises MoveError.
    """
    pawn_part, pebble_part = _divide(text)
    cells = read_cells(pawn_part.rstrip(_SEPARATORS)) if pawn_part else ()
    return cells, parse_sowing(pebble_part) if pebble_part else None


def split_typed(text: str) -> tuple[str, str]:
    """Return the pawn part and the pebble part of a half-typed turn, each spelled as in canonical turns."""
    pawn_part, pebble_part = _divide(text)
    pawn_part = pawn_part.rstrip(_SEPARATORS if pebble_part else " ")
    pebble_part = re.sub(r" ?([+-]) ?", r"\1", pebble_part)
    return pawn_part, re.sub("[ ,]+", ",", pebble_part)


def begun_path(head: str) -> Path:
    """Return the cells that a half-typed pawn part begins with, up to what names none."""
    return tuple(CELLS.index[name] for name in takewhile(CELLS.index.__contains__, head.split("-")))


def _divide(text: str) -> tuple[str, str]:
    """Divide a turn before the number of the pit."""
    found = _PEBBLE_PART.search(text)
    return (text[: found.start()], text[found.start() :]) if found else (text, "")


def read_cells(text: str) -> tuple[int, ...]:
    """Return the cells that a pawn part names. Raises MoveError."""
    names = text.split("-")
    if not all(map(_CELL.fullmatch, names)):
        raise UnreadableMove("unreadable", text=text[:40])
    return tuple(map(_read_cell, names))


def _read_cell(name: str) -> int:
    if name not in CELLS.index:
        count = SIZE if name[0] in LETTERS[:SIZE] else 0
        raise IllegalMove("no-such-cell", cell=name, first=LETTERS[0], last=LETTERS[SIZE - 1], count=count)
    return CELLS.index[name]


def write_pits(counts: bytes) -> str:
    """Write the pebbles of all pits, grouped as corner, north, corner, east, corner, south, corner, west."""
    text = "".join(map(str, counts))
    return " ".join(f"{text[at]} {text[at + 1 : at + SIZE + 1]}" for at in range(0, len(PITS), SIZE + 1))


def read_pits(text: str) -> bytes:
    """Read what `write_pits` wrote. Raises TextError, also for pits among which no pebble could ever be moved."""
    digits = text.replace(" ", "")
    if len(digits) != len(PITS) or not set(digits) <= set("0123456"):
        raise TextError("pits", line=text)
    counts = bytes(map(int, digits))
    if sum(counts) in (0, MOST * len(PITS)):
        raise TextError("pits", line=text)
    return counts
