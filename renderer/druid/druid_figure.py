"""The drawing of a walking druid: a hooded figure with a crook on an oval; its ghost, halo and arrow."""

from collections.abc import Iterator
from math import atan2, cos, degrees, hypot, radians, sin

from renderer.druid.board_layout import BoardLayout
from renderer.druid.side_marks import mark_strokes
from renderer.druid.stones import stone_tone
from renderer.emblems import EYES, FACE, HOOD, HOOD_SHADE, ROBE, ROBE_SHADE
from renderer.paint.caching import cached
from renderer.plane_geometry import closed, dashes, grown, scaled
from renderer.shapes import Disk, Figure, Line, Oval, Point, Polygon, Sector, Shape

_HEIGHT = 1.06
"""The height of a druid in widths of a cell, and its greatest height in the picture."""
_GREATEST_HEIGHT = 126
_FIGURE_HEIGHT = 67
"""The height of the hooded figure in its own units."""
_MARK = (0, 9)
"""The place of the side's mark on the robe, in the figure's units."""
_FEET = 21
"""The distance from the middle of the hooded figure down to its feet, in the figure's units."""


@cached
def druid_figure(layout: BoardLayout, side: int, mark: str) -> Figure:
    """Return the druid of a side. The middle of its feet is (0, 0)."""
    stone, scale = stone_tone(side), _scale(layout)
    # the oval that it stands on
    grounds = ((4, "umbra"), (2.5, f"{stone}-rim"), (0, f"{stone}-right"))
    shapes = (
        *(Oval((0, 0), 27 * scale + grow, 11 * scale + grow, tone) for grow, tone in grounds),
        *_crook(scale, stone),
        *_robes(scale, stone),
        *mark_strokes(mark, (_MARK[0] * scale, (_MARK[1] - _FEET) * scale), 17 * scale, 4 * scale, f"{stone}-groove"),
    )
    return Figure(f"{stone} druid", shapes)


@cached
def ghost(layout: BoardLayout, tone: str = "amber") -> Figure:
    """Return the broken outline that stands where a druid stood."""
    scale = _scale(layout)
    figures = [_at_feet(grown(points, 1), scale) for points in (ROBE, HOOD)]
    shapes: list[Shape] = []
    for width, ink in ((7, f"{tone}-case"), (4, tone)):
        for points in figures:
            lines = dashes(closed(points), ink, 11, 8)
            shapes += (Line(line.start, line.end, width, ink) for line in lines)
    return Figure("druid ghost" if tone == "amber" else "earlier druid ghost", tuple(shapes))


@cached
def halo(layout: BoardLayout) -> Figure:
    """Return the golden oval around the feet of a druid who has reached its goal."""
    scale = _scale(layout)
    ovals = ((17, "gold-case"), (13, "gold"))
    return Figure(
        "golden oval", tuple(Oval((0, 0), 27 * scale + grow, 11 * scale + grow, tone) for grow, tone in ovals)
    )


@cached
def step_arrow(across: float, down: float, tone: str = "amber") -> Figure:
    """Return the arrow of a step from (0, 0). It is thin for the tone `lately`, which marks plies before the latest."""
    thick = 4 if tone == "lately" else 7
    length, angle = hypot(across, down), degrees(atan2(down, across))
    shapes: list[Shape] = []
    for more, ink in ((2.5, f"{tone}-case"), (0, tone)):
        tip, wings = length + 2 * more, length - 26 - more
        shaft = (_turned((0, 0), angle), _turned((wings + 4, 0), angle))
        shapes.append(Line(*shaft, thick + 2 * more, ink))
        head = ((tip, 0), (wings, 15 + 1.6 * more), (wings, -15 - 1.6 * more))
        shapes.append(Polygon(tuple(_turned(point, angle) for point in head), ink))
    return Figure(f"{'' if tone == 'amber' else 'earlier '}arrow {across:.0f} across {down:.0f} down", tuple(shapes))


def _scale(layout: BoardLayout) -> float:
    """Return the size of the figure's unit in the picture."""
    return min(_HEIGHT * layout.across, _GREATEST_HEIGHT) / _FIGURE_HEIGHT


def _at_feet(points: list[Point], scale: float) -> tuple[Point, ...]:
    """Return points of the figure as they are in the picture, the middle of its feet being (0, 0)."""
    return scaled([(x, y - _FEET) for x, y in points], scale)


def _crook(scale: float, stone: str) -> Iterator[Shape]:
    """Yield a staff in the left hand, its end bent inward."""
    top, bent = (25 * scale, -44 * scale), 6 * scale
    for more, tone in ((3, f"{stone}-joint"), (0, "crook")):
        yield Line((top[0], top[1]), (25 * scale, 3 * scale), 3.4 * scale + more, tone, round=True)
        reach = 1.7 * scale + more / 2
        yield Sector((top[0] - bent, top[1]), bent - reach, bent + reach, tone, -100, 90)


def _robes(scale: float, stone: str) -> Iterator[Shape]:
    """Yield robe, hood and face."""
    line = 3.5 / scale
    for points, shade in ((ROBE, ROBE_SHADE), (HOOD, HOOD_SHADE)):
        yield Polygon(_at_feet(grown(points, line), scale), f"{stone}-joint")
        yield Polygon(_at_feet([*points], scale), stone)
        yield Polygon(_at_feet([*shade], scale), f"{stone}-front")
    yield Polygon(_at_feet([*FACE], scale), f"{stone}-joint")
    for x, y in EYES:
        yield Disk((x * scale, (y - _FEET) * scale), 1.9 * scale, f"{stone}-rim")


def _turned(point: Point, angle: float) -> Point:
    """Return a point turned about (0, 0) by an angle in degrees."""
    x, y = point
    across, down = cos(radians(angle)), sin(radians(angle))
    return x * across - y * down, x * down + y * across
