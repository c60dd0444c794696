"""What people write of themselves, made into one line in which nothing is hidden: their names, and what they say."""

import unicodedata
from typing import Final

_BLANK: Final = "\u2800\u3164\uffa0\u115f\u1160"
"""Letters and signs that are drawn as nothing, and take room."""
_IGNORED: Final = frozenset(
    (
        *(0x034F, 0x17B4, 0x17B5, 0x2065),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0xE0000, 0xE1000),
    )
)
"""What Unicode lets programs draw as nothing (Default_Ignorable_Code_Point), as far as its category does not tell."""
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs"))
"""Categories of controls, of signs that turn, join or part the text around them, and of halves of signs."""


def one_line(text: str) -> str:
    """A text without line breaks, repeated blanks, and signs that are not seen or that turn the text around them.

    Emoji joined to one fall apart into those that they are made of. Empty where there is nothing to be seen.
    """
    return " ".join("".join(map(_seen, text)).split())


def _seen(sign: str) -> str:
    """A sign, a blank for one that only takes room, or nothing."""
    if sign.isspace() or sign in _BLANK:
        return " "
    return "" if ord(sign) in _IGNORED or unicodedata.category(sign) in _HIDDEN else sign
