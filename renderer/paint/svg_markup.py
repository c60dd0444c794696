"""What scenes consist of as markup: with presentation attributes only, and each figure defined once."""

import re
from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from html import escape
from itertools import chain, groupby
from operator import itemgetter
from statistics import NormalDist
from typing import Final, NamedTuple

from renderer.paint.caching import cached
from renderer.paint.raster import CAPITALS, bounds, extent
from renderer.plane_geometry import hull, moved
from renderer.shapes import (
    Box,
    Contour,
    Disk,
    Drawn,
    Figure,
    Line,
    Oval,
    Pile,
    PlacedPile,
    Point,
    Polygon,
    Sector,
    Shape,
    Sprite,
    Text,
    around,
)
from renderer.theme import THEMES, mix

FACES: Final = {"medium": ("Inter", 500), "semibold": ("Inter", 600), "figures": ("Inter Display", 600)}
"""Family and weight of each font."""
USUAL: Final = "semibold"
"""The font that texts have which name none."""
_ANCHORS: Final = {"left": "start", "right": "end"}
_NO_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""The characters that may not stand in an XML file, however they are written."""
_LINES: Final = {"amber": (3.5, 6), "lately": (2, 4)}
"""The reach of a contour's line and of its casing to both sides of the edge, in units, by its tone."""
_BLUR: Final = 4.9
"""The standard deviation by which an edge is blurred, to measure the distance from it."""
_STEPS: Final = 64
"""The steps of a table from outside to inside."""
_MARGIN: Final = 16
"""The distance from something beyond which nothing matters to its contour."""
_OUTLINE: Final = 3.4
"""The width of the line that a figure is taken to have around its corners."""

Veil = tuple[str, float] | None
"""A tone, and how much of it is laid over a drawing."""


class Definition(NamedTuple):
    """An element that others refer to by its name."""

    name: str
    markup: str


class Part(NamedTuple):
    """An element of a picture, and the definitions that it needs."""

    markup: str
    needs: tuple[Definition, ...] = ()


@cached
def part(shape: Drawn, theme: str, veil: Veil = None) -> Part:
    """Return a part of a scene in a theme's tones."""
    match shape:
        case Sprite(figure, (x, y)):
            name, needs = _defined(figure, theme, veil)
            return Part(f'<use href="#{name}" x="{_n(x)}" y="{_n(y)}"/>', needs)
        case PlacedPile(pile, (x, y)):
            inside = _of_pile(pile, theme, pile.veil or veil)
            return Part(f'<g transform="translate({_n(x)} {_n(y)})">{inside.markup}</g>', inside.needs)
        case Contour():
            return _of_contour(shape, theme)
    return Part(_of_shapes((shape,), theme, veil))


@cached
def of_figure(figure: Figure, theme: str, veil: Veil = None) -> Part:
    """Return a figure as one group around (0, 0): its shapes, and on top of them its texts."""
    texts = [shape for shape in figure.shapes if isinstance(shape, Text)]
    shapes = [shape for shape in figure.shapes if not isinstance(shape, Text)]
    inside = _of_shapes(shapes, theme, veil)
    needs: tuple[Definition, ...] = ()
    if figure.within:
        clip = _named(f'<clipPath id="?"><path d="{path_data(figure.within)}"/></clipPath>')
        inside, needs = f'<g clip-path="url(#{clip.name})">{inside}</g>', (clip,)
    return Part(f"{inside}{_of_shapes(texts, theme, veil)}", needs)


@cached
def _defined(figure: Figure, theme: str, veil: Veil) -> tuple[str, tuple[Definition, ...]]:
    """Return the name of a figure, and the definitions that it needs, its own included."""
    markup, needs = of_figure(figure, theme, veil)
    own = _named(f'<g id="?">{markup}</g>')
    return own.name, (*needs, own)


@cached
def _of_pile(pile: Pile, theme: str, veil: Veil) -> Part:
    """Return what a pile consists of, from the ground up."""
    parts = [part(each, theme, veil) for each in (*pile.parts, *pile.marks)]
    return Part("".join(each.markup for each in parts), tuple(chain.from_iterable(each.needs for each in parts)))


def _named(markup: str) -> Definition:
    """Return an element whose name is made from its markup, in which `?` stands for the name."""
    digest = urlsafe_b64encode(blake2b(markup.encode(), digest_size=6).digest()).decode()
    return Definition(f"s{digest}", markup.replace("?", f"s{digest}", 1))


# Shapes


def _of_shapes(shapes: Iterable[Shape], theme: str, veil: Veil) -> str:
    """Return the markup of shapes, in order; a single element of neighbours that are painted alike."""
    painted = ((_paint(shape, theme, veil), shape) for shape in shapes)
    return "".join(
        _element(paint, [shape for _, shape in alike]) for paint, alike in groupby(painted, key=itemgetter(0))
    )


