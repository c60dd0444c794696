"""The druid: a hooded figure on a disk of its side. It is drawn upright, whichever way the ring is turned."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import hypot

from renderer.ring.pieces import SIDES, cut_mark, thick
from renderer.shapes import Disk, Figure, Line, Point, Polygon, Shape, arc

RADIUS = 31
"""Of the disk a druid stands on, its outline included."""
_OUTLINE = 2.5
_EDGE = 3.5
"""How far a mitre may reach, in widths of the margin it joins."""


def _bend(start: Point, first: Point, second: Point, end: Point, steps: int = 8) -> list[Point]:
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


_HOOD = (
    *_bend((-17, -10), (-20, -24), (-7, -32), (3, -42)),
    *_bend((3, -42), (6, -34), (20, -24), (17, -10)),
    *_bend((17, -10), (14, -1), (-14, -1), (-17, -10)),
)
_ROBE = (
    *_bend((-24, 19), (-23, 5), (-17, -6), (-11, -11)),
    *_bend((11, -11), (17, -6), (23, 5), (24, 19)),
    *_bend((24, 19), (16, 27), (-16, 27), (-24, 19)),
)
_ROBE_SHADE = (
    *_bend((9, -11), (12, -6), (14, 6), (13, 24)),
    (19, 22.5),
    (24, 19),
    *_bend((24, 19), (23, 5), (17, -6), (11, -11)),
)
_HOOD_SHADE = (
    *_bend((3, -42), (6, -34), (20, -24), (17, -10)),
    *_bend((17, -10), (15, -5), (11, -4), (8, -3.4)),
    *_bend((8, -3.4), (14, -14), (11, -28), (3, -42)),
)
_FACE = (
    *_bend((-2, -30), (-10, -24), (-14, -12), (-8, -8.5)),
    *_bend((-8, -8.5), (-3, -6.5), (3, -6.5), (6, -8.5)),
    *_bend((6, -8.5), (11, -12), (6, -24), (-2, -30)),
)
_EYES: tuple[Point, ...] = ((-5.4, -15.5), (2.2, -15.5))
_BREAST = 11
"""How far below the middle of the disk the mark is."""
_MARK = 0.78
"""The mark's size, as a share of that on a pawn."""


@cache
def druid(side: int) -> Figure:
    """A druid of a side; its shadow falls to the lower right."""
    return Figure(f"{SIDES[side]} druid", (Disk((5, 8), RADIUS, "shade"), *_upright(side)))


@cache
def flat_druid(side: int, scale: float) -> Figure:
    """A druid beside a text, larger or smaller: no shadow."""
    return Figure(f"{SIDES[side]} druid by {scale:g}", tuple(_upright(side, scale)))


@cache
def chosen_druid(side: int, tone: str) -> Figure:
    """A druid with a ring round it, between dark ones, that follows its outline."""
    rings = ((9.5, f"{tone}-case"), (7.5, tone), (1.5, f"{tone}-case"))
    shapes = [shape for margin, ink in rings for shape in outline((0, 0), margin, ink)]
    return Figure(f"{SIDES[side]} druid in {tone}", (druid(side).shapes[0], *shapes, *_upright(side)))


@cache
def refused_druid(side: int) -> Figure:
    """A druid that breaks a rule where it stands: its ring is hatched as a refused cell is."""
    stripes = (arc((0, 0), RADIUS + 4.5, 6, "refused-light", start, start + 10) for start in range(50, 310, 20))
    return Figure(f"{SIDES[side]} druid refused", (*chosen_druid(side, "refused").shapes, *stripes))


@cache
def druid_ghost(side: int) -> Figure:
    """Where a druid stood, or one that is taken: pale, with a broken outline."""
    name = SIDES[side]
    robe, hood = (_grown(points, -1) for points in (_ROBE, _HOOD))
    shapes = (
        Polygon(tuple(robe), f"{name}-ghost"),
        *_dashes(_closed(robe)),
        Polygon(tuple(hood), f"{name}-ghost"),
        *_dashes(_closed(hood)),
        Polygon(_FACE, f"{name}-ghost-mark"),
        *cut_mark(side, _MARK, f"{name}-ghost-mark", _BREAST),
    )
    return Figure(f"{name} druid ghost", shapes)


def outline(at: Point, margin: float, tone: str) -> Iterator[Shape]:
    """All that lies within a margin of a druid that stands at `at`."""
    yield Disk(at, RADIUS + margin, tone)
    yield Polygon(tuple((at[0] + x, at[1] + y) for x, y in _grown(_HOOD, _OUTLINE + margin)), tone)


def _upright(side: int, scale: float = 1) -> Iterator[Shape]:
    """Disk and figure."""
    name = SIDES[side]
    edge = _OUTLINE * scale**0.5
    yield from thick(RADIUS * scale, 2 * scale, f"{name}-edge")
    yield from thick(RADIUS * scale - edge, 2 * scale, f"{name}-side")
    for points, shade in ((_ROBE, _ROBE_SHADE), (_HOOD, _HOOD_SHADE)):
        yield Polygon(_scaled(_grown(points, edge / scale), scale), f"{name}-edge")
        yield Polygon(_scaled(points, scale), name)
        yield Polygon(_scaled(shade, scale), f"{name}-side")
        if points is _ROBE:
            yield from cut_mark(side, _MARK * scale, f"{name}-mark", _BREAST * scale)
    yield Polygon(_scaled(_FACE, scale), f"{name}-edge")
    for x, y in _EYES:
        yield Disk((x * scale, y * scale), 1.9 * scale, name)


def _scaled(points: Sequence[Point], scale: float) -> tuple[Point, ...]:
    return tuple((x * scale, y * scale) for x, y in points)


def _grown(points: Sequence[Point], margin: float) -> list[Point]:
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


def _closed(points: Sequence[Point]) -> list[Point]:
    return [*points, points[0]]


def _dashes(points: Sequence[Point], dash: float = 8, gap: float = 6) -> Iterator[Line]:
    """A way through some points as a broken stroke."""
    gone = 0.0
    for one, other in pairwise(points):
        length = hypot(other[0] - one[0], other[1] - one[1])
        start = 0.0
        while start < length:
            phase = (gone + start) % (dash + gap)
            end = min(length, start + (dash if phase < dash else dash + gap) - phase + 0.001)
            if phase < dash:
                yield Line(_between(one, other, start / length), _between(one, other, end / length), 3, "amber-case")
            start = end
        gone += length


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
