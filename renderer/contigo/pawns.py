"""Pawns, and what is left of them where they stood or were taken."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from renderer.contigo.parts import bevelled, foot, head, larger, neck, parts, plinth, rim
from renderer.contigo.tones import SIDES, paint
from renderer.plane_geometry import dashes
from renderer.shapes import Box, Disk, Figure, Line, Point, Polygon, Shape

_EDGE = 2.4
_OUTLINE, _FINE = ((9.5, "case"), (7, ""), (2.8, "case")), ((7.5, "case"), (5.6, ""), (2.6, "case"))
"""How far the line round a marked pawn reaches, from the outermost in, and a finer one."""
_FLAT = _OUTLINE[1:]
"""The line without its outer case: for boards that are seen one after the other, where less makes a smaller file."""


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn to be drawn: the side that moves it, whether it is a key pawn, and whose it was at the start."""

    side: int
    key: bool = False
    born: int | None = None

    @property
    def name(self) -> str:
        """What scenes call it."""
        was = f" once {SIDES[self.born]}" if self.born is not None and self.born != self.side else ""
        return f"{SIDES[self.side]} {'key pawn' if self.key else 'pawn'}{was}"


@cache
def pawn(shown: Pawn) -> Figure:
    """A pawn on the board; its shadow falls to the lower right."""
    return Figure(shown.name, (*_shadow(shown), *_upright(shown)))


@cache
def marked(shown: Pawn, tone: str, flat: bool = False) -> Figure:
    """A pawn with a line round it that follows its outline; a finer one for what was played before the latest ply."""
    outline = _FLAT if flat else _FINE if tone == "lately" else _OUTLINE
    lines = [
        shape
        for margin, kind in outline
        for part in parts(shown.side, shown.key)
        for shape in larger(part, margin, f"{tone}-{kind}".rstrip("-"))
    ]
    return Figure(f"{shown.name} in {tone}{', flat' * flat}", (*_shadow(shown), *lines, *_upright(shown)))


@cache
def small(shown: Pawn, scale: float) -> Figure:
    """A pawn without its shadow, smaller."""
    return Figure(f"{shown.name} by {scale:g}", tuple(scaled(shape, scale) for shape in _upright(shown)))


@cache
def imprint(shown: Pawn, taken: bool = False, flat: bool = False) -> Figure:
    """Where a pawn stood: its outline, pressed into the stone; with a cross if it was taken."""
    name = f"{shown.name} {'taken' if taken else 'imprint'}{', flat' * flat}"
    return Figure(
        name, (*(_silhouette(shown) if flat else _pressed(shown)), *(cross((29, 29), "amber") if taken else ()))
    )


@cache
def vanished(shown: Pawn, scale: float) -> Figure:
    """A pawn that has left, smaller."""
    return Figure(f"{shown.name} gone by {scale:g}", tuple(scaled(shape, scale) for shape in _pressed(shown)))


@cache
def head_of(side: int, scale: float) -> Figure:
    """The head of a side's pawn by itself, round (0, 0)."""
    part = head(side, False)
    x, y = part.at if isinstance(part, Disk | Box) else (0, sum(y for _, y in part.points) / len(part.points))
    shapes = [*larger(part, 3, paint(side, "edge"), (-x, -y)), *larger(part, 0, paint(side), (-x, -y))]
    return Figure(f"{SIDES[side]} head", tuple(scaled(shape, scale) for shape in shapes))


def cross(at: Point, tone: str, arm: float = 10) -> Iterator[Shape]:
    """A small cross with a dark line round it."""
    x, y = at
    for width, ink in ((12, f"{tone}-case"), (6, tone)):
        yield Line((x - arm, y - arm), (x + arm, y + arm), width, ink, round=True)
        yield Line((x - arm, y + arm), (x + arm, y - arm), width, ink, round=True)


def _pressed(shown: Pawn) -> Iterator[Shape]:
    """A pawn flat in the stone, with a dashed rim."""
    for part in parts(shown.side, shown.key):
        yield from (replace(line, width=4) for line in dashes(rim(part), paint(shown.side, "rim"), 9, 6))
    yield from _silhouette(shown, -2)


def _silhouette(shown: Pawn, margin: float = 0) -> Iterator[Shape]:
    for part in parts(shown.side, shown.key):
        yield from larger(part, margin, paint(shown.side, "imprint"))


def _shadow(shown: Pawn) -> Iterator[Shape]:
    for part in parts(shown.side, shown.key):
        yield from larger(part, 0, "shade", (6, 4))


def _upright(shown: Pawn) -> Iterator[Shape]:
    """Everything but the shadow."""
    side, key = shown.side, shown.key
    born = side if shown.born is None else shown.born
    edge = paint(side, "edge")
    for base in plinth(key):
        yield from larger(base, _EDGE, edge)
        yield from _slab(base, ("plinth-lit", "plinth", "plinth-dark"))
    yield from larger(neck(side, key), _EDGE, edge)
    yield from larger(neck(side, key), 0, paint(side, "dark"))
    yield from larger(foot(key), _EDGE, paint(born, "edge"))
    yield from _slab(foot(key), _tones(born))
    yield from larger(head(side, key), _EDGE, edge)
    yield from bevelled(head(side, key), _tones(side))


def _slab(base: Box, tones: tuple[str, str, str]) -> Iterator[Shape]:
    """A base: lit along its top, dark at its front."""
    (x, y), high = base.at, base.down
    light, plain, dark = tones
    yield replace(base, tone=dark)
    yield Box((x, y - 3), base.across, high - 6, base.corner, light)
    yield Box((x, y - 1.5), base.across - 2, high - 9, base.corner, plain)


def _tones(side: int) -> tuple[str, str, str]:
    return paint(side, "light"), paint(side), paint(side, "dark")


def scaled(shape: Shape, by: float) -> Shape:
    """A shape, larger or smaller about (0, 0)."""
    match shape:
        case Disk(at, radius):
            return replace(shape, at=_scaled(at, by), radius=radius * by)
        case Box(at, across, down, corner):
            return replace(shape, at=_scaled(at, by), across=across * by, down=down * by, corner=corner * by)
        case Line(start, end, width):
            return replace(shape, start=_scaled(start, by), end=_scaled(end, by), width=width * by)
        case Polygon(points):
            return replace(shape, points=tuple(_scaled(point, by) for point in points))
    raise TypeError(shape)


def _scaled(at: Point, by: float) -> Point:
    return at[0] * by, at[1] * by
