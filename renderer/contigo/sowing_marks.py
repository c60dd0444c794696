"""The marks of pebbles that are sown: framed numbers of pits, and arrows from number to number along the ring."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from math import dist

from engine.boards.pits import MOST
from engine.games.contigo.sowing import Sowing, following_pits
from renderer.contigo.contigo_board import LETTERING, MIDDLE, Layout
from renderer.contigo.contigo_marks import arrowhead, pit_ring, plate_tones
from renderer.contigo.played_turns import dropped_by_pit
from renderer.contigo.typed_turns import TypedTurn
from renderer.plane_geometry import curve, reached
from renderer.shapes import Box, Drawn, Figure, Line, Pile, PlacedPile, Point, Shape, Sprite, Text

_WIDTH, _HEIGHT = 60, 39
_BEND = 34
"""The distance from the corner of the turf at which an arrow begins to bend."""
_GAP = 4
"""Between a number and an arrow."""


def played_sowing(layout: Layout, sowing: Sowing) -> Iterator[Drawn]:
    """Draw a frame round the pit that pebbles were taken from, plates on those they fell into, arrows between them."""
    yield from sowing_arrows(layout, sowing, "amber")
    yield pit_number(layout, sowing.pit, "amber", filled=False)
    yield from (pit_number(layout, number, "amber") for number in dropped_by_pit(sowing))


def sowing_arrows(layout: Layout, sowing: Sowing, tone: str) -> Iterator[PlacedPile]:
    """Draw the arrows from the pit that pebbles were taken from to the last one that they fell into."""
    yield from (arrow(layout, number, sowing.direction, tone) for number in (sowing.pit, *sowing.targets[:-1]))


def typed_sowing(layout: Layout, typed: TypedTurn) -> Iterator[Drawn]:
    """Draw the numbers of pits that may be taken from; once one is chosen, arrows to those it may be sown into."""
    if not typed.half.pit:
        for number in typed.half.next_pits:
            yield Text(str(number), layout.number_at(number), LETTERING, "semibold", "teal-text")
        return
    sowing = typed.turn.sowing
    for direction in typed.half.directions:
        open_pits = typed.half.open_pits(direction)
        passed = (*(sowing.targets if sowing else ()), *open_pits)
        yield from (arrow(layout, number, direction, "teal") for number in (typed.half.pit, *passed[:-1]) if passed)
        yield from (pit_number(layout, number, _open_tone(typed, number), filled=False) for number in open_pits)
    yield from (pit_number(layout, number, "teal") for number in (typed.half.pit, *dropped_by_pit(sowing)))
    yield Sprite(pit_ring("teal"), layout.pit(typed.half.pit))


def _open_tone(typed: TypedTurn, number: int) -> str:
    return "refused" if typed.turn.before.pits[number - 1] == MOST else "teal"


@cache
def pit_number(layout: Layout, number: int, tone: str, filled: bool = True) -> PlacedPile:
    """Draw the number of a pit on a plate, or if not `filled`, in a frame."""
    text_tone = plate_tones(tone)[1] if filled else tone
    text = Text(str(number), (0, 0), LETTERING - 2, "semibold", text_tone)
    name = f"{tone} {'pill' if filled else 'frame'} {number}"
    return PlacedPile(Pile(name, (Sprite(_plate(tone, filled), (0, 0)),), (text,)), layout.number_at(number))


@cache
def _plate(tone: str, filled: bool) -> Figure:
    boxes = (
        Box((0, 0), _WIDTH, _HEIGHT, 11, f"{tone}-case"),
        Box((0, 0), _WIDTH - 4, _HEIGHT - 4, 9, plate_tones(tone)[0] if filled else tone),
        *(() if filled else (Box((0, 0), _WIDTH - 11, _HEIGHT - 11, 6, f"{tone}-case"),)),
    )
    return Figure(f"{tone} {'pill' if filled else 'frame'}", boxes)


@cache
def arrow(layout: Layout, number: int, direction: str, tone: str) -> PlacedPile:
    """Draw an arrow from the number of a pit to that of the next pit in a direction."""
    (following,) = following_pits(number, direction, 1)
    start, end = layout.number_at(number), layout.number_at(following)
    (x, y), (end_x, end_y) = start, end
    corner = max((x, end_y), (end_x, y), key=partial(dist, MIDDLE))
    figure = _arrow((end_x - x, end_y - y), (corner[0] - x, corner[1] - y), tone)
    return PlacedPile(Pile(f"{tone} arrow {number}{direction}", (Sprite(figure, start),)), (0, 0))


@cache
def _arrow(end: Point, corner: Point, tone: str) -> Figure:
    """Draw an arrow from a number at (0, 0) to one at `end`, round a bend at `corner`; finer for `lately`."""
    *line, last, tip = _route((0, 0), end, corner)
    direction = reached((0, 0), (tip[0] - last[0], tip[1] - last[1]), 1)
    base = reached(tip, last, 12)
    shapes: list[Shape] = []
    width, half = (3.5, 8) if tone == "lately" else (5, 11)
    for line_width, margin, line_tone in ((width + 5, 2.5, f"{tone}-case"), (width, 0.0, tone)):
        shapes += (Line(*ends, line_width, line_tone, round=True) for ends in pairwise([*line, last, base]))
        shapes += arrowhead(tip, direction, line_tone, margin, 18, half)
    return Figure(f"{tone} arrow", tuple(shapes))


def _route(start: Point, end: Point, corner: Point) -> list[Point]:
    """Return points from beside one number to beside the next; unless they are in line, they go round a bend."""
    if start[0] == end[0] or start[1] == end[1]:
        return [_beside(start, end), _beside(end, start)]
    bend_start, bend_end = reached(corner, start, _BEND), reached(corner, end, _BEND)
    return [_beside(start, corner), bend_start, *curve(bend_start, corner, corner, bend_end), _beside(end, corner)]


def _beside(place: Point, goal: Point) -> Point:
    """Return where an arrow to or from `goal` meets the frame of the number at `place`."""
    return reached(place, goal, (_WIDTH if place[1] == goal[1] else _HEIGHT) / 2 + _GAP)
