"""Cells as people type them (`C 3`, `b2 -> b4`, `30 b to 5 b`), spelled as in canonical texts (`b2-b4`, `30b-5b`).

Games read spelled texts, so that each form of a move is understood in all of them (RULES.md, section 5).
"""

import re

_LINKS = r"-+ ?>*|=*>+|to|vers"
"""What may stand between two cells, with or without blanks around it; so may a blank alone, or nothing."""


class Spelling:
    """How the cells of a board are named, and what else than a hyphen may link two of them in a text."""

    def __init__(self, typed: str, cell: str, half: str, links: str = "", led: str = "(?!)") -> None:
        """All are regular expressions: a cell as people type it, its two parts in groups; a cell; and half a cell.

        `links` adds to what may stand between cells. What is `led` stands before a cell that `>` links to the next.
        """
        link, none = rf" ?(?:{_LINKS}{links}) ?(?={cell}|(?:{half})?$)", rf" ?(?={cell}|{half}$)"
        self._typed = re.compile(typed)
        self._linked = re.compile(rf"({led} ?)?({cell})(?:{link}|{none})")

    def spelled(self, text: str) -> str:
        """A tidied text with its cells, whole or half typed, and their links as canonical texts have them."""
        return self._linked.sub(_link, self._typed.sub(_cell, text))


def _cell(found: re.Match[str]) -> str:
    """The name of a cell, without blanks and leading zeros."""
    return "".join(part if part.isalpha() else part.lstrip("0") or "0" for part in found.groups())


def _link(found: re.Match[str]) -> str:
    """A cell and the sign that links it to the next."""
    return f"{found[1].strip()}{found[2]}>" if found[1] else f"{found[2]}-"


LETTER_FIRST = Spelling(r"(?<![a-z])([a-z]) ?([0-9]+)", r"[a-z][0-9]+", "[a-z]", links="|x")
"""For boards with columns of letters: `c3`. An `x` between cells is a capture."""
NUMBER_FIRST = Spelling(r"(?<![0-9])([0-9]+) ?([a-wyz])(?![a-z])", r"(?<![0-9])[0-9]+[a-wyz]", "[0-9]+", led="x")
"""For the ring: `30b`. An `x` before a cell leads a relocation: `x14b>20d`."""
