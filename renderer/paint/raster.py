"""Shapes as pixels: how far a shape reaches, and how it is drawn on an image.

Pillow draws hard edges. To have smooth ones, shapes are drawn several times larger and averaged; type is smoothed by
its own engine and written at its own size.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, radians
from typing import Final, TypeVar

from PIL import Image, ImageDraw

from renderer.paint.caching import cached
from renderer.paint.lettering import font, length
from renderer.shapes import Box, Disk, Line, Oval, Point, Polygon, Sector, Shape, Text, around

SAMPLES: Final = 3
"""The factor by which shapes are drawn larger before they are averaged."""
_SAGITTA = 0.02
"""The most distance between the side of a polygon and the arc that it stands for, in units."""
CAPITALS = 0.727
"""Height of Inter's capitals and figures, in font sizes."""

Length = TypeVar("Length", int, float)
Extent = tuple[float, float, float, float]
"""Left, top, right, bottom, in units."""
Area = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels; the last two lie just outside."""
Ink = int | tuple[int, ...]
"""A value of an image's mode: 0 to 255 for a mask (L), red, green, blue for colours, and alpha where there is one."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """An image being drawn on, at `scale` pixels per unit; its upper left corner is at (`left`, `top`), in pixels."""

    pen: ImageDraw.ImageDraw
    scale: float
    left: float
    top: float

    @classmethod
    def on(cls, image: Image.Image, scale: float, left: float, top: float, *, blending: bool = False) -> "Canvas":
        """Return a canvas that draws on `image`; one for blending lays inks over an RGB image by their alpha."""
        return cls(ImageDraw.Draw(image, "RGBA" if blending else None), scale, left, top)

    def spot(self, point: Point) -> Point:
        """Return where a point lies on the image, in pixels."""
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top

    def oval(self, at: Point, across: float, down: float, ink: Ink, width: float = 0) -> None:
        """Draw an ellipse with two half-axes, filled; or its outline, if a width is given, which reaches inwards."""
        x, y = self.spot(at)
        # What is thinner than a pixel is drawn as one. The pen counts the last pixel in.
        across, down = max(0.5, across * self.scale), max(0.5, down * self.scale)
        box = (x - across, y - down, x + across - 1, y + down - 1)
        if width:
            self.pen.ellipse(box, outline=ink, width=round(width * self.scale))
        else:
            self.pen.ellipse(box, fill=ink)

    def polygon(self, points: Sequence[Point], ink: Ink) -> None:
        """Draw a filled polygon."""
        self.pen.polygon([self.spot(point) for point in points], fill=ink)


@dataclass(frozen=True, eq=False, slots=True)
class Coverage:
    """The share of each pixel that a shape covers (mode L, 0 to 255); `left` and `top` are its upper left pixel."""

    left: int
    top: int
    mask: Image.Image


def coverage(shape: Shape, scale: float) -> Coverage:
    """Return how much of each pixel a shape covers at `scale` pixels per unit."""
    if isinstance(shape, Text):
        # Type stands on whole pixels, so that the same text is written once for all its places and tones.
        written = _written(shape.text, shape.weight, round(shape.size * scale, 2), shape.align)
        return Coverage(
            round(shape.at[0] * scale) + written.left, round(shape.at[1] * scale) + written.top, written.mask
        )
    left, top, right, bottom = pixels(extent(shape), scale)
    mask = Image.new("L", ((right - left) * SAMPLES, (bottom - top) * SAMPLES))
    draw(shape, Canvas.on(mask, scale * SAMPLES, left * SAMPLES, top * SAMPLES), 255)
    return Coverage(left, top, mask.reduce(SAMPLES))


