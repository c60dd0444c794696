"""How a half-typed move may go on: the moves that are meant, and the marks that show them."""

from collections.abc import Iterator, Mapping
from functools import cache

from engine import State
from engine.boards.grid import shifted
from renderer.shapes import Disk, Drawn, Figure, Line, Point, Shape, Sprite, arc
from renderer.stones.geometry import OPPOSITE, Plot
from renderer.stones.layers import position
from renderer.stones.walk import druids
from renderer.view import View, undecided

_KINDS = ("sarsen", "lintel", "step")
_SMALL = 0.1
"""Radius of a ring that has to stand behind something, in widths of a cell."""
_LANES = 3
"""Lintels in one line overlap at most so many times."""


def targets(state: State, view: View) -> tuple[str, ...]:
    """The moves that what is typed may become: `c3`, `b2-b4`, a direction; words aside."""
    if view.typed is None or state.turn is None or undecided(state):
        return ()
    kind, _, rest = view.typed.strip().partition(" ")
    if kind not in _KINDS:
        kind, rest = "", view.typed.strip()
    steps = position(state).grid.steps
    return tuple(
        move
        for move in state.legal_moves()
        if _kind(move, steps) in ((kind,) if kind else _KINDS) and _begins(move, rest.replace(" ", ""), steps)
    )


def _kind(move: str, steps: object) -> str:
    assert isinstance(steps, dict)
    if move in ("pass", "swap"):
        return ""
    return "lintel" if "-" in move else "step" if move in steps else "sarsen"


def _begins(move: str, typed: str, steps: object) -> bool:
    """Whether a move has the cell or column that is typed at one of its ends, and goes on from there as typed."""
    if not typed:
        return True
    first, _, last = move.partition("-")
    if _kind(move, steps) == "step":
        return move == typed
    if "-" in typed:
        start, _, end = typed.partition("-")
        return bool(last) and any(
            one == start and other.startswith(end) for one, other in ((first, last), (last, first))
        )
    if typed.isalpha():
        return first.startswith(typed)
    return typed in (first, last)


def marked(state: State, board: Plot, moves: tuple[str, ...]) -> Iterator[Drawn]:
    """A dot for a sarsen on the ground, a ring for one on an own top, a beam for a lintel, a broken ring for a step."""
    here = position(state)
    heights, steps = here.heights(), here.grid.steps
    for move in moves:
        kind = _kind(move, steps)
        if kind == "sarsen":
            yield _sarsen(board, move, heights)
        elif kind == "step":
            (start,) = (cell for cell, side in druids(state).items() if side == here.side)
            (end,) = here.grid.named(shifted(1 << here.grid.index[start], (steps[move],)))
            yield Sprite(footing(board), board.cell(end, heights[end]))
        else:
            first, _, last = move.partition("-")
            yield _beam(state, board, first, last, heights[first])


def _sarsen(board: Plot, cell: str, heights: Mapping[str, int]) -> Sprite:
    """The mark for a sarsen; smaller and farther back where a higher stack in front would seem to bear it."""
    height = heights.get(cell, 0)
    x, y = board.cell(cell, height)
    higher = max(0, heights.get(board.before(cell), 0) - height)
    hidden = higher * board.rise - 0.5 * board.deep * (1 if board.squares else 0.75**0.5)
    behind = height > 0 and higher > 1
    figure = small_ring(board) if behind else ring(board) if height else dot(board)
    size = _SMALL * board.across if behind else 0 if height else _dot_size(board)
    lower = 0 if height or board.squares else 0.2 * board.deep
    return Sprite(figure, (x, y + (lower if height and not behind else min(lower, -hidden - size - 4))))


def _dot_size(plot: Plot) -> float:
    return (0.13 if plot.squares else 0.10) * plot.across


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
    ahead = next(name for name, step in grid.steps.items() if step == shift)
    lane = grid.index[first] // shift % _LANES
    return Sprite(beam(board, ahead, lane), board.cell(first, level))


@cache
def beam(plot: Plot, ahead: str, lane: int) -> Figure:
    """A lintel that may be laid from the top at (0, 0) in some direction."""
    x, y = plot.normals[ahead]
    step = 1 if plot.squares else 0.75**0.5
    end = plot.offset(2 * step * x, 2 * step * y)
    aside = _aside(plot, ahead, lane)
    shapes: list[Shape] = []
    for width, more, tone in ((12, 2.5, "teal-case"), (7, 0.0, "teal")):
        start, stop = _add((0, 0), aside), _add(end, aside)
        shapes.append(Line(start, stop, width, tone, round=True))
        for bar in (start, stop):
            across = _scaled(aside, (0.11 * plot.across + more) / _length(aside))
            shapes.append(Line(_add(bar, across), _add(bar, across, -1), width, tone, round=True))
    return Figure(f"target beam {ahead} lane {lane}", tuple(shapes))


def _aside(plot: Plot, ahead: str, lane: int) -> Point:
    """From the middle of a top to the lane: to the right, or towards the viewer."""
    x, y = plot.normals[ahead if ahead not in ("w", "s") else OPPOSITE[ahead]]
    across, down = plot.offset(y, -x)
    away = (0.38 - 0.115 * lane) * (1 if plot.squares else 0.8)
    return across * away, down * away


def _add(one: Point, other: Point, share: float = 1) -> Point:
    return one[0] + share * other[0], one[1] + share * other[1]


def _scaled(way: Point, by: float) -> Point:
    return way[0] * by, way[1] * by


def _length(way: Point) -> float:
    return float((way[0] ** 2 + way[1] ** 2) ** 0.5)
