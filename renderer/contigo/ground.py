"""What stays from ply to ply: turf with the numbers of the pits, the slab, the cells with their coordinates."""

from collections.abc import Iterator
from functools import cache

from engine.boards.pits import CELLS, PITS, SIZE
from renderer.contigo.geometry import CELL, MIDDLE, SLAB, Field, stone
from renderer.shapes import Box, Figure, Polygon, Shape, Text

_TURF = (972, 902, 34)
_CORNER = 30
LETTERING = 36


@cache
def ground(field: Field) -> Figure:
    """All of the picture that does not change."""
    shapes = (
        Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),
        Box((500, 541), *_TURF, "bank"),
        *_slab(),
        *_cells(field),
        *_numbers(field),
        *coordinates(field, "slab-text"),
    )
    return Figure(f"cells and pits{f' turned {field.turned}' if field.turned else ''}", shapes)


def _slab() -> Iterator[Shape]:
    """A slab of stone, lit from the upper left, with its shadow."""
    x, y = MIDDLE
    yield Box((x + 7, y + 9), SLAB, SLAB, _CORNER, "drop")
    yield Box((x, y), SLAB, SLAB, _CORNER, "slab-dark")
    yield Box((x - 1.5, y - 1.5), SLAB - 3, SLAB - 3, _CORNER - 1.5, "slab-lit")
    yield Box((x, y), SLAB - 6, SLAB - 6, _CORNER - 3, "slab")


def _cells(field: Field) -> Iterator[Shape]:
    """The cells, a little sunk into the slab."""
    side = SIZE * CELL
    yield Box((MIDDLE[0] - 1.5, MIDDLE[1] - 1.5), side + 5, side + 5, 7, "slab-dark")
    yield Box((MIDDLE[0] + 1.5, MIDDLE[1] + 1.5), side + 5, side + 5, 7, "slab-lit")
    yield Box(MIDDLE, side + 2, side + 2, 5, "seam")
    for name in CELLS.index:
        yield Box(field.cell(name), CELL - 2, CELL - 2, 0, stone(name))


def _numbers(field: Field) -> Iterator[Shape]:
    for pit in PITS:
        yield Text(str(pit.number), field.number_at(pit.number), LETTERING, "medium", "muted", "bank")


def coordinates(field: Field, tone: str) -> Iterator[Text]:
    """Letters of columns and figures of rows, on all four sides."""
    for pit in PITS:
        if pit.line:
            yield Text(pit.line, field.coordinate_at(pit.number), LETTERING, "semibold", tone)
