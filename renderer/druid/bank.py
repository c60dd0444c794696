"""The bank round hexagons: a low kerb in front and at the sides, a higher one behind."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from math import dist

from renderer.druid.geometry import RAISED, THICK, Plot
from renderer.druid.polygons import along, hull, moved
from renderer.shapes import Point, Polygon, Shape


@dataclass(frozen=True, slots=True)
class Bank:
    """One side of the bank, between two corners on the plan."""

    start: Point
    end: Point
    raised: bool
    stone: str


def bank(plot: Plot, owners: Mapping[str, str]) -> Iterator[Shape]:
    """The bank; `owners` has the stone of each edge's kerb."""
    ends = plot.bank
    points = list(ends.values())
    foot = [plot.at(*point) for point in points]
    yield Polygon(tuple(moved(hull((*foot, *moved(foot, 0, THICK))), 8, 8)), "drop")
    sides = _sides(plot, owners)
    for side in sides:
        low, high = plot.at(*side.start), plot.at(*side.end)
        yield Polygon((low, high, *moved((high, low), 0, THICK)), f"kerb-{side.stone}-front")
    for stone, corners in _merged(sides):
        # Longer than its edge where the next one covers it, so that nothing shines through between the two.
        beyond = along(corners[-2], corners[-1], 1.002)
        closed = corners[0] == corners[-1]
        yield Polygon(
            tuple(plot.at(*one) for one in (corners if closed else (*corners, beyond, plot.centre))), f"kerb-{stone}"
        )
    yield from _behind(plot, [side for side in sides if side.raised])
    yield from _inner_face(plot, owners)


def _behind(plot: Plot, sides: list[Bank]) -> Iterator[Shape]:
    """The higher part of the bank: its ends, which face the viewer, and its top."""
    cells = [plot.middles[cell] for edge in RAISED for cell in plot.grid.named(plot.edges.get(edge, 0))]

    def nearest(corner: Point) -> Point:
        return min(cells, key=partial(dist, corner))

    for corner, stone in ((sides[0].start, sides[0].stone), (sides[-1].end, sides[-1].stone)):
        foot = (plot.at(*corner), plot.at(*nearest(corner)))
        yield Polygon((*foot, *moved(foot[::-1], 0, -plot.wall * plot.rise)), f"kerb-{stone}-front")
    for stone, corners in _merged(sides):
        inner = (nearest(corners[-1]), nearest(corners[0]))
        yield Polygon(tuple(plot.at(*corner, plot.wall) for corner in (*corners, *inner)), f"kerb-{stone}")


def _merged(sides: list[Bank]) -> Iterator[tuple[str, list[Point]]]:
    """The corners of the bank, clockwise, as far as it is of one stone."""
    for stone, group in groupby(sides, key=lambda side: side.stone):
        same = list(group)
        yield stone, [same[0].start, *(side.end for side in same)]


def _sides(plot: Plot, owners: Mapping[str, str]) -> list[Bank]:
    """The six sides, clockwise from the one that is told first; a triangle's tips are of everyone's stone."""
    points = list(plot.bank.values())
    everyones = next(iter(owners.values()))
    return [
        Bank(start, end, name in plot.raised, owners.get(name, everyones))
        for name, start, end in zip(plot.bank, points, (*points[1:], points[0]), strict=True)
    ]


def _inner_face(plot: Plot, owners: Mapping[str, str]) -> Iterator[Shape]:
    """Where the raised bank ends at the cells, its side that faces the viewer."""
    for edge, cells in plot.edges.items():
        for cell in plot.grid.named(cells) if edge in RAISED else ():
            face = hull((*plot.around(cell, 0), *plot.around(cell, 0, plot.wall)))
            yield Polygon(tuple(face), f"kerb-{owners[edge]}-front")
