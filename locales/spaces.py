"""Spaces at which no line may end, in each language: the files have plain ones.

What stands in backticks is left alone: code, and moves, which `unbroken` keeps together.
"""

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""A narrow space, which no line ends at either."""

_EVERYWHERE: Final = r" (?:(?=…)|(?<=\d )(?=(?:%|[KMG][Bo]|h|min|d|j|Uhr)(?!\w)))"
"""Before an ellipsis that follows a word, and between a number and its unit."""
_BY_LANGUAGE: Final = {
    "en": ((r" (?<=\b[Nn]o\. )(?=\d)", NO_BREAK),),
    "fr": (
        (r" (?<=\b[Nn]º )(?=\d)", NO_BREAK),
        (r" (?:(?<=« )|(?=»)|(?<![;:\s] )(?=[:;!?]+(?![^\s*_.,)\]»])))", NARROW),
    ),
    "de": ((r" (?:(?<=\bNr\. )(?=\d)|(?<=\b[zdu]\. )(?=[Bhaä]\.))", NO_BREAK),),
}
"""Patterns of spaces, with what replaces them. Each begins with its space, and looks around a bounded width."""
_PATTERNS: Final = {
    language: tuple(
        (re.compile(pattern), space) for pattern, space in ((_EVERYWHERE, NO_BREAK), *_BY_LANGUAGE.get(language, ()))
    )
    for language in ("", *_BY_LANGUAGE)
}


def spaced(language: str, text: str) -> str:
    """Return a text with the no-break spaces that the language wants; it is as long as before."""
    parts = text.split("`")
    parts[::2] = (_spaced(language, part) for part in parts[::2])
    return "`".join(parts)


def _spaced(language: str, text: str) -> str:
    for pattern, space in _PATTERNS.get(language, _PATTERNS[""]):
        text = pattern.sub(space, text)
    return text
