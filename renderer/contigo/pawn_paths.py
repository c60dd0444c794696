"""The path of a pawn over the board: its legs with a dot on every cell passed, and numbers where there are several."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from renderer.contigo.contigo_board import CELL, Layout
from renderer.contigo.contigo_marks import arrowhead, numeral
from renderer.contigo.pawns import imprint, small_pawn
from renderer.contigo.played_turns import PlayedTurn
from renderer.paint.caching import cached
from renderer.shapes import Disk, Drawn, Figure, Line, Point, Shape, Sprite

_LANE = 12
"""The distance by which legs that share cells are moved to the right of the cells' middles, seen in their direction."""
_STOP_ACROSS, _STOP_DOWN = 40, 53
"""The distance between the end of a leg and the middle of a cell with a pawn on it."""
_NUMBER_PLACE = (-34, -4)
_CAPTURED_PLACE, _CAPTURED_SCALE = (30, 7), 0.56
Leg = tuple[str, ...]
"""The cells between which a leg goes straight: two, or three for an L-move."""
Step = frozenset[Point]
"""The middles of two neighbouring cells, in either order."""
Vector = tuple[int, int]
"""Cells across and down in the picture."""


def marks_below(layout: Layout, turn: PlayedTurn, tone: str = "amber", film: bool = False) -> Iterator[Drawn]:
    """Draw what lies below the pawns: imprints of moved and captured pawns, and except in a film, legs."""
    if not turn.pawn:
        return
    start = turn.corners[0]
    yield Sprite(imprint(turn.pawn, film=film), layout.cell(start))
    for name, captured in turn.captured.items():
        if name != turn.corners[-1]:
            yield Sprite(imprint(captured, captured=True, film=film), layout.cell(name))
    if not film:
        yield from legs(layout, turn, tone)


def marks_above(layout: Layout, turn: PlayedTurn, tone: str = "amber") -> Iterator[Sprite]:
    """Draw what lies above the pawns: the piece captured last beside its captor, and the numbers of legs."""
    if turn.corners and turn.corners[-1] in turn.captured:
        x, y = layout.cell(turn.corners[-1])
        figure = small_pawn(turn.captured[turn.corners[-1]], _CAPTURED_SCALE)
        yield Sprite(figure, (x + _CAPTURED_PLACE[0], y + _CAPTURED_PLACE[1]))
    if len(turn.leg_ends) > 1:
        for number, name in enumerate(turn.leg_ends, 1):
            x, y = layout.cell(name)
            yield Sprite(numeral(str(number), tone), (x + _NUMBER_PLACE[0], y + _NUMBER_PLACE[1]))


def legs(layout: Layout, turn: PlayedTurn, tone: str) -> Iterator[Sprite]:
    """Draw the path of a pawn, leg by leg."""
    parts = tuple(_legs(turn))
    taken = Counter(step for part in parts for step in _steps(layout, part))
    for index, part in enumerate(parts):
        vectors = tuple(vector(layout, *ends) for ends in pairwise(part))
        (across, down), (x, y) = vectors[0], layout.cell(part[0])
        lane = _LANE if any(taken[step] > 1 for step in _steps(layout, part)) else 0
        start = x - lane * _unit(down), y + lane * _unit(across)
        yield Sprite(leg_figure(vectors, tone, _stop(vectors[0]) if index else 0, _stop(vectors[-1])), start)


def _stop(direction: Vector) -> float:
    return _STOP_ACROSS if direction[0] else _STOP_DOWN


def _legs(turn: PlayedTurn) -> Iterator[Leg]:
    """Yield the legs of a turn."""
    start = 0
    for index, name in enumerate(turn.corners):
        if index and name in turn.leg_ends:
            yield turn.corners[start : index + 1]
            start = index


@cached
def leg_figure(vectors: tuple[Vector, ...], tone: str, start_gap: float = 0, stop: float = 0) -> Figure:
    """Draw a leg from (0, 0), with a bend if it has two vectors; thinner for `lately`.

    It begins `start_gap` from its start. With a `stop`, it has an arrowhead and ends so far before its end.
    """
    width, dot_size = (4, 4.5) if tone == "lately" else (6, 7)
    points: list[Point] = [(0, 0)]
    for across, down in vectors:
        points.append((points[-1][0] + CELL * across, points[-1][1] + CELL * down))
    dots = [dot for ends in pairwise(points) for dot in _between(*ends)] + points[1:-1]
    x, y = _unit(vectors[-1][0]), _unit(vectors[-1][1])
    tip = points[-1][0] - stop * x, points[-1][1] - stop * y
    points[-1] = (tip[0] - 22 * x, tip[1] - 22 * y) if stop else tip
    points[0] = start_gap * _unit(vectors[0][0]), start_gap * _unit(vectors[0][1])
    shapes: list[Shape] = []
    for line_width, margin, line_tone in ((width + 5, 2.5, f"{tone}-case"), (width, 0.0, tone)):
        shapes += (Line(*ends, line_width, line_tone, round=True) for ends in pairwise(points))
        shapes += (Disk(dot, dot_size + margin, line_tone) for dot in dots)
        shapes += arrowhead(tip, (x, y), line_tone, margin) if stop else ()
    path = " ".join(f"{across:+d}{down:+d}" for across, down in vectors)
    return Figure(f"{tone} {'arrow' if stop else 'line'} {path}{' later' * bool(start_gap)}", tuple(shapes))


def _between(start: Point, end: Point) -> Iterator[Point]:
    """Yield the middles of the cells between two others."""
    across, down = round((end[0] - start[0]) / CELL), round((end[1] - start[1]) / CELL)
    for distance in range(1, max(abs(across), abs(down))):
        yield start[0] + distance * CELL * _unit(across), start[1] + distance * CELL * _unit(down)


def _steps(layout: Layout, leg: Leg) -> Iterator[Step]:
    """Yield the steps from cell to cell of a leg, the same in either direction."""
    for start, end in pairwise(map(layout.cell, leg)):
        yield from map(frozenset, pairwise((start, *_between(start, end), end)))


def vector(layout: Layout, start: str, end: str) -> Vector:
    """Return how many cells across and down in the picture one cell lies from another."""
    (start_x, start_y), (end_x, end_y) = layout.cell(start), layout.cell(end)
    return round((end_x - start_x) / CELL), round((end_y - start_y) / CELL)


def _unit(number: int) -> int:
    """Return the sign of a number."""
    return (number > 0) - (number < 0)
