"""Marks of several kinds: figures on disks and pills, cells that break a rule, dotted ways to a pit."""

from functools import cache

from renderer.contigo.geometry import CELL
from renderer.shapes import Box, Disk, Figure, Line, Point, Shape, Text, arc

_APART = 14
"""From one stripe to the next."""
_FACES = {"refused": ("refused-hatch", "refused-text")}


def face(tone: str) -> tuple[str, str]:
    """What figures of a mark stand on, and what they are written in."""
    return _FACES.get(tone, (tone, f"{tone}-case"))


@cache
def numeral(text: str, tone: str, radius: float = 17.5) -> Figure:
    """A figure on a disk."""
    ground, ink = face(tone)
    disks = (Disk((0, 0), radius + 2.5, f"{tone}-case"), Disk((0, 0), radius, ground))
    return Figure(f"{tone} disk {text}", (*disks, Text(text, (0, 0), 1.5 * radius, "semibold", ink, ground)))


@cache
def plate(text: str, tone: str, wide: float = 34, high: float = 38) -> Figure:
    """A figure, letter, or short reason on a plate with round corners."""
    ground, ink = face(tone)
    boxes = (Box((0, 0), wide + 5, high + 5, 10, f"{tone}-case"), Box((0, 0), wide, high, 7.5, ground))
    size = min(34, high - 4)
    return Figure(f"{tone} plate {text}", (*boxes, Text(text, (0, 0), size, "semibold", ink, ground)))


@cache
def crossed_out() -> Figure:
    """A plate with a cross instead of a letter: there is no going this way."""
    boxes = (Box((0, 0), 37, 41, 10, "refused-case"), Box((0, 0), 32, 36, 7.5, "refused-hatch"))
    arms = (Line((-8, -8 * turn), (8, 8 * turn), 6, "refused-text", round=True) for turn in (1, -1))
    return Figure("refused plate", (*boxes, *arms))


@cache
def hatched() -> Figure:
    """A cell that breaks a rule."""
    half = CELL / 2 - 1
    stripes = (
        Line((at, half), (at + 2 * half, -half), 4.5, "refused-hatch")
        for at in range(-round(3 * half), round(half), _APART)
    )
    frame: list[Shape] = []
    for width, tone in ((15, "refused-case"), (10, "refused")):
        corners: tuple[Point, ...] = ((-half, -half), (half, -half), (half, half), (-half, half))
        frame += (Line(one, other, width, tone) for one, other in zip(corners, (*corners[1:], corners[0]), strict=True))
    whole = Box((0, 0), 2 * half, 2 * half, 0, "refused-light")
    return Figure("refused cell", (whole, *stripes, *frame), whole)


@cache
def target_ring(tone: str) -> Figure:
    """Round a piece that may be captured."""
    return Figure(f"{tone} target ring", (arc((0, 0), 41, 11, f"{tone}-case"), arc((0, 0), 41, 6.5, tone)))


@cache
def dotted(way: Point, tone: str) -> Figure:
    """A dotted line from (0, 0)."""
    far = max(map(abs, way))
    x, y = way[0] / far, way[1] / far
    dots = (Disk((at * x, at * y), 3, tone) for at in range(4, int(far), 12))
    return Figure(f"{tone} dots {far:g} {x:+g}{y:+g}", (Line((0, 0), way, 10, f"{tone}-case"), *dots))
