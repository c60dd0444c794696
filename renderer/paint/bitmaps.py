"""Bitmaps: shapes, figures and piles as pixels with smooth edges, to be pasted anywhere."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from renderer.paint.caching import cached
from renderer.paint.raster import SAMPLES, Area, Canvas, bounds, coverage, draw, extent, pixels
from renderer.shapes import Contour, Figure, Pile, PlacedPile, Point, Shape, Sprite, Text
from renderer.theme import THEMES, Rgb

_STEPS: Final = 4
"""Steps from not covered to wholly covered. Few steps make small files, and nobody sees more at this size."""
_EDGES: Final = [round(value * _STEPS / 255) * 255 // _STEPS for value in range(256)]
"""For each share of a pixel that is covered (0 to 255), the step that it is rounded to."""
_LINES: Final = {"amber": (3.5, 6), "lately": (2, 4)}
"""The reach of a contour's line and of its casing to both sides of the edge, in units, by its tone."""
_BLUR: Final = 17
"""The units over which an edge is blurred, to measure the distance from it. More than twice the casing."""


@dataclass(frozen=True, eq=False, slots=True)
class Bitmap:
    """Pixels: a mask (mode L or RGBA) and what is seen through it, one colour or an image as large.

    `left` and `top` are where its upper left corner lies, in pixels from where the bitmap is put.
    """

    left: int
    top: int
    mask: Image.Image
    image: Image.Image | Rgb

    def paste(self, canvas: Image.Image, x: int, y: int) -> None:
        """Paste the bitmap on an RGB image, its origin at (x, y)."""
        canvas.paste(self.image, self.area(x, y), self.mask)

    def area(self, x: int = 0, y: int = 0) -> Area:
        """Return the pixels that the bitmap takes up with its origin at (x, y)."""
        left, top = self.left + x, self.top + y
        width, height = self.mask.size
        return left, top, left + width, top + height


@cached
def of_shape(shape: Shape, theme: str, scale: float) -> Bitmap:
    """Return a shape in a theme's tones, at `scale` pixels per unit."""
    covered = coverage(shape, scale)
    mask = covered.mask.point([round(edge * shape.alpha) for edge in _EDGES])
    return Bitmap(covered.left, covered.top, mask, THEMES[theme].tones[shape.tone])


@cached
def of_figure(figure: Figure, theme: str, scale: float) -> Bitmap:
    """Return a figure in a theme's tones, at `scale` pixels per unit: its shapes, and on them its texts."""
    left, top, right, bottom = pixels(bounds(map(extent, figure.shapes)), scale)
    # Colours are premultiplied by what they cover (RGBa), so that what is not there tints no average.
    large = Image.new("RGBa", ((right - left) * SAMPLES, (bottom - top) * SAMPLES))
    canvas = Canvas.on(large, scale * SAMPLES, left * SAMPLES, top * SAMPLES)
    for shape in figure.shapes:
        if not isinstance(shape, Text):
            draw(shape, canvas, (*THEMES[theme].tones[shape.tone], 255))
    image = large.reduce(SAMPLES).convert("RGBA")
    mask = image.getchannel("A").point(_EDGES)
    if figure.within:
        inside = Image.new("L", mask.size)
        draw(figure.within, Canvas.on(inside, scale, left, top), 255)
        mask = ImageChops.multiply(mask, inside)
    image.putalpha(mask)
    texts = [(of_shape(shape, theme, scale), 0, 0) for shape in figure.shapes if isinstance(shape, Text)]
    _compose(image, texts, left, top)
    return _trimmed(left, top, image)


Placed = tuple[Bitmap, int, int]
"""A bitmap, and the pixel where it is put."""


def placed(part: Sprite | PlacedPile | Shape, theme: str, scale: float) -> list[Placed]:
    """Return the bitmaps that a part of a scene is painted with, in order."""
    if isinstance(part, Sprite):
        return [(of_figure(part.figure, theme, scale), *spot(part.at, scale))]
    if isinstance(part, PlacedPile):
        x, y = spot(part.at, scale)
        return [(bitmap, x + across, y + down) for bitmap, across, down in _of_pile(part.pile, theme, scale)]
    return [(of_shape(part, theme, scale), 0, 0)]


def _of_pile(pile: Pile, theme: str, scale: float) -> list[Placed]:
    """Return the bitmaps of a pile: one, or that of a pile which is its only part, and those of its marks."""
    match pile.parts:
        case (PlacedPile() as below,) if not pile.veil:
            return [bitmap for part in (below, *pile.marks) for bitmap in placed(part, theme, scale)]
    return [(_as_one(pile, theme, scale), 0, 0)]


