"""Pebbles on their way: the numbers of the pits they came from and fell into, and arrows from number to number."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise
from math import dist

from engine.games.contigo.sowing import Sowing, following_pits
from renderer.contigo.geometry import MIDDLE, Field
from renderer.contigo.ground import LETTERING
from renderer.contigo.marks import face
from renderer.contigo.paths import arrowhead
from renderer.contigo.plies import fallen
from renderer.plane_geometry import curve
from renderer.shapes import BARE, Box, Drawn, Figure, Line, Point, Shape, Sprite, Text

_ACROSS, _DOWN = 60, 39
_BEND = 34
"""How far from the corner of the turf an arrow begins to bend."""
_GAP = 4
"""Between a pill and an arrow."""


def sown(field: Field, sowing: Sowing, tone: str = "amber") -> Iterator[Drawn]:
    """Where pebbles came from in a hollow pill, where they fell in filled ones, and arrows between them."""
    yield from (hop(field, number, sowing.direction, tone) for number in (sowing.pit, *sowing.targets[:-1]))
    yield pill(field, sowing.pit, tone, filled=False)
    yield from (pill(field, number, tone) for number in fallen(sowing))


@cache
def pill(field: Field, number: int, tone: str, filled: bool = True) -> Sprite:
    """The number of a pit, set off."""
    ground, dark = face(tone)
    ink, inside = (dark, ground) if filled else (tone, f"{tone}-case")
    shapes = (
        Box((0, 0), _ACROSS, _DOWN, 11, f"{tone}-case"),
        Box((0, 0), _ACROSS - 4, _DOWN - 4, 9, ground if filled else tone),
        *(() if filled else (Box((0, 0), _ACROSS - 11, _DOWN - 11, 6, inside),)),
        Text(str(number), (0, 0), LETTERING - 2, "semibold", ink, inside),
    )
    return Sprite(Figure(f"{tone} {'pill' if filled else 'frame'} {number}", shapes), field.number_at(number), BARE)


@cache
def hop(field: Field, number: int, way: str, tone: str) -> Sprite:
    """An arrow from the number of a pit to that of the next one, clockwise or not."""
    (goal,) = following_pits(number, way, 1)
    shapes = _arrow(_route(field.number_at(number), field.number_at(goal)), tone)
    return Sprite(Figure(f"{tone} arrow {number}{way}", tuple(shapes)), (0, 0), BARE)


def _route(start: Point, end: Point) -> list[Point]:
    """From beside one number to beside the next; beyond the corners of the slab with a bend."""
    if start[0] == end[0] or start[1] == end[1]:
        return [_beside(start, end), _beside(end, start)]
    corner = max((start[0], end[1]), (end[0], start[1]), key=partial(dist, MIDDLE))
    one, other = _nearer(corner, start, _BEND), _nearer(corner, end, _BEND)
    return [_beside(start, corner), one, *curve(one, corner, corner, other), _beside(end, corner)]


def _beside(at: Point, goal: Point) -> Point:
    """Where an arrow meets the pill at a number."""
    return _nearer(at, goal, (_ACROSS if at[1] == goal[1] else _DOWN) / 2 + _GAP)


def _nearer(at: Point, goal: Point, far: float) -> Point:
    share = far / dist(at, goal)
    return at[0] + share * (goal[0] - at[0]), at[1] + share * (goal[1] - at[1])


def _arrow(points: list[Point], tone: str) -> Iterator[Shape]:
    *through, last, tip = points
    way = _nearer((0, 0), (tip[0] - last[0], tip[1] - last[1]), 1)
    foot = _nearer(tip, last, 12)
    for width, more, ink in ((10, 2.5, f"{tone}-case"), (5, 0.0, tone)):
        yield from (Line(*pair, width, ink, round=True) for pair in pairwise([*through, last, foot]))
        yield from arrowhead(tip, way, ink, more, 18, 11)
