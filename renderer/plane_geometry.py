"""Plane geometry for drawings: convex polygons, hulls, outlines with a margin, curves and broken strokes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin
from statistics import fmean

from renderer.shapes import Line, Point

Side = tuple[float, float, float]
"""An edge of a convex polygon: its outward normal (x, y), and its distance from the origin."""
_MITRE = 3.5
"""The most reach of a corner of a margin, in widths of the margin."""
_CURVE_STEPS = 8
"""The number of straight lines in a curve."""


def corners(sides: Sequence[Side]) -> list[Point]:
    """Return the corners of a convex polygon, each where a side meets the one before it. Sides are given clockwise."""
    return [_crossing(before, side) for before, side in zip((sides[-1], *sides[:-1]), sides, strict=True)]


def _crossing(one: Side, other: Side) -> Point:
    """Return the point where two edges cross."""
    (a, b, c), (d, e, f) = one, other
    scale = a * e - b * d
    return (c * e - b * f) / scale, (a * f - c * d) / scale


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull of some points."""
    ordered = sorted(set(points))
    return [*_chain(ordered), *_chain(ordered[::-1])]


def _chain(points: Sequence[Point]) -> list[Point]:
    """Return one half of a hull, from the first of the sorted points to the last, which is left out."""
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(one: Point, other: Point, third: Point) -> float:
    """Return how far the line through three points turns, positive to the left (y up)."""
    return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])


def moved(points: Iterable[Point], x: float, y: float) -> list[Point]:
    """Return the points, all moved by (x, y)."""
    return [(px + x, py + y) for px, py in points]


def turned_about(points: Mapping[str, Point], angle: float) -> dict[str, Point]:
    """Return the points, turned clockwise by `angle` degrees about their common middle (x to the right, y up)."""
    if not angle:
        return {**points}
    across, up = cos(radians(angle)), sin(radians(angle))
    x, y = (fmean(axis) for axis in zip(*points.values(), strict=True))
    # Rounded, so that cells which lie in one line do so to the last digit.
    return {
        name: (round(x + across * (a - x) + up * (b - y), 9), round(y + across * (b - y) - up * (a - x), 9))
        for name, (a, b) in points.items()
    }


def along(one: Point, other: Point, share: float) -> Point:
    """Return the point that lies a share of the way from one point to another."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def reached(one: Point, other: Point, length: float) -> Point:
    """Return the point that lies at a distance of `length` from one point towards another."""
    return along(one, other, length / (hypot(other[0] - one[0], other[1] - one[1]) or 1))


def curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Return points along a cubic Bézier curve, without its start."""
    points = []
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        corners = (start, first, second, end)
        points.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, corners, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return points


def scaled(points: Sequence[Point], scale: float) -> tuple[Point, ...]:
    """Return the points, `scale` times as far from (0, 0)."""
    return tuple((x * scale, y * scale) for x, y in points)


def grown(points: Sequence[Point], margin: float) -> list[Point]:
    """Return a polygon, given clockwise, that is larger by a margin on every side; corners stay corners."""
    grown = []
    for before, (x, y), after in zip((points[-1], *points), points, (*points[1:], points[0]), strict=False):
        (x1, y1), (x2, y2) = _outward(before, (x, y)), _outward((x, y), after)
        across, down = x1 + x2, y1 + y2
        reach = min(2 / max(across**2 + down**2, 0.01), _MITRE / max(hypot(across, down), 0.1)) * margin
        grown.append((x + across * reach, y + down * reach))
    return grown


def _outward(one: Point, other: Point) -> Point:
    """Return the unit vector at the left of the line from one point to another; (0, 0) if they are the same."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = hypot(across, down) or 1
    return down / length, -across / length


def closed(points: Sequence[Point]) -> list[Point]:
    """Return the points, and the first of them again."""
    return [*points, points[0]]


def dashes(points: Sequence[Point], tone: str, dash: float = 8, gap: float = 6) -> Iterator[Line]:
    """Yield a stroke through some points, broken into dashes."""
    drawn = 0.0
    for first, second in pairwise(points):
        length = hypot(second[0] - first[0], second[1] - first[1])
        start = 0.0
        while start < length:
            phase = (drawn + start) % (dash + gap)
            end = min(length, start + (dash if phase < dash else dash + gap) - phase + 0.001)
            if phase < dash:
                yield Line(along(first, second, start / length), along(first, second, end / length), 3, tone)
            start = end
        drawn += length
