"""Cells that break a rule: framed and hatched in red, so that mark and height can still be read."""

from functools import cache

from renderer.druid.geometry import Plot
from renderer.druid.pieces import footprint
from renderer.shapes import Figure, Line, Polygon, Shape

_APART = 15
"""From one stripe to the next."""


@cache
def refusal(plot: Plot, shared: str) -> Figure:
    """The hatching of a top, or of the ground, round (0, 0)."""
    points = footprint(plot, shared)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    high = max(ys) - min(ys)
    starts = range(round(min(xs) - high), round(max(xs)), _APART)
    shapes: list[Shape] = [Line((x, max(ys)), (x + high, min(ys)), 4.5, "refused") for x in starts]
    for width, tone in ((16, "refused-case"), (11, "refused")):
        pairs = zip(points, (*points[1:], points[0]), strict=True)
        shapes += (Line(start, end, width, tone, round=True) for start, end in pairs)
    return Figure(f"refused {shared or 'cell'}", tuple(shapes), Polygon(tuple(points), ""))
