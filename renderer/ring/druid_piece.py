"""The druid: a hooded figure on a disk of its side. It is drawn upright, whichever way the ring is turned."""

from collections.abc import Iterator
from functools import cache

from renderer.hooded import EYES, FACE, HOOD, HOOD_SHADE, ROBE, ROBE_SHADE, closed, dashes, grown, scaled
from renderer.ring.pieces import SIDES, cut_mark, thick
from renderer.shapes import Disk, Figure, Point, Polygon, Shape, arc

RADIUS = 31
"""Of the disk a druid stands on, its outline included."""
_OUTLINE = 2.5
_BREAST = 11
"""How far below the middle of the disk the mark is."""
_MARK = 0.78
"""The mark's size, as a share of that on a pawn."""


@cache
def druid(side: int) -> Figure:
    """A druid of a side; its shadow falls to the lower right."""
    return Figure(f"{SIDES[side]} druid", (Disk((5, 8), RADIUS, "shade"), *_upright(side)))


@cache
def flat_druid(side: int, scale: float) -> Figure:
    """A druid beside a text, larger or smaller: no shadow."""
    return Figure(f"{SIDES[side]} druid by {scale:g}", tuple(_upright(side, scale)))


@cache
def chosen_druid(side: int, tone: str) -> Figure:
    """A druid with a ring round it, between dark ones, that follows its outline; a thin one for what was earlier."""
    margins = (6.5, 5, 1) if tone == "lately" else (9.5, 7.5, 1.5)
    rings = zip(margins, (f"{tone}-case", tone, f"{tone}-case"), strict=True)
    shapes = [shape for margin, ink in rings for shape in outline((0, 0), margin, ink)]
    return Figure(f"{SIDES[side]} druid in {tone}", (druid(side).shapes[0], *shapes, *_upright(side)))


@cache
def refused_druid(side: int) -> Figure:
    """A druid that breaks a rule where it stands: its ring is hatched as a refused cell is."""
    stripes = (arc((0, 0), RADIUS + 4.5, 6, "refused-light", start, start + 10) for start in range(50, 310, 20))
    return Figure(f"{SIDES[side]} druid refused", (*chosen_druid(side, "refused").shapes, *stripes))


@cache
def druid_ghost(side: int) -> Figure:
    """Where a druid stood, or one that is taken: pale, with a broken outline."""
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


def outline(at: Point, margin: float, tone: str) -> Iterator[Shape]:
    """All that lies within a margin of a druid that stands at `at`."""
    yield Disk(at, RADIUS + margin, tone)
    yield Polygon(tuple((at[0] + x, at[1] + y) for x, y in grown(HOOD, _OUTLINE + margin)), tone)


def _upright(side: int, scale: float = 1) -> Iterator[Shape]:
    """Disk and figure."""
    name = SIDES[side]
    edge = _OUTLINE * scale**0.5
    yield from thick(RADIUS * scale, 2 * scale, f"{name}-edge")
    yield from thick(RADIUS * scale - edge, 2 * scale, f"{name}-side")
    for points, shade in ((ROBE, ROBE_SHADE), (HOOD, HOOD_SHADE)):
        yield Polygon(scaled(grown(points, edge / scale), scale), f"{name}-edge")
        yield Polygon(scaled(points, scale), name)
        yield Polygon(scaled(shade, scale), f"{name}-side")
        if points is ROBE:
            yield from cut_mark(side, _MARK * scale, f"{name}-mark", _BREAST * scale)
    yield Polygon(scaled(FACE, scale), f"{name}-edge")
    for x, y in EYES:
        yield Disk((x * scale, y * scale), 1.9 * scale, name)
