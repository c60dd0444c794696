"""How marks on the ring look: paths, chips on numbers, refused cells, victory spaces, and the end of a match."""

from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import pairwise
from math import ceil, degrees

from engine.boards import bits
from engine.boards.ring import RING, links
from renderer.emblems import number_tag, pointing_ring
from renderer.paint.caching import cached
from renderer.ring.ring_highlights import Cells, Changes
from renderer.ring.ring_layout import CENTRE, INNER, NUMBERS, OUTER, RIM, RINGS, STEP, THICKNESS, Ring, radii, split
from renderer.ring.ring_pieces import PAWN_RADIUS, SIDES, druid_outline, earlier, ghost_of
from renderer.shapes import (
    Box,
    Disk,
    Drawn,
    Figure,
    Line,
    Point,
    Polygon,
    Sector,
    Shape,
    Sprite,
    Text,
    arc,
    around,
)

_ORIGIN = (0, 0)
"""Where figures are put that are drawn at their place on the ring."""
_CASE, _CORE = (40, PAWN_RADIUS + 11, "gold-case"), (32, PAWN_RADIUS + 7, "gold")
"""The golden shape through a group: width of its strokes, radius round a pawn, tone."""
_POINTER = PAWN_RADIUS + 13
"""Radius of the ring of a hint."""
_DRUID_POINTER = (48, 6)
"""Radius of the one round a druid, and how far its middle is above that of the cell."""
_NOOSE = 14
"""How much thinner than a stroke through a group the one round a druid is."""


def path(ring: Ring, cells: tuple[str, ...], tone: str = "amber") -> Iterator[Sprite]:
    """Draw the path of a move through the cells it passed, ends included; finer if it is not the latest one."""
    if cells and split(cells[0])[0] == split(cells[-1])[0]:
        cells = (cells[0], cells[-1])
    for start, end in pairwise(cells):
        yield Sprite(_path(ring, start, end, tone), _ORIGIN)


@cached
def _path(ring: Ring, start: str, end: str, tone: str) -> Figure:
    wide, thin = (11, 6) if tone == "amber" else (8, 4)
    # Where a stroke meets the next, it covers the end of that one's casing.
    strokes = ((wide, f"{tone}-case", 0.2), (thin, tone, 0.6))
    name = f"path {start}-{end}" if tone == "amber" else f"earlier path {start}-{end} in {tone}"
    return Figure(name, tuple(_stroke(ring, start, end, *stroke) for stroke in strokes))


def _stroke(ring: Ring, start: str, end: str, width: float, tone: str, longer: float = 0) -> Line | Sector:
    """Draw a stroke from cell to cell: straight within one number, else along the ring, longer by some degrees."""
    (number, letter), (next_number, _) = split(start), split(end)
    if number == next_number:
        return Line(ring.centre(start), ring.centre(end), width, tone)
    first = number if (next_number - number) % NUMBERS == 1 else next_number
    middle = sum(radii(letter)) / 2
    return arc(CENTRE, middle, width, tone, ring.angle(first) - longer, ring.angle(first) + STEP + longer)


def pointers(ring: Ring, cells: tuple[str, ...], druids: Collection[str] = ()) -> Iterator[Sprite]:
    """Draw the rings of a hint; those round druids go round their hoods, too."""
    for cell in cells:
        (x, y), radius, higher = ring.centre(cell), *(_DRUID_POINTER if cell in druids else (_POINTER, 0))
        yield Sprite(pointing_ring(radius), (x, y - higher))


def candidates(ring: Ring, numbered: Iterable[Cells]) -> Iterator[Sprite]:
    """Draw the numbers of candidates where each leads."""
    yield from (Sprite(number_tag(number), ring.centre(cells[-1])) for number, cells in enumerate(numbered, 1))


def earlier_moves(ring: Ring, shown: Changes) -> Iterator[Sprite]:
    """Draw what was moved before the latest ply: the paths, and where pieces stood."""
    for side, cells in shown.paths:
        yield from path(ring, cells, earlier(side))
    yield from (Sprite(ghost_of(piece), ring.centre(cell)) for cell, piece in shown.left.items())


@cache
def number_chip(ring: Ring, number: int, tone: str, filled: bool = True) -> Sprite:
    """Draw a number set off: filled where a move ends, outlined where it starts."""
    ink, inside = (f"{tone}-case", tone) if filled else (f"{tone}-text", "bank")
    shapes = (
        Box((0, 0), 54, 38, 9, tone),
        *(() if filled else (Box((0, 0), 46, 30, 5, inside),)),
        Text(str(number), (0, 0), 36, "figures", ink),
    )
    return Sprite(Figure(f"{tone} {'chip' if filled else 'outline'} {number}", shapes), ring.label(number))


def number_chips(ring: Ring, moved: tuple[str, ...], picked: str = "") -> Iterator[Sprite]:
    """Draw the numbers that a move started and ended in, and the number of a piece that is picked."""
    first, last = (split(cell)[0] for cell in (moved[0], moved[-1])) if moved else (0, 0)
    if first != last:
        yield number_chip(ring, first, "amber", filled=False)
    if last:
        yield number_chip(ring, last, "amber")
    if picked:
        yield number_chip(ring, split(picked)[0], "teal")


