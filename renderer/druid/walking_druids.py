"""Druid's Walk: where druids stand and have to go, the latest steps, and how the board shows all this."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from engine import State
from engine.boards import bits
from engine.games.druid.druid_walk import DruidWalkPosition
from renderer.druid.board_layout import BACK, FRONT, SIDE, BoardLayout
from renderer.druid.druid_figure import druid_figure, ghost, halo, step_arrow
from renderer.druid.druid_ground import coordinate
from renderer.druid.layers import position
from renderer.druid.side_marks import cut_marks
from renderer.druid.stones import stone_tone
from renderer.plane_geometry import along, closed
from renderer.plies import last_ply, steps_since
from renderer.shapes import Drawn, Line, Point, Polygon, Shape, Sprite
from renderer.view import View

_FEET = 0.16
"""The distance of a druid's place in front of the middle of a top, on the board plane."""


@dataclass(frozen=True, slots=True)
class Step:
    """A druid's step from cell to cell."""

    start: str
    end: str


def druids(state: State) -> dict[str, int]:
    """Return the side of the druid on each cell where one stands."""
    walk = state.position
    if not isinstance(walk, DruidWalkPosition):
        return {}
    return {walk.grid.names[cell]: side for side, cells in enumerate(walk.druids) for cell in bits(cells)}


def goals(state: State) -> dict[int, str]:
    """Return for each side with a druid on the board the edge that it has to reach, by the game's name."""
    walk = state.position
    if not isinstance(walk, DruidWalkPosition):
        return {}
    return {side: goal for side, goal in enumerate(walk.goals) if goal and walk.druids[side]}


def latest_step(state: State) -> Step | None:
    """Return the step that the latest ply was; None if it was no step."""
    last = last_ply(state)
    before = last.before.position if last else None
    if not last or not isinstance(before, DruidWalkPosition) or last.text not in before.grid.steps:
        return None
    (start,) = bits(before.druids[before.side])
    return Step(before.grid.names[start], before.grid.names[start + before.grid.steps[last.text]])


def druids_and_steps(state: State, view: View, layout: BoardLayout, heights: Mapping[str, int]) -> Iterator[Drawn]:
    """Yield ghosts and arrows of the latest steps, then the druids, the far ones first."""
    standing = druids(state)
    for _, after in steps_since(state, view.since):
        yield from _step_marks(after, layout, heights, "lately", standing)
    yield from _step_marks(state, layout, heights, "amber", standing)
    marks = cut_marks(layout, position(state).setting.marks)
    arrived = state.outcome.cells if state.outcome and state.outcome.reason == "walk" else ()
    for cell in sorted(standing, key=lambda cell: -layout.middles[cell][1]):
        side = standing[cell]
        if cell in arrived:
            yield Sprite(halo(layout), _feet(layout, cell, heights[cell]))
        yield Sprite(druid_figure(layout, side, marks[side]), _feet(layout, cell, heights[cell]))


def _step_marks(
    state: State, layout: BoardLayout, heights: Mapping[str, int], tone: str, standing: Collection[str]
) -> Iterator[Sprite]:
    """Yield the arrow of the step that the latest ply was, and a ghost where it began if no druid stands there now."""
    step = latest_step(state)
    if step:
        start, end = (_feet(layout, cell, heights[cell]) for cell in (step.start, step.end))
        if step.start not in standing:
            yield Sprite(ghost(layout, tone), start)
        yield Sprite(step_arrow(end[0] - start[0], end[1] - start[1], tone), start)


def _feet(layout: BoardLayout, cell: str, height: int) -> Point:
    """Return where in the picture a druid stands on a cell."""
    x, y = layout.middles[cell]
    return layout.at(x, y - _FEET, height)


def goal_marks(state: State, layout: BoardLayout) -> Iterator[Shape]:
    """Yield for each goal a frame around the edge's kerb, and arrowheads that point outward between coordinates."""
    for side, goal in goals(state).items():
        edge = layout.edge(goal)
        frame = _frame(layout, edge)
        tone = f"{stone_tone(side)}-rim"
        for width, ink in ((8, f"{stone_tone(side)}-joint"), (5, tone)):
            yield from (Line(start, end, width, ink, round=True) for start, end in pairwise(closed(frame)))
        (across, up), cells = layout.outward(edge), layout.grid.named(layout.edges[edge])
        for (_, start), (_, end) in pairwise(coordinate(layout, cell, edge) for cell in cells):
            yield _arrowhead(along(start, end, 0.5), (across, -up), "kerb-dark" if side != 1 else "kerb-light")


def _frame(layout: BoardLayout, edge: str) -> tuple[Point, ...]:
    """Return the outline of an edge's kerb in the picture."""
    if not layout.squares:
        start, end = layout.kerb_side(edge)
        raised = layout.wall if edge in layout.raised_kerb else 0
        points = [layout.at(*point, raised) for point in (start, end)]
        middle = layout.at(*along(start, end, 0.5), raised)
        centre = layout.at(*layout.kerb_centre, raised)
        inward = along((0, 0), (centre[0] - middle[0], centre[1] - middle[1]), 0.02)
        return tuple((x + inward[0], y + inward[1]) for x, y in points)
    columns, rows = len(layout.grid.columns), layout.grid.columns[0][1]
    (left, front), (right, back) = layout.at(0, 0), layout.at(columns, rows, layout.wall)
    foot = layout.at(columns, rows)[1]
    boxes = {
        "top": (left, back - BACK, right, back),
        "bottom": (left, front, right, front + FRONT),
        "left": (left - SIDE, foot, left, front),
        "right": (right, foot, right + SIDE, front),
    }
    x1, y1, x2, y2 = boxes[edge]
    return (x1 + 3, y1 + 3), (x2 - 3, y1 + 3), (x2 - 3, y2 - 3), (x1 + 3, y2 - 3)


def _arrowhead(at: Point, direction: Point, tone: str) -> Polygon:
    """Return an arrowhead with a notch: an even triangle would seem to point three ways."""
    x, y = direction
    corners = ((13, 0), (-9, 9), (-4, 0), (-9, -9))
    return Polygon(tuple((at[0] + a * x - b * y, at[1] + a * y + b * x) for a, b in corners), tone)
