"""Every colour of every picture, by name, in both themes; and the texts that stand on them.

A *tone* is a name of a flat colour. Shapes speak of tones, so one scene serves both themes. To change how Trilithon
looks, change this table.
"""

from collections.abc import Mapping
from dataclasses import dataclass

Rgb = tuple[int, int, int]

_TONES = {
    # name: (dark theme, light theme)
    "ground": ("20262B", "ECE7DC"),  # around the board
    "bank": ("2D372F", "DDD9C6"),  # dark turf that carries the coordinates
    "turf": ("3E4A3A", "C9D2B4"),
    "clearing": ("4A5845", "D6DDC4"),  # a lighter patch of turf
    "dell": ("273024", "A9B493"),  # turf in the shade
    "text": ("EDE8DC", "1B1D1F"),
    "muted": ("A9AFA6", "565B57"),
    # a board of stone
    "stone-light": ("BDB39D", "D5CBB4"),
    "stone-dark": ("A59B85", "BDB198"),
    "line": ("564D3D", "746A54"),
    "seam": ("7A705C", "A2977E"),
    "rim": ("6A614F", "9A8F77"),
    "wall": ("4C4538", "7C725C"),
    "drop": ("14181B", "B9B4A4"),  # the shadow of the whole board
    "cut": ("3A3327", "443C2F"),  # letters cut into stone
    "shade": ("564D3D", "746A54"),  # the shadow of a piece on stone
    # trilithons in the background
    "monument-front": ("948C80", "C2B9A6"),
    "monument-top": ("C2BAA9", "ECE7DC"),
    "monument-side": ("696259", "918876"),
    "monument-edge": ("272D27", "6B7158"),
    # name cards
    "card": ("2E363C", "D2CCB8"),
    "card-text": ("EDE8DC", "1B1D1F"),
    "card-turn": ("EDE8DC", "1B1D1F"),
    "card-turn-text": ("1B1D1F", "F6F2E8"),
    "gold-text": ("1B1D1F", "1B1D1F"),
    "win-text": ("FFD24A", "1B1D1F"),
    # what happened, what may happen; each with the dark casing it wears on stone, and its tone as text on the ground
    "amber": ("FFB000", "F0A000"),
    "amber-case": ("33240A", "33240A"),
    "amber-text": ("FFB000", "7F4B00"),
    "teal": ("45E8C6", "25D3AE"),
    "teal-case": ("0B2F2A", "0B2F2A"),
    "teal-text": ("45E8C6", "09614F"),
    "refused": ("E5484D", "D0363C"),
    "refused-case": ("45090C", "45090C"),
    "refused-hatch": ("A8262C", "A8262C"),
    "gold": ("FFD24A", "FFD24A"),
    "gold-case": ("4A3500", "4A3500"),
    # Contiguity
    "white": ("F6F2E8", "F6F2E8"),
    "white-side": ("B9B19F", "B9B19F"),
    "white-mark": ("6A614F", "6A614F"),
    "white-edge": ("3E392F", "3E392F"),
    "red": ("BE4630", "BE4630"),
    "red-side": ("7E2614", "7E2614"),
    "red-mark": ("4A1208", "4A1208"),
    "red-edge": ("3A0F08", "3A0F08"),
}

_MIXES = {
    # name: (tone, share, tone it is mixed into)
    "white-ghost": ("white", 0.5, "stone-dark"),
    "white-ghost-mark": ("white-mark", 0.75, "stone-light"),
    "red-ghost": ("red", 0.45, "stone-light"),
    "red-ghost-mark": ("red-mark", 0.7, "stone-light"),
    "refused-light": ("refused", 0.25, "white"),
}

TEXTS = {
    # tone of a text: the tones it is written on
    "text": ("bank", "ground", "turf"),
    "muted": ("ground", "bank"),
    "cut": ("stone-light", "stone-dark"),
    "card-text": ("card",),
    "card-turn-text": ("card-turn",),
    "gold-text": ("gold",),
    "win-text": ("turf",),
    "amber-text": ("ground", "bank"),
    "teal-text": ("ground", "bank"),
    "amber-case": ("amber",),
    "teal-case": ("teal",),
}
"""Every pairing of a text with what it stands on; each is readable (4.5 : 1) in both themes."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A look: its name, and the colour of every tone."""

    name: str
    tones: Mapping[str, Rgb]


def mix(colour: Rgb, share: float, into: Rgb) -> Rgb:
    """`share` (0 to 1) of one colour laid over another."""
    red, green, blue = (round(share * over + (1 - share) * under) for over, under in zip(colour, into, strict=True))
    return red, green, blue


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast ratio from 1 to 21, as WCAG 2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Rgb) -> float:
    """Relative luminance from 0 to 1, as WCAG 2 defines it."""
    linear = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)
    )
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _theme(name: str, column: int) -> Theme:
    tones = {tone: _rgb(colours[column]) for tone, colours in _TONES.items()}
    for tone, (over, share, under) in _MIXES.items():
        tones[tone] = mix(tones[over], share, tones[under])
    return Theme(name, tones)


def _rgb(colour: str) -> Rgb:
    red, green, blue = bytes.fromhex(colour)
    return red, green, blue


THEMES = {"dark": _theme("dark", 0), "light": _theme("light", 1)}
