"""The stroke through a chain that joins the edges of the board."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine import State
from engine.boards import bits
from engine.boards.grid import Grid
from renderer.druid.coordinates import LETTERING, coordinate
from renderer.druid.geometry import Plot
from renderer.druid.layers import position
from renderer.shapes import Disk, Line, Shape, Text

_STROKES = ((24, 29, "gold-case"), (14, 24, "gold"))
"""Width of the stroke, radius of the disks in which it ends, and tone; its casing first."""


def ways(state: State, cells: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Shortest ways through a group from one cell of it to every edge that it joins; each ends with the edge."""
    grid = position(state).grid
    group = sum(1 << grid.index[cell] for cell in cells)
    side = next(side for side, top in enumerate(position(state).tops) if top & group)
    edges = next(
        names for names in position(state).setting.joins[side] if all(group & grid.edges[name] for name in names)
    )
    distances = {edge: _distances(grid, group & grid.edges[edge], group) for edge in edges}
    middle = min(bits(group), key=lambda cell: sum(found[cell] for found in distances.values()))
    return [(*_descent(grid, middle, distances[edge]), edge) for edge in edges]


def _distances(grid: Grid, start: int, group: int) -> dict[int, int]:
    """For each cell of a group, how many steps within it lead from the nearest of some cells."""
    found: dict[int, int] = {}
    frontier, steps = start, 0
    while frontier:
        found |= dict.fromkeys(bits(frontier), steps)
        around = 0
        for cell in bits(frontier):
            around |= grid.neighbours[cell]
        frontier = around & group & ~sum(1 << cell for cell in found)
        steps += 1
    return found


def _descent(grid: Grid, cell: int, distances: Mapping[int, int]) -> Iterator[str]:
    """A shortest way from a cell to where the distance is nothing."""
    yield grid.names[cell]
    while distances[cell]:
        cell = next(other for other in bits(grid.neighbours[cell]) if distances.get(other) == distances[cell] - 1)
        yield grid.names[cell]


def stroke(board: Plot, chain: list[tuple[str, ...]], heights: Mapping[str, int]) -> Iterator[Shape]:
    """The stroke over the tops of the cells; at every edge it ends in a disk round the coordinate."""
    ends = [coordinate(board, cell, board.edge(edge)) for *_, cell, edge in chain]
    lines = [[board.cell(cell, heights[cell]) for cell in way[:-1]] for way in chain]
    for width, radius, tone in _STROKES:
        for points, (_, end) in zip(lines, ends, strict=True):
            yield from (Line(one, other, width, tone, round=True) for one, other in pairwise((*points, end)))
            yield Disk(end, radius, tone)
    yield from (Text(told, at, LETTERING, "semibold", "gold-text", "gold") for told, at in ends)
