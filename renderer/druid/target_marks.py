"""The continuations of a half-typed move: the moves that it may become, and their marks on the board."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from engine import State
from engine.games.druid.druid_moves import Stone, stones_of
from engine.half_moves import Answers
from renderer.druid.board_layout import OPPOSITE, BoardLayout
from renderer.druid.layers import position
from renderer.druid.seen import farthest, in_front, lowest, place
from renderer.druid.side_marks import SMALLEST_NAME
from renderer.emblems import TAG_HIGH, number_tag, tag_width
from renderer.paint.caching import cached
from renderer.paint.lettering import length
from renderer.plane_geometry import closed, moved, reached
from renderer.shapes import Box, Figure, Line, Point, Shape, Sprite, Text, arc
from renderer.view import View, half_move

_LARGEST_NAME = 38
"""The largest size of a cell's name on a dot."""
_CASING = 3
"""The width of the dark line around a dot."""
_THINNEST = 7
"""Half the height of the thinnest dot, with its casing: behind high stacks little of a cell can be seen."""
_BACKWARD = ("s", "sw", "w", "nw")
"""Directions for which the opposite one decides on which side of a lintel its beam is drawn."""
_ALONG = (1, 0.7, 1.3, 0.4, 1.6, 0.1, 1.9)
"""The places of a number on a beam, in cells from its start."""
_LANES = 3
"""The number of lintels in one line that may overlap on a cell."""


def targets(state: State, view: View) -> Answers:
    """Return the moves that the typed text may become, without `pass` and `swap`."""
    half = half_move(state, view)
    return half.open if half else ()


def target_rings(layout: BoardLayout, ways: Answers, heights: Mapping[str, int]) -> dict[str, list[Sprite]]:
    """Return by cell the marks of sarsens and steps on stones: to be drawn with their cell, below what is nearer."""
    rings: dict[str, list[Sprite]] = {}
    for way in ways:
        cell = way.cells[-1]
        if way.label != "lintel" and cell in heights:
            figure = ring(layout) if way.label == "sarsen" else footing(layout)
            rings.setdefault(cell, []).append(Sprite(figure, layout.cell(cell, heights[cell])))
    return rings


def target_dots(layout: BoardLayout, ways: Answers, heights: Mapping[str, int]) -> dict[str, Sprite]:
    """Return by cell the marks of sarsens on the ground, each where no stack hides it; hexagons have their names there.

    A name on the ground would show beside its dot.
    """
    dots: dict[str, Sprite] = {}
    for cell in (way.text for way in ways if way.label == "sarsen" and way.text not in heights):
        figure, down = _dot(layout, "" if layout.squares else cell, in_front(layout, cell, heights))
        x, y = layout.cell(cell)
        dots[cell] = Sprite(figure, (x, y + down))
    return dots


def target_beams(state: State, layout: BoardLayout, ways: Answers) -> Iterator[Sprite]:
    """Yield the beam for each lintel, on the nearer side of its cells; beams in one line lie side by side."""
    board = position(state)
    for stone in (stones_of(board.grid).by_text[way.text] for way in ways if way.label == "lintel"):
        yield Sprite(beam(layout, *_lane(layout, stone)), layout.cell(stone.names[0], board.height(stone.low)))


def candidates(
    state: State, layout: BoardLayout, numbered: Iterable[tuple[str, ...]], heights: Mapping[str, int]
) -> Iterator[Sprite]:
    """Yield the number of each candidate: on the ground, beside the height of a stack, or on the beam of a lintel."""
    board = position(state)
    drawn = list[Point]()

    def is_clear(spot: Point) -> bool:
        return all(abs(spot[0] - x) >= tag_width(10) or abs(spot[1] - y) >= TAG_HIGH for x, y in drawn)

    for number, cells in enumerate(numbered, 1):
        stone = stones_of(board.grid).by_text.get("-".join(cells))
        if stone and stone.shift:
            spots = _on_beam(layout, stone, board.height(stone.low))
        elif cells[-1] in heights:
            spots = [_corner(layout, cells[-1], heights[cells[-1]], number)]
        else:
            x, y = layout.cell(cells[-1])
            spots = [(x, y + _tag_height(layout, in_front(layout, cells[-1], heights), number))]
        drawn.append(next(filter(is_clear, spots), spots[0]))
        yield Sprite(number_tag(number), drawn[-1])


