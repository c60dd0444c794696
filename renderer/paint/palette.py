"""The palettes of files: at most 255 colours for all pictures of a family of games in a theme.

The tones of the family come first, so that flat areas come out as they should. The rest are the blends that its
pictures need most. `python -m renderer.palettes` derives both from pictures and writes them to `palettes.toml`.
"""

import tomllib
from collections.abc import Sequence
from math import dist
from pathlib import Path
from typing import Final

from PIL import Image

from renderer.paint.caching import cached
from renderer.theme import THEMES, Rgb, rgb

SIZE: Final = 255
"""Colours in a palette. One number is left for what an animation leaves out."""
_TONES_APART, _BLENDS_APART = 6, 45
"""The least distance (in RGB) between colours of animated pictures: of tones, and of blends from all others."""
ANY: Final = "any"
"""Instead of a family: the palette of pictures of several families, and of games whose family has none."""
FILE: Final = Path(__file__).with_name("palettes.toml")


class Palette:
    """Colours for pictures in a theme, and how the colours of an image are rounded to them."""

    def __init__(self, theme: str, colours: Sequence[Rgb]) -> None:
        self.theme = theme
        self.colours = colours
        self.tones = THEMES[theme].tones
        self.bytes = bytes(part for colour in colours for part in colour)
        # Pillow looks colours up by the upper six bits of each part. With the lower two cleared a tone is found for
        # itself, and not a neighbour that is nearer to what is left of it.
        self._lookup = Image.new("P", (1, 1))
        self._lookup.putpalette([part & ~3 for part in self.bytes])

    def indexed(self, image: Image.Image) -> Image.Image:
        """Return an RGB image in the colours of the palette (mode P)."""
        found = self.indices(image)
        found.putpalette(self.bytes)
        return found

    def indices(self, image: Image.Image) -> Image.Image:
        """Return an RGB image as a part of one in the colours of the palette: mode P, with other colours of its own."""
        return image.quantize(palette=self._lookup, dither=Image.Dither.NONE)


@cached
def palette(family: str, theme: str) -> Palette:
    """Return the palette of a family of games in a theme."""
    known = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return Palette(theme, [rgb(colour) for colour in known.get(family, known[ANY])[theme].split()])


@cached
def film_palette(family: str, theme: str) -> Palette:
    """Return the palette of animated pictures: without colours that hardly differ, since fewer make smaller files."""
    full = palette(family, theme)
    tones = {*full.tones.values()}
    chosen: list[Rgb] = []
    for colour in full.colours:
        apart = _TONES_APART if colour in tones else _BLENDS_APART
        if all(dist(colour, other) > apart for other in chosen):
            chosen.append(colour)
    return Palette(theme, chosen)