def _paint(shape: Shape, theme: str, veil: Veil) -> str:
    """Return the attributes by which a shape is painted."""
    tones = THEMES[theme].tones
    colour = tones[shape.tone]
    if veil:
        colour = mix(tones[veil[0]], veil[1], colour)
    ink = f"#{bytes(colour).hex()}"
    opacity = "" if shape.alpha == 1 else f' opacity="{_n(shape.alpha)}"'
    match shape:
        case Line(width=width, round=is_round):
            cap = ' stroke-linecap="round"' if is_round else ""
            return f'stroke="{ink}" stroke-width="{_n(width)}"{cap}{opacity}'
        case Sector(inner=inner, outer=outer, start=start, end=end) if inner and end - start >= 360:
            return f'fill="none" stroke="{ink}" stroke-width="{_n(outer - inner)}"{opacity}'
    return f'fill="{ink}"{opacity}'


def _element(paint: str, shapes: Sequence[Shape]) -> str:
    """Return the element, or the elements, of shapes that are painted alike."""
    if all(isinstance(shape, Line | Polygon) for shape in shapes) and "opacity" not in paint:
        return f'<path {paint} d="{"".join(map(path_data, shapes))}"/>'
    return "".join(_single(paint, shape) for shape in shapes)


def _single(paint: str, shape: Shape) -> str:
    match shape:
        case Disk((x, y), radius):
            return f'<circle {paint} cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"/>'
        case Oval((x, y), across, down):
            return f'<ellipse {paint} cx="{_n(x)}" cy="{_n(y)}" rx="{_n(across)}" ry="{_n(down)}"/>'
        case Sector((x, y), inner, outer) if shape.end - shape.start >= 360:
            radius = (inner + outer) / 2 if inner else outer
            return f'<circle {paint} cx="{_n(x)}" cy="{_n(y)}" r="{_n(radius)}"/>'
        case Box((x, y), across, down, corner):
            place = f'x="{_n(x - across / 2)}" y="{_n(y - down / 2)}" width="{_n(across)}" height="{_n(down)}"'
            rounded = f' rx="{_n(corner)}"' if corner else ""
            return f"<rect {paint} {place}{rounded}/>"
        case Text():
            return _of_text(paint, shape)
    return f'<path {paint} d="{path_data(shape)}"/>'


def _of_text(paint: str, text: Text) -> str:
    (x, y), (family, weight) = text.at, FACES[text.weight]
    usual_family, usual_weight = FACES[USUAL]
    marks = "" if family == usual_family else f' font-family="{family}"'
    marks += "" if weight == usual_weight else f' font-weight="{weight}"'
    marks += f' text-anchor="{_ANCHORS[text.align]}"' if text.align in _ANCHORS else ""
    place = f'x="{_n(x)}" y="{_n(y + text.size * CAPITALS / 2)}" font-size="{_n(text.size)}"'
    return f"<text {paint} {place}{marks}>{escape(_NO_XML.sub('', text.text))}</text>"


@cached
def path_data(shape: Shape) -> str:
    """Return the outline of a shape that is no text, or of a line its course, as the data of a path."""
    match shape:
        case Line(start, end):
            return f"M{_at(start)}L{_at(end)}"
        case Polygon(points):
            return _closed(points)
        case Disk(at, radius):
            return _rounded(at, radius, radius)
        case Oval(at, across, down):
            return _rounded(at, across, down)
        case Box((x, y), across, down):
            left, top = x - across / 2, y - down / 2
            return f"M{_at((left, top))}h{_n(across)}v{_n(down)}h{_n(-across)}z"
        case Sector(at, inner, outer, _, start, end):
            return _of_sector(at, inner, outer, start, end)
    raise TypeError(shape)


def _closed(points: Sequence[Point]) -> str:
    """Return a polygon, clockwise whichever way it is given: so overlapping ones in a path leave no hole."""
    area = sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True))
    return f"M{'L'.join(map(_at, points if area >= 0 else reversed(points)))}z"


def _rounded(at: Point, across: float, down: float) -> str:
    arc = f"a{_n(across)} {_n(down)} 0 0 1 "
    return f"M{_at((at[0] - across, at[1]))}{arc}{_n(2 * across)} 0{arc}{_n(-2 * across)} 0z"


def _of_sector(at: Point, inner: float, outer: float, start: float, end: float) -> str:
    large = int(end - start > 180)
    (one, other), (back, last) = (
        [around(at, radius, angle) for angle in angles]
        for radius, angles in ((outer, (start, end)), (inner, (end, start)))
    )
    rim = f"M{_at(one)}A{_n(outer)} {_n(outer)} 0 {large} 1 {_at(other)}"
    return f"{rim}L{_at(back)}" + (f"A{_n(inner)} {_n(inner)} 0 {large} 0 {_at(last)}z" if inner else "z")