def _tag_height(layout: BoardLayout, higher: tuple[int, ...], number: int) -> float:
    """Return how far below the middle of a cell on the ground a number can be seen best."""
    half_width, half = tag_width(number) / 2, TAG_HIGH / 2
    found = place(layout, higher, half_width, half, corner=8)
    return lowest(layout, higher, half_width) - half if found is None else found


def _corner(layout: BoardLayout, cell: str, level: int, number: int) -> Point:
    """Return the place for a number in the far left corner of a top, or at the left one of a hexagon."""
    x, y = layout.cell(cell, level)
    if not layout.squares:
        return x - 0.42 * layout.across, y
    across, down = layout.offset(-layout.half, layout.half)
    return x + across + tag_width(number) / 2 + 2, y + down + TAG_HIGH / 2 + 2


@cached
def _dot(layout: BoardLayout, name: str, higher: tuple[int, ...]) -> tuple[Figure, float]:
    """Return a dot on the ground, and how far below the middle it lies; with the cell's name on it, if there is room.

    The name is as large as can be seen whole.
    """
    for size, half_width, half in _dot_sizes(layout, name):
        y = place(layout, higher, half_width, half, corner=half)
        if y is not None:
            return _plate(name, size, half_width, half), y
    half_width = min(half, 0.2 * layout.across)
    room = lowest(layout, higher, half_width) - farthest(layout)
    half = min(half_width, max(_THINNEST, room / 2))
    return _plate("", size, half_width, half), lowest(layout, higher, half_width) - half


def _dot_sizes(layout: BoardLayout, name: str) -> Iterator[tuple[float, float, float]]:
    """Yield sizes for the name on a dot, the largest first, with half the width and half the height of the dot."""
    if not name:
        half = 0.13 * layout.across + _CASING
        yield 0, half, half
        return
    for size in (max(SMALLEST_NAME, min(0.35 * layout.across, _LARGEST_NAME)), SMALLEST_NAME):
        half = 0.5 * size + _CASING
        least = 0.5 * length(name, "medium", size) + _CASING
        yield size, max(half, least + 2, min(least + 0.25 * size, 0.46 * layout.across)), half


@cached
def _plate(name: str, size: float, half_width: float, half_height: float) -> Figure:
    """Return a dot, as wide as the name on it needs."""
    boxes = (
        Box((0, 0), 2 * (half_width - less), 2 * (half_height - less), half_height - less, tone)
        for less, tone in ((0, "teal-case"), (_CASING, "teal"))
    )
    texts = (Text(name, (0, 0), size, "medium", "teal-case"),) if name else ()
    return Figure(" ".join(filter(None, ("target dot", name))), (*boxes, *texts))


@cached
def ring(layout: BoardLayout) -> Figure:
    """Return the mark for a sarsen on a stone: around the height on squares, along the edge of hexagons."""
    if layout.squares:
        rings = ((10, "teal-case"), (5.5, "teal"))
        return Figure("target ring", tuple(arc((0, 0), 0.30 * layout.deep, width, tone) for width, tone in rings))
    points = [layout.offset(*point) for point in layout.outline(0.045)]
    pairs = list(pairwise(closed(points)))
    strokes = ((11, "teal-case"), (6.5, "teal"))
    return Figure(
        "target ring", tuple(Line(*ends, width, tone, round=True) for width, tone in strokes for ends in pairs)
    )


@cached
def footing(layout: BoardLayout) -> Figure:
    """Return the mark for a druid's step: a ring with four gaps, in which the height can be read."""
    radius, rings = 0.34 * min(layout.across, layout.deep), ((13, "teal-case", 34), (8, "teal", 31))
    parts = [(width, tone, start - half, start + half) for width, tone, half in rings for start in range(0, 360, 90)]
    return Figure("target step", tuple(arc((0, 0), radius, *part) for part in parts))


def _lane(layout: BoardLayout, lintel: Stone) -> tuple[str, int]:
    """Return the direction in the picture of a lintel, and its place among those in one line."""
    direction = next(name for name, step in layout.steps.items() if step == lintel.shift)
    return direction, lintel.low // lintel.shift % _LANES


def _on_beam(layout: BoardLayout, lintel: Stone, level: int) -> list[Point]:
    """Return places in the picture on a lintel's beam: the middle, then farther and farther to both ends."""
    direction, lane = _lane(layout, lintel)
    (start,) = moved([_aside(layout, direction, lane)], *layout.cell(lintel.names[0], level))
    x, y = layout.offset(*layout.step(direction))
    return [(start[0] + along * x, start[1] + along * y) for along in _ALONG]


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