@cached
def _as_one(pile: Pile, theme: str, scale: float) -> Bitmap:
    """Return a pile as one bitmap, with its veil over it if it has one."""
    joined = _joined([bitmap for part in (*pile.parts, *pile.marks) for bitmap in placed(part, theme, scale)])
    return _veiled(joined, THEMES[theme].tones[pile.veil[0]], pile.veil[1]) if pile.veil else joined


def _veiled(bitmap: Bitmap, colour: Rgb, share: float) -> Bitmap:
    """Return a bitmap whose mask is its image with a share of a colour laid over it."""
    image = Image.blend(bitmap.mask, Image.new("RGBA", bitmap.mask.size, (*colour, 255)), share)
    image.putalpha(bitmap.mask.getchannel("A"))
    return Bitmap(bitmap.left, bitmap.top, image, image)


def _joined(parts: list[Placed]) -> Bitmap:
    """Return bitmaps laid over each other as one."""
    left, top, right, bottom = bounds(bitmap.area(x, y) for bitmap, x, y in parts)
    image = Image.new("RGBA", (right - left, bottom - top))
    _compose(image, parts, left, top)
    return Bitmap(left, top, image, image)


def spot(at: Point, scale: float) -> tuple[int, int]:
    """Return the pixel where a point lies."""
    return round(at[0] * scale), round(at[1] * scale)


def _compose(image: Image.Image, parts: Iterable[Placed], left: int, top: int) -> None:
    """Lay bitmaps over an RGBA image whose upper left corner is at (`left`, `top`)."""
    for bitmap, x, y in parts:
        start, high, _, _ = bitmap.area(x - left, y - top)
        layer = bitmap.image
        if not isinstance(layer, Image.Image):
            layer = Image.new("RGBA", bitmap.mask.size, layer)
            layer.putalpha(bitmap.mask)
        image.alpha_composite(layer, (max(0, start), max(0, high)), (max(0, -start), max(0, -high)))


def _trimmed(left: int, top: int, image: Image.Image) -> Bitmap:
    """Return a bitmap without the margins of an RGBA image in which nothing is seen."""
    box = image.getchannel("A").getbbox()
    if box:
        image = image.crop(box)
        left, top = left + box[0], top + box[1]
    return Bitmap(left, top, image, image)


@cached
def of_contour(contour: Contour, theme: str, scale: float) -> Bitmap | None:
    """Return the line round the visible part of something; None if no part is visible."""
    tones = THEMES[theme].tones
    parts: list[tuple[Placed, bool]] = []
    for seen, hidden in zip(contour.seen, contour.hidden, strict=True):
        parts += ((bitmap, True) for sprite in seen for bitmap in placed(sprite, theme, scale))
        parts += ((bitmap, False) for pile in hidden for bitmap in placed(pile, theme, scale))
    left, top, right, bottom = bounds(bitmap.area(x, y) for (bitmap, x, y), is_seen in parts if is_seen)
    radius = max(1, round(_BLUR * scale / 2))
    left, top = left - 2 * radius, top - 2 * radius
    size = (right + 2 * radius - left, bottom + 2 * radius - top)
    silhouette = Image.new("L", size)
    for (bitmap, x, y), is_seen in parts:
        silhouette.paste(255 * is_seen, bitmap.area(x - left, y - top), bitmap.mask)
    if not silhouette.getbbox():
        return None
    blurred = silhouette.filter(ImageFilter.BoxBlur(radius))
    line, casing = (blurred.point(table) for table in _strokes(contour.tone, radius, scale))
    image = Image.new("RGB", size, tones[f"{contour.tone}-case"])
    image.paste(tones[contour.tone], None, line)
    box = casing.getbbox() or (0, 0, *size)
    return Bitmap(left + box[0], top + box[1], casing.crop(box), image.crop(box))


@cached
def _strokes(tone: str, radius: int, scale: float) -> list[list[int]]:
    """Return how much a contour's line and its casing cover of a pixel, for each value that blurring an edge leaves."""
    away = [abs(value / 255 - 0.5) * (2 * radius + 1) / scale for value in range(256)]
    shares = [[(reach - distance) * scale + 0.5 for distance in away] for reach in _LINES[tone]]
    return [[_EDGES[round(255 * max(0.0, min(1.0, share)))] for share in line] for line in shares]
