"""Stamps: shapes prepared for painting on images of palette indices.

A stamp is a few pastes, each through a one-bit mask: one for what a shape covers wholly, and one for each step of its
smoothed edge, where its tone is laid over what is there by looking indices up.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PIL import Image, ImageChops

from renderer.palette import Palette
from renderer.raster import Canvas, Coverage, coverage, draw, extent, pixels
from renderer.shapes import Figure, Shape, Text

STEPS = 4
"""Steps from not covered to wholly covered. Few steps make small files, and nobody sees more at this size."""
_SAMPLES = 8
"""How many times larger a figure is drawn before it is cut into a stamp."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One paste: where, through which mask, and what: fixed indices, or a look-up of those that are there."""

    area: tuple[int, int, int, int]
    mask: Image.Image
    fill: Image.Image | int = 0
    lookup: list[int] | None = None

    def paste(self, canvas: Image.Image, x: int = 0, y: int = 0) -> None:
        """Pastes the layer on an image of palette indices, moved by (x, y) pixels."""
        left, top, right, bottom = self.area
        area = (left + x, top + y, right + x, bottom + y)
        fill = self.fill if self.lookup is None else canvas.crop(area).point(self.lookup)
        canvas.paste(fill, area, self.mask)


Stamp = tuple[Layer, ...]


def stamp(shape: Shape, scale: float, palette: Palette) -> Stamp:
    """The stamp of a shape at `scale` pixels per unit."""
    covered = coverage(shape, scale)
    if isinstance(shape, Text) and shape.on:
        return _on_flat(covered, shape.tone, shape.on, palette)
    return tuple(_laid_over(covered, shape.tone, shape.alpha, palette))


def stamp_figure(figure: Figure, scale: float, palette: Palette) -> Stamp:
    """The stamp of several opaque shapes as one: blended within, and laid over what is there along its outline."""
    picture, left, top = _smoothed(figure, scale, palette)
    covered = Coverage(left, top, picture.getchannel("A"))
    colours = picture.convert("RGB")
    layers = [*_cut(covered, STEPS.__eq__, fill=palette.nearest(colours))]
    tones = tuple(dict.fromkeys(shape.tone for shape in figure.shapes))
    owners = palette.nearest(colours, among=tones)
    for tone in tones:
        index = palette.index[tone]
        mine = owners.point([255 * (value == index) for value in range(256)])
        edge = Coverage(left, top, ImageChops.multiply(covered.mask, mine))
        for step in range(1, STEPS):
            layers += _cut(edge, step.__eq__, lookup=palette.over(tone, step / STEPS))
    return tuple(layers)


def _on_flat(covered: Coverage, tone: str, ground: str, palette: Palette) -> Stamp:
    """A stamp for a ground of one known tone: everything in one paste."""
    under = palette.index[ground]
    blends = [palette.over(tone, step / STEPS)[under] for step in range(STEPS)] + [palette.index[tone]]
    fill = covered.mask.point([blends[_step(value)] for value in range(256)])
    return tuple(_cut(covered, bool, fill=fill))


def _laid_over(covered: Coverage, tone: str, alpha: float, palette: Palette) -> Iterator[Layer]:
    for step in range(1, STEPS + 1):
        share = alpha * step / STEPS
        if share == 1:
            yield from _cut(covered, step.__eq__, fill=palette.index[tone])
        else:
            yield from _cut(covered, step.__eq__, lookup=palette.over(tone, share))


def _step(value: int) -> int:
    return round(value * STEPS / 255)


def _cut(
    covered: Coverage,
    chosen: Callable[[int], bool],
    fill: Image.Image | int = 0,
    lookup: list[int] | None = None,
) -> Iterator[Layer]:
    """The layer of those pixels whose step is chosen, cut to where they are; nothing if there are none."""
    mask = covered.mask.point([255 * bool(chosen(_step(value))) for value in range(256)], "1")
    box = mask.getbbox()
    if box:
        left, top, right, bottom = box
        area = (covered.left + left, covered.top + top, covered.left + right, covered.top + bottom)
        yield Layer(area, mask.crop(box), fill.crop(box) if isinstance(fill, Image.Image) else fill, lookup)


def _smoothed(figure: Figure, scale: float, palette: Palette) -> tuple[Image.Image, int, int]:
    """The figure in its colours (mode RGBA), and the pixel its upper left corner lies on."""
    hulls = list(zip(*map(extent, figure.shapes), strict=True))
    hull = min(hulls[0]), min(hulls[1]), max(hulls[2]), max(hulls[3])
    left, top, right, bottom = pixels(hull, scale)
    picture = Image.new("RGBA", ((right - left) * _SAMPLES, (bottom - top) * _SAMPLES))
    for shape in figure.shapes:
        mask = Image.new("L", picture.size)
        draw(shape, Canvas.on(mask, scale * _SAMPLES, left * _SAMPLES, top * _SAMPLES))
        picture.paste((*palette.tones[shape.tone], 255), mask=mask)
    # Averaged with colours weighted by coverage, so that what is not there tints nothing.
    return picture.convert("RGBa").reduce(_SAMPLES).convert("RGBA"), left, top
