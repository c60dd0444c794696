"""What happened on the ring and what may: paths, chips on numbers, refused cells, the stroke through a group that won."""

from collections.abc import Iterable, Iterator
from functools import cache
from math import ceil

from engine.boards.ring import RING, links
from renderer.ring.geometry import CENTRE, INNER, NUMBERS, OUTER, STEP, Ring, radii, split
from renderer.ring.ground import RIM, THICKNESS, number_at
from renderer.ring.pieces import RADIUS
from renderer.shapes import Box, Disk, Drawn, Figure, Line, Polygon, Sector, Shape, Sprite, Text, arc, around

HERE = (0, 0)
"""Where figures are put that were drawn in their place."""


def path(ring: Ring, cells: tuple[str, ...]) -> Iterator[Sprite]:
    """The way of a move through the cells it passed, ends included."""
    if split(cells[0])[0] == split(cells[-1])[0]:
        cells = (cells[0], cells[-1])
    for one, other in zip(cells, cells[1:], strict=False):
        yield Sprite(_path(ring, one, other), HERE)


@cache
def _path(ring: Ring, one: str, other: str) -> Figure:
    return Figure(f"path {one}-{other}", (_stroke(ring, one, other, 11, "amber-case"), _stroke(ring, one, other, 6, "amber")))


def _stroke(ring: Ring, one: str, other: str, width: float, tone: str) -> Shape:
    """From cell to cell: along the ring for neighbouring numbers, straight within one number."""
    (number, letter), (next_number, _) = split(one), split(other)
    if number == next_number:
        return Line(ring.at(one), ring.at(other), width, tone)
    first = number if (next_number - number) % NUMBERS == 1 else next_number
    middle = sum(radii(letter)) / 2
    # A hair too long at both ends, so that the strokes of a way join without a seam.
    return arc(CENTRE, middle, width, tone, ring.angle(first) - 0.1, ring.angle(first) + STEP + 0.1)


@cache
def chip(ring: Ring, number: int, tone: str, filled: bool = True) -> Sprite:
    """A number set off: filled where a move ends, outlined where it starts."""
    ink, inside = (f"{tone}-case", tone) if filled else (f"{tone}-text", "bank")
    shapes = (
        Box((0, 0), 54, 38, 9, tone),
        *(() if filled else (Box((0, 0), 46, 30, 5, inside),)),
        Text(str(number), (0, 0), 36, "figures", ink, inside),
    )
    return Sprite(Figure(f"{tone} {'chip' if filled else 'outline'} {number}", shapes), number_at(ring, number))


def chips(ring: Ring, start: str, end: str) -> Iterator[Sprite]:
    """The numbers a move started and ended in."""
    first, last = split(start)[0], split(end)[0]
    if first != last:
        yield chip(ring, first, "amber", filled=False)
    yield chip(ring, last, "amber")


@cache
def refusal(ring: Ring, cell: str) -> Sprite:
    """A cell that breaks a rule: hatched and framed in red."""
    hatch = tuple(Line(start, end, 4, "refused") for start, end in _hatch(ring.cell(cell, 8, "")))
    shapes = (
        ring.cell(cell, 0, "refused-case"),
        ring.cell(cell, 2, "refused"),
        ring.cell(cell, 6.5, "refused-light"),
        *hatch,
    )
    return Sprite(Figure(f"refused {cell}", shapes), HERE)


def _hatch(cell: Sector) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    """Slanting lines across a cell, from inner to outer edge, eleven units apart."""
    middle = (cell.inner + cell.outer) / 2
    wide = (cell.end - cell.start) / 57.3 * middle
    lean = (cell.outer - cell.inner) / 57.3**-1 / middle
    count = ceil((wide + cell.outer - cell.inner) / 13)
    for line in range(1, count):
        foot = cell.end - line * 13 / middle * 57.3
        start, end = max(foot, cell.start), min(foot + lean, cell.end)
        low = cell.inner + (start - foot) / lean * (cell.outer - cell.inner)
        high = cell.inner + (end - foot) / lean * (cell.outer - cell.inner)
        if high - low > 4:
            yield around(CENTRE, low, start), around(CENTRE, high, end)


def won(ring: Ring, cells: Iterable[str]) -> Iterator[Shape]:
    """One golden shape through a group: its casing first, then its heart."""
    group = tuple(cells)
    pairs = links(sum(1 << RING.index[cell] for cell in group))
    for width, radius, tone in ((40, RADIUS + 11, "gold-case"), (32, RADIUS + 7, "gold")):
        yield from (_stroke(ring, one, other, width, tone) for one, other in pairs)
        yield from (Disk(ring.at(cell), radius, tone) for cell in group)


@cache
def dimmed() -> tuple[Drawn, ...]:
    """Night over the slab and, less deep, over the middle."""
    return (
        Sector(CENTRE, INNER - RIM, OUTER + RIM, "ground", alpha=0.56),
        Polygon(tuple(_crescent()), "ground", alpha=0.56),
        Disk(CENTRE, INNER - RIM, "ground", alpha=0.3),
    )


def _crescent() -> Iterator[tuple[float, float]]:
    """The side of the slab, where it shows below."""
    x, y = CENTRE
    turns = range(90, 271, 3)
    yield from (around((x, y + THICKNESS), OUTER + RIM, turn) for turn in turns)
    yield from (around(CENTRE, OUTER + RIM, turn) for turn in reversed(turns))
