"""Pieces on the ring. White wears a ring, Red a cross: sides differ in shape and lightness, not in colour alone."""

from collections.abc import Iterator
from functools import cache

from renderer.shapes import Disk, Figure, Line, Polygon, Sector, Shape, Text, arc

SIDES = ("white", "red")
RADIUS = 23
"""Of a pawn, its outline included."""
_ARCS = ((10, "amber-case", 31.5), (6, "amber", 28))
"""Width, tone and half the angle of the arcs round a relocated disk: casing, then heart."""


@cache
def pawn(side: int, radius: float = RADIUS) -> Figure:
    """A disk of a side, standing on something; its shadow falls to the lower right."""
    name = SIDES[side]
    scale = radius / RADIUS
    shapes = (
        Disk((4 * scale, 6 * scale), radius, "shade"),
        *thick(radius, 2 * scale, f"{name}-edge"),
        *thick(radius - 2.5 * scale**0.5, 2 * scale, f"{name}-side"),
        Disk((0, -2 * scale), radius - 2.5 * scale**0.5, name),
        *cut_mark(side, scale, f"{name}-mark", -2 * scale),
    )
    return Figure(_named(f"{name} disk", radius), shapes)


@cache
def flat_pawn(side: int, radius: float = RADIUS) -> Figure:
    """A disk of a side on a card or beside a text: no shadow."""
    return Figure(_named(f"{SIDES[side]} token", radius), pawn(side, radius).shapes[1:])


@cache
def both_sides(radius: float = RADIUS) -> Figure:
    """A disk of neither side, or of either: half and half, unmarked."""
    scale = radius / RADIUS
    face = radius - 2.5 * scale**0.5
    shapes = (
        *thick(radius, 2 * scale, "white-edge"),
        *thick(face, 2 * scale, "red-side"),
        Sector((0, 2 * scale), 0, face, "white-side", 180, 360),
        Disk((0, -2 * scale), face, "red"),
        Sector((0, -2 * scale), 0, face, "white", 180, 360),
    )
    return Figure(_named("open token", radius), shapes)


@cache
def ghost(side: int) -> Figure:
    """Where a disk stood: pale, with a broken outline."""
    name = SIDES[side]
    dashes = (arc((0, 0), 21.5, 3, "amber-case", start, start + 17) for start in range(0, 360, 30))
    return Figure(
        f"{name} ghost", (Disk((0, 0), 21.5, f"{name}-ghost"), *cut_mark(side, 1, f"{name}-ghost-mark", 0), *dashes)
    )


@cache
def chosen(side: int, tone: str) -> Figure:
    """A disk with a ring round it, between dark ones; a thin one for what was played before the latest ply."""
    wide, thin = (7.5, 4) if tone == "lately" else (10, 6)
    middle = RADIUS - 0.5 + wide / 2
    ring = (arc((0, 0), middle, wide, f"{tone}-case"), arc((0, 0), middle, thin, tone))
    return Figure(f"{SIDES[side]} disk in {tone}", (*pawn(side).shapes, *ring))


@cache
def relocated(side: int) -> Figure:
    """A disk that was put where it stands without moving there: four arcs round it."""
    middle = RADIUS + 7.5
    parts = [(start - half, start + half, width, tone) for width, tone, half in _ARCS for start in range(45, 360, 90)]
    arcs = (arc((0, 0), middle, width, tone, start, end) for start, end, width, tone in parts)
    return Figure(f"{SIDES[side]} disk relocated", (*pawn(side).shapes, *arcs))


@cache
def dot() -> Figure:
    """A cell that may be moved to."""
    return Figure("target", (Disk((0, 0), 13.5, "teal-case"), Disk((0, 0), 9.5, "teal")))


@cache
def lettered_dot(letter: str) -> Figure:
    """A cell that a piece may be placed on, and that tells its ring."""
    disks = (Disk((0, 0), 20, "teal-case"), Disk((0, 0), 16, "teal"))
    return Figure(f"target {letter}", (*disks, Text(letter, (0, -1), 32, "semibold", "teal-case", "teal")))


def thick(radius: float, half: float, tone: str) -> Iterator[Shape]:
    """A round thing seen a little from the front: a disk drawn along from `half` above to `half` below."""
    yield Disk((0, -half), radius, tone)
    yield Polygon(((-radius, -half), (radius, -half), (radius, half), (-radius, half)), tone)
    yield Disk((0, half), radius, tone)


def cut_mark(side: int, scale: float, tone: str, y: float) -> Iterator[Shape]:
    """What is cut into a disk: White's ring, Red's cross."""
    if side == 0:
        yield arc((0, y), 10.6 * scale, 5 * scale, tone)
        return
    arm = 9.2 * scale
    yield Line((-arm, y - arm), (arm, y + arm), 6 * scale, tone, round=True)
    yield Line((-arm, y + arm), (arm, y - arm), 6 * scale, tone, round=True)


def _named(name: str, radius: float) -> str:
    return name if radius == RADIUS else f"{name} of {radius:g}"
