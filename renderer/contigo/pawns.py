"""Pawns: upright, marked, small, and as the imprints that they leave where they stood or were captured."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.games.contigo.contigo_capture import SIDES
from renderer.contigo.contigo_marks import cross
from renderer.contigo.pawn_parts import bevelled, crown, enlarged, foot, head, neck, outline, parts
from renderer.plane_geometry import dashes
from renderer.shapes import Box, Disk, Figure, Line, Point, Polygon, Shape

_EDGE = 2.4
_BAND = 6
# The line round a marked pawn: how far its strokes reach, from the outermost in, and the suffix of each one's tone.
_OUTLINE = ((9.5, "-case"), (7, ""), (2.8, "-case"))
_FINE_OUTLINE = ((7.5, "-case"), (5.6, ""), (2.6, "-case"))
_FILM_OUTLINE = _OUTLINE[1:]


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn as it is drawn."""

    side: int
    """The side that controls it."""
    key: bool = False
    """Whether it is a key pawn."""
    original_side: int | None = None
    """The side that it was of at the start, if it is inherited."""

    @property
    def name(self) -> str:
        """The name of its figure in the texts of scenes."""
        inherited = self.original_side is not None and self.original_side != self.side
        once = f" once {SIDES[self.original_side]}" if inherited and self.original_side is not None else ""
        return f"{SIDES[self.side]} {'key pawn' if self.key else 'pawn'}{once}"


def pawn_tone(side: int, part: str = "") -> str:
    """Return the tone of a side's pawns: plain, or `light`, `dark`, `edge`, `imprint`, `rim`."""
    return f"pawn-{SIDES[side]}{'-' * bool(part)}{part}"


TONES = tuple(map(pawn_tone, range(len(SIDES))))
"""The tone of each side's pawns."""


@cache
def upright_pawn(pawn: Pawn) -> Figure:
    """Draw a pawn on the board; its shadow falls to the lower right."""
    return Figure(pawn.name, (*_shadow(pawn), *_upright(pawn)))


@cache
def marked_pawn(pawn: Pawn, tone: str, film: bool = False) -> Figure:
    """Draw a pawn with a line round it: a finer one for `lately`, and in a film one that makes a smaller file."""
    strokes = _FILM_OUTLINE if film else _FINE_OUTLINE if tone == "lately" else _OUTLINE
    lines = [
        shape
        for margin, suffix in strokes
        for part in parts(pawn.side, pawn.key)
        for shape in enlarged(part, margin, f"{tone}{suffix}")
    ]
    return Figure(f"{pawn.name} in {tone}{', flat' * film}", (*_shadow(pawn), *lines, *_upright(pawn)))


@cache
def small_pawn(pawn: Pawn, scale: float) -> Figure:
    """Draw a pawn smaller, without its shadow."""
    return Figure(f"{pawn.name} by {scale:g}", tuple(scaled(shape, scale) for shape in _upright(pawn)))


@cache
def imprint(pawn: Pawn, captured: bool = False, film: bool = False) -> Figure:
    """Draw where a pawn stood: its outline in the cell, with a cross if it was captured."""
    name = f"{pawn.name} {'taken' if captured else 'imprint'}{', flat' * film}"
    shapes = _silhouette(pawn) if film else _pressed(pawn)
    return Figure(name, (*shapes, *(cross((29, 29), "amber") if captured else ())))


@cache
def small_imprint(pawn: Pawn, scale: float) -> Figure:
    """Draw an imprint smaller, for a player who is out."""
    return Figure(f"{pawn.name} gone by {scale:g}", tuple(scaled(shape, scale) for shape in _pressed(pawn)))


@cache
def small_head(side: int, scale: float) -> Figure:
    """Draw the head of a side's pawn by itself, smaller, round (0, 0)."""
    part = head(side, False)
    x, y = part.at if isinstance(part, Disk | Box) else (0, sum(y for _, y in part.points) / len(part.points))
    shapes = [*enlarged(part, 3, pawn_tone(side, "edge"), (-x, -y)), *enlarged(part, 0, pawn_tone(side), (-x, -y))]
    return Figure(f"{SIDES[side]} head", tuple(scaled(shape, scale) for shape in shapes))


def _pressed(pawn: Pawn) -> Iterator[Shape]:
    """Draw a pawn flat in the cell, with a dashed rim."""
    for part in parts(pawn.side, pawn.key):
        yield from (replace(line, width=4) for line in dashes(outline(part), pawn_tone(pawn.side, "rim"), 9, 6))
    yield from _silhouette(pawn, -2)


def _silhouette(pawn: Pawn, margin: float = 0) -> Iterator[Shape]:
    for part in parts(pawn.side, pawn.key):
        yield from enlarged(part, margin, pawn_tone(pawn.side, "imprint"))


def _shadow(pawn: Pawn) -> Iterator[Shape]:
    for part in parts(pawn.side, pawn.key):
        yield from enlarged(part, 0, "shade", (6, 4))


def _upright(pawn: Pawn) -> Iterator[Shape]:
    """Draw a pawn without its shadow; its foot is of the side that it was of at the start."""
    side, key = pawn.side, pawn.key
    original_side = side if pawn.original_side is None else pawn.original_side
    edge = pawn_tone(side, "edge")
    yield from enlarged(neck(side, key), _EDGE, edge)
    yield from enlarged(neck(side, key), 0, pawn_tone(side, "dark"))
    yield from enlarged(foot(), _EDGE, pawn_tone(original_side, "edge"))
    yield from _base(foot(), _tones(original_side))
    yield from enlarged(head(side, key), _EDGE, edge)
    yield from bevelled(head(side, key), _tones(side))
    for part in crown(key):
        yield from enlarged(part, _EDGE, edge)
        yield from _chalk(part)


def _chalk(part: Polygon) -> Iterator[Shape]:
    """Draw a crown, its band in the shade."""
    *_, (right, down), (left, _) = part.points
    yield replace(part, tone="crown")
    band = ((left - 1.5, down - _BAND), (right + 1.5, down - _BAND), (right, down), (left, down))
    yield Polygon(band, "crown-dark")


def _base(base: Box, tones: tuple[str, str, str]) -> Iterator[Shape]:
    """Draw a foot, lit along its top and dark at its front."""
    (x, y), height = base.at, base.down
    light, plain, dark = tones
    yield replace(base, tone=dark)
    yield Box((x, y - 3), base.across, height - 6, base.corner, light)
    yield Box((x, y - 1.5), base.across - 2, height - 9, base.corner, plain)


def _tones(side: int) -> tuple[str, str, str]:
    return pawn_tone(side, "light"), pawn_tone(side), pawn_tone(side, "dark")


def scaled(shape: Shape, scale: float) -> Shape:
    """Return a shape larger or smaller about (0, 0)."""
    match shape:
        case Disk(at, radius):
            return replace(shape, at=_scaled(at, scale), radius=radius * scale)
        case Box(at, across, down, corner):
            return replace(
                shape, at=_scaled(at, scale), across=across * scale, down=down * scale, corner=corner * scale
            )
        case Line(start, end, width):
            return replace(shape, start=_scaled(start, scale), end=_scaled(end, scale), width=width * scale)
        case Polygon(points):
            return replace(shape, points=tuple(_scaled(point, scale) for point in points))
    raise TypeError(shape)


def _scaled(at: Point, scale: float) -> Point:
    return at[0] * scale, at[1] * scale
