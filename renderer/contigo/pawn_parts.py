"""The parts of a pawn, round the middle of its cell: head, neck, foot, and for a key pawn a plinth below.

The heads of the sides differ in shape: round, square, triangular, diamond.
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
_KEY_OFFSETS = (-7, -9, -6, -4)
"""By side, how much higher the head of a key pawn is."""
_FOOT = {False: Box((0, 31), 59, 19, 7.5, ""), True: Box((0, 17), 57, 17, 7, "")}
"""The foot of a pawn, and of a key pawn."""
_PLINTH = Box((0, 33), 75, 18, 5, "")


@cache
def head(side: int, key: bool) -> Part:
    """Return the head of a side's pawn."""
    top, bottom = (y + _KEY_OFFSETS[side] * key for y in _HEADS[side])
    middle, height = (top + bottom) / 2, bottom - top
    match side:
        case 0:
            return Disk((0, middle), height / 2, "")
        case 1:
            return Box((0, middle), height, height, 3, "")
        case 2:
            return Polygon(((0, top), (29.5, bottom), (-29.5, bottom)), "")
    return Polygon(((0, top), (28, middle), (0, bottom), (-28, middle)), "")


@cache
def neck(side: int, key: bool) -> Polygon:
    """Return the neck, which joins head and foot."""
    bottom = _FOOT[key].at[1]
    top = _HEADS[side][1] + _KEY_OFFSETS[side] * key - 8
    return Polygon(((-8.5, top), (8.5, top), (18, bottom - 6), (-18, bottom - 6)), "")


def foot(key: bool) -> Box:
    """Return the foot."""
    return _FOOT[key]


def plinth(key: bool) -> tuple[Box, ...]:
    """Return the second base that a key pawn stands on; nothing for other pawns."""
    return (_PLINTH,) if key else ()


def parts(side: int, key: bool) -> tuple[Part, ...]:
    """Return all parts, from the ground up."""
    return (*plinth(key), neck(side, key), foot(key), head(side, key))


def enlarged(part: Part, margin: float, tone: str, offset: Point = (0, 0)) -> Iterator[Shape]:
    """Draw a part in one tone, larger by a margin on every side, with round corners, and moved by `offset`."""
    match part:
        case Disk(at, radius):
            yield Disk(_moved(at, offset), radius + margin, tone)
        case Box(at, across, down, corner):
            yield Box(_moved(at, offset), across + 2 * margin, down + 2 * margin, max(0, corner + margin), tone)
        case Polygon(points):
            moved = tuple(_moved(point, offset) for point in points)
            yield Polygon(moved if margin >= 0 else tuple(grown(moved, margin)), tone)
            if margin > 0:
                yield from (Line(*edge, 2 * margin, tone, round=True) for edge in pairwise(closed(moved)))


def outline(part: Part) -> Sequence[Point]:
    """Return the outline of a part as points, the first also last; corners are sharp."""
    match part:
        case Disk(at, radius):
            return closed([around(at, radius, angle) for angle in range(0, 360, 10)])
        case Box(at, across, down):
            x, y = across / 2, down / 2
            return closed([_moved(at, corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))])
    return closed(part.points)


def bevelled(part: Part, tones: tuple[str, str, str]) -> Iterator[Shape]:
    """Draw a part with a light edge at the upper left and a dark one at the lower right; tones: light, plain, dark."""
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
            edges = zip(pairwise(closed(points)), pairwise(closed(inner)), strict=True)
            for (start, end), (inner_start, inner_end) in edges:
                yield Polygon((start, end, inner_end, inner_start), light if end[1] < start[1] else dark)


def _moved(at: Point, offset: Point) -> Point:
    return at[0] + offset[0], at[1] + offset[1]
