"""Plane geometry: convex polygons given by their edges, hulls, and points on a line."""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, hypot, radians, sin
from statistics import fmean

from renderer.shapes import Point

Side = tuple[float, float, float]
"""An edge of a convex polygon: its outward normal (x, y), and its distance from the origin."""


def corners(sides: Sequence[Side]) -> list[Point]:
    """Return the corners of a convex polygon, each where a side meets the one before it. Sides are given clockwise."""
    return [_crossing(before, side) for before, side in zip((sides[-1], *sides[:-1]), sides, strict=True)]


def _crossing(one: Side, other: Side) -> Point:
    (a, b, c), (d, e, f) = one, other
    scale = a * e - b * d
    return (c * e - b * f) / scale, (a * f - c * d) / scale


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull of some points."""
    ordered = sorted(set(points))
    return [*_chain(ordered), *_chain(ordered[::-1])]


def _chain(points: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain[:-1]


def _turn(one: Point, other: Point, third: Point) -> float:
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
