"""The board of Contigo: where cells and pits lie in the picture, and the ground that never changes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from engine import State
from engine.boards.pits import CELLS, PITS, SIZE
from renderer.shapes import Box, Figure, Point, Polygon, Shape, Text
from renderer.view import View

CELL = 92
"""Width of a cell, and distance from pit to pit along a side."""
_LEFT, _TOP = 224, 266
MIDDLE: Point = (_LEFT + SIZE * CELL / 2, _TOP + SIZE * CELL / 2)
"""The middle of the cells and of the slab."""
SLAB = 824
"""Width of the slab."""
SLAB_CORNER = 30
"""Radius of the slab's corners."""
LETTERING = 36
"""Size of the numbers of pits and of the coordinates."""
PERSPECTIVES = 4
"""The number of perspectives: quarter turns."""
_TURF = (972, 902, 34)
# Where things round the cells lie in the picture: on its west, east, north and south.
_PITS = (140, 860, 182, 902)
_PIT_NUMBERS = (56, 944, 111, 974)
_COORDINATES = (202, 798, 245, 841)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of cells and pits in the picture, for a board turned clockwise by some quarters."""

    quarters: int = 0

    def cell(self, name: str) -> Point:
        """Return the middle of a cell."""
        return _cell(self, name)

    def pit(self, number: int) -> Point:
        """Return the middle of a pit."""
        return _beside_cells(self, number, _PITS)

    def number_at(self, number: int) -> Point:
        """Return where the number of a pit stands; that of a corner pit stands above or below it."""
        return _beside_cells(self, number, _PIT_NUMBERS)

    def coordinate_at(self, number: int) -> Point:
        """Return where the coordinate of the line that a pit rules stands, between the pit and the cells."""
        return _beside_cells(self, number, _COORDINATES)

    def turned(self, column: int, row: int) -> tuple[int, int]:
        """Return the column and row of the picture in which a column and row of the board lie."""
        for _ in range(self.quarters):
            column, row = row, SIZE - 1 - column
        return column, row


def layout(perspective: int) -> Layout:
    """Return the layout of a perspective; any number, taken modulo four."""
    return Layout(perspective % PERSPECTIVES)


def regions(_state: State, view: View) -> Mapping[str, Box]:
    """Return cells and pits as shapes, by the names that refusals give them."""
    return _regions(layout(view.perspective))


@cache
def _regions(layout: Layout) -> Mapping[str, Box]:
    cells = {name: Box(layout.cell(name), CELL, CELL, 0, "") for name in CELLS.index}
    return cells | {f"pit {pit.number}": Box(layout.pit(pit.number), CELL, CELL, 0, "") for pit in PITS}


@cache
def _cell(layout: Layout, name: str) -> Point:
    column, row = layout.turned(*divmod(CELLS.index[name], CELLS.stride))
    return _x(column), _y(row)


@cache
def _beside_cells(layout: Layout, number: int, edges: tuple[int, int, int, int]) -> Point:
    """Return the place that belongs to a pit; `edges` are x in the west and east, y in the north and south."""
    column, row = layout.turned(PITS[number - 1].column, PITS[number - 1].row)
    west, east, north, south = edges
    if row in (-1, SIZE):
        return {-1: _PITS[0], SIZE: _PITS[1]}.get(column, _x(column)), north if row == SIZE else south
    return west if column < 0 else east, _y(row)


def _x(column: int) -> float:
    return _LEFT + (column + 0.5) * CELL


def _y(row: int) -> float:
    return _TOP + (SIZE - row - 0.5) * CELL


@cache
def ground(layout: Layout) -> Figure:
    """Draw what never changes: turf with the numbers of pits, the slab, cells and coordinates."""
    shapes = (
        Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),
        Box((500, 541), *_TURF, "bank"),
        *_slab(),
        *_cells(layout),
        *(Text(str(pit.number), layout.number_at(pit.number), LETTERING, "medium", "muted") for pit in PITS),
        *coordinates(layout, "slab-text"),
    )
    return Figure(f"cells and pits{f' turned {layout.quarters}' if layout.quarters else ''}", shapes)


def _slab() -> Iterator[Shape]:
    """Draw the slab, lit from the upper left, with its shadow."""
    x, y = MIDDLE
    yield Box((x + 7, y + 9), SLAB, SLAB, SLAB_CORNER, "drop")
    yield Box((x, y), SLAB, SLAB, SLAB_CORNER, "slab-dark")
    yield Box((x - 1.5, y - 1.5), SLAB - 3, SLAB - 3, SLAB_CORNER - 1.5, "slab-lit")
    yield Box((x, y), SLAB - 6, SLAB - 6, SLAB_CORNER - 3, "slab")


def _cells(layout: Layout) -> Iterator[Shape]:
    """Draw the cells, a little sunk into the slab, light and dark in turn, a1 dark."""
    side = SIZE * CELL
    yield Box((MIDDLE[0] - 1.5, MIDDLE[1] - 1.5), side + 5, side + 5, 7, "slab-dark")
    yield Box((MIDDLE[0] + 1.5, MIDDLE[1] + 1.5), side + 5, side + 5, 7, "slab-lit")
    yield Box(MIDDLE, side + 2, side + 2, 5, "seam")
    for name, cell in CELLS.index.items():
        tone = "stone-light" if sum(divmod(cell, CELLS.stride)) % 2 else "stone-dark"
        yield Box(layout.cell(name), CELL - 2, CELL - 2, 0, tone)


def coordinates(layout: Layout, tone: str) -> Iterator[Text]:
    """Draw the letters of columns and numbers of rows, on all four sides."""
    for pit in PITS:
        if pit.line:
            yield Text(pit.line, layout.coordinate_at(pit.number), LETTERING, "semibold", tone)
