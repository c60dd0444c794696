"""Normalization of typed names and notes to one line without hidden characters."""

import re
import unicodedata
from typing import Final

_BLANK: Final = "\u2800\u3164\uffa0\u115f\u1160"
"""Characters that are drawn as blanks."""
_IGNORED: Final = frozenset(
    (
        *(0x034F, 0x17B4, 0x17B5, 0x2065),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0xE0000, 0xE1000),
    )
)
"""Characters that programs may not draw (Default_Ignorable_Code_Point), in addition to `_HIDDEN`."""
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs"))
"""Categories of control, format (joiners, text direction) and surrogate characters."""
_PARTING, _JOINING, _COLOURED = "\u200c", "\u200d", "\ufe0f"
"""Hidden characters that affect their neighbours: non-joiner, joiner, and emoji variation selector."""
_BETWEEN: Final = re.compile(f"[{_PARTING}{_JOINING}{_COLOURED}]+")
_EMOJI: Final = re.compile("[\u2194\u2195\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff]")
_UNJOINED: Final = frozenset("ءآأؤإاةدذرزوڈڑژۀےە")
"""Arabic letters that never join the next letter, so that a non-joiner after them is invisible."""
_VIRAMA: Final = 9
"""Combining class of signs after which letters of Indic scripts are joined or parted."""


def one_line(text: str) -> str:
    """Return a text without line breaks, repeated blanks, invisible characters and text direction controls.

    Joiners and non-joiners stay where they have a visible effect. The result is empty if nothing is visible.
    """
    return " ".join(_BETWEEN.sub(_kept, "".join(map(_visible, text))).split())


def _visible(character: str) -> str:
    """Return a character, a blank for one that is drawn as a blank, or nothing for a hidden one."""
    if character.isspace() or character in _BLANK:
        return " "
    hidden = ord(character) in _IGNORED or unicodedata.category(character) in _HIDDEN
    return "" if hidden and not _BETWEEN.match(character) else character


def _kept(found: re.Match[str]) -> str:
    """Return the joiners and non-joiners to keep between two visible characters."""
    between, text = found[0], found.string
    last, following = text[max(0, found.start() - 1) : found.start()], text[found.end() : found.end() + 1]
    if _EMOJI.match(last):
        joined = _JOINING in between and _EMOJI.match(following)
        return _COLOURED * (_COLOURED in between) + _JOINING * bool(joined)
    if last and following.strip() and unicodedata.combining(last) == _VIRAMA:
        return between.replace(_COLOURED, "")[:1]
    is_arabic = last and following and {*map(unicodedata.bidirectional, last + following)} == {"AL"}
    return _PARTING if is_arabic and _PARTING in between and last not in _UNJOINED else ""
