"""How Contiguity Deluxe ends, on the board: what lies beneath the pieces that show why a match is over."""

from collections.abc import Collection, Iterator

from engine.boards import bits
from engine.boards.ring import RING
from renderer.ring import marks
from renderer.ring.druid_piece import outline
from renderer.ring.geometry import NUMBERS, RINGS, Ring, split
from renderer.ring.pieces import RADIUS
from renderer.shapes import Disk, Drawn, Line, Shape, arc

_CASE, _HEART = (40, RADIUS + 11, "gold-case"), (32, RADIUS + 7, "gold")
_NOOSE = 14
"""How much thinner than a stroke through a group the one round a druid is."""


def surrounded(ring: Ring, taken: str, cells: Collection[str], druids: Collection[str]) -> Iterator[Shape]:
    """A golden noose through the pieces on `cells`, round the cell of the druid they took; at an edge it is open."""
    around = around_in_order(taken)
    pairs = [(one, other) for one, other in zip(around, (*around[1:], around[0]), strict=True) if one and other]
    for width, radius, tone in (_CASE, _HEART):
        yield from (Line(ring.at(one), ring.at(other), width - _NOOSE, tone) for one, other in pairs)
        yield from (Disk(ring.at(cell), radius, tone) for cell in cells if cell not in druids)
        for cell in druids:
            yield from outline(ring.at(cell), radius - RADIUS, tone)


def lonely(ring: Ring, cell: str) -> Iterator[Shape]:
    """Gold round a druid, and beside it the circles of the pieces that are not there."""
    for other in bits(RING.neighbours[RING.index[cell]]):
        at = ring.at(RING.names[other])
        for start in range(0, 360, 45):
            yield arc(at, 19, 8, "gold-case", start - 4, start + 26)
            yield arc(at, 19, 4, "gold", start, start + 22)
    for _, radius, tone in (_CASE, _HEART):
        yield from outline(ring.at(cell), radius - RADIUS, tone)


def reached(ring: Ring, cell: str, side: int) -> Iterator[Drawn]:
    """A victory space in a golden frame."""
    yield ring.cell(cell, -13, "gold-case")
    yield ring.cell(cell, -9, "gold")
    yield marks.home(ring, cell, side)


def around_in_order(cell: str) -> tuple[str | None, ...]:
    """The four neighbours of a cell, clockwise from the outer one; None beyond an edge."""
    number, letter = split(cell)
    at = RINGS.index(letter)
    return (
        f"{number}{RINGS[at - 1]}" if at > 0 else None,
        f"{number % NUMBERS + 1}{letter}",
        f"{number}{RINGS[at + 1]}" if at + 1 < len(RINGS) else None,
        f"{(number - 2) % NUMBERS + 1}{letter}",
    )
