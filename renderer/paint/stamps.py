"""Stamps: shapes prepared for painting on images of palette indices.

A stamp is a few pastes, each through a one-bit mask: one for what a shape covers wholly, and one for each step of its
smoothed edge, where its tone is laid over what is there by looking indices up.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from PIL import Image, ImageChops

from renderer.paint.palette import Palette
from renderer.paint.raster import COARSE, Canvas, Coverage, coverage, draw, extent, fineness, pixels
from renderer.shapes import Figure, Shape, Text

STEPS = 4
"""Steps from not covered to wholly covered. Few steps make small files, and nobody sees more at this size."""
_STEP = [round(value * STEPS / 255) for value in range(256)]
"""The step of each value of a mask."""
_IS_STEP = [[255 * (value == step) for value in _STEP] for step in range(STEPS + 1)]
_IS_ANY = [255 * (value > 0) for value in _STEP]
_IS_HALF = [255 * (2 * step >= STEPS) for step in _STEP]

Area = tuple[int, int, int, int]
Pixels = Any
"""An image's `im`, the name of whose class Pillow keeps to itself. Its methods do without checks that take longer than
pasting something small does."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One paste: where, through which mask, and what: fixed indices, or a look-up of those that are there."""

    area: Area
    mask: Pixels
    fill: Pixels | int = 0
    lookup: list[int] | None = None

    def paste(self, canvas: Pixels, x: int = 0, y: int = 0) -> None:
        """Pastes the layer on an image of palette indices, moved by (x, y) pixels."""
        area = self.moved(x, y) if x or y else self.area
        fill = self.fill if self.lookup is None else canvas.crop(area).point(self.lookup, None)
        canvas.paste(fill, area, self.mask)

    def cover(self, mask: Pixels, ink: int, x: int = 0, y: int = 0) -> None:
        """Fills what the layer covers in a mask."""
        mask.paste(ink, self.moved(x, y), self.mask)

    def at(self, x: int, y: int) -> "Layer":
        """The same layer, moved by (x, y) pixels."""
        return replace(self, area=self.moved(x, y))

    def moved(self, x: int, y: int) -> Area:
        """The area, moved by (x, y) pixels."""
        left, top, right, bottom = self.area
        return left + x, top + y, right + x, bottom + y


Stamp = tuple[Layer, ...]
Moved = tuple[Layer, int, int]
"""A layer, and by how many pixels it is moved."""


@dataclass(frozen=True, slots=True)
class Cutout:
    """A figure in its colours (mode RGB), what it covers, and the pixel its upper left corner lies on."""

    left: int
    top: int
    mask: Image.Image
    colours: Image.Image

    @property
    def area(self) -> Area:
        """The pixels it takes up: left, top, right, bottom."""
        return self.left, self.top, self.left + self.mask.width, self.top + self.mask.height


def stamp(shape: Shape, scale: float, palette: Palette) -> Stamp:
    """The stamp of a shape at `scale` pixels per unit."""
    covered = coverage(shape, scale)
    if isinstance(shape, Text) and shape.on:
        return tuple(_written_on(covered, shape.tone, shape.on, palette))
    return tuple(_laid_over(covered, shape.tone, shape.alpha, palette))


