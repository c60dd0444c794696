"""The kerb round squares: walls at the back and the sides, a low kerb in front, in the stone of those who join them."""

from collections.abc import Iterator, Mapping

from renderer.druid.geometry import BACK, FRONT, SIDE, THICK, Plot
from renderer.shapes import Box, Line, Polygon, Shape

_CORNER = 12


def kerb(plot: Plot, owners: Mapping[str, str]) -> Iterator[Shape]:
    """The kerb; `owners` has the stone of the edges top, bottom, left and right."""
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
