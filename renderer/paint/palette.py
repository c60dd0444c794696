"""The 255 colours of a picture, and how blending looks when colours are numbers in a palette.

A picture is painted as palette indices from the start: that keeps it a third of the size, and saves choosing colours
anew for each. To lay a tone over what is there, indices are looked up in a table made once per tone and share.
"""

from collections.abc import Collection, Iterable, Iterator
from math import dist
from typing import NamedTuple

from PIL import Image

from renderer.paint.caching import cached
from renderer.scene import Inks
from renderer.theme import TEXTS, THEMES, Rgb, mix

SIZE = 256
"""Numbers that a pixel may have. The last is no colour, but left for what an animation leaves out."""


class Grain(NamedTuple):
    """How close tones, and blends of them, have to be (distance in RGB) to share an entry."""

    tones: float
    blends: float


FINE, COARSE = Grain(0, 7), Grain(12, 45)
"""For a picture that is studied, and for one of many that are to be small."""


class Palette:
    """Up to 255 colours for one theme: every tone that is used, then blends of tones that touch."""

    def __init__(self, theme: str, inks: Inks, grain: Grain = FINE) -> None:
        self.tones = THEMES[theme].tones
        self.colours: list[Rgb] = []
        self.index: dict[str, int] = {}
        for tone in _tones(inks):
            self.index[tone] = self._entry(self.tones[tone], grain.tones)
        for over, share, under in _blends(inks):
            colour = mix(self.tones[over], share, self.tones[under])
            if len(self.colours) < SIZE - 1 and self._distance(colour) > grain.blends:
                self.colours.append(colour)
        self.bytes = bytes(part for colour in self.colours for part in colour)
        padded = [*self.colours, *[self.colours[0]] * (SIZE - len(self.colours))]
        self._strip = Image.new("RGB", (SIZE, 1))
        self._strip.putdata(padded)

    def nearest(self, image: Image.Image, among: Iterable[str] = ()) -> Image.Image:
        """An RGB image as palette indices (mode L), of all entries or of some tones."""
        chosen = [self.index[tone] for tone in among] or list(range(len(self.colours)))
        chosen += [chosen[0]] * (SIZE - len(chosen))
        sample = Image.new("P", (1, 1))
        sample.putpalette([part for entry in chosen for part in self.colours[entry]])
        found = image.quantize(palette=sample, dither=Image.Dither.NONE)
        return Image.frombytes("L", image.size, found.tobytes()).point(chosen)

    @cached(4096)
    def over(self, tone: str, share: float) -> list[int]:
        """For each palette index, the index of `share` of a tone laid over that colour."""
        solid = Image.new("RGB", (SIZE, 1), self.tones[tone])
        return list(self.nearest(Image.blend(self._strip, solid, share)).tobytes())

    def _entry(self, colour: Rgb, alike: float) -> int:
        near = min(self.colours, key=lambda known: dist(colour, known), default=None)
        if near is None or dist(colour, near) > alike:
            self.colours.append(colour)
            near = colour
        return self.colours.index(near)

    def _distance(self, colour: Rgb) -> float:
        return min(dist(colour, known) for known in self.colours)


def _tones(inks: Inks) -> dict[str, None]:
    named = _named(inks)
    return dict.fromkeys((*named, *(tone for pair in _texts(named) for tone in pair)))


def _named(inks: Inks) -> list[str]:
    return [name for meeting in inks for name in f"{meeting.over} {meeting.under}".split()]


def _texts(named: Collection[str]) -> list[tuple[str, str]]:
    """Texts with what they stand on, as far as that is among the tones named."""
    return [(text, ground) for text, grounds in TEXTS.items() for ground in grounds if ground in named]


def _blends(inks: Inks) -> Iterator[tuple[str, float, str]]:
    """Half-way blends first: if room runs out, the finest steps are the ones to go."""
    pairs = [
        (over, share, under)
        for meeting in inks
        for over in meeting.over.split()
        for under in meeting.under.split()
        for share in meeting.shares
    ]
    pairs += [(text, share, ground) for text, ground in _texts(_named(inks)) for share in (0.25, 0.5, 0.75)]
    return iter(sorted(pairs, key=lambda pair: pair[1] != 0.5))


@cached(32)
def palette(theme: str, inks: Inks, grain: Grain = FINE) -> Palette:
    """The palette of a theme for a set of inks."""
    return Palette(theme, inks, grain)