@cached
def victory_space(ring: Ring, cell: str, side: int) -> Sprite:
    """Draw a victory space: the cell in the colour of the side whose druid first stood there, with the side's mark."""
    name = SIDES[side]
    shapes = [ring.sector(cell, 2.5, f"{name}-edge"), ring.sector(cell, 5, name)]
    if side == 0:
        shapes += [ring.sector(cell, 10, f"{name}-mark"), ring.sector(cell, 14, name)]
        return Sprite(
            Figure(f"{name} space {cell}", (*shapes, arc(ring.centre(cell), 8, 4.5, f"{name}-mark"))), _ORIGIN
        )
    area = ring.sector(cell, 10, "")
    corners = [around(CENTRE, radius, turn) for radius in (area.inner, area.outer) for turn in (area.start, area.end)]
    pairs = ((corners[0], corners[3]), (corners[1], corners[2]))
    cross = (Line(start, end, 6, f"{name}-mark", round=True) for start, end in pairs)
    return Sprite(Figure(f"{name} space {cell}", (*shapes, *cross)), _ORIGIN)


@cached
def refused_cell(ring: Ring, cell: str) -> Sprite:
    """Draw a cell that breaks a rule: framed and hatched in red."""
    shapes: tuple[Shape, ...] = (
        ring.sector(cell, 0, "refused-case"),
        ring.sector(cell, 2.5, "refused"),
        ring.sector(cell, 7, "refused-light"),
        *(Line(start, end, 4.5, "refused-hatch") for start, end in _hatch(ring.sector(cell, 7, ""))),
    )
    return Sprite(Figure(f"refused {cell}", shapes), _ORIGIN)


def _hatch(cell: Sector) -> Iterator[tuple[Point, Point]]:
    """Yield the ends of slanting lines across a cell, 12 apart, each as far along the ring as the cell is deep."""
    depth = cell.outer - cell.inner
    unit = degrees(1 / cell.outer)
    lines = ceil((cell.end - cell.start) / unit / 12 + depth / 12)
    for line in range(1, lines):
        foot = cell.start - depth * unit + line * 12 * unit
        ends = max(foot, cell.start), min(foot + depth * unit, cell.end)
        start, end = (around(CENTRE, cell.inner + (angle - foot) / unit, angle) for angle in ends)
        yield start, end


def connected_group(ring: Ring, cells: Iterable[str], druids: Collection[str] = ()) -> Iterator[Shape]:
    """Draw one golden shape through a group and round the druids in it: its casing first, then its core."""
    group = tuple(cells)
    pairs = links(RING.set_of(group))
    for width, radius, tone in (_CASE, _CORE):
        yield from (_stroke(ring, start, end, width, tone) for start, end in pairs)
        yield from (Disk(ring.centre(cell), radius, tone) for cell in group if cell not in druids)
        for cell in druids:
            yield from druid_outline(ring.centre(cell), radius - PAWN_RADIUS, tone)


def surrounded_druid(ring: Ring, taken: str, cells: Collection[str], druids: Collection[str]) -> Iterator[Shape]:
    """Draw a golden noose through the pieces on `cells`, round the druid they have taken; at an edge it is open."""
    corners = around_in_order(taken)
    pairs = [(start, end) for start, end in zip(corners, (*corners[1:], corners[0]), strict=True) if start and end]
    for width, radius, tone in (_CASE, _CORE):
        yield from (Line(ring.centre(start), ring.centre(end), width - _NOOSE, tone) for start, end in pairs)
        yield from (Disk(ring.centre(cell), radius, tone) for cell in cells if cell not in druids)
        for cell in druids:
            yield from druid_outline(ring.centre(cell), radius - PAWN_RADIUS, tone)


def isolated_druid(ring: Ring, cell: str) -> Iterator[Shape]:
    """Draw gold round a druid, and beside it the circles of the pieces that are not there."""
    for neighbour in bits(RING.neighbours[RING.index[cell]]):
        at = ring.centre(RING.names[neighbour])
        for start in range(0, 360, 45):
            yield arc(at, 19, 8, "gold-case", start - 4, start + 26)
            yield arc(at, 19, 4, "gold", start, start + 22)
    for _, radius, tone in (_CASE, _CORE):
        yield from druid_outline(ring.centre(cell), radius - PAWN_RADIUS, tone)


def reached_space(ring: Ring, cell: str, side: int) -> Iterator[Drawn]:
    """Draw a victory space in a golden frame."""
    yield ring.sector(cell, -13, "gold-case")
    yield ring.sector(cell, -9, "gold")
    yield victory_space(ring, cell, side)


def around_in_order(cell: str) -> tuple[str | None, ...]:
    """Return the four neighbours of a cell, clockwise from the outer one; None beyond an edge."""
    number, letter = split(cell)
    index = RINGS.index(letter)
    return (
        f"{number}{RINGS[index - 1]}" if index > 0 else None,
        f"{number % NUMBERS + 1}{letter}",
        f"{number}{RINGS[index + 1]}" if index + 1 < len(RINGS) else None,
        f"{(number - 2) % NUMBERS + 1}{letter}",
    )


@cache
def dimmed() -> tuple[Drawn, ...]:
    """Draw night over the slab and, less deep, over the middle."""
    return (
        Sector(CENTRE, INNER - RIM, OUTER + RIM, "ground", alpha=0.56),
        Polygon(tuple(_crescent()), "ground", alpha=0.56),
        Disk(CENTRE, INNER - RIM, "ground", alpha=0.3),
    )


def _crescent() -> Iterator[Point]:
    """Yield the corners of the slab's side, where it shows below."""
    x, y = CENTRE
    turns = range(90, 271, 3)
    yield from (around((x, y + THICKNESS), OUTER + RIM, turn) for turn in turns)
    yield from (around(CENTRE, OUTER + RIM, turn) for turn in reversed(turns))
