"""Drawings of the pieces on the ring.

White wears a ring, Red a cross: sides differ in shape and lightness, not in colour alone. A druid is a hooded figure
on a disk of its side.
"""

from collections.abc import Iterator
from functools import cache

from engine import Piece
from renderer.emblems import EYES, FACE, HOOD, HOOD_SHADE, ROBE, ROBE_SHADE
from renderer.plane_geometry import closed, dashes, grown, scaled
from renderer.shapes import Disk, Figure, Line, Point, Polygon, Sector, Shape, Text, arc

SIDES = ("white", "red")
PAWN_RADIUS = 23
"""The radius of a pawn, its outline included."""
_ARCS = ((10, "amber-case", 31.5), (6, "amber", 28))
"""Width, tone and half the angle of the arcs round a relocated disk: casing, then core."""
DRUID_RADIUS = 31
"""The radius of the disk a druid stands on, its outline included."""
_OUTLINE = 2.5
_BREAST = 11
"""The distance of the mark below the middle of the disk."""
_MARK = 0.78
"""The mark's size, as a share of that on a pawn."""


@cache
def pawn(side: int, radius: float = PAWN_RADIUS) -> Figure:
    """Draw a disk of a side on the board; its shadow falls to the lower right."""
    name = SIDES[side]
    scale = radius / PAWN_RADIUS
    shapes = (
        Disk((4 * scale, 6 * scale), radius, "shade"),
        *tilted_disk(radius, 2 * scale, f"{name}-edge"),
        *tilted_disk(radius - 2.5 * scale**0.5, 2 * scale, f"{name}-side"),
        Disk((0, -2 * scale), radius - 2.5 * scale**0.5, name),
        *cut_mark(side, scale, f"{name}-mark", -2 * scale),
    )
    return Figure(_named(f"{name} disk", radius), shapes)


@cache
def flat_pawn(side: int, radius: float = PAWN_RADIUS) -> Figure:
    """Draw a disk of a side on a card or beside a text: without a shadow."""
    return Figure(_named(f"{SIDES[side]} token", radius), pawn(side, radius).shapes[1:])


@cache
def sideless_pawn(radius: float = PAWN_RADIUS) -> Figure:
    """Draw a disk for a player whose side is still open: half white and half red, unmarked."""
    scale = radius / PAWN_RADIUS
    face = radius - 2.5 * scale**0.5
    shapes = (
        *tilted_disk(radius, 2 * scale, "white-edge"),
        *tilted_disk(face, 2 * scale, "red-side"),
        Sector((0, 2 * scale), 0, face, "white-side", 180, 360),
        Disk((0, -2 * scale), face, "red"),
        Sector((0, -2 * scale), 0, face, "white", 180, 360),
    )
    return Figure(_named("open token", radius), shapes)


@cache
def pawn_ghost(side: int) -> Figure:
    """Draw where a disk stood: pale, with a broken outline."""
    name = SIDES[side]
    dashes = (arc((0, 0), 21.5, 3, "amber-case", start, start + 17) for start in range(0, 360, 30))
    return Figure(
        f"{name} ghost", (Disk((0, 0), 21.5, f"{name}-ghost"), *cut_mark(side, 1, f"{name}-ghost-mark", 0), *dashes)
    )


def earlier(side: int) -> str:
    """Return the tone in which a side's moves before the latest ply are shown."""
    return f"{SIDES[side]}-lately"


@cache
def ringed_pawn(side: int, tone: str) -> Figure:
    """Draw a disk with a ring round it, between dark ones; a thin one in the side's own tone for `lately`."""
    wide, thin, ink = (7.5, 4, earlier(side)) if tone == "lately" else (10, 6, tone)
    middle = PAWN_RADIUS - 0.5 + wide / 2
    ring = (arc((0, 0), middle, wide, f"{ink}-case"), arc((0, 0), middle, thin, ink))
    return Figure(f"{SIDES[side]} disk in {tone}", (*pawn(side).shapes, *ring))


@cache
def relocated_pawn(side: int) -> Figure:
    """Draw a disk that has been relocated: four arcs round it."""
    middle = PAWN_RADIUS + 7.5
    parts = [(start - half, start + half, width, tone) for width, tone, half in _ARCS for start in range(45, 360, 90)]
    arcs = (arc((0, 0), middle, width, tone, start, end) for start, end, width, tone in parts)
    return Figure(f"{SIDES[side]} disk relocated", (*pawn(side).shapes, *arcs))


def figure_of(piece: Piece, tone: str = "") -> Figure:
    """Draw a piece, with a ring round it in a tone; or one that is `relocated`, `refused` or `taken`."""
    match piece.kind, tone:
        case "druid", "":
            return druid(piece.side)
        case "druid", "refused":
            return refused_druid(piece.side)
        case "druid", "taken":
            return druid_ghost(piece.side)
        case "druid", _:
            return ringed_druid(piece.side, tone)
        case _, "":
            return pawn(piece.side)
        case _, "relocated":
            return relocated_pawn(piece.side)
    return ringed_pawn(piece.side, tone)


def ghost_of(piece: Piece) -> Figure:
    """Draw where a piece stood."""
    return druid_ghost(piece.side) if piece.kind == "druid" else pawn_ghost(piece.side)


