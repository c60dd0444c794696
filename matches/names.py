"""Names and notes that people type, made into one line in which nothing is hidden."""

import unicodedata
from typing import Final

_BLANK: Final = "\u2800\u3164\uffa0\u115f\u1160"
"""Characters that are drawn as nothing but take room."""
_IGNORED: Final = frozenset(
    (
        *(0x034F, 0x17B4, 0x17B5, 0x2065),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0xE0000, 0xE1000),
    )
)
"""Characters that programs may draw as nothing (Default_Ignorable_Code_Point), beside those in `_HIDDEN`."""
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs"))
"""Categories of controls, of characters that turn, join or part the text around them, and of surrogates."""


def one_line(text: str) -> str:
    """Return a text without line breaks, repeated blanks, invisible characters, and those that turn text around.

    Joined emoji fall apart into their members. The result is empty if nothing of the text is visible.
    """
    return " ".join("".join(map(_visible, text)).split())


def _visible(character: str) -> str:
    """Return a character; a blank for one that only takes room; nothing for one that is hidden."""
    if character.isspace() or character in _BLANK:
        return " "
    hidden = ord(character) in _IGNORED or unicodedata.category(character) in _HIDDEN
    return "" if hidden else character
