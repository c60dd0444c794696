"""Type: the fonts, measured text, and names without what the fonts cannot show."""

import unicodedata
from pathlib import Path

from PIL import ImageFont

from renderer.paint.caching import cached

WEIGHTS = {"medium": "Inter-Medium.ttf", "semibold": "Inter-SemiBold.ttf", "figures": "InterDisplay-SemiBold.ttf"}
ELLIPSIS = "…"
_FOLDER = Path(__file__).parents[1] / "fonts"
_LONGEST = 100
"""Characters of a name that are used at most."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn")
"""Unicode categories that are left out of names: controls, directions, stray combining marks."""


@cached
def font(weight: str, pixels: float) -> ImageFont.FreeTypeFont:
    """Return a font (a key of `WEIGHTS`) at a size in pixels."""
    return ImageFont.truetype(_FOLDER / WEIGHTS[weight], pixels)


def plain(name: str) -> str:
    """Return a name as one line without control characters, for alt text and text boards."""
    kept = (char if char.isprintable() else " " for char in name[:_LONGEST])
    return " ".join("".join(kept).split())


@cached
def settable(name: str) -> str:
    """Return what the fonts can show of a name: plain letters for fancy ones, nothing for what has no glyph."""
    letters = unicodedata.normalize("NFKC", name[:_LONGEST])
    kept = (char for char in letters if char.isspace() or (unicodedata.category(char) not in _UNSEEN and _has(char)))
    return " ".join("".join(kept).split())


@cached
def length(text: str, weight: str, size: float) -> float:
    """Return the length of a line of text in the units of `size`."""
    return font(weight, size).getlength(text)


@cached
def fitted(text: str, weight: str, size: float, width: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than `width` (in the units of `size`)."""
    if length(text, weight, size) <= width:
        return text
    face = font(weight, size)
    while text and face.getlength(text + ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def in_width(text: str, weight: str, sizes: tuple[int, int], width: float) -> tuple[int, str]:
    """Return the largest size between two at which a text fits in `width`, and the text; cut if it never fits."""
    smallest, largest = sizes
    needed = int(largest * width / max(1, length(text, weight, largest)))
    size = max(smallest, min(largest, needed))
    return size, fitted(text, weight, size, width)


@cached
def _has(char: str) -> bool:
    """Return whether the fonts have a glyph for a character, other than the one for missing characters."""
    face = font("semibold", 32)
    return bytes(face.getmask(char)) != bytes(face.getmask("\uffff"))
