"""The board itself: turf, slab, lines, numbers and letters, and the stones that stand in the middle."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from renderer.plane_geometry import closed
from renderer.ring.ring_layout import (
    CENTRE,
    DEPTH,
    INNER,
    MIDDLE,
    NUMBERS,
    OUTER,
    RIM,
    RINGS,
    STEP,
    THICKNESS,
    Ring,
    stone,
)
from renderer.shapes import (
    Box,
    Disk,
    Figure,
    Line,
    Oval,
    Point,
    Polygon,
    Sector,
    Shape,
    Sprite,
    Text,
    arc,
    around,
)

LETTERED = tuple(f"{number}{letter}" for number in (3, 8, 13, 18, 23, 28) for letter in RINGS)
"""The cells in which their ring's letter stands: no number is more than two away from one that has letters."""


@cache
def ground(ring: Ring) -> Figure:
    """Draw all of the picture that does not change."""
    numbers = (Text(str(number), ring.label(number), 36, "figures", "text") for number in range(1, NUMBERS + 1))
    places = ((cell[-1], *ring.centre(cell)) for cell in LETTERED)
    letters = (Text(letter, (x, y - 1), 38, "medium", "cut") for letter, x, y in places)
    return Figure(f"ring turned {ring.turned:.0f}", (*_turf(), *_slab(ring), *numbers, *letters))


@cache
def letter_cover(ring: Ring, cell: str) -> Sprite:
    """Draw what hides the letter of a cell."""
    return Sprite(Figure(f"blank {cell}", (Box((0, 0), 28, 38, 0, stone(cell)),)), ring.centre(cell))


def _turf() -> Iterator[Shape]:
    """Draw the bank, the hole, and the slab's shadow and side that show round both."""
    x, y = CENTRE
    hole, edge = INNER - RIM, OUTER + RIM
    yield Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground")
    yield Disk(CENTRE, 490, "bank")
    yield Disk((x + 5, y + 14), edge, "drop")
    yield Disk((x, y + THICKNESS), edge, "wall")
    yield Disk(CENTRE, hole + 2, "wall")
    yield Disk((x, y + THICKNESS), hole + 2, "dell")
    yield Disk((x + 3, y + THICKNESS + 8), hole + 2, "turf")
    yield Oval((MIDDLE[0], MIDDLE[1] + 4), 104, 54, "clearing")
    for left, foot, across, height in (
        (500, 435, 104, 102),
        (384, 491, 86, 86),
        (616, 491, 86, 86),
        (364, 597, 78, 76),
        (632, 597, 78, 76),
    ):
        yield from _trilithon(left, foot, across, height)


def _slab(ring: Ring) -> Iterator[Shape]:
    """Draw the slab with its cells and the lines between them."""
    hole, edge = INNER - RIM, OUTER + RIM
    yield Sector(CENTRE, hole, edge, "rim")
    for number in range(1, NUMBERS + 1):
        start = ring.angle(number) - STEP / 2
        # A little too wide each: the line between two hides it, and no turf shines through.
        yield Sector(CENTRE, INNER, OUTER, stone(f"{number}a"), start - 0.1, start + STEP + 0.1)
    for number in range(NUMBERS):
        angle = ring.angle(number) + STEP / 2
        yield Line(around(CENTRE, INNER, angle), around(CENTRE, OUTER, angle), 2, "seam")
    for step, width in ((0, 3), (1, 3), (2, 5.5), (3, 3), (4, 3)):
        yield arc(CENTRE, INNER + step * DEPTH, width, "line")


def _trilithon(middle: float, foot: float, across: float, height: float) -> Iterator[Shape]:
    """Draw two uprights and a lintel, seen from the front and a little from the right; it stands at (middle, foot)."""
    left, right = middle - across / 2, middle + across / 2
    upright, lintel = 0.27 * across, 0.27 * height
    deep, up = 0.1 * across, -0.06 * across
    top = foot - height
    yield from _shadow(left, right, foot, upright + deep, across)
    for start in (left, right - upright):
        yield from _block(
            ((start + 1.5, top + lintel), (start + upright - 1.5, top + lintel)),
            ((start, foot), (start + upright, foot)),
            deep,
            up,
        )
    left, right = left - 5, right + 5
    yield from _block(((left, top), (right, top)), ((left, top + lintel), (right, top + lintel)), deep, up)


def _shadow(left: float, right: float, foot: float, thick: float, across: float) -> Iterator[Shape]:
    """Draw one flat shadow to the lower right, with the light of the gap in it."""
    aside, down = 0.3 * across, 0.15 * across
    for start in (left, right - thick * 0.73):
        feet = ((start, foot - 2), (start + thick, foot - 2))
        yield Polygon((*feet, *((x + aside, foot + down) for x, _ in reversed(feet))), "dell")
    bar = foot + down
    yield Polygon(
        ((left + aside - 8, bar - 4), (right + aside, bar - 4), (right + aside + 8, bar), (left + aside, bar)), "dell"
    )


def _block(top: tuple[Point, Point], bottom: tuple[Point, Point], deep: float, up: float) -> Iterator[Shape]:
    """Draw a stone: front, top and right face, and a dark line round all of it."""
    (left, high), (right, _) = top
    (foot_left, low), (foot_right, _) = bottom
    upper = ((left, high), (right, high), (right + deep, high + up), (left + deep, high + up))
    side = ((right, high), (right + deep, high + up), (foot_right + deep, low + up), (foot_right, low))
    corners = (
        (left, high),
        (left + deep, high + up),
        (right + deep, high + up),
        (foot_right + deep, low + up),
        (foot_right, low),
        (foot_left, low),
    )
    for start, end in pairwise(closed(corners)):
        yield Line(start, end, 4, "monument-edge", round=True)
    yield Polygon(((left, high), (right, high), (foot_right, low), (foot_left, low)), "monument-front")
    yield Polygon(upper, "monument-top")
    yield Polygon(side, "monument-side")
