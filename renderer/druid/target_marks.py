"""How a half-typed move may go on: which moves it may become, and their marks on the board."""

from collections.abc import Iterator, Mapping

from engine import State
from engine.position import PASS, SWAP
from renderer.druid.board_layout import OPPOSITE, BoardLayout
from renderer.druid.layers import position
from renderer.druid.walking_druids import druids
from renderer.paint.caching import cached
from renderer.plane_geometry import moved, reached
from renderer.shapes import Disk, Drawn, Figure, Line, Point, Shape, Sprite, arc
from renderer.view import View

_KINDS = ("sarsen", "lintel", "step")
_SMALL_RING = 0.1
"""The radius of a ring behind a higher stack, in widths of a cell."""
_BELOW_NAME = 0.2
"""The distance from the middle of a hexagon to a dot below the cell's name, in depths of a cell."""
_BACKWARD = ("s", "sw", "w", "nw")
"""Directions for which the opposite one decides on which side of a lintel its beam is drawn."""
_LANES = 3
"""The number of lintels in one line that may overlap on a cell."""


def targets(state: State, view: View) -> tuple[str, ...]:
    """Return the moves that the typed text may become (`c3`, `b2-b4`, a direction), without `pass` and `swap`."""
    if view.typed is None or state.turn is None or state.undecided:
        return ()
    kind, _, rest = view.typed.strip().partition(" ")
    if kind not in _KINDS:
        kind, rest = "", view.typed.strip()
    steps = position(state).grid.steps
    return tuple(
        move
        for move in state.legal_moves()
        if move_kind(move, steps) in ((kind,) if kind else _KINDS) and _begins(move, rest.replace(" ", ""), steps)
    )


def move_kind(move: str, steps: Mapping[str, int]) -> str:
    """Return `sarsen`, `lintel`, `step`, or an empty text for `pass` and `swap`. `steps` are keyed by direction."""
    if move in (PASS, SWAP):
        return ""
    return "lintel" if "-" in move else "step" if move in steps else "sarsen"


def _begins(move: str, typed: str, steps: Mapping[str, int]) -> bool:
    """Return whether one end of a move is the typed cell or column, and the move goes on as typed."""
    if not typed:
        return True
    first, _, last = move.partition("-")
    if move_kind(move, steps) == "step":
        return move == typed
    if "-" in typed:
        start, _, end = typed.partition("-")
        orders = (first, last), (last, first)
        return bool(last) and any(cell == start and other.startswith(end) for cell, other in orders)
    if typed.isalpha():
        return first.startswith(typed)
    return typed in (first, last)


def target_marks(state: State, layout: BoardLayout, moves: tuple[str, ...]) -> Iterator[Drawn]:
    """Yield the mark of each move: a dot or ring for a sarsen, a beam for a lintel, a broken ring for a step."""
    if not moves:
        return
    board = position(state)
    heights, steps = board.heights(), board.grid.steps
    for move in moves:
        kind = move_kind(move, steps)
        if kind == "sarsen":
            yield _sarsen_mark(layout, move, heights)
        elif kind == "step":
            (start,) = (cell for cell, side in druids(state).items() if side == board.side)
            end = layout.beside(start, layout.direction(move))
            yield Sprite(footing(layout), layout.cell(end, heights[end]))
        else:
            first, _, last = move.partition("-")
            yield _lintel_mark(state, layout, first, last, heights[first])


def _sarsen_mark(layout: BoardLayout, cell: str, heights: Mapping[str, int]) -> Sprite:
    """Return the mark for a sarsen; it moves back where a higher stack in front would seem to carry it."""
    height = heights.get(cell, 0)
    x, y = layout.cell(cell, height)
    higher = max(0, heights.get(layout.beside(cell, "s"), 0) - height)
    seen = layout.half * layout.deep - higher * layout.rise
    if height and higher < 2:
        return Sprite(ring(layout), (x, y))
    if height:
        return Sprite(small_ring(layout), (x, y + min(0, seen - _SMALL_RING * layout.across - 4)))
    lowest, below = seen - _dot_radius(layout) - 4, 0 if layout.squares else _BELOW_NAME * layout.deep
    aside, down = (0.0, below) if layout.squares or lowest >= below else _beside_name(layout, cell, heights)
    return Sprite(dot(layout), (x + aside, y + min(down, lowest)))


