"""Texts as people type them, made alike: signs and blanks, numbers, and cells.

Cells (`C 3`, `b2 -> b4`, `30 b to 5 b`) are spelled as in canonical texts (`b2-b4`, `30b-5b`). Games read spelled
texts, so that each form of a move is understood in all of them.
"""

import re

from engine.errors import TextError, UnreadableMove

LONGEST_TEXT = 200
DASHES = dict.fromkeys((8208, 8209, 8210, 8211, 8212, 8594, 8722), "-")
"""Hyphens, dashes, minus and arrow, which keyboards put in for the plain hyphen."""
_SIGNS = DASHES | dict.fromkeys(map(ord, "→⇒⟶➔➙➜➝➞➡"), "->") | {0xFE0F: None, 0x2060: None}
"""What stands for what in a move. An arrow is no hyphen, which beside a pit of Contigo is a direction. The last are
invisible characters: one chooses how an arrow is drawn, the other keeps a move that was copied in one line."""

_LINKS = r"-+ ?>*|=*>+|to"
"""The links between two cells, with or without blanks around them. A blank alone is one too, and so is nothing. The
word is the notation's, as `pass` is; those of languages are put into it before a text is read."""


def normalized(text: str) -> str:
    """Return the text in lower case, with single blanks, plain hyphens and arrows (`->`).

    Raises UnreadableMove for a text that is empty, too long, or not ASCII.
    """
    plain = " ".join(text.lower().translate(_SIGNS).split())
    if not plain or len(plain) > LONGEST_TEXT or not plain.isascii() or not plain.isprintable():
        raise UnreadableMove("unreadable", text=text[:40])
    return plain


def read_number(text: str, allowed: range = range(1_000_000)) -> int:
    """Return the number that a text of plain digits means. Raises TextError unless it is one of those allowed."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) in allowed):
        raise TextError("value", what=text[:40])
    return int(text)


class Spelling:
    """The names of a board's cells, and the links between two of them in a text besides a hyphen."""

    def __init__(self, typed: str, cell: str, half: str, links: str = "", led: str = "(?!)") -> None:
        """Make a spelling from regular expressions.

        `typed` is a cell as people type it, with its two parts in groups; `cell` is a canonical cell; `half` is the
        beginning of one. `links` adds to what may stand between two cells. `led` stands before a cell that `>` links to
        the next one.
        """
        link, none = rf" ?(?:{_LINKS}{links}) ?(?={cell}|(?:{half})?$)", rf" ?(?={cell}|{half}$)"
        self._typed = re.compile(typed)
        self._linked = re.compile(rf"({led} ?)?({cell})(?:{link}|{none})")

    def spelled(self, text: str) -> str:
        """Return a tidied text with its cells, whole or half typed, and their links as canonical texts have them."""
        return self._linked.sub(_link, self._typed.sub(_cell, text))


def _cell(found: re.Match[str]) -> str:
    """Return the name of a cell, without blanks and leading zeros."""
    return "".join([part if part.isalpha() else part.lstrip("0") or "0" for part in found.groups()])


def _link(found: re.Match[str]) -> str:
    """Return a cell with the character that links it to the next."""
    return f"{found[1].strip()}{found[2]}>" if found[1] else f"{found[2]}-"


LETTER_FIRST = Spelling(r"(?<![a-z])([a-z]) ?([0-9]+)", r"[a-z][0-9]+", "[a-z]", links="|x")
"""For boards with columns of letters: `c3`. An `x` between cells is a capture."""
NUMBER_FIRST = Spelling(r"(?<![0-9])([0-9]+) ?([a-wyz])(?![a-z])", r"(?<![0-9])[0-9]+[a-wyz]", "[0-9]+", led="x")
"""For the ring: `30b`. An `x` before a cell leads a relocation: `x14b>20d`."""
