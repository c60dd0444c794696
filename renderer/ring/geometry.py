"""Where things are on the ring: 30 numbers clockwise, rings `a` (outermost) to `d`.

The line between 30 and 1 stands upright at the top, so that the start position is seen as the rules draw it.
"""

from dataclasses import dataclass
from functools import cache

from renderer.shapes import Point, Sector, around

CENTRE: Point = (500, 507)
NUMBERS = 30
STEP = 360 / NUMBERS
INNER, OUTER = 222, 432
RINGS = "abcd"
WAYS = 4
"""How many ways up the ring may be shown."""
DEPTH = (OUTER - INNER) / len(RINGS)
"""How deep a cell is."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The ring, turned clockwise by some degrees."""

    turned: float = 0

    def angle(self, number: int) -> float:
        """The direction in which a number lies."""
        return (number - 0.5) * STEP + self.turned

    def at(self, cell: str) -> Point:
        """The middle of a cell."""
        return _at(self, cell)

    def cell(self, cell: str, inset: float, tone: str) -> Sector:
        """A cell as a shape, `inset` smaller on every side."""
        number, ring = split(cell)
        inner, outer = radii(ring)
        slack = inset / ((inner + outer) / 2) * 57.3
        start, end = self.angle(number) - STEP / 2 + slack, self.angle(number) + STEP / 2 - slack
        return Sector(CENTRE, inner + inset, outer - inset, tone, start, end)


@cache
def _at(ring: Ring, cell: str) -> Point:
    number, letter = split(cell)
    return around(CENTRE, sum(radii(letter)) / 2, ring.angle(number))


@cache
def ring(perspective: int) -> Ring:
    """The ring, turned by a quarter for each step of `perspective`."""
    return Ring(perspective % WAYS * 360 / WAYS)


def split(cell: str) -> tuple[int, str]:
    """Number and ring of a cell's name."""
    return int(cell[:-1]), cell[-1]


def radii(ring: str) -> tuple[float, float]:
    """Inner and outer radius of a ring."""
    outer = OUTER - RINGS.index(ring) * DEPTH
    return outer - DEPTH, outer


def stone(cell: str) -> str:
    """The tone of a cell: the numbers are light and dark in turn, so that the eye runs along them."""
    return "stone-light" if split(cell)[0] % 2 else "stone-dark"