def _dot_radius(layout: BoardLayout) -> float:
    """Return the radius of a dot."""
    return (0.13 if layout.squares else 0.10) * layout.across


def _beside_name(layout: BoardLayout, cell: str, heights: Mapping[str, int]) -> Point:
    """Return the place of a dot for which there is no room below the name: to the side, where less stands in front."""
    left, right = (heights.get(layout.beside(cell, direction), 0) for direction in ("sw", "se"))
    return (-0.35 if left <= right else 0.35) * layout.across, -0.1 * layout.deep


@cached
def dot(layout: BoardLayout) -> Figure:
    """Return the mark for a sarsen on the ground."""
    radius = _dot_radius(layout)
    return Figure("target dot", (Disk((0, 0), radius + 3, "teal-case"), Disk((0, 0), radius, "teal")))


@cached
def ring(layout: BoardLayout) -> Figure:
    """Return the mark for a sarsen on a stone: around the height on squares, along the edge of hexagons."""
    if layout.squares:
        return _circle("target ring", 0.30 * layout.deep)
    points = [layout.offset(*point) for point in layout.outline(0.06)]
    pairs = list(zip(points, (*points[1:], points[0]), strict=True))
    strokes = ((8.5, "teal-case"), (4.5, "teal"))
    return Figure(
        "target ring", tuple(Line(*ends, width, tone, round=True) for width, tone in strokes for ends in pairs)
    )


@cached
def small_ring(layout: BoardLayout) -> Figure:
    """Return the mark for a sarsen on a stone that is mostly hidden."""
    return _circle("target small ring", _SMALL_RING * layout.across)


def _circle(name: str, radius: float) -> Figure:
    """Return a ring with a casing."""
    return Figure(name, (arc((0, 0), radius, 10, "teal-case"), arc((0, 0), radius, 5.5, "teal")))


@cached
def footing(layout: BoardLayout) -> Figure:
    """Return the mark for a druid's step: a ring with four gaps."""
    radius = 0.34 * min(layout.across, layout.deep)
    shapes = [arc((0, 0), radius, 13, "teal-case", start - 34, start + 34) for start in range(0, 360, 90)]
    shapes += [arc((0, 0), radius, 8, "teal", start - 31, start + 31) for start in range(0, 360, 90)]
    return Figure("target step", (*shapes, Disk((0, 0), 10, "teal-case"), Disk((0, 0), 7, "teal")))


def _lintel_mark(state: State, layout: BoardLayout, first: str, last: str, level: int) -> Sprite:
    """Return the beam for a lintel, on the nearer side of its cells; beams in one line lie side by side."""
    grid = position(state).grid
    shift = (grid.index[last] - grid.index[first]) // 2
    direction = next(name for name, step in layout.steps.items() if step == shift)
    lane = grid.index[first] // shift % _LANES
    return Sprite(beam(layout, direction, lane), layout.cell(first, level))


@cached
def beam(layout: BoardLayout, direction: str, lane: int) -> Figure:
    """Return the mark for a lintel from the top at (0, 0) in a direction. `lane` is its place among others."""
    x, y = layout.step(direction)
    start = _aside(layout, direction, lane)
    (stop,) = moved([start], *layout.offset(2 * x, 2 * y))
    shapes: list[Shape] = []
    for width, more, tone in ((12, 2.5, "teal-case"), (7, 0.0, "teal")):
        shapes.append(Line(start, stop, width, tone, round=True))
        across, down = reached((0, 0), start, 0.11 * layout.across + more)
        bars = (((x + across, y + down), (x - across, y - down)) for x, y in (start, stop))
        shapes += (Line(*bar, width, tone, round=True) for bar in bars)
    return Figure(f"target beam {direction} lane {lane}", tuple(shapes))


def _aside(layout: BoardLayout, direction: str, lane: int) -> Point:
    """Return the distance from the middle of a top to a lane: to the right, or towards the viewer."""
    x, y = layout.normals[direction if direction not in _BACKWARD else OPPOSITE[direction]]
    across, down = layout.offset(y, -x)
    away = (0.38 - 0.115 * lane) * (1 if layout.squares else 0.8)
    return across * away, down * away