@cached
def _written(text: str, weight: str, size: float, align: str) -> Coverage:
    """Return the coverage of a line of text, `size` pixels high, from where it is put: the middle of its capitals."""
    # No character is wider than its font is high. To measure them would take as long as to write them.
    wide, high = ceil(size * (len(text) + 1)), ceil(2 * size)
    anchor, start = {"left": ("ls", size / 2), "middle": ("ms", wide / 2), "right": ("rs", wide - size / 2)}[align]
    left, top = round(start), high // 2
    mask = Image.new("L", (wide + 1, high))
    baseline = top + round(size * CAPITALS / 2)
    ImageDraw.Draw(mask).text((left, baseline), text, fill=255, font=font(weight, size), anchor=anchor)
    x1, y1, x2, y2 = mask.getbbox() or (0, 0, 1, 1)
    return Coverage(x1 - left, y1 - top, mask.crop((x1, y1, x2, y2)))


def pixels(extent: Extent, scale: float) -> Area:
    """Return the whole pixels that hold an extent, with one to spare all round."""
    left, top, right, bottom = extent
    return floor(left * scale) - 1, floor(top * scale) - 1, ceil(right * scale) + 1, ceil(bottom * scale) + 1


def bounds(areas: Iterable[tuple[Length, Length, Length, Length]]) -> tuple[Length, Length, Length, Length]:
    """Return the smallest area that holds all given ones."""
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def extent(shape: Shape) -> Extent:
    """Return the box that a shape fits in, in units."""
    match shape:
        case Disk(at, radius):
            return _around([at], radius)
        case Oval((x, y), across, down):
            return x - across, y - down, x + across, y + down
        case Sector() if shape.end - shape.start < 360:
            return _around(_rim(shape))
        case Sector(at, _, outer):
            return _around([at], outer)
        case Line(start, end, width):
            return _around([start, end], width / 2)
        case Polygon(points):
            return _around(points)
        case Box((x, y), across, down):
            return x - across / 2, y - down / 2, x + across / 2, y + down / 2
        case Text(text, (x, y), size, weight):
            # Measured at the size of the shape; a pixel of hinting more or less is what the margin is for.
            width = length(text, weight, size)
            left = x - width * {"left": 0, "middle": 0.5, "right": 1}[shape.align]
            return left - 3, y - size * 0.8, left + width + 3, y + size * 0.8


def _around(points: Sequence[Point], margin: float = 0) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


def draw(shape: Shape, canvas: Canvas, ink: Ink) -> None:
    """Draw a shape that is not a text on a canvas, with hard edges."""
    match shape:
        case Disk(at, radius):
            canvas.oval(at, radius, radius, ink)
        case Oval(at, across, down):
            canvas.oval(at, across, down, ink)
        case Sector() if shape.end - shape.start < 360:
            canvas.polygon(_rim(shape), ink)
        case Sector(at, inner, outer):
            canvas.oval(at, outer, outer, ink, width=outer - inner)
        case Line((x1, y1), (x2, y2), width):
            length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
            across, down = (y1 - y2) / length * width / 2, (x2 - x1) / length * width / 2
            one_side = [(x1 + across, y1 + down), (x2 + across, y2 + down)]
            canvas.polygon([*one_side, (x2 - across, y2 - down), (x1 - across, y1 - down)], ink)
            for end in (shape.start, shape.end) if shape.round else ():
                canvas.oval(end, width / 2, width / 2, ink)
        case Polygon(points):
            canvas.polygon(points, ink)
        case Box():
            (x, y), across, down = canvas.spot(shape.at), shape.across * canvas.scale, shape.down * canvas.scale
            left, top = x - across / 2, y - down / 2
            # The pen counts the last pixel in.
            corners = (left, top, max(left, left + across - 1), max(top, top + down - 1))
            canvas.pen.rounded_rectangle(corners, shape.corner * canvas.scale, fill=ink)


def _rim(shape: Sector) -> list[Point]:
    """Return the sector as a polygon whose sides keep within `_SAGITTA` of the arcs."""
    steps = max(2, ceil(radians(shape.end - shape.start) * (shape.outer / (8 * _SAGITTA)) ** 0.5))
    angles = [shape.start + (shape.end - shape.start) * step / steps for step in range(steps + 1)]
    outer = [around(shape.at, shape.outer, angle) for angle in angles]
    return outer + [around(shape.at, shape.inner, angle) for angle in reversed(angles)]
