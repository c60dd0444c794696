"""The kerb around the board, in the stone of those who join its edges: raised at the back, low everywhere else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import dist

from renderer.druid.board_layout import BACK, FRONT, RAISED_EDGES, SIDE, THICK, BoardLayout
from renderer.plane_geometry import along, hull, moved
from renderer.shapes import Box, Line, Point, Polygon, Shape

_CORNER = 12


def square_kerb(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
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


def hexagon_kerb(layout: BoardLayout, stones: Mapping[str, str]) -> Iterator[Shape]:
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
