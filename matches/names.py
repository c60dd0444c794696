"""Names and notes that people type, made into one line in which nothing is hidden."""

import re
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
_PARTING, _JOINING, _COLOURED = "\u200c", "\u200d", "\ufe0f"
"""Hidden characters that change what stands beside them: they part letters, join emoji, and show a sign as an emoji."""
_BETWEEN: Final = re.compile(f"[{_PARTING}{_JOINING}{_COLOURED}]+")
_EMOJI: Final = re.compile("[\u2194\u2195\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")
_UNJOINED: Final = frozenset("ءآأؤإاةدذرزوڈڑژۀےە")
"""Arabic letters that are never joined to the next one, so that nothing is seen of what would part them."""
_VIRAMA: Final = 9
"""The combining class of signs after which letters are joined or parted in the scripts of India."""


def one_line(text: str) -> str:
    """Return a text without line breaks, repeated blanks, invisible characters, and those that turn text around.

    What joins emoji or parts letters stays where something is seen of it. The result is empty if nothing of the text is
    visible.
    """
    return " ".join(_BETWEEN.sub(_kept, "".join(map(_visible, text))).split())


def _visible(character: str) -> str:
    """Return a character; a blank for one that only takes room; nothing for one that is always hidden."""
    if character.isspace() or character in _BLANK:
        return " "
    hidden = ord(character) in _IGNORED or unicodedata.category(character) in _HIDDEN
    return "" if hidden and not _BETWEEN.match(character) else character


def _kept(found: re.Match[str]) -> str:
    """Return what stays of the joining and parting characters between two visible ones."""
    between, text = found[0], found.string
    last, following = text[max(0, found.start() - 1) : found.start()], text[found.end() : found.end() + 1]
    if _EMOJI.match(last):
        joined = _JOINING in between and _EMOJI.match(following)
        return _COLOURED * (_COLOURED in between) + _JOINING * bool(joined)
    if last and following.strip() and unicodedata.combining(last) == _VIRAMA:
        return between.replace(_COLOURED, "")[:1]
    is_arabic = last and following and {*map(unicodedata.bidirectional, last + following)} == {"AL"}
    return _PARTING if is_arabic and _PARTING in between and last not in _UNJOINED else ""
