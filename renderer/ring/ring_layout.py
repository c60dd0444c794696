"""The layout of the ring: 30 numbers clockwise, rings `a` (outermost) to `d`.

The line between 30 and 1 stands upright at the top, so that the start position is seen as the rules draw it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import radians, sin

from engine import State
from engine.boards.ring import RING
from renderer.shapes import Point, Sector, around
from renderer.view import View

CENTRE: Point = (500, 507)
NUMBERS = 30
STEP = 360 / NUMBERS
"""Degrees that a number takes up."""
INNER, OUTER = 222, 432
"""Radii of the cells' inner and outer edge."""
RIM = 5
"""Width of the slab's rim, inside and outside the cells."""
THICKNESS = 8
"""Height of the slab's side, as far as it shows."""
RINGS = "abcd"
PERSPECTIVES = 4
"""The number of ways up that the ring may be shown."""
DEPTH = (OUTER - INNER) / len(RINGS)
"""The depth of a cell."""
MIDDLE: Point = (500, 541)
"""The place of the disk that shows whose turn it is."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring, turned clockwise by some degrees."""

    turned: float = 0

    def angle(self, number: int) -> float:
        """Return the direction in which a number lies."""
        return (number - 0.5) * STEP + self.turned

    def centre(self, cell: str) -> Point:
        """Return the middle of a cell."""
        return _centre(self, cell)

    def sector(self, cell: str, inset: float, tone: str) -> Sector:
        """Return a cell as a shape, `inset` smaller on every side."""
        number, letter = split(cell)
        inner, outer = radii(letter)
        slack = inset / ((inner + outer) / 2) * 57.3
        start, end = self.angle(number) - STEP / 2 + slack, self.angle(number) + STEP / 2 - slack
        return Sector(CENTRE, inner + inset, outer - inset, tone, start, end)

    def label(self, number: int) -> Point:
        """Return where a number is written: a little further out at the sides, where figures are wider than high."""
        angle = self.angle(number)
        return around(CENTRE, 462 + 4 * abs(sin(radians(angle))), angle)


@cache
def _centre(ring: Ring, cell: str) -> Point:
    number, letter = split(cell)
    return around(CENTRE, sum(radii(letter)) / 2, ring.angle(number))


def turned_ring(perspective: int) -> Ring:
    """Return the ring, turned by a quarter for each step of `perspective`."""
    return Ring(perspective % PERSPECTIVES * 360 / PERSPECTIVES)


def regions(_state: State, view: View) -> Mapping[str, Sector]:
    """Return the cells as shapes, by their names."""
    return _regions(turned_ring(view.perspective))


@cache
def _regions(ring: Ring) -> Mapping[str, Sector]:
    return {cell: ring.sector(cell, 0, "") for cell in RING.names}


def split(cell: str) -> tuple[int, str]:
    """Return the number and the ring's letter of a cell's name."""
    return int(cell[:-1]), cell[-1]


def radii(letter: str) -> tuple[float, float]:
    """Return the inner and outer radius of a ring."""
    outer = OUTER - RINGS.index(letter) * DEPTH
    return outer - DEPTH, outer


def stone(cell: str) -> str:
    """Return the tone of a cell: light and dark numbers in turn, so that the eye runs along them."""
    return "stone-light" if split(cell)[0] % 2 else "stone-dark"
