"""Marks on the board: the outline of the latest stones, the stroke through a chain that has won, and refused cells."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from engine import State
from engine.boards import bits
from engine.boards.grid import Grid
from renderer.druid.board_layout import BoardLayout, Onward
from renderer.druid.druid_ground import COORDINATE_SIZE, coordinate
from renderer.druid.layers import Layer, Stacks, latest_stone, position
from renderer.druid.stones import footprint, piece
from renderer.paint.caching import cached
from renderer.plane_geometry import closed
from renderer.plies import steps_since
from renderer.shapes import Contour, Disk, Drawn, Figure, Line, Pile, PlacedPile, Polygon, Shape, Sprite, Text
from renderer.view import View

_STROKES = ((24, 29, "gold-case"), (14, 24, "gold"))
"""The winning stroke: its width, the radius of the disks at its ends, and its tone; the casing comes first."""
_BEAD_SIZE = 34
"""The size of the heights on the winning stroke."""
_STRIPE_STEP = 15
"""The distance between two stripes of a refused cell."""


def outlines(
    state: State, view: View, layout: BoardLayout, layers: Stacks, piles: Mapping[str, PlacedPile]
) -> Iterator[Contour]:
    """Yield an amber outline of the latest stone, and finer ones of stones before it that the viewer has not seen.

    `piles` has what is drawn on every cell, the far ones first.
    """
    for _, after in steps_since(state, view.since):
        yield from _outline(after, layout, layers, piles, "lately")
    yield from _outline(state, layout, layers, piles, "amber")


def _outline(
    state: State, layout: BoardLayout, layers: Stacks, piles: Mapping[str, PlacedPile], tone: str
) -> Iterator[Contour]:
    """Yield the outline of the stone that the latest ply of a state placed, if it placed one."""
    cells = latest_stone(state)
    if not cells:
        return
    board = position(state)
    level = board.height(board.grid.index[cells[0]])
    lift = layout.offset(0, 0, level - 1)
    seen: list[tuple[Sprite]] = []
    hidden: list[tuple[PlacedPile, ...]] = []
    later: list[PlacedPile] = []
    for cell, pile in piles.items():
        if cell in cells:
            if seen:
                hidden.append(tuple(later))
            (_, side, onward), *above = (layer for layer in layers[cell] if layer[0] >= level)
            at = pile.at[0] + lift[0], pile.at[1] + lift[1]
            seen.append((Sprite(piece(layout, side, onward), at),))
            later = [PlacedPile(_pile(layout, tuple(above)), pile.at)] if above else []
        elif any(abs(pile.at[0] - sprite.at[0]) < 1.1 * layout.across for (sprite,) in seen):
            later.append(pile)
    yield Contour(tuple(seen), (*hidden, tuple(later)), tone)


@cached
def _pile(layout: BoardLayout, layers: tuple[Layer, ...]) -> Pile:
    """Return the pieces that lie above a stone on its cell. The middle of the cell's ground is (0, 0)."""
    pieces = ((piece(layout, side, onward), layout.offset(0, 0, level - 1)) for level, side, onward in layers)
    levels = " ".join(f"{level}" for level, _, _ in layers)
    return Pile(f"levels {levels}", tuple(Sprite(figure, at) for figure, at in pieces))


def winning_paths(state: State, cells: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return shortest paths from one cell of a group to every edge that it joins; each path ends with the edge."""
    board = position(state)
    grid = board.grid
    group = sum(1 << grid.index[cell] for cell in cells)
    side = next(side for side, top in enumerate(board.tops) if top & group)
    edges = next(names for names in board.setting.joins[side] if all(group & grid.edges[name] for name in names))
    distances = {edge: _distances(grid, group & grid.edges[edge], group) for edge in edges}
    middle = min(bits(group), key=lambda cell: sum(steps[cell] for steps in distances.values()))
    return [(*_descent(grid, middle, distances[edge]), edge) for edge in edges]


def _distances(grid: Grid, start: int, group: int) -> dict[int, int]:
    """Return for each cell of a group how many steps within the group it is away from the nearest cell of `start`."""
    distances: dict[int, int] = {}
    frontier, steps = start, 0
    while frontier:
        distances |= dict.fromkeys(bits(frontier), steps)
        around = 0
        for cell in bits(frontier):
            around |= grid.neighbours[cell]
        frontier = around & group & ~sum(1 << cell for cell in distances)
        steps += 1
    return distances


def _descent(grid: Grid, cell: int, distances: Mapping[int, int]) -> Iterator[str]:
    """Yield a shortest path from a cell to one whose distance is 0."""
    yield grid.names[cell]
    while distances[cell]:
        cell = next(other for other in bits(grid.neighbours[cell]) if distances.get(other) == distances[cell] - 1)
        yield grid.names[cell]


def winning_stroke(layout: BoardLayout, paths: list[tuple[str, ...]], heights: Mapping[str, int]) -> Iterator[Drawn]:
    """Yield the stroke over the tops of the cells. At each edge it ends in a disk around the coordinate."""
    ends = [coordinate(layout, cell, layout.edge(edge)) for *_, cell, edge in paths]
    lines = [[layout.cell(cell, heights[cell]) for cell in cells] for *cells, _ in paths]
    for width, radius, tone in _STROKES:
        for points, (_, end) in zip(lines, ends, strict=True):
            yield from (Line(start, stop, width, tone, round=True) for start, stop in pairwise((*points, end)))
            yield Disk(end, radius, tone)
    yield from (Text(text, at, COORDINATE_SIZE, "semibold", "gold-text") for text, at in ends)
    for cell in dict.fromkeys(cell for *cells, _ in paths for cell in cells):
        if heights[cell] > 1:
            yield Sprite(bead(heights[cell]), layout.cell(cell, heights[cell]))


@cached
def bead(height: int) -> Figure:
    """Return the height of a stack as it is written on the winning stroke."""
    disks = (Disk((0, 0), radius, tone) for radius, tone in ((26, "gold-case"), (21, "gold")))
    return Figure(f"golden {height}", (*disks, Text(str(height), (0, 0), _BEAD_SIZE, "semibold", "gold-text")))


@cached
def refused_hatching(layout: BoardLayout, onward: Onward) -> Figure:
    """Return the red frame and stripes of a refused cell around (0, 0), thin enough to read what is below."""
    points = footprint(layout, onward)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    high = max(ys) - min(ys)
    starts = range(round(min(xs) - high), round(max(xs)), _STRIPE_STEP)
    shapes: list[Shape] = [Line((x, max(ys)), (x + high, min(ys)), 4.5, "refused") for x in starts]
    for width, tone in ((16, "refused-case"), (11, "refused")):
        shapes += (Line(*ends, width, tone, round=True) for ends in pairwise(closed(points)))
    return Figure(f"refused {'-'.join(onward) or 'cell'}", tuple(shapes), Polygon(tuple(points), ""))
