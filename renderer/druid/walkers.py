"""Druid's Walk in the picture: the druids on their stones, the step that was taken last, and where they have to go."""

from collections.abc import Collection, Iterator, Mapping
from itertools import pairwise

from engine import State
from renderer.druid.coordinates import coordinate
from renderer.druid.druids import arrow, druid, ghost, halo
from renderer.druid.geometry import BACK, FRONT, SIDE, Plot
from renderer.druid.layers import position
from renderer.druid.marks import cuts
from renderer.druid.polygons import along
from renderer.druid.tones import stone_of
from renderer.druid.walk import druids, goals, step
from renderer.shapes import Drawn, Line, Point, Polygon, Shape, Sprite
from renderer.since import steps_since
from renderer.view import View

_FEET = 0.16
"""How far in front of the middle of a top a druid stands."""


def walkers(state: State, view: View, board: Plot, heights: Mapping[str, int]) -> Iterator[Drawn]:
    """The druids, the far ones first; before them, ghosts and arrows of steps."""
    standing = druids(state)
    for tone, one in (*(("lately", after) for _, after in steps_since(state, view.since)), ("amber", state)):
        yield from _step(one, board, heights, tone, standing)
    marks = cuts(board, position(state).setting.marks)
    home = state.outcome.cells if state.outcome and state.outcome.reason == "walk" else ()
    for cell in sorted(standing, key=lambda cell: -board.middles[cell][1]):
        side = standing[cell]
        if cell in home:
            yield Sprite(halo(board), _feet(board, cell, heights[cell]))
        yield Sprite(druid(board, side, marks[side]), _feet(board, cell, heights[cell]))


def _step(
    state: State, board: Plot, heights: Mapping[str, int], tone: str, standing: Collection[str]
) -> Iterator[Sprite]:
    """The step that the latest ply of a state was, if it was one; a ghost only where no druid stands now."""
    taken = step(state)
    if taken:
        start, end = (_feet(board, cell, heights[cell]) for cell in (taken.start, taken.end))
        if taken.start not in standing:
            yield Sprite(ghost(board, tone), start)
        yield Sprite(arrow(end[0] - start[0], end[1] - start[1], tone), start)


def _feet(board: Plot, cell: str, height: int) -> Point:
    x, y = board.middles[cell]
    return board.at(x, y - _FEET, height)


def goal_marks(state: State, board: Plot) -> Iterator[Shape]:
    """On the kerb of each goal, a frame in the side's light tone and arrowheads that point outwards."""
    for side, called in goals(state).items():
        edge = board.edge(called)
        frame = _frame(board, edge)
        tone = f"{stone_of(side)}-rim"
        for width, ink in ((8, f"{stone_of(side)}-joint"), (5, tone)):
            yield from (Line(one, other, width, ink, round=True) for one, other in pairwise((*frame, frame[0])))
        for at in _between_coordinates(board, edge):
            across, up = board.outward(edge)
            yield _head(at, (across, -up), "kerb-dark" if side != 1 else "kerb-light")


def _frame(board: Plot, edge: str) -> tuple[Point, ...]:
    """The outline of an edge's kerb in the picture."""
    if not board.squares:
        start, end = board.side(edge)
        raised = board.wall if edge in board.raised else 0
        points = [board.at(*point, raised) for point in (start, end)]
        middle = board.at(*along(start, end, 0.5), raised)
        centre = board.at(*board.centre, raised)
        inward = along((0, 0), (centre[0] - middle[0], centre[1] - middle[1]), 0.02)
        return tuple((x + inward[0], y + inward[1]) for x, y in points)
    columns, rows = len(board.grid.columns), board.grid.columns[0][1]
    (left, front), (right, back) = board.at(0, 0), board.at(columns, rows, board.wall)
    low = board.at(0, 0, board.wall)[1]
    boxes = {
        "top": (left, back - BACK, right, back),
        "bottom": (left, front, right, front + FRONT),
        "left": (left - SIDE, back, left, low),
        "right": (right, back, right + SIDE, low),
    }
    x1, y1, x2, y2 = boxes[edge]
    return (x1 + 3, y1 + 3), (x2 - 3, y1 + 3), (x2 - 3, y2 - 3), (x1 + 3, y2 - 3)


def _between_coordinates(board: Plot, edge: str) -> Iterator[Point]:
    """Places on an edge's kerb between the letters or numbers of neighbouring cells."""
    cells = board.grid.named(board.edges[edge])
    for (_, one), (_, other) in pairwise(coordinate(board, cell, edge) for cell in cells):
        yield along(one, other, 0.5)


def _head(at: Point, way: Point, tone: str) -> Polygon:
    """An arrowhead with a notch: an even triangle would point three ways."""
    x, y = way
    corners = ((13, 0), (-9, 9), (-4, 0), (-9, -9))
    return Polygon(tuple((at[0] + a * x - b * y, at[1] + a * y + b * x) for a, b in corners), tone)