def _at(point: Point) -> str:
    return f"{_n(point[0])} {_n(point[1])}"


def _n(value: float) -> str:
    """Return a number with as many digits as anyone can see."""
    rounded = round(value, 2)
    return f"{rounded:g}" if rounded else "0"


# Contours


def _of_contour(contour: Contour, theme: str) -> Part:
    """Return the line round the visible part of something.

    Its silhouette is painted white, and black what covers it later. A filter draws the line along the edge between.
    """
    left, top, right, bottom = bounds(_extent(sprite) for sprites in contour.seen for sprite in sprites)
    area = (left - _MARGIN, top - _MARGIN, right + _MARGIN, bottom + _MARGIN)
    back = Box(((left + right) / 2, (top + bottom) / 2), area[2] - area[0], area[3] - area[1], 0, "")
    paths = [f'<path d="{path_data(back)}"/>']
    for sprites, piles in zip(contour.seen, contour.hidden, strict=True):
        paths.append(_silhouette(sprites, area, "#fff"))
        paths.append(_silhouette([sprite for placed in piles for sprite in _sprites(placed)], area, "#000"))
    drawing = _filter(contour.tone, theme)
    marks = f'filter="url(#{drawing.name})" stroke-width="{_OUTLINE}" stroke-linejoin="round"'
    return Part(f"<g {marks}>{''.join(paths)}</g>", (drawing,))


def _silhouette(sprites: Iterable[Sprite], area: tuple[float, float, float, float], ink: str) -> str:
    """Return the silhouettes of what lies in an area in one colour."""
    left, top, right, bottom = area
    data = []
    for sprite in sprites:
        x1, y1, x2, y2 = _extent(sprite)
        if x1 < right and left < x2 and y1 < bottom and top < y2:
            data.append(_closed(moved(_hull(sprite.figure), *sprite.at)))
    return f'<path fill="{ink}" stroke="{ink}" d="{"".join(data)}"/>' if data else ""


def _sprites(placed: PlacedPile) -> Iterator[Sprite]:
    """Yield what a pile covers, but for what is clipped: that lies on what is there already."""
    x, y = placed.at
    for each in placed.pile.parts:
        at = x + each.at[0], y + each.at[1]
        if isinstance(each, PlacedPile):
            yield from _sprites(PlacedPile(each.pile, at))
        elif not each.figure.within:
            yield Sprite(each.figure, at)


@cached
def _hull(figure: Figure) -> tuple[Point, ...]:
    """Return the corners of a figure without its line around: stones are convex, wherever one looks at them from."""
    ends = ((shape.start, shape.end) if isinstance(shape, Line) else () for shape in figure.shapes)
    corners = (shape.points for shape in figure.shapes if isinstance(shape, Polygon))
    return tuple(hull(chain.from_iterable((*ends, *corners))))


def _extent(sprite: Sprite) -> tuple[float, float, float, float]:
    (x, y), (left, top, right, bottom) = sprite.at, _reach(sprite.figure)
    return left + x, top + y, right + x, bottom + y


@cached
def _reach(figure: Figure) -> tuple[float, float, float, float]:
    return extent(Polygon(_hull(figure), ""))


@cached
def _filter(tone: str, theme: str) -> Definition:
    """Return the filter that draws a line along the edge between white and black, and its casing below it.

    The edge is blurred; what is left of it tells how far away it is.
    """
    line, casing = _LINES[tone]
    tones = THEMES[theme].tones
    return _named(
        '<filter id="?" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">'
        f'<feColorMatrix type="luminanceToAlpha"/><feGaussianBlur stdDeviation="{_BLUR}" result="b"/>'
        f"{_stroke(casing, tones[f'{tone}-case'])}{_stroke(line, tones[tone], 'l')}"
        '<feMerge><feMergeNode in="c"/><feMergeNode in="l"/></feMerge></filter>'
    )


def _stroke(reach: float, colour: tuple[int, int, int], result: str = "c") -> str:
    """Return the step of a filter that turns a blurred edge into a line of some reach to both sides of it."""
    edge = NormalDist(0, _BLUR)
    away = [abs(edge.inv_cdf(min(max(step / _STEPS, 0.001), 0.999))) for step in range(_STEPS + 1)]
    table = " ".join(_n(min(max(reach - distance + 0.5, 0), 1)) for distance in away)
    red, green, blue = (f'<feFunc{name} type="table" tableValues="{v} {v}"/>' for name, v in _channels(colour))
    return (
        f'<feComponentTransfer in="b" result="{result}">{red}{green}{blue}'
        f'<feFuncA type="table" tableValues="{table}"/></feComponentTransfer>'
    )


def _channels(colour: tuple[int, int, int]) -> Iterator[tuple[str, str]]:
    return ((name, f"{value / 255:.4g}") for name, value in zip("RGB", colour, strict=True))
