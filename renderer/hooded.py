"""The hooded figure of a druid, as the games draw it: its outlines round (0, 0), and what outlines are drawn with.

The robe ends at y = 25, the tip of the hood is at y = -42.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from renderer.shapes import Line, Point

_EDGE = 3.5
"""How far a mitre may reach, in widths of the margin it joins."""


def bend(start: Point, first: Point, second: Point, end: Point, steps: int = 8) -> list[Point]:
    """Points along a cubic Bézier curve, its start left out."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
        corners = (start, first, second, end)
        points.append(
            (
                sum(weight * x for weight, (x, _) in zip(weights, corners, strict=True)),
                sum(weight * y for weight, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return points


HOOD = (
    *bend((-17, -10), (-20, -24), (-7, -32), (3, -42)),
    *bend((3, -42), (6, -34), (20, -24), (17, -10)),
    *bend((17, -10), (14, -1), (-14, -1), (-17, -10)),
)
ROBE = (
    *bend((-24, 19), (-23, 5), (-17, -6), (-11, -11)),
    *bend((11, -11), (17, -6), (23, 5), (24, 19)),
    *bend((24, 19), (16, 27), (-16, 27), (-24, 19)),
)
ROBE_SHADE = (
    *bend((9, -11), (12, -6), (14, 6), (13, 24)),
    (19, 22.5),
    (24, 19),
    *bend((24, 19), (23, 5), (17, -6), (11, -11)),
)
HOOD_SHADE = (
    *bend((3, -42), (6, -34), (20, -24), (17, -10)),
    *bend((17, -10), (15, -5), (11, -4), (8, -3.4)),
    *bend((8, -3.4), (14, -14), (11, -28), (3, -42)),
)
FACE = (
    *bend((-2, -30), (-10, -24), (-14, -12), (-8, -8.5)),
    *bend((-8, -8.5), (-3, -6.5), (3, -6.5), (6, -8.5)),
    *bend((6, -8.5), (11, -12), (6, -24), (-2, -30)),
)
EYES: tuple[Point, ...] = ((-5.4, -15.5), (2.2, -15.5))


def scaled(points: Sequence[Point], scale: float) -> tuple[Point, ...]:
    """The points, that much farther from (0, 0)."""
    return tuple((x * scale, y * scale) for x, y in points)


def grown(points: Sequence[Point], margin: float) -> list[Point]:
    """A polygon, its corners told clockwise, larger by a margin on every side; corners stay corners."""
    grown = []
    for before, (x, y), after in zip((points[-1], *points), points, (*points[1:], points[0]), strict=False):
        (x1, y1), (x2, y2) = _outward(before, (x, y)), _outward((x, y), after)
        across, down = x1 + x2, y1 + y2
        reach = min(2 / max(across**2 + down**2, 0.01), _EDGE / max(hypot(across, down), 0.1)) * margin
        grown.append((x + across * reach, y + down * reach))
    return grown


def _outward(one: Point, other: Point) -> Point:
    """The direction that lies at the left of the way from one point to another, one unit long; none for no way."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = hypot(across, down) or 1
    return down / length, -across / length


def closed(points: Sequence[Point]) -> list[Point]:
    """The points, and the first of them again."""
    return [*points, points[0]]


def dashes(points: Sequence[Point], tone: str, dash: float = 8, gap: float = 6) -> Iterator[Line]:
    """A way through some points as a broken stroke."""
    gone = 0.0
    for one, other in pairwise(points):
        length = hypot(other[0] - one[0], other[1] - one[1])
        start = 0.0
        while start < length:
            phase = (gone + start) % (dash + gap)
            end = min(length, start + (dash if phase < dash else dash + gap) - phase + 0.001)
            if phase < dash:
                yield Line(_between(one, other, start / length), _between(one, other, end / length), 3, tone)
            start = end
        gone += length


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
