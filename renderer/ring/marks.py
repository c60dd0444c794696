"""Marks on the ring: ways of moves, chips on numbers, refused cells, the stroke through a group that won."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import ceil, degrees

from engine.boards.ring import RING, links
from renderer.ring.druid_piece import outline
from renderer.ring.geometry import CENTRE, INNER, NUMBERS, OUTER, STEP, Ring, radii, split
from renderer.ring.ground import RIM, THICKNESS, number_at
from renderer.ring.pieces import RADIUS, SIDES
from renderer.shapes import (
    BARE,
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

HERE = (0, 0)
"""Where figures are put that were drawn in their place."""


def path(ring: Ring, cells: tuple[str, ...], tone: str = "amber") -> Iterator[Sprite]:
    """The way of a move through the cells it passed, ends included."""
    if cells and split(cells[0])[0] == split(cells[-1])[0]:
        cells = (cells[0], cells[-1])
    for one, other in pairwise(cells):
        yield Sprite(_path(ring, one, other, tone), HERE, BARE)


@cache
def _path(ring: Ring, one: str, other: str, tone: str) -> Figure:
    wide, thin = (8, 4) if tone == "lately" else (11, 6)
    case, core = _stroke(ring, one, other, wide, f"{tone}-case", 1), _stroke(ring, one, other, thin, tone, 1)
    cut = _stroke(ring, one, other, wide, f"{tone}-case", 0.2)
    # Within one number the stroke ends beneath pieces; along the ring it meets the next, and is cut to fit.
    within = replace(cut, inner=INNER, outer=OUTER) if isinstance(cut, Sector) else None
    return Figure(f"{'path' if tone == 'amber' else 'earlier path'} {one}-{other}", (case, core), within)


def _stroke(ring: Ring, one: str, other: str, width: float, tone: str, longer: float = 0) -> Line | Sector:
    """From cell to cell: along the ring (by some degrees longer, if asked), or straight within one number."""
    (number, letter), (next_number, _) = split(one), split(other)
    if number == next_number:
        return Line(ring.at(one), ring.at(other), width, tone)
    first = number if (next_number - number) % NUMBERS == 1 else next_number
    middle = sum(radii(letter)) / 2
    return arc(CENTRE, middle, width, tone, ring.angle(first) - longer, ring.angle(first) + STEP + longer)


@cache
def chip(ring: Ring, number: int, tone: str, filled: bool = True) -> Sprite:
    """A number set off: filled where a move ends, outlined where it starts."""
    ink, inside = (f"{tone}-case", tone) if filled else (f"{tone}-text", "bank")
    shapes = (
        Box((0, 0), 54, 38, 9, tone),
        *(() if filled else (Box((0, 0), 46, 30, 5, inside),)),
        Text(str(number), (0, 0), 36, "figures", ink, inside),
    )
    return Sprite(Figure(f"{tone} {'chip' if filled else 'outline'} {number}", shapes), number_at(ring, number), BARE)


def chips(ring: Ring, passed: tuple[str, ...], picked: str | None = None) -> Iterator[Sprite]:
    """The numbers that a move started and ended in, and the number of a piece that is picked."""
    first, last = (split(cell)[0] for cell in (passed[0], passed[-1])) if passed else (0, 0)
    if first != last:
        yield chip(ring, first, "amber", filled=False)
    if last:
        yield chip(ring, last, "amber")
    if picked:
        yield chip(ring, split(picked)[0], "teal")


@cache
def home(ring: Ring, cell: str, side: int) -> Sprite:
    """A victory space: the cell in the colour of the side whose druid first stood there, with the side's mark."""
    name = SIDES[side]
    shapes = [ring.cell(cell, 2.5, f"{name}-edge"), ring.cell(cell, 5, name)]
    if side == 0:
        shapes += [ring.cell(cell, 10, f"{name}-mark"), ring.cell(cell, 14, name)]
        return Sprite(Figure(f"{name} space {cell}", (*shapes, arc(ring.at(cell), 8, 4.5, f"{name}-mark"))), HERE, BARE)
    area = ring.cell(cell, 10, "")
    corners = [around(CENTRE, radius, turn) for radius in (area.inner, area.outer) for turn in (area.start, area.end)]
    pairs = ((corners[0], corners[3]), (corners[1], corners[2]))
    cross = (Line(one, other, 6, f"{name}-mark", round=True) for one, other in pairs)
    return Sprite(Figure(f"{name} space {cell}", (*shapes, *cross)), HERE, BARE)


@cache
def refusal(ring: Ring, cell: str) -> Sprite:
    """A cell that breaks a rule: framed and hatched in red."""
    shapes: tuple[Shape, ...] = (
        ring.cell(cell, 0, "refused-case"),
        ring.cell(cell, 2.5, "refused"),
        ring.cell(cell, 7, "refused-light"),
        *(Line(start, end, 4.5, "refused-hatch") for start, end in _hatch(ring.cell(cell, 7, ""))),
    )
    return Sprite(Figure(f"refused {cell}", shapes), HERE, BARE)


def _hatch(cell: Sector) -> Iterator[tuple[Point, Point]]:
    """Slanting lines across a cell, twelve units apart: from its inner edge to as far along the outer as it is deep."""
    depth = cell.outer - cell.inner
    unit = degrees(1 / cell.outer)
    lines = ceil((cell.end - cell.start) / unit / 12 + depth / 12)
    for line in range(1, lines):
        foot = cell.start - depth * unit + line * 12 * unit
        ends = max(foot, cell.start), min(foot + depth * unit, cell.end)
        start, end = (around(CENTRE, cell.inner + (angle - foot) / unit, angle) for angle in ends)
        yield start, end


def won(ring: Ring, cells: Iterable[str], druids: Collection[str] = ()) -> Iterator[Shape]:
    """One golden shape through a group and round the druids in it: its casing first, then its heart."""
    group = tuple(cells)
    pairs = links(sum(1 << RING.index[cell] for cell in group))
    for width, radius, tone in ((40, RADIUS + 11, "gold-case"), (32, RADIUS + 7, "gold")):
        yield from (_stroke(ring, one, other, width, tone) for one, other in pairs)
        yield from (Disk(ring.at(cell), radius, tone) for cell in group if cell not in druids)
        for cell in druids:
            yield from outline(ring.at(cell), radius - RADIUS, tone)


@cache
def dimmed() -> tuple[Drawn, ...]:
    """Night over the slab and, less deep, over the middle."""
    return (
        Sector(CENTRE, INNER - RIM, OUTER + RIM, "ground", alpha=0.56),
        Polygon(tuple(_crescent()), "ground", alpha=0.56),
        Disk(CENTRE, INNER - RIM, "ground", alpha=0.3),
    )


def _crescent() -> Iterator[Point]:
    """The side of the slab, where it shows below."""
    x, y = CENTRE
    turns = range(90, 271, 3)
    yield from (around((x, y + THICKNESS), OUTER + RIM, turn) for turn in turns)
    yield from (around(CENTRE, OUTER + RIM, turn) for turn in reversed(turns))
