"""The marks of how a half-typed move may go on: dots, rings, beams, and places for a druid's next step."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine import State
from renderer.druid.geometry import OPPOSITE, Plot
from renderer.druid.layers import position
from renderer.druid.polygons import moved, reached
from renderer.druid.targets import kind_of
from renderer.druid.walk import druids
from renderer.shapes import Disk, Drawn, Figure, Line, Point, Shape, Sprite, arc

_SMALL = 0.1
"""Radius of a ring that has to stand behind something, in widths of a cell."""
_BELOW_NAME = 0.2
"""How far in front of the middle of a hexagon a dot lies, below the cell's name, in depths of a cell."""
_BACKWARD = ("s", "sw", "w", "nw")
"""Directions whose opposites tell on which side of a lintel its beam lies."""
_LANES = 3
"""Lintels in one line overlap at most so many times."""


def marked(state: State, board: Plot, moves: tuple[str, ...]) -> Iterator[Drawn]:
    """A dot for a sarsen on the ground, a ring for one on an own top, a beam for a lintel, a broken ring for a step."""
    if not moves:
        return
    here = position(state)
    heights, steps = here.heights(), here.grid.steps
    for move in moves:
        kind = kind_of(move, steps)
        if kind == "sarsen":
            yield _sarsen(board, move, heights)
        elif kind == "step":
            (start,) = (cell for cell, side in druids(state).items() if side == here.side)
            end = board.beside(start, board.direction(move))
            yield Sprite(footing(board), board.cell(end, heights[end]))
        else:
            first, _, last = move.partition("-")
            yield _beam(state, board, first, last, heights[first])


def _sarsen(board: Plot, cell: str, heights: Mapping[str, int]) -> Sprite:
    """The mark for a sarsen; farther back where a higher stack in front would seem to bear it."""
    height = heights.get(cell, 0)
    x, y = board.cell(cell, height)
    higher = max(0, heights.get(board.beside(cell, "s"), 0) - height)
    seen = board.half * board.deep - higher * board.rise
    if height and higher < 2:
        return Sprite(ring(board), (x, y))
    if height:
        return Sprite(small_ring(board), (x, y + min(0, seen - _SMALL * board.across - 4)))
    lowest, below = seen - _dot_size(board) - 4, 0 if board.squares else _BELOW_NAME * board.deep
    aside, down = (0.0, below) if board.squares or lowest >= below else _beside_name(board, cell, heights)
    return Sprite(dot(board), (x + aside, y + min(down, lowest)))


def _dot_size(plot: Plot) -> float:
    return (0.13 if plot.squares else 0.10) * plot.across


def _beside_name(board: Plot, cell: str, heights: Mapping[str, int]) -> Point:
    """From the middle of a hexagon to a dot that has no room below the name: to the side where less stands in front."""
    left, right = (heights.get(board.beside(cell, way), 0) for way in ("sw", "se"))
    return (-0.35 if left <= right else 0.35) * board.across, -0.1 * board.deep


@cache
def dot(plot: Plot) -> Figure:
    """Where a sarsen may be placed on the ground."""
    radius = _dot_size(plot)
    return Figure("target dot", (Disk((0, 0), radius + 3, "teal-case"), Disk((0, 0), radius, "teal")))


@cache
def ring(plot: Plot) -> Figure:
    """Where a sarsen may be placed on a stone: round the figure on squares, along the edge where letters need room."""
    if plot.squares:
        return _circle("target ring", 0.30 * plot.deep)
    points = [plot.offset(*point) for point in plot.outline(0.06)]
    pairs = list(zip(points, (*points[1:], points[0]), strict=True))
    strokes = ((8.5, "teal-case"), (4.5, "teal"))
    return Figure(
        "target ring", tuple(Line(*ends, width, tone, round=True) for width, tone in strokes for ends in pairs)
    )


@cache
def small_ring(plot: Plot) -> Figure:
    """Where a sarsen may be placed on a stone that is mostly hidden."""
    return _circle("target small ring", _SMALL * plot.across)


def _circle(name: str, radius: float) -> Figure:
    return Figure(name, (arc((0, 0), radius, 10, "teal-case"), arc((0, 0), radius, 5.5, "teal")))


@cache
def footing(plot: Plot) -> Figure:
    """Where a druid may step to: a ring broken in four."""
    radius = 0.34 * min(plot.across, plot.deep)
    shapes = [arc((0, 0), radius, 13, "teal-case", start - 34, start + 34) for start in range(0, 360, 90)]
    shapes += [arc((0, 0), radius, 8, "teal", start - 31, start + 31) for start in range(0, 360, 90)]
    return Figure("target step", (*shapes, Disk((0, 0), 10, "teal-case"), Disk((0, 0), 7, "teal")))


def _beam(state: State, board: Plot, first: str, last: str, level: int) -> Sprite:
    """A beam along the side of the three cells that is nearer; beams in one line lie beside each other."""
    grid = position(state).grid
    shift = (grid.index[last] - grid.index[first]) // 2
    ahead = next(name for name, step in board.steps.items() if step == shift)
    lane = grid.index[first] // shift % _LANES
    return Sprite(beam(board, ahead, lane), board.cell(first, level))


@cache
def beam(plot: Plot, ahead: str, lane: int) -> Figure:
    """A lintel that may be laid from the top at (0, 0) in some direction."""
    x, y = plot.step(ahead)
    start = _aside(plot, ahead, lane)
    (stop,) = moved([start], *plot.offset(2 * x, 2 * y))
    shapes: list[Shape] = []
    for width, more, tone in ((12, 2.5, "teal-case"), (7, 0.0, "teal")):
        shapes.append(Line(start, stop, width, tone, round=True))
        across, down = reached((0, 0), start, 0.11 * plot.across + more)
        bars = (((x + across, y + down), (x - across, y - down)) for x, y in (start, stop))
        shapes += (Line(*bar, width, tone, round=True) for bar in bars)
    return Figure(f"target beam {ahead} lane {lane}", tuple(shapes))


def _aside(plot: Plot, ahead: str, lane: int) -> Point:
    """From the middle of a top to the lane: to the right, or towards the viewer."""
    x, y = plot.normals[ahead if ahead not in _BACKWARD else OPPOSITE[ahead]]
    across, down = plot.offset(y, -x)
    away = (0.38 - 0.115 * lane) * (1 if plot.squares else 0.8)
    return across * away, down * away
