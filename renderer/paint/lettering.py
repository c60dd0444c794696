"""Type: the fonts, measured text, and names without what the fonts cannot show."""

import unicodedata
from pathlib import Path

from PIL import ImageFont

from renderer.paint.caching import cached

WEIGHTS = {"medium": "Inter-Medium.ttf", "semibold": "Inter-SemiBold.ttf", "figures": "InterDisplay-SemiBold.ttf"}
ELLIPSIS = "…"
FOLDER = Path(__file__).parents[1] / "fonts"
_LONGEST = 100
"""Characters of a name that are used at most."""
_JOINERS = "\u200c\u200d"
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn")
"""Unicode categories that are left out of names: controls, directions, stray combining marks."""


@cached
def font(weight: str, pixels: float) -> ImageFont.FreeTypeFont:
    """Return a font (a key of `WEIGHTS`) at a size in pixels."""
    return ImageFont.truetype(FOLDER / WEIGHTS[weight], pixels)


def plain(name: str) -> str:
    """Return a name as one line without control characters, for alt text and text boards; joined emoji stay joined."""
    kept = (char if char.isprintable() or char in _JOINERS else " " for char in name[:_LONGEST])
    return " ".join("".join(kept).split())


@cached
def settable(name: str) -> str:
    """Return what the fonts can show of a name: plain letters for fancy ones, and no word that would lack letters.

    Of other signs, those without a glyph are left out.
    """
    words = unicodedata.normalize("NFKC", name[:_LONGEST]).split()
    shown = ("".join(filter(_has, word)) for word in words if all(_has(char) for char in word if char.isalpha()))
    return " ".join(filter(None, shown))


@cached
def length(text: str, weight: str, size: float) -> float:
    """Return the length of a line of text in the units of `size`."""
    return font(weight, size).getlength(text)


@cached
def fitted(text: str | tuple[str, ...], weight: str, size: float, width: float) -> str:
    """Return a text, cut with an ellipsis if it is wider than `width` (in the units of `size`).

    Of several, the longest first, it is the first that fits whole, else the last.
    """
    texts = (text,) if isinstance(text, str) else text
    chosen = next((each for each in texts if length(each, weight, size) <= width), texts[-1])
    if length(chosen, weight, size) <= width:
        return chosen
    face = font(weight, size)
    while chosen and face.getlength(chosen + ELLIPSIS) > width:
        chosen = chosen[:-1].rstrip()
    return chosen + ELLIPSIS


def in_width(text: str | tuple[str, ...], weight: str, sizes: tuple[int, int], width: float) -> tuple[int, str]:
    """Return the largest size between two at which a text fits in `width`, and the text, as `fitted` chooses or cuts it
    at the smallest.
    """
    smallest, largest = sizes
    chosen = fitted(text, weight, smallest, width)
    needed = int(largest * width / max(1, length(chosen, weight, largest)))
    return max(smallest, min(largest, needed)), chosen


@cached
def _has(char: str) -> bool:
    """Return whether the fonts show a character: whether they have a glyph for it, and it is none of the `_UNSEEN`."""
    face = font("semibold", 32)
    return unicodedata.category(char) not in _UNSEEN and bytes(face.getmask(char)) != bytes(face.getmask("\uffff"))
