"""The way of a pawn over the board: its legs with a dot on every cell passed, numbered where there are several."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from renderer.contigo.geometry import CELL, Field, stone
from renderer.contigo.marks import numeral
from renderer.contigo.pawns import imprint, small
from renderer.contigo.plies import Turn
from renderer.shapes import Disk, Drawn, Figure, Line, Point, Polygon, Shape, Sprite

_APART = 12
"""How far legs that share cells keep to the right of their middles."""
_CLEAR_ACROSS, _CLEAR_DOWN = 40, 53
"""How far from the middle of a cell a leg ends where something is to be seen there."""
_NUMBERED = (-31, -31)
_VICTIM, _SMALL = (29, -20), 0.56
Leg = tuple[str, ...]
Step = frozenset[Point]
Way = tuple[int, int]


def path(field: Field, turn: Turn, tone: str = "amber", flat: bool = False) -> Iterator[Drawn]:
    """The imprints of the pawn and of what it captured, and its way; what lies beneath the pawns. If flat, no way."""
    if not turn.mover:
        return
    start = turn.corners[0]
    yield Sprite(imprint(turn.mover, flat=flat), field.cell(start), stone(start))
    for name, taken in turn.captured.items():
        if name != turn.corners[-1]:
            yield Sprite(imprint(taken, taken=True, flat=flat), field.cell(name), stone(name))
    if not flat:
        yield from legs(field, turn, tone)


def legs(field: Field, turn: Turn, tone: str) -> Iterator[Sprite]:
    """The way of a pawn, leg by leg."""
    parts = tuple(_legs(turn))
    busy = _shared(field, parts)
    for at, one in enumerate(parts):
        ways = tuple(steps_between(field, *pair) for pair in pairwise(one))
        (across, down), (x, y) = ways[0], field.cell(one[0])
        lane = 0 if busy.isdisjoint(_steps(field, one)) else _APART
        place = x - lane * _unit(down), y + lane * _unit(across)
        yield Sprite(leg(ways, tone, _clear(ways[0]) if at else 0, _clear(ways[-1])), place)


def _clear(way: Way) -> float:
    return _CLEAR_ACROSS if way[0] else _CLEAR_DOWN


def _legs(turn: Turn) -> Iterator[Leg]:
    """The parts of a way, each with its bend if it has one; between them the pawn ended a leg."""
    start = 0
    for at, name in enumerate(turn.corners):
        if at and name in turn.landed:
            yield turn.corners[start : at + 1]
            start = at


def landings(field: Field, turn: Turn, tone: str = "amber") -> Iterator[Sprite]:
    """What lies above the pawns: the numbers of legs, and on the last cell what was captured there."""
    if turn.corners and turn.corners[-1] in turn.captured:
        x, y = field.cell(turn.corners[-1])
        yield Sprite(small(turn.captured[turn.corners[-1]], _SMALL), (x + _VICTIM[0], y + _VICTIM[1]))
    if len(turn.landed) > 1:
        for number, name in enumerate(turn.landed, 1):
            x, y = field.cell(name)
            yield Sprite(numeral(str(number), tone), (x + _NUMBERED[0], y + _NUMBERED[1]))


@cache
def leg(ways: tuple[Way, ...], tone: str, begin: float = 0, stop: float = 0) -> Figure:
    """So many cells across and down from (0, 0), once or twice, with an arrowhead if it ends `stop` before its goal.

    It is thin for what was played before the latest ply.
    """
    line, dot_size = (4, 4.5) if tone == "lately" else (6, 7)
    points: list[Point] = [(0, 0)]
    for across, down in ways:
        points.append((points[-1][0] + CELL * across, points[-1][1] + CELL * down))
    dots = [dot for one, other in pairwise(points) for dot in _between(one, other)] + points[1:-1]
    x, y = _unit(ways[-1][0]), _unit(ways[-1][1])
    tip = points[-1][0] - stop * x, points[-1][1] - stop * y
    points[-1] = (tip[0] - 22 * x, tip[1] - 22 * y) if stop else tip
    points[0] = begin * _unit(ways[0][0]), begin * _unit(ways[0][1])
    shapes: list[Shape] = []
    for width, more, ink in ((line + 5, 2.5, f"{tone}-case"), (line, 0.0, tone)):
        shapes += (Line(one, other, width, ink, round=True) for one, other in pairwise(points))
        shapes += (Disk(dot, dot_size + more, ink) for dot in dots)
        shapes += arrowhead(tip, (x, y), ink, more) if stop else ()
    told = " ".join(f"{across:+d}{down:+d}" for across, down in ways)
    return Figure(f"{tone} {'arrow' if stop else 'line'} {told}{' later' * bool(begin)}", tuple(shapes))


def _between(one: Point, other: Point) -> Iterator[Point]:
    """The middles of the cells between two others."""
    across, down = round((other[0] - one[0]) / CELL), round((other[1] - one[1]) / CELL)
    for at in range(1, max(abs(across), abs(down))):
        yield one[0] + at * CELL * _unit(across), one[1] + at * CELL * _unit(down)


def arrowhead(tip: Point, way: Point, tone: str, more: float, long: float = 25, half: float = 14) -> Iterator[Shape]:
    """A triangle whose tip points along a way."""
    (x, y), (across, down) = tip, way
    foot = x - long * across, y - long * down
    corners = (tip, (foot[0] - half * down, foot[1] + half * across), (foot[0] + half * down, foot[1] - half * across))
    yield Polygon(corners, tone)
    if more:
        yield from (Line(*pair, 2 * more, tone, round=True) for pair in pairwise((*corners, tip)))


def _shared(field: Field, legs: Sequence[Leg]) -> set[Step]:
    """The steps from cell to cell that more than one leg takes, either way."""
    taken = Counter(step for one in legs for step in _steps(field, one))
    return {step for step, times in taken.items() if times > 1}


def _steps(field: Field, leg: Leg) -> Iterator[Step]:
    """The steps from cell to cell of a leg, as pairs of places."""
    for start, end in pairwise(map(field.cell, leg)):
        yield from map(frozenset, pairwise((start, *_between(start, end), end)))


def steps_between(field: Field, start: str, end: str) -> Way:
    """How many cells across and down a leg leads."""
    (x, y), (far, low) = field.cell(start), field.cell(end)
    return round((far - x) / CELL), round((low - y) / CELL)


def _unit(number: int) -> int:
    return (number > 0) - (number < 0)
