"""The ground, which stays the same from ply to ply: turf, names of cells, the kerb, and the coordinates on it.

The kerb is in the stone of those who join its edges: raised at the back, low everywhere else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from math import dist

from renderer.druid.board_layout import BACK, FRONT, RAISED_EDGES, SIDE, THICK, BoardLayout
from renderer.druid.side_marks import cell_name
from renderer.paint.caching import cached
from renderer.plane_geometry import along, hull, moved
from renderer.shapes import Box, Disk, Figure, Line, Point, Polygon, Shape, Text

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
_CORNER = 12


@cached
def ground(layout: BoardLayout, kerb_stones: tuple[tuple[str, str], ...]) -> Figure:
    """Return all of the picture that does not change. `kerb_stones` has the stone of each edge, by the game's names."""
    stones = {layout.edge(edge): stone for edge, stone in kerb_stones}
    kerb = _square_kerb(layout, stones) if layout.squares else _hexagon_kerb(layout, stones)
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


# The kerb


def _square_kerb(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
    """Yield the kerb around squares. `stones` has the stone of the edges top, bottom, left and right."""
    (left, front), (right, back) = layout.at(0, 0), layout.at(*_far_corner(layout), layout.wall)
    back_stone = f"kerb-{stones['top']}"
    middle, across = (left + right) / 2, right - left + 2 * SIDE
    for x, y, tone in ((10, THICK + 10, "drop"), (0, THICK, f"{back_stone}-front"), (0, 0, back_stone)):
        high, low = back - BACK + y, front + FRONT + y
        yield Box((middle + x, (high + low) / 2), across, low - high, _CORNER, tone)
    foot = layout.at(*_far_corner(layout))[1]
    yield _box(left - SIDE, back, right + SIDE, foot, f"{back_stone}-front")
    for edge, start in (("left", left - SIDE), ("right", right)):
        yield _box(start, foot, start + SIDE, front, f"kerb-{stones[edge]}")
    yield from _joints(layout, stones)


def _far_corner(layout: BoardLayout) -> tuple[int, int]:
    """Return the far right corner of the squares on the board plane."""
    return len(layout.grid.columns), layout.grid.columns[0][1]


def _box(left: float, top: float, right: float, bottom: float, tone: str) -> Polygon:
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), tone)


def _joints(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
    """Yield the joints between kerb stones. Like the marks V and H, they show the way in which a side builds."""
    columns, rows = _far_corner(layout)
    back, front = layout.at(0, rows, layout.wall)[1], layout.at(0, 0)[1]
    for column in range(columns + 1):
        x = layout.at(column, 0)[0]
        yield Line((x, back - BACK + 1), (x, back), 3, f"kerb-{stones['top']}-joint")
        yield Line((x, front), (x, front + FRONT - 1), 3, f"kerb-{stones['bottom']}-joint")
    for row in range(rows + 1):
        y = layout.at(0, row)[1]
        for edge, x in (("left", layout.at(0, 0)[0] - SIDE), ("right", layout.at(columns, 0)[0])):
            yield Line((x, y), (x + SIDE, y), 3, f"kerb-{stones[edge]}-joint")


@dataclass(frozen=True, slots=True)
class KerbSide:
    """One side of the kerb around hexagons, between two corners on the board plane."""

    start: Point
    end: Point
    raised: bool
    stone: str


def _hexagon_kerb(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
    """Yield the kerb around hexagons. `stones` has the stone of each edge."""
    ends = layout.kerb_corners
    points = list(ends.values())
    foot = [layout.at(*point) for point in points]
    yield Polygon(tuple(moved(hull((*foot, *moved(foot, 0, THICK))), 8, 8)), "drop")
    sides = _sides(layout, stones)
    for side in sides:
        low, high = layout.at(*side.start), layout.at(*side.end)
        yield Polygon((low, high, *moved((high, low), 0, THICK)), f"kerb-{side.stone}-front")
    for stone, corners in _by_stone(sides):
        # A little longer than its side where the next one covers it, so that nothing shines through between the two.
        beyond = along(corners[-2], corners[-1], 1.002)
        closed = corners[0] == corners[-1]
        outline = corners if closed else (*corners, beyond, layout.kerb_centre)
        yield Polygon(tuple(layout.at(*point) for point in outline), f"kerb-{stone}")
    yield from _raised_part(layout, [side for side in sides if side.raised])
    yield from _inner_face(layout, stones)


def _raised_part(layout: BoardLayout, sides: list[KerbSide]) -> Iterator[Shape]:
    """Yield the raised part of the kerb: its ends, which face the viewer, and its top."""
    cells = [layout.middles[cell] for edge in RAISED_EDGES for cell in layout.grid.named(layout.edges.get(edge, 0))]

    def nearest(corner: Point) -> Point:
        return min(cells, key=partial(dist, corner))

    for corner, stone in ((sides[0].start, sides[0].stone), (sides[-1].end, sides[-1].stone)):
        foot = (layout.at(*corner), layout.at(*nearest(corner)))
        yield Polygon((*foot, *moved(foot[::-1], 0, -layout.wall * layout.rise)), f"kerb-{stone}-front")
    for stone, corners in _by_stone(sides):
        inner = (nearest(corners[-1]), nearest(corners[0]))
        yield Polygon(tuple(layout.at(*corner, layout.wall) for corner in (*corners, *inner)), f"kerb-{stone}")


def _by_stone(sides: list[KerbSide]) -> Iterator[tuple[str, list[Point]]]:
    """Yield the corners of the kerb, clockwise, in groups of sides that are made of the same stone."""
    for stone, group in groupby(sides, key=lambda side: side.stone):
        same = list(group)
        yield stone, [same[0].start, *(side.end for side in same)]


def _sides(layout: BoardLayout, stones: Mapping[str, str]) -> list[KerbSide]:
    """Return the six sides, clockwise. Cut tips are made of the stone of the board's first edge."""
    points = list(layout.kerb_corners.values())
    first_stone = next(iter(stones.values()))
    return [
        KerbSide(start, end, name in layout.raised_kerb, stones.get(name, first_stone))
        for name, start, end in zip(layout.kerb_corners, points, (*points[1:], points[0]), strict=True)
    ]


def _inner_face(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
    """Yield the face of the raised kerb towards the viewer, where it meets the cells."""
    for edge, cells in layout.edges.items():
        for cell in layout.grid.named(cells) if edge in RAISED_EDGES else ():
            face = hull((*layout.around(cell, 0), *layout.around(cell, 0, layout.wall)))
            yield Polygon(tuple(face), f"kerb-{stones[edge]}-front")
