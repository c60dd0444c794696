"""Small marks of several kinds: numbers on disks and plates, rings, crosses, hatching, dotted lines, arrowheads."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from renderer.contigo.contigo_board import CELL
from renderer.plane_geometry import closed
from renderer.shapes import Box, Disk, Figure, Line, Point, Polygon, Shape, Text, arc

_STRIPE_DISTANCE = 14
_PIT_RING = 48
_PLATE_TONES = {"refused": ("refused-hatch", "refused-text")}
"""The tones of plates and of the text on them, where they are not the mark's tone and its case."""


def plate_tones(tone: str) -> tuple[str, str]:
    """Return the tone of the plate or disk of a mark, and that of the text on it."""
    return _PLATE_TONES.get(tone, (tone, f"{tone}-case"))


@cache
def numeral(text: str, tone: str, radius: float = 17.5) -> Figure:
    """Draw a number on a disk."""
    plate_tone, text_tone = plate_tones(tone)
    disks = (Disk((0, 0), radius + 2.5, f"{tone}-case"), Disk((0, 0), radius, plate_tone))
    return Figure(f"{tone} disk {text}", (*disks, Text(text, (0, 0), 1.5 * radius, "semibold", text_tone)))


@cache
def plate(text: str, tone: str, width: float = 34, height: float = 38) -> Figure:
    """Draw a number, letter, or short reason on a plate with round corners."""
    plate_tone, text_tone = plate_tones(tone)
    boxes = (Box((0, 0), width + 5, height + 5, 10, f"{tone}-case"), Box((0, 0), width, height, 7.5, plate_tone))
    size = min(34, height - 4)
    return Figure(f"{tone} plate {text}", (*boxes, Text(text, (0, 0), size, "semibold", text_tone)))


@cache
def crossed_plate() -> Figure:
    """Draw the plate with a cross that stands in place of the coordinate of a line along which a pawn cannot go."""
    boxes = (Box((0, 0), 37, 41, 10, "refused-case"), Box((0, 0), 32, 36, 7.5, "refused-hatch"))
    arms = (Line((-8, -8 * turn), (8, 8 * turn), 6, "refused-text", round=True) for turn in (1, -1))
    return Figure("refused plate", (*boxes, *arms))


@cache
def hatching() -> Figure:
    """Draw the hatching of a cell that breaks a rule."""
    half = CELL / 2 - 1
    stripes = (
        Line((x, half), (x + 2 * half, -half), 4.5, "refused-hatch")
        for x in range(-round(3 * half), round(half), _STRIPE_DISTANCE)
    )
    frame: list[Shape] = []
    for width, tone in ((15, "refused-case"), (10, "refused")):
        corners: tuple[Point, ...] = ((-half, -half), (half, -half), (half, half), (-half, half))
        frame += (Line(start, end, width, tone) for start, end in pairwise(closed(corners)))
    whole = Box((0, 0), 2 * half, 2 * half, 0, "refused-light")
    return Figure("refused cell", (whole, *stripes, *frame), whole)


@cache
def target_ring(tone: str) -> Figure:
    """Draw the ring round a piece that may be captured."""
    return Figure(f"{tone} target ring", (arc((0, 0), 41, 11, f"{tone}-case"), arc((0, 0), 41, 6.5, tone)))


@cache
def pit_ring(tone: str) -> Figure:
    """Draw a ring round a pit."""
    return Figure(f"{tone} ring", (arc((0, 0), _PIT_RING, 9, f"{tone}-case"), arc((0, 0), _PIT_RING, 5, tone)))


@cache
def broken_pit_ring(tone: str) -> Figure:
    """Draw a dashed ring round a pit."""
    dashes = (arc((0, 0), _PIT_RING, 5, tone, start, start + 14) for start in range(0, 360, 20))
    return Figure(f"broken {tone} ring", (arc((0, 0), _PIT_RING, 9, f"{tone}-case"), *dashes))


@cache
def dotted_line(end: Point, tone: str) -> Figure:
    """Draw a dotted line from (0, 0), horizontal or vertical."""
    length = max(map(abs, end))
    x, y = end[0] / length, end[1] / length
    dots = (Disk((distance * x, distance * y), 3, tone) for distance in range(4, int(length), 12))
    return Figure(f"{tone} dots {length:g} {x:+g}{y:+g}", (Line((0, 0), end, 10, f"{tone}-case"), *dots))


def cross(place: Point, tone: str, arm: float = 10) -> Iterator[Shape]:
    """Draw a small cross with a dark line round it."""
    x, y = place
    for width, line_tone in ((12, f"{tone}-case"), (6, tone)):
        yield Line((x - arm, y - arm), (x + arm, y + arm), width, line_tone, round=True)
        yield Line((x - arm, y + arm), (x + arm, y - arm), width, line_tone, round=True)


def arrowhead(
    tip: Point, direction: Point, tone: str, margin: float, length: float = 25, half_width: float = 14
) -> Iterator[Shape]:
    """Draw a triangle with its tip in `direction`, a vector of length 1, larger by `margin` on every side."""
    (x, y), (across, down) = tip, direction
    base = x - length * across, y - length * down
    corners = (
        tip,
        (base[0] - half_width * down, base[1] + half_width * across),
        (base[0] + half_width * down, base[1] - half_width * across),
    )
    yield Polygon(corners, tone)
    if margin:
        yield from (Line(*edge, 2 * margin, tone, round=True) for edge in pairwise((*corners, tip)))