def cut_out(figure: Figure, scale: float, palette: Palette, *, sharp: bool = False) -> Cutout:
    """A figure drawn at `scale` pixels per unit; less finely if its outline is to be sharp."""
    left, top, picture = _drawn(figure, scale, palette, sharp)
    mask = picture.getchannel("A").point([step * 255 // STEPS for step in _STEP])
    if figure.within:
        inside = Image.new("L", mask.size)
        draw(figure.within, Canvas.on(inside, scale, left, top))
        mask = ImageChops.multiply(mask, inside)
    return Cutout(left, top, mask, picture.convert("RGB"))


def _drawn(figure: Figure, scale: float, palette: Palette, sharp: bool) -> tuple[int, int, Image.Image]:
    """The upper left corner of a figure, and its picture (mode RGBA) with smooth edges."""
    lefts, tops, rights, bottoms = zip(*map(extent, figure.shapes), strict=True)
    left, top, right, bottom = pixels((min(lefts), min(tops), max(rights), max(bottoms)), scale)
    samples = COARSE if sharp else fineness(right - left, bottom - top)
    large = Image.new("RGBA", ((right - left) * samples, (bottom - top) * samples))
    for shape in figure.shapes:
        x, y, end, low = pixels(extent(shape), scale)
        mask = Image.new("L", ((end - x) * samples, (low - y) * samples))
        draw(shape, Canvas.on(mask, scale * samples, x * samples, y * samples))
        large.paste((*palette.tones[shape.tone], 255), ((x - left) * samples, (y - top) * samples), mask)
    # Averaged with colours weighted by coverage, so that what is not there tints nothing.
    return left, top, large.convert("RGBa").reduce(samples).convert("RGBA")


def stamp_on_flat(cutout: Cutout, tone: str, palette: Palette) -> Stamp:
    """A stamp for a ground of one known tone."""
    return stamp_on(cutout, Image.new("RGB", cutout.mask.size, palette.tones[tone]), palette)


def stamp_on(cutout: Cutout, ground: Image.Image, palette: Palette) -> Stamp:
    """A stamp for a known ground (mode RGB, the cutout's size): everything in one paste."""
    ground.paste(cutout.colours, mask=cutout.mask)
    return tuple(_cut(cutout, _IS_ANY, fill=palette.nearest(ground)))


def stamp_sharp(cutout: Cutout, palette: Palette) -> Stamp:
    """A stamp whose outline is not smoothed: everything in one paste, on any ground."""
    return tuple(_cut(cutout, _IS_HALF, fill=palette.nearest(cutout.colours)))


def heap(layers: Iterable[Moved], upon: Iterable[Moved], lookup: list[int] | None = None) -> Layer:
    """Layers pasted one upon the other, and some that only mark what is there, as one; indices looked up at last."""
    moved = list(layers)
    lefts, tops, rights, bottoms = zip(*(layer.moved(x, y) for layer, x, y in moved), strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    fill, mask = (Image.new(mode, (right - left, bottom - top)).im for mode in ("L", "1"))
    for layer, x, y in moved:
        layer.paste(fill, x - left, y - top)
        layer.cover(mask, 255, x - left, y - top)
    for layer, x, y in upon:
        layer.paste(fill, x - left, y - top)
    return Layer((left, top, right, bottom), mask, fill.point(lookup, None) if lookup else fill)


def stamp_on_anything(cutout: Cutout, tones: Iterable[str], palette: Palette) -> Stamp:
    """A stamp of a figure that is made of `tones`: along its outline, each is laid over what is there."""
    owners = palette.nearest(cutout.colours, among=tones)
    layers = [*_cut(cutout, _IS_STEP[STEPS], fill=palette.nearest(cutout.colours))]
    for tone in tones:
        index = palette.index[tone]
        mine = owners.point([255 * (value == index) for value in range(256)])
        edge = Coverage(cutout.left, cutout.top, ImageChops.multiply(cutout.mask, mine))
        for step in range(1, STEPS):
            layers += _cut(edge, _IS_STEP[step], lookup=palette.over(tone, step / STEPS))
    return tuple(layers)


def _written_on(covered: Coverage, tone: str, ground: str, palette: Palette) -> Iterator[Layer]:
    """One tone on another, in one paste."""
    under = palette.index[ground]
    blends = [under, *(palette.over(tone, step / STEPS)[under] for step in range(1, STEPS)), palette.index[tone]]
    return _cut(covered, _IS_ANY, fill=covered.mask.point([blends[step] for step in _STEP]))


def _laid_over(covered: Coverage, tone: str, alpha: float, palette: Palette) -> Iterator[Layer]:
    for step in range(1, STEPS + 1):
        share = alpha * step / STEPS
        if share == 1:
            yield from _cut(covered, _IS_STEP[step], fill=palette.index[tone])
        else:
            yield from _cut(covered, _IS_STEP[step], lookup=palette.over(tone, share))


def _cut(
    covered: Coverage | Cutout,
    chosen: list[int],
    fill: Image.Image | int = 0,
    lookup: list[int] | None = None,
) -> Iterator[Layer]:
    """The layer of the pixels whose value is chosen (255 in a table of all), cut to where they are; or nothing."""
    mask = covered.mask.im.point(chosen, "1")
    box = mask.getbbox()
    if box:
        left, top, right, bottom = box
        area = (covered.left + left, covered.top + top, covered.left + right, covered.top + bottom)
        yield Layer(area, mask.crop(box), fill.im.crop(box) if isinstance(fill, Image.Image) else fill, lookup)
