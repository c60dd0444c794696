"""The kerb round squares: walls at the back and the sides, a low kerb in front, in the stone of those who join them."""

from collections.abc import Iterator, Mapping

from engine.boards.grid import LETTERS
from renderer.shapes import Box, Line, Point, Polygon, Shape, Text
from renderer.stones.geometry import BACK, FRONT, THICK, Plot

SIDE = 50
"""How wide the kerb is at the sides."""
_CORNER = 12
LETTERING = 36


def kerb(plot: Plot, owners: Mapping[str, str]) -> Iterator[Shape]:
    """The kerb with its coordinates; `owners` has the stone of the edges top, bottom, left and right."""
    (left, front), (right, back) = plot.at(0, 0), plot.at(*_far(plot), plot.wall)
    behind = f"kerb-{owners['top']}"
    middle, across = (left + right) / 2, right - left + 2 * SIDE
    for x, y, tone in ((10, THICK + 10, "drop"), (0, THICK, f"{behind}-front"), (0, 0, behind)):
        high, low = back - BACK + y, front + FRONT + y
        yield Box((middle + x, (high + low) / 2), across, low - high, _CORNER, tone)
    for edge, start, end in (("left", left - SIDE, left), ("right", right, right + SIDE)):
        stone = f"kerb-{owners[edge]}"
        lowest = plot.at(0, 0, plot.wall)[1]
        yield _box(start, back, end, lowest, stone)
        yield _box(start, lowest, end, front, f"{stone}-front")
    yield _box(left, back, right, plot.at(*_far(plot))[1], f"{behind}-front")
    yield from _joints(plot, owners)
    yield from _coordinates(plot)


def row_at(plot: Plot, row: int, right: bool) -> Point:
    """Where the number of a row (from 0) is written."""
    x, y = plot.at(_far(plot)[0] if right else 0, row + 0.5, plot.wall)
    return x + (SIDE / 2 if right else -SIDE / 2), y


def column_at(plot: Plot, column: int, behind: bool) -> Point:
    """Where the letter of a column (from 0) is written."""
    x, y = plot.at(column + 0.5, _far(plot)[1] if behind else 0, plot.wall if behind else 0)
    return x, y + (-BACK / 2 if behind else FRONT / 2)


def _far(plot: Plot) -> tuple[int, int]:
    return len(plot.grid.columns), plot.grid.columns[0][1]


def _box(left: float, top: float, right: float, bottom: float, tone: str) -> Polygon:
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), tone)


def _joints(plot: Plot, owners: Mapping[str, str]) -> Iterator[Shape]:
    """Between the stones of a kerb, upright on those of one side, level on those of the other: as their marks are."""
    columns, rows = _far(plot)
    back, front = plot.at(0, rows, plot.wall)[1], plot.at(0, 0)[1]
    for column in range(columns + 1):
        x = plot.at(column, 0)[0]
        yield Line((x, back - BACK + 1), (x, back), 3, f"kerb-{owners['top']}-joint")
        yield Line((x, front), (x, front + FRONT - 1), 3, f"kerb-{owners['bottom']}-joint")
    for row in range(rows + 1):
        y = plot.at(0, row, plot.wall)[1]
        for edge, x in (("left", plot.at(0, 0)[0] - SIDE), ("right", plot.at(columns, 0)[0])):
            yield Line((x, y), (x + SIDE, y), 3, f"kerb-{owners[edge]}-joint")


def _coordinates(plot: Plot) -> Iterator[Shape]:
    columns, rows = _far(plot)
    for column in range(columns):
        for behind in (True, False):
            at = column_at(plot, column, behind)
            yield Text(LETTERS[column], at, LETTERING, "semibold", "kerb-dark", "kerb-limestone")
    for row in range(rows):
        for right in (False, True):
            at = row_at(plot, row, right)
            yield Text(str(row + 1), at, LETTERING, "semibold", "kerb-light", "kerb-bluestone")
