"""What stays from ply to ply: turf, cells, and the kerb round them with its coordinates."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from renderer.druid.bank import bank
from renderer.druid.coordinates import coordinates
from renderer.druid.geometry import Plot
from renderer.druid.kerb import kerb
from renderer.druid.marks import ground_name
from renderer.shapes import Figure, Polygon, Shape


@cache
def ground(plot: Plot, owners: tuple[tuple[str, str], ...]) -> Figure:
    """All of the picture that does not change; `owners` has the stone of the kerb of each edge of the game."""
    edges = {plot.edge(edge): stone for edge, stone in owners}
    around = kerb(plot, edges) if plot.squares else bank(plot, edges)
    shapes = (
        Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),
        *around,
        *coordinates(plot, edges),
        *_cells(plot),
        *(_under_walls(plot) if plot.squares and plot.wall else ()),
        *(() if plot.squares else _names(plot)),
    )
    turned = f", turned {plot.turned}" if plot.turned else ""
    return Figure(f"{len(plot.grid.columns)} columns, a level {plot.rise:g} high{turned}", shapes)


def turf(plot: Plot, cell: str) -> str:
    """The tone of a cell's ground: squares are light and dark in turn."""
    column, row = divmod(plot.grid.index[cell], plot.grid.stride)
    return "meadow-dark" if plot.squares and column % 2 == row % 2 else "meadow"


def _cells(plot: Plot) -> Iterator[Shape]:
    for cell in plot.middles:
        yield Polygon(tuple(plot.around(cell, -0.011)), "meadow-seam")
    for cell in plot.middles:
        yield Polygon(tuple(plot.around(cell, 0.011)), turf(plot, cell))


def _under_walls(plot: Plot) -> Iterator[Shape]:
    """The shade of the walls at the left and behind."""
    side = len(plot.grid.columns)
    across, down = 0.17 * plot.wall, 0.12 * plot.wall
    points = ((0, 0), (across, 0), (across, side - down), (side, side - down), (side, side), (0, side))
    yield Polygon(tuple(plot.at(*point) for point in points), "umbra", alpha=0.4)


def _names(plot: Plot) -> Iterator[Shape]:
    for cell in plot.middles:
        text = ground_name(plot, cell, "meadow")
        x, y = plot.cell(cell)
        yield replace(text, at=(x + text.at[0], y + text.at[1]))
