"""Type: the fonts, and names made fit to be set in them."""

import unicodedata
from pathlib import Path

from PIL import ImageFont

from renderer.paint.caching import cached

WEIGHTS = {"medium": "Inter-Medium.ttf", "semibold": "Inter-SemiBold.ttf", "figures": "InterDisplay-SemiBold.ttf"}
ELLIPSIS = "…"
_FOLDER = Path(__file__).parents[1] / "fonts"
_LONGEST = 100
"""Characters of a name that are looked at."""
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Me", "Mn")
"""Unicode categories that a line of type does without: controls, directions, stray combining marks."""


@cached
def font(weight: str, pixels: float) -> ImageFont.FreeTypeFont:
    """A font at a size in pixels."""
    return ImageFont.truetype(_FOLDER / WEIGHTS[weight], pixels)


def plain(name: str) -> str:
    """A name as one line without control characters, for alt text and text boards."""
    kept = (char if char.isprintable() else " " for char in name[:_LONGEST])
    return " ".join("".join(kept).split())


@cached
def settable(name: str) -> str:
    """What our type can show of a name: plain letters for fancy ones, nothing for what it has no glyph for."""
    letters = unicodedata.normalize("NFKC", name[:_LONGEST])
    kept = (char for char in letters if char.isspace() or (unicodedata.category(char) not in _UNSEEN and _has(char)))
    return " ".join("".join(kept).split())


@cached
def length(text: str, weight: str, size: float) -> float:
    """How long a line of text is, in the units of `size`."""
    return font(weight, size).getlength(text)


@cached
def fitted(text: str, weight: str, size: float, width: float) -> str:
    """The text, cut with an ellipsis where it would be wider than `width` (in the units of `size`)."""
    if length(text, weight, size) <= width:
        return text
    face = font(weight, size)
    while text and face.getlength(text + ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


def in_width(text: str, weight: str, sizes: tuple[int, int], width: float) -> tuple[int, str]:
    """The larger of two sizes, or as much less as the text needs, but not below the smaller; and the text, fitted."""
    smallest, largest = sizes
    needed = int(largest * width / max(1, length(text, weight, largest)))
    size = max(smallest, min(largest, needed))
    return size, fitted(text, weight, size, width)


@cached
def _has(char: str) -> bool:
    """Whether the fonts have a glyph for a character: one that does not look like the stand-in for missing ones."""
    face = font("semibold", 32)
    return bytes(face.getmask(char)) != bytes(face.getmask("\uffff"))
