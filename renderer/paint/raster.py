"""Shapes as masks: how much of each pixel a shape covers.

Edges are smoothed by drawing several times larger and averaging. This is slow and happens once a shape: what comes of
it is kept by the painter.
"""

from dataclasses import dataclass
from functools import singledispatch
from math import ceil, floor, radians

from PIL import Image, ImageDraw

from renderer.paint.lettering import font, length
from renderer.shapes import Box, Disk, Line, Oval, Point, Polygon, Sector, Shape, Text, around

FINE, COARSE = 8, 4
"""How many times larger things are drawn before they are averaged."""
_LARGE = 300
"""What is larger than this many pixels is smoothed coarsely, or it would need too much memory and time."""
_CAPITALS = 0.727
"""Height of Inter's capitals and figures, in font sizes."""

Extent = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Coverage:
    """A mask (mode L, 255 = wholly covered) and the pixel its upper left corner lies on."""

    left: int
    top: int
    mask: Image.Image


@dataclass(frozen=True, slots=True)
class Canvas:
    """A mask being drawn; `scale` is in its pixels per unit, `left` and `top` where it begins, in its pixels."""

    pen: ImageDraw.ImageDraw
    scale: float
    left: float
    top: float

    @classmethod
    def on(cls, mask: Image.Image, scale: float, left: float, top: float) -> "Canvas":
        """A canvas that draws on `mask`."""
        return cls(ImageDraw.Draw(mask), scale, left, top)

    def spot(self, point: Point) -> Point:
        """Where a point lies on this canvas."""
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top

    def oval(self, at: Point, across: float, down: float, ink: int = 255) -> None:
        """An ellipse with two half-axes."""
        x, y = self.spot(at)
        across, down = across * self.scale, down * self.scale
        # The pen counts the last pixel in.
        self.pen.ellipse((x - across, y - down, x + across - 1, y + down - 1), fill=ink)

    def polygon(self, points: list[Point]) -> None:
        """A filled polygon."""
        self.pen.polygon([self.spot(point) for point in points], fill=255)


def coverage(shape: Shape, scale: float) -> Coverage:
    """The mask of a shape at `scale` pixels per unit."""
    left, top, right, bottom = pixels(extent(shape), scale)
    # Type is smoothed by its own engine.
    samples = 1 if isinstance(shape, Text) else fineness(right - left, bottom - top)
    mask = Image.new("L", ((right - left) * samples, (bottom - top) * samples))
    draw(shape, Canvas.on(mask, scale * samples, left * samples, top * samples))
    return Coverage(left, top, mask if samples == 1 else mask.reduce(samples))


def fineness(across: int, down: int) -> int:
    """How many times larger something of so many pixels is drawn before it is averaged."""
    return COARSE if max(across, down) > _LARGE else FINE


def pixels(extent: Extent, scale: float) -> tuple[int, int, int, int]:
    """The whole pixels that hold an extent, with one to spare all round."""
    left, top, right, bottom = extent
    return floor(left * scale) - 1, floor(top * scale) - 1, ceil(right * scale) + 1, ceil(bottom * scale) + 1


def _hull(points: list[Point], margin: float = 0) -> Extent:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


@singledispatch
def extent(shape: object) -> Extent:
    """The box a shape fits in: left, top, right, bottom, in scene units."""
    raise TypeError(shape)


@singledispatch
def draw(shape: object, canvas: Canvas) -> None:
    """Draws a shape's mask on a canvas, hard-edged."""
    raise TypeError(shape, canvas)


@extent.register
def _(shape: Disk) -> Extent:
    return _hull([shape.at], shape.radius)


@draw.register
def _(shape: Disk, canvas: Canvas) -> None:
    canvas.oval(shape.at, shape.radius, shape.radius)


@extent.register
def _(shape: Oval) -> Extent:
    x, y = shape.at
    return x - shape.across, y - shape.down, x + shape.across, y + shape.down


@draw.register
def _(shape: Oval, canvas: Canvas) -> None:
    canvas.oval(shape.at, shape.across, shape.down)


@extent.register
def _(shape: Sector) -> Extent:
    return _hull(_rim(shape)) if shape.end - shape.start < 360 else _hull([shape.at], shape.outer)


@draw.register
def _(shape: Sector, canvas: Canvas) -> None:
    if shape.end - shape.start < 360:
        canvas.polygon(_rim(shape))
    else:
        canvas.oval(shape.at, shape.outer, shape.outer)
        canvas.oval(shape.at, shape.inner, shape.inner, ink=0)


def _rim(shape: Sector) -> list[Point]:
    """The sector as a polygon, with a corner every half unit of its outer edge or so."""
    steps = max(2, ceil(radians(shape.end - shape.start) * shape.outer * 2))
    angles = [shape.start + (shape.end - shape.start) * step / steps for step in range(steps + 1)]
    outer = [around(shape.at, shape.outer, angle) for angle in angles]
    return outer + [around(shape.at, shape.inner, angle) for angle in reversed(angles)]


@extent.register
def _(shape: Line) -> Extent:
    return _hull([shape.start, shape.end], shape.width / 2)


@draw.register
def _(shape: Line, canvas: Canvas) -> None:
    (x1, y1), (x2, y2) = shape.start, shape.end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 or 1
    across, down = (y1 - y2) / length * shape.width / 2, (x2 - x1) / length * shape.width / 2
    near, far = (
        [(x1 + across, y1 + down), (x2 + across, y2 + down)],
        [(x2 - across, y2 - down), (x1 - across, y1 - down)],
    )
    canvas.polygon(near + far)
    for end in (shape.start, shape.end) if shape.round else ():
        canvas.oval(end, shape.width / 2, shape.width / 2)


@extent.register
def _(shape: Polygon) -> Extent:
    return _hull(list(shape.points))


@draw.register
def _(shape: Polygon, canvas: Canvas) -> None:
    canvas.polygon(list(shape.points))


@extent.register
def _(shape: Box) -> Extent:
    x, y = shape.at
    return x - shape.across / 2, y - shape.down / 2, x + shape.across / 2, y + shape.down / 2


@draw.register
def _(shape: Box, canvas: Canvas) -> None:
    left, top, right, bottom = extent(shape)
    corners = (*canvas.spot((left, top)), *(edge - 1 for edge in canvas.spot((right, bottom))))
    canvas.pen.rounded_rectangle(corners, shape.corner * canvas.scale, fill=255)


@extent.register
def _(shape: Text) -> Extent:
    """Measured at the size told; a pixel of hinting more or less is what the margin is for."""
    x, y = shape.at
    width = length(shape.text, shape.weight, shape.size)
    left = x - width * {"left": 0, "middle": 0.5, "right": 1}[shape.align]
    return left - 3, y - shape.size * 0.8, left + width + 3, y + shape.size * 0.8


@draw.register
def _(shape: Text, canvas: Canvas) -> None:
    x, y = canvas.spot(shape.at)
    size = shape.size * canvas.scale
    anchor = {"left": "ls", "middle": "ms", "right": "rs"}[shape.align]
    face = font(shape.weight, round(size, 2))
    canvas.pen.text((x, round(y + size * _CAPITALS / 2)), shape.text, fill=255, font=face, anchor=anchor)
