"""Every colour of every picture, by name, in both themes; and the texts that stand on them.

A *tone* is the name of a flat colour. Shapes name tones, so one scene serves both themes.
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
    "lately": ("D29320", "C98C1E"),  # what happened before the latest ply, and was not seen yet
    "lately-case": ("33240A", "33240A"),
    "amber-text": ("FFB000", "7F4B00"),
    "teal": ("45E8C6", "25D3AE"),
    "teal-case": ("0B2F2A", "0B2F2A"),
    "teal-text": ("45E8C6", "09614F"),
    "refused": ("E5484D", "D0363C"),
    "refused-case": ("45090C", "45090C"),
    "refused-hatch": ("A8262C", "A8262C"),
    "gold": ("FFD24A", "FFD24A"),
    "gold-case": ("4A3500", "4A3500"),
    # Contiguity: moves before the latest ply, not seen yet, in the colour of the side that played them
    "white-lately": ("F6F2E8", "F6F2E8"),
    "white-lately-case": ("6A614F", "6A614F"),
    "red-lately": ("BE5C46", "BE5C46"),
    "red-lately-case": ("785244", "825C4D"),
    # Druid: the ground that stones stand on, and the kerb round it in the colours of those who have to join its edges
    "umbra": ("0B0F0D", "2A2D20"),
    "meadow": ("3E4A3A", "98A87E"),
    "meadow-dark": ("344032", "8C9C72"),
    "meadow-seam": ("273127", "76865F"),
    "meadow-umbra": ("0B0F0D", "4E553F"),
    "cell-name": ("D0DBC8", "11160A"),
    "crook": ("C08A50", "C08A50"),
    "kerb-limestone": ("C3B99C", "EADEBC"),
    "kerb-limestone-front": ("928461", "B4A47A"),
    "kerb-limestone-joint": ("8B7B56", "A08F63"),
    "kerb-bluestone": ("47657D", "4C6E88"),
    "kerb-bluestone-front": ("2D4456", "2F485C"),
    "kerb-bluestone-joint": ("243849", "243849"),
    "kerb-heather": ("98749D", "B687B9"),
    "kerb-heather-front": ("64466A", "764B7A"),
    "kerb-chalk": ("A79E8B", "CFC6B2"),
    "kerb-sandstone": ("A97E66", "BC937C"),
    "kerb-sandstone-front": ("604538", "805F4F"),
    "kerb-slate": ("4E4C48", "5A5A56"),
    "kerb-slate-front": ("31302D", "403F3C"),
    "kerb-dark": ("150F08", "231C0E"),
    "kerb-light": ("F4F8FA", "FFFFFF"),
    # Contigo: slab and pits, pebbles, the crown of a key pawn
    "slab": ("968D79", "B5AA92"),
    "slab-lit": ("B9B09B", "DDD3BC"),
    "slab-text": ("211D15", "2E281C"),
    "slab-dark": ("5A5344", "8A8069"),
    "well": ("34302A", "464035"),
    "well-lip": ("CFC6B2", "EFE7D3"),
    "dimple": ("4A453C", "60594B"),
    "none": ("A89F8C", "BDB39E"),  # the figure of an empty pit
    "pebble": ("DCD6C8", "E4DED0"),
    "pebble-lit": ("FFFFFF", "FFFFFF"),
    "pebble-dark": ("A39C8B", "A8A190"),
    "crown": ("FFFDF6", "FFFDF6"),
    "crown-dark": ("B9B19F", "B9B19F"),
    "refused-text": ("FFFFFF", "FFFFFF"),
}

_FIGURES = {
    # the parts of figures: their tones, the same in both themes
    ("", "-side", "-mark", "-edge"): {
        "white": "F6F2E8 B9B19F 6A614F 3E392F",
        "red": "BE4630 7E2614 4A1208 3A0F08",
    },
    ("", "-rim", "-left", "-front", "-right", "-joint", "-groove", "-glint", "-ink"): {
        "limestone": "EADDB8 FBF4DD CDBD92 AE9C6F 857449 4A3F27 8D7A4C FFF8E4 2E2614",
        "bluestone": "4C6E88 86A7BF 3F5D75 2F485C 213444 101B25 122230 7F9FB6 F4F8FA",
        "heather": "B687B9 D9B5DB 96679A 764B7A 56345A 2C1830 5F3A63 DDBEDF 210F24",
    },
    ("", "-light", "-dark", "-edge"): {
        "pawn-red": "D64B33 F0836B 9A2C1C 3F0E07",
        "pawn-blue": "23559F 4F83CF 143A75 061533",
        "pawn-yellow": "F2C13D FFE9A0 C08F17 463305",
        "pawn-green": "4FAE7E 8BD9B0 2B7A53 0A2E1D",
    },
}

_STONES = ("limestone", "bluestone", "heather")
_PAWNS = ("red", "blue", "yellow", "green")
_IN_PITS = ("well", "well-lip", "dimple", "none", "pebble", "pebble-lit", "pebble-dark")

_MIXES = {
    # name: (tone, share, tone it is mixed into)
    "white-ghost": ("white", 0.5, "stone-dark"),
    "white-ghost-mark": ("white-mark", 0.75, "stone-light"),
    "red-ghost": ("red", 0.45, "stone-light"),
    "red-ghost-mark": ("red-mark", 0.7, "stone-light"),
    "refused-light": ("refused", 0.25, "white"),
    **{f"{stone}-lip": (f"{stone}-rim", 0.5, stone) for stone in _STONES},
    **{f"{stone}-shade": ("umbra", 0.3, stone) for stone in _STONES},
    **{f"{stone}-gap": ("umbra", 0.62, stone) for stone in _STONES},
    "meadow-shade": ("meadow-umbra", 0.4, "meadow"),
    "meadow-dark-shade": ("meadow-umbra", 0.4, "meadow-dark"),
    "meadow-gap": ("umbra", 0.62, "meadow"),
    **{f"pawn-{side}-imprint": (f"pawn-{side}", 0.42, "stone-light") for side in _PAWNS},
    **{f"pawn-{side}-rim": (f"pawn-{side}-edge", 0.4, f"pawn-{side}-dark") for side in _PAWNS},
    **{f"{tone}-faded": ("slab", 0.6, tone) for tone in _IN_PITS},
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
    "limestone-ink": ("limestone",),
    "bluestone-ink": ("bluestone",),
    "heather-ink": ("heather",),
    "cell-name": ("meadow", "meadow-shade"),
    "kerb-dark": ("kerb-limestone", "kerb-heather", "kerb-sandstone", "kerb-chalk"),
    "kerb-light": ("kerb-bluestone", "kerb-slate"),
    "slab-text": ("slab",),
    "pebble-lit": ("well",),
    "none": ("well",),
    "amber": ("well", "amber-case"),
    "teal": ("well", "teal-case"),
    "refused-text": ("refused-hatch",),
}
"""Every pairing of a text with what it stands on; each is readable (4.5 : 1) in both themes."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A look: its name, and the colour of every tone."""

    name: str
    tones: Mapping[str, Rgb]


def mix(colour: Rgb, share: float, into: Rgb) -> Rgb:
    """Return the colour that results when `share` (0 to 1) of one colour is laid over another."""
    red, green, blue = (round(share * over + (1 - share) * under) for over, under in zip(colour, into, strict=True))
    return red, green, blue


def _theme(name: str, column: int) -> Theme:
    tones = {tone: rgb(colours[column]) for tone, colours in _TONES.items()}
    for parts, figures in _FIGURES.items():
        for figure, colours in figures.items():
            named = zip(parts, colours.split(), strict=True)
            tones |= {f"{figure}{part}": rgb(colour) for part, colour in named}
    for tone, (over, share, under) in _MIXES.items():
        tones[tone] = mix(tones[over], share, tones[under])
    return Theme(name, tones)


def rgb(colour: str) -> Rgb:
    """Return a colour that is given in hexadecimal digits."""
    red, green, blue = bytes.fromhex(colour)
    return red, green, blue


THEMES = {"dark": _theme("dark", 0), "light": _theme("light", 1)}