@cache
def target_dot() -> Figure:
    """Draw the mark of a cell that may be moved to."""
    return Figure("target", (Disk((0, 0), 13.5, "teal-case"), Disk((0, 0), 9.5, "teal")))


@cache
def lettered_target(letter: str) -> Figure:
    """Draw the mark of a cell that a piece may be placed on, with the letter of its ring."""
    disks = (Disk((0, 0), 20, "teal-case"), Disk((0, 0), 16, "teal"))
    return Figure(f"target {letter}", (*disks, Text(letter, (0, -1), 32, "semibold", "teal-case")))


def tilted_disk(radius: float, half: float, tone: str) -> Iterator[Shape]:
    """Draw a thick disk seen a little from the front: it reaches from `half` above (0, 0) to `half` below."""
    yield Disk((0, -half), radius, tone)
    yield Polygon(((-radius, -half), (radius, -half), (radius, half), (-radius, half)), tone)
    yield Disk((0, half), radius, tone)


def cut_mark(side: int, scale: float, tone: str, y: float) -> Iterator[Shape]:
    """Draw what is cut into a disk: White's ring, Red's cross."""
    if side == 0:
        yield arc((0, y), 10.6 * scale, 5 * scale, tone)
        return
    arm = 9.2 * scale
    yield Line((-arm, y - arm), (arm, y + arm), 6 * scale, tone, round=True)
    yield Line((-arm, y + arm), (arm, y - arm), 6 * scale, tone, round=True)


def _named(name: str, radius: float) -> str:
    return name if radius == PAWN_RADIUS else f"{name} of {radius:g}"


@cache
def druid(side: int) -> Figure:
    """Draw a druid of a side; its shadow falls to the lower right."""
    return Figure(f"{SIDES[side]} druid", (Disk((5, 8), DRUID_RADIUS, "shade"), *_druid_shapes(side)))


@cache
def flat_druid(side: int, scale: float) -> Figure:
    """Draw a druid beside a text, `scale` times its usual size and without a shadow."""
    return Figure(f"{SIDES[side]} druid by {scale:g}", tuple(_druid_shapes(side, scale)))


@cache
def ringed_druid(side: int, tone: str) -> Figure:
    """Draw a druid with a ring along its outline, between dark ones; a thin one in the side's own tone for `lately`."""
    margins, ink = ((6.5, 5, 1), earlier(side)) if tone == "lately" else ((9.5, 7.5, 1.5), tone)
    rings = zip(margins, (f"{ink}-case", ink, f"{ink}-case"), strict=True)
    shapes = [shape for margin, shade in rings for shape in druid_outline((0, 0), margin, shade)]
    return Figure(f"{SIDES[side]} druid in {tone}", (druid(side).shapes[0], *shapes, *_druid_shapes(side)))


@cache
def refused_druid(side: int) -> Figure:
    """Draw a druid that breaks a rule where it stands: its ring is hatched as a refused cell is."""
    stripes = (arc((0, 0), DRUID_RADIUS + 4.5, 6, "refused-light", start, start + 10) for start in range(50, 310, 20))
    return Figure(f"{SIDES[side]} druid refused", (*ringed_druid(side, "refused").shapes, *stripes))


@cache
def druid_ghost(side: int) -> Figure:
    """Draw where a druid stood, or one that is taken: pale, with a broken outline."""
    name = SIDES[side]
    robe, hood = (grown(points, -1) for points in (ROBE, HOOD))
    shapes = (
        Polygon(tuple(robe), f"{name}-ghost"),
        *dashes(closed(robe), "amber-case"),
        Polygon(tuple(hood), f"{name}-ghost"),
        *dashes(closed(hood), "amber-case"),
        Polygon(FACE, f"{name}-ghost-mark"),
        *cut_mark(side, _MARK, f"{name}-ghost-mark", _BREAST),
    )
    return Figure(f"{name} druid ghost", shapes)


def druid_outline(at: Point, margin: float, tone: str) -> Iterator[Shape]:
    """Draw everything within a margin of a druid that stands at `at`."""
    yield Disk(at, DRUID_RADIUS + margin, tone)
    yield Polygon(tuple((at[0] + x, at[1] + y) for x, y in grown(HOOD, _OUTLINE + margin)), tone)


def _druid_shapes(side: int, scale: float = 1) -> Iterator[Shape]:
    """Draw a druid's disk and figure, upright whichever way the ring is turned."""
    name = SIDES[side]
    edge = _OUTLINE * scale**0.5
    yield from tilted_disk(DRUID_RADIUS * scale, 2 * scale, f"{name}-edge")
    yield from tilted_disk(DRUID_RADIUS * scale - edge, 2 * scale, f"{name}-side")
    for points, shade in ((ROBE, ROBE_SHADE), (HOOD, HOOD_SHADE)):
        yield Polygon(scaled(grown(points, edge / scale), scale), f"{name}-edge")
        yield Polygon(scaled(points, scale), name)
        yield Polygon(scaled(shade, scale), f"{name}-side")
        if points is ROBE:
            yield from cut_mark(side, _MARK * scale, f"{name}-mark", _BREAST * scale)
    yield Polygon(scaled(FACE, scale), f"{name}-edge")
    for x, y in EYES:
        yield Disk((x * scale, y * scale), 1.9 * scale, name)
