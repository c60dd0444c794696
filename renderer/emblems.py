"""Drawings that several families share: outlines of a hooded druid, the number of a candidate, a winner's trilithon.

The druid stands around (0, 0): its robe ends at y = 25, the tip of its hood is at y = -42.
"""

from functools import cache

from renderer.plane_geometry import curve
from renderer.shapes import Box, Figure, Point, Sector, Text

HOOD = (
    *curve((-17, -10), (-20, -24), (-7, -32), (3, -42)),
    *curve((3, -42), (6, -34), (20, -24), (17, -10)),
    *curve((17, -10), (14, -1), (-14, -1), (-17, -10)),
)
ROBE = (
    *curve((-24, 19), (-23, 5), (-17, -6), (-11, -11)),
    *curve((11, -11), (17, -6), (23, 5), (24, 19)),
    *curve((24, 19), (16, 27), (-16, 27), (-24, 19)),
)
ROBE_SHADE = (
    *curve((9, -11), (12, -6), (14, 6), (13, 24)),
    (19, 22.5),
    (24, 19),
    *curve((24, 19), (23, 5), (17, -6), (11, -11)),
)
HOOD_SHADE = (
    *curve((3, -42), (6, -34), (20, -24), (17, -10)),
    *curve((17, -10), (15, -5), (11, -4), (8, -3.4)),
    *curve((8, -3.4), (14, -14), (11, -28), (3, -42)),
)
FACE = (
    *curve((-2, -30), (-10, -24), (-14, -12), (-8, -8.5)),
    *curve((-8, -8.5), (-3, -6.5), (3, -6.5), (6, -8.5)),
    *curve((6, -8.5), (11, -12), (6, -24), (-2, -30)),
)
_RING = ((13, "teal-case"), (8, "teal"))
TAG_HIGH = 38
"""The height of a candidate's number."""
_TAG_WIDE = (36, 46)
"""The width of a number of one digit, and of two."""
EYES: tuple[Point, ...] = ((-5.4, -15.5), (2.2, -15.5))


@cache
def pointing_ring(radius: float) -> Figure:
    """Return the ring round a place that a hint points at."""
    strokes = (Sector((0, 0), radius - width / 2, radius + width / 2, tone) for width, tone in _RING)
    return Figure(f"pointing ring {radius:g}", tuple(strokes))


def tag_width(number: int) -> int:
    """Return the width of a candidate's number."""
    return _TAG_WIDE[number > 9]


@cache
def number_tag(number: int) -> Figure:
    """Return the number that a candidate has on its button: angular, since numbers that the board has are in disks."""
    wide = tag_width(number)
    boxes = (Box((0, 0), wide, TAG_HIGH, 8, "teal-case"), Box((0, 0), wide - 5, TAG_HIGH - 5, 6, "teal"))
    return Figure(f"candidate {number}", (*boxes, Text(str(number), (0, 0), 30, "semibold", "teal-case")))


@cache
def trilithon(ink: str) -> Figure:
    """Return the sign of a winner: two uprights and a lintel."""
    bars = ((0, -13, 44, 10), (-10.5, 6.5, 11, 23), (10.5, 6.5, 11, 23))
    return Figure(f"trilithon {ink}", tuple(Box((x, y), wide, high, 1, ink) for x, y, wide, high in bars))
