"""Druids who walk over the monument: hooded, with a crook, on an oval of their side; ghost and arrow of a step."""

from collections.abc import Iterator
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin

from renderer.druid.geometry import Plot
from renderer.druid.marks import strokes
from renderer.druid.tones import stone_of
from renderer.hooded import EYES, FACE, HOOD, HOOD_SHADE, ROBE, ROBE_SHADE, closed, dashes, grown, scaled
from renderer.shapes import Disk, Figure, Line, Oval, Point, Polygon, Sector, Shape

_HIGH = 1.06
"""How high a druid is, in widths of a cell; at most so many units."""
_HIGHEST = 126
_FIGURE = 67
"""How high the hooded figure is in its own units."""
_MARK = (0, 9)


@cache
def druid(plot: Plot, side: int, mark: str) -> Figure:
    """A druid of a side, the middle of its feet at (0, 0)."""
    stone, scale = stone_of(side), _scale(plot)
    shapes = (
        *_base(scale, stone),
        *_crook(scale, stone),
        *_robes(scale, stone),
        *strokes(mark, (_MARK[0] * scale, (_MARK[1] - _FEET) * scale), 17 * scale, 4 * scale, f"{stone}-groove"),
    )
    return Figure(f"{stone} druid", shapes)


@cache
def ghost(plot: Plot, tone: str = "amber") -> Figure:
    """Where a druid stood: a broken outline, light on dark."""
    scale = _scale(plot)
    figures = [_at_feet(grown(points, 1), scale) for points in (ROBE, HOOD)]
    shapes: list[Shape] = []
    for width, ink in ((7, f"{tone}-case"), (4, tone)):
        for points in figures:
            lines = dashes(closed(points), ink, 11, 8)
            shapes += (Line(line.start, line.end, width, ink) for line in lines)
    return Figure("druid ghost" if tone == "amber" else "earlier druid ghost", tuple(shapes))


@cache
def halo(plot: Plot) -> Figure:
    """What lies round the feet of a druid who has reached its goal."""
    scale = _scale(plot)
    ovals = ((17, "gold-case"), (13, "gold"))
    return Figure(
        "golden oval", tuple(Oval((0, 0), 27 * scale + grow, 11 * scale + grow, tone) for grow, tone in ovals)
    )


@cache
def arrow(across: float, down: float, tone: str = "amber") -> Figure:
    """An arrow as long as a step; a thin one for what was played before the latest ply."""
    thick = 4 if tone == "lately" else 7
    long, turn = hypot(across, down), degrees(atan2(down, across))
    shapes: list[Shape] = []
    for more, ink in ((2.5, f"{tone}-case"), (0, tone)):
        tip, wings = long + 2 * more, long - 26 - more
        shaft = (_turned((0, 0), turn), _turned((wings + 4, 0), turn))
        shapes.append(Line(*shaft, thick + 2 * more, ink))
        head = ((tip, 0), (wings, 15 + 1.6 * more), (wings, -15 - 1.6 * more))
        shapes.append(Polygon(tuple(_turned(point, turn) for point in head), ink))
    return Figure(f"{'' if tone == 'amber' else 'earlier '}arrow {across:.0f} across {down:.0f} down", tuple(shapes))


_FEET = 21
"""How far below the figure's own middle it stands."""


def _scale(plot: Plot) -> float:
    return min(_HIGH * plot.across, _HIGHEST) / _FIGURE


def _at_feet(points: list[Point], scale: float) -> tuple[Point, ...]:
    return scaled([(x, y - _FEET) for x, y in points], scale)


def _base(scale: float, stone: str) -> Iterator[Shape]:
    for grow, tone in ((4, "umbra"), (2.5, f"{stone}-rim"), (0, f"{stone}-right")):
        yield Oval((0, 0), 27 * scale + grow, 11 * scale + grow, tone)


def _crook(scale: float, stone: str) -> Iterator[Shape]:
    """A staff in the left hand, its end bent inwards."""
    top, bent = (25 * scale, -44 * scale), 6 * scale
    for more, tone in ((3, f"{stone}-joint"), (0, "crook")):
        yield Line((top[0], top[1]), (25 * scale, 3 * scale), 3.4 * scale + more, tone, round=True)
        reach = 1.7 * scale + more / 2
        yield Sector((top[0] - bent, top[1]), bent - reach, bent + reach, tone, -100, 90)


def _robes(scale: float, stone: str) -> Iterator[Shape]:
    line = 3.5 / scale
    for points, shade in ((ROBE, ROBE_SHADE), (HOOD, HOOD_SHADE)):
        yield Polygon(_at_feet(grown(points, line), scale), f"{stone}-joint")
        yield Polygon(_at_feet([*points], scale), stone)
        yield Polygon(_at_feet([*shade], scale), f"{stone}-front")
    yield Polygon(_at_feet([*FACE], scale), f"{stone}-joint")
    for x, y in EYES:
        yield Disk((x * scale, (y - _FEET) * scale), 1.9 * scale, f"{stone}-rim")


def _turned(point: Point, turn: float) -> Point:
    x, y = point
    across, down = cos(radians(turn)), sin(radians(turn))
    return x * across - y * down, x * down + y * across
