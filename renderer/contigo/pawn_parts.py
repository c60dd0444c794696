"""The parts of a pawn, round the middle of its cell: head, neck, foot, and on the head of a key pawn a crown.

The heads of the sides differ in shape: round, square, triangular, diamond.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from renderer.plane_geometry import closed, grown
from renderer.shapes import Box, Disk, Line, Point, Polygon, Shape, around

PawnShape = Disk | Box | Polygon
_BEVEL = 4.5
_HEADS = ((-36, 12), (-34, 10), (-37, 11), (-39, 17))
"""Top and bottom of each side's head."""
_KEY_HEADS = ((-31, 16), (-27, 16), (-36, 16), (-36, 19))
"""The parts of a key pawn, which wears a crown."""
_FOOT = Box((0, 31), 59, 19, 7.5, "")
_CROWN: tuple[Point, ...] = ((-25, -40), (-11, -31), (0, -43), (11, -31), (25, -40), (19, -21), (-19, -21))
"""The outline of a crown: its five corners and the ends of its band."""


@cache
def head(side: int, key: bool) -> PawnShape:
    """Return the head of a side's pawn."""
    top, bottom = _ends(side, key)
    middle, height = (top + bottom) / 2, bottom - top
    match side:
        case 0:
            return Disk((0, middle), height / 2, "")
        case 1:
            return Box((0, middle), height, height, 3, "")
        case 2:
            return Polygon(((0, top), (29.5, bottom), (-29.5, bottom)), "")
    return Polygon(((0, top), (28, middle), (0, bottom), (-28, middle)), "")


def _ends(side: int, key: bool) -> tuple[int, int]:
    """Return the top and bottom of a head."""
    return (_KEY_HEADS if key else _HEADS)[side]


@cache
def neck(side: int, key: bool) -> Polygon:
    """Return the neck, which joins head and foot."""
    top, bottom = _ends(side, key)[1] - 8, _FOOT.at[1] - 6
    return Polygon(((-8.5, top), (8.5, top), (18, bottom), (-18, bottom)), "")


def foot() -> Box:
    """Return the foot."""
    return _FOOT


def crown(key: bool) -> tuple[Polygon, ...]:
    """Return the crown that a key pawn wears; nothing for other pawns."""
    return (Polygon(_CROWN, ""),) if key else ()


def parts(side: int, key: bool) -> tuple[PawnShape, ...]:
    """Return all parts, from the ground up."""
    return (neck(side, key), foot(), head(side, key), *crown(key))


def enlarged(part: PawnShape, margin: float, tone: str, offset: Point = (0, 0)) -> Iterator[Shape]:
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


def outline(part: PawnShape) -> Sequence[Point]:
    """Return the outline of a part as points, the first also last; corners are sharp."""
    match part:
        case Disk(at, radius):
            return closed([around(at, radius, angle) for angle in range(0, 360, 10)])
        case Box(at, across, down):
            x, y = across / 2, down / 2
            return closed([_moved(at, corner) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))])
    return closed(part.points)


def bevelled(part: PawnShape, tones: tuple[str, str, str]) -> Iterator[Shape]:
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
