"""The ground, which stays the same from ply to ply: turf, names of cells, the kerb, and the coordinates on it."""

from collections.abc import Iterator
from dataclasses import replace

from renderer.druid.board_layout import BACK, FRONT, RAISED_EDGES, SIDE, BoardLayout
from renderer.druid.kerb import hexagon_kerb, square_kerb
from renderer.druid.side_marks import cell_name
from renderer.paint.caching import cached
from renderer.shapes import Disk, Figure, Point, Polygon, Shape, Text

COORDINATE_SIZE = 36
_DARK_STONES = ("bluestone", "slate")
"""The stones on which coordinates are light."""
_PLACES = {"NW": "top", "NE": "top", "tops": "top", "SW": "bottom", "SE": "bottom", "row": "bottom"}
_PLACES |= {"W": "left", "column": "left", "E": "right"}
"""The side of the cells on which the coordinates of an edge stand, where the name of the edge is not already it."""
_FROM_HEXAGON = {"top": (0.0, 0.76), "bottom": (0.0, -0.76), "left": (-0.68, 0.0), "right": (0.68, 0.0)}
"""The distance from the middle of a hexagon to its coordinate, on the board plane."""
_FROM_SLANTED = 0.74
"""The same distance where columns slant: straight outward, so that letters and numbers keep apart."""
_FROM_SQUARE = {"top": (0.0, -BACK / 2), "bottom": (0.0, FRONT / 2), "left": (-SIDE / 2, 0.0), "right": (SIDE / 2, 0.0)}
"""The distance from the edge of a square to its coordinate, in the picture."""


@cached
def ground(layout: BoardLayout, kerb_stones: tuple[tuple[str, str], ...]) -> Figure:
    """Return all of the picture that does not change. `kerb_stones` has the stone of each edge, by the game's names."""
    stones = {layout.edge(edge): stone for edge, stone in kerb_stones}
    kerb = square_kerb(layout, stones) if layout.squares else hexagon_kerb(layout, stones)
    shapes = (
        Polygon(((0, 0), (1000, 0), (1000, 1000), (0, 1000)), "ground"),
        *kerb,
        *coordinates(layout, stones),
        *_cells(layout),
        *(_under_walls(layout) if layout.squares and layout.wall else ()),
        *(() if layout.squares else _names(layout)),
    )
    turned = f", turned {layout.turned}" if layout.turned else ""
    return Figure(f"{len(layout.grid.columns)} columns, a level {layout.rise:g} high{turned}", shapes)


def turf(layout: BoardLayout, cell: str) -> str:
    """Return the tone of a cell's ground; squares are light and dark in turn."""
    column, row = divmod(layout.grid.index[cell], layout.grid.stride)
    return "meadow-dark" if layout.squares and column % 2 == row % 2 else "meadow"


def _cells(layout: BoardLayout) -> Iterator[Shape]:
    """Yield the turf of all cells, with a seam between two of them."""
    for cell in layout.middles:
        yield Polygon(tuple(layout.around(cell, -0.011)), "meadow-seam")
    for cell in layout.middles:
        yield Polygon(tuple(layout.around(cell, 0.011)), turf(layout, cell))


def _under_walls(layout: BoardLayout) -> Iterator[Shape]:
    """Yield the shade of the raised kerb at the back."""
    side = len(layout.grid.columns)
    shaded = side - 0.12 * layout.wall
    points = ((0, shaded), (side, shaded), (side, side), (0, side))
    yield Polygon(tuple(layout.at(*point) for point in points), "meadow-umbra", alpha=0.4)


def _names(layout: BoardLayout) -> Iterator[Shape]:
    """Yield the names of all cells."""
    for cell in layout.middles:
        text = cell_name(layout, cell)
        x, y = layout.cell(cell)
        yield replace(text, at=(x + text.at[0], y + text.at[1]))


def coordinate(layout: BoardLayout, cell: str, edge: str) -> tuple[str, Point]:
    """Return the letter or number beside a cell at an edge, and the place of its middle in the picture."""
    place = _PLACES.get(edge, edge)
    text = cell[0] if edge in layout.lettered_edges else cell[1:]
    x, y = layout.middles[cell]
    if layout.squares:
        across, up = layout.outward(edge)
        at = layout.at(x + across / 2, y + up / 2, layout.wall if place == "top" else 0)
        return text, (at[0] + _FROM_SQUARE[place][0], at[1] + _FROM_SQUARE[place][1])
    across, up = (
        _FROM_HEXAGON[place] if layout.coordinates_upright else (_FROM_SLANTED * part for part in layout.outward(edge))
    )
    return text, layout.at(x + across, y + up, _level(layout, cell, place))


def _level(layout: BoardLayout, cell: str, place: str) -> float:
    """Return how many levels up the coordinate of a hexagon stands. Numbers keep off the end of the raised kerb."""
    if place in ("top", "bottom"):
        return layout.wall if place == "top" else 0
    return min(1, layout.number_level) if layout.at_edge(cell, *RAISED_EDGES) else layout.number_level


def coordinates(layout: BoardLayout, stones: dict[str, str]) -> Iterator[Shape]:
    """Yield all coordinates. `stones` has the stone of each edge; where two stones meet, a coordinate gets a plate."""
    stones_beneath: dict[tuple[str, Point], set[str]] = {}
    for edge, cells in layout.edges.items():
        for cell in layout.grid.named(cells):
            stones_beneath.setdefault(coordinate(layout, cell, edge), set()).add(stones[edge])
    for (text, at), beneath in stones_beneath.items():
        if len(beneath) > 1:
            yield Disk(at, 0.66 * COORDINATE_SIZE, "ground")
            yield Text(text, at, COORDINATE_SIZE, "semibold", "text")
        else:
            (stone,) = beneath
            tone = "kerb-light" if stone in _DARK_STONES else "kerb-dark"
            yield Text(text, at, COORDINATE_SIZE, "semibold", tone)
