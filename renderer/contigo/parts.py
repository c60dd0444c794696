"""What a pawn is made of, round the middle of its cell: head, neck, foot, and for a key pawn a plinth below.

Sides differ in their heads: round, square, triangular, diamond.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from renderer.plane_geometry import closed, grown
from renderer.shapes import Box, Disk, Line, Point, Polygon, Shape, around

Part = Disk | Box | Polygon
_BEVEL = 4.5
_HEADS = ((-36, 12), (-34, 10), (-37, 11), (-39, 17))
"""Top and bottom of each side's head."""
_RAISED = (-7, -9, -6, -4)
"""How much higher the head of a key pawn is."""
_FOOT = {False: Box((0, 31), 59, 19, 7.5, ""), True: Box((0, 17), 57, 17, 7, "")}
_PLINTH = Box((0, 33), 75, 18, 5, "")


@cache
def head(side: int, key: bool) -> Part:
    """The head of a side's pawn."""
    top, bottom = (y + _RAISED[side] * key for y in _HEADS[side])
    middle, high = (top + bottom) / 2, bottom - top
    match side:
        case 0:
            return Disk((0, middle), high / 2, "")
        case 1:
            return Box((0, middle), high, high, 3, "")
        case 2:
            return Polygon(((0, top), (29.5, bottom), (-29.5, bottom)), "")
    return Polygon(((0, top), (28, middle), (0, bottom), (-28, middle)), "")


@cache
def neck(side: int, key: bool) -> Polygon:
    """What joins head and foot, dark, so that the head stands free."""
    low = _FOOT[key].at[1]
    high = _HEADS[side][1] + _RAISED[side] * key - 8
    return Polygon(((-8.5, high), (8.5, high), (18, low - 6), (-18, low - 6)), "")


def foot(key: bool) -> Box:
    """The foot, of the tone of the side that a pawn was of at the start."""
    return _FOOT[key]


def plinth(key: bool) -> tuple[Box, ...]:
    """The second base of a key pawn."""
    return (_PLINTH,) if key else ()


def parts(side: int, key: bool) -> tuple[Part, ...]:
    """All parts, from the ground up."""
    return (*plinth(key), neck(side, key), foot(key), head(side, key))


def larger(part: Part, margin: float, tone: str, by: Point = (0, 0)) -> Iterator[Shape]:
    """A part that reaches farther by a margin on every side, with round corners, moved."""
    match part:
        case Disk(at, radius):
            yield Disk(_moved(at, by), radius + margin, tone)
        case Box(at, across, down, corner):
            yield Box(_moved(at, by), across + 2 * margin, down + 2 * margin, max(0, corner + margin), tone)
        case Polygon(points):
            moved = tuple(_moved(point, by) for point in points)
            yield Polygon(moved if margin >= 0 else tuple(grown(moved, margin)), tone)
            if margin > 0:
                yield from (Line(*pair, 2 * margin, tone, round=True) for pair in pairwise(closed(moved)))


def rim(part: Part) -> Sequence[Point]:
    """The outline of a part, closed."""
    match part:
        case Disk(at, radius):
            return closed([around(at, radius, angle) for angle in range(0, 360, 10)])
        case Box(at, across, down):
            x, y = across / 2, down / 2
            return closed([_moved(at, corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))])
    return closed(part.points)


def bevelled(part: Part, tones: tuple[str, str, str]) -> Iterator[Shape]:
    """A part with a light edge at the upper left and a dark one at the lower right; tones: light, plain, dark."""
    light, plain, dark = tones
    half = _BEVEL / 2
    match part:
        case Disk((x, y), radius):
            yield Disk((x, y), radius, dark)
            yield Disk((x - 1.6, y - 1.6), radius - half, light)
            yield Disk((x - 0.4, y - 0.4), radius - 1.8 * half, plain)
        case Box((x, y), across, down, corner):
            yield Box((x, y), across, down, corner, dark)
            yield Box((x - half, y - half), across - _BEVEL, down - _BEVEL, corner, light)
            yield Box((x, y), across - 2 * _BEVEL, down - 2 * _BEVEL, 1, plain)
        case Polygon(points):
            yield Polygon(points, plain)
            inner = grown(points, -_BEVEL)
            for (one, other), (low, high) in zip(pairwise(closed(points)), pairwise(closed(inner)), strict=True):
                yield Polygon((one, other, high, low), light if other[1] < one[1] else dark)


def _moved(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]
