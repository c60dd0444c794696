"""The band above a board: names with what they play, whose turn it is, who has won or left; ply and last move."""

from collections.abc import Iterator
from functools import cache

from engine import State
from locales import say
from renderer.druid.geometry import Plot
from renderer.druid.layers import position
from renderer.druid.marks import cut, cuts, strokes
from renderer.druid.pieces import token
from renderer.druid.tones import stone_of
from renderer.druid.walk import goals, step
from renderer.last import Last, departure, last_ply, leaver
from renderer.paint.caching import cached
from renderer.paint.lettering import fitted, in_width, length
from renderer.shapes import BARE, Box, Drawn, Figure, Line, Point, Polygon, Shape, Sprite, Text
from renderer.signs import trilithon
from renderer.view import View, card_tones, in_turn, name_in_type, ply_told

_MIDDLE = 48
_HIGH = 72
_CORNER = 14
Sign = tuple[Figure, float]
"""A figure, and how wide it is."""
_CHIPS = {2: ((207.5, 792.5), 371, 36, 16), 3: ((149, 418, 687), 254, 32, 9)}
"""For so many players: the middles of their chips, how wide these are, the size of names, and what parts signs."""
_SMALLEST = 26
_WORDS = {2: (500, 206), 3: (907, 160)}
"""Middle and width of what stands beside the chips."""


def band(state: State, view: View, board: Plot) -> Iterator[Drawn]:
    """The band; marks and arrows are as they are on the board."""
    players = state.game.players
    marks = cuts(board, position(state).setting.marks)
    ways = {side: board.edge(edge) for side, edge in goals(state).items()}
    for player, side in enumerate(state.sides):
        yield from _chip(state, view, player, marks[side], ways.get(side))
    yield from _words(state, view, *_WORDS[players])


def _chip(state: State, view: View, player: int, mark: str, goal: str | None) -> tuple[Drawn, ...]:
    tones = card_tones(state, view, player)
    signs = tuple(_signs(state, view, player, goal, tones[1]))
    name = name_in_type(state, view, player)
    return _card(state.game.players, state.sides[player], mark, name, tones, signs, _is_out(state, player))


@cached(256)
def _card(
    players: int, side: int, mark: str, name: str, tones: tuple[str, str], signs: tuple[Sign, ...], struck: bool
) -> tuple[Drawn, ...]:
    """The chip of a side: its token, a name, and signs."""
    return tuple(_on_card(players, side, mark, name, tones, signs, struck))


def _on_card(
    players: int, side: int, mark: str, name: str, tones: tuple[str, str], signs: tuple[Sign, ...], struck: bool
) -> Iterator[Drawn]:
    middles, width, size, gap = _CHIPS[players]
    tone, ink = tones
    left, end = middles[side] - width / 2, middles[side] + width / 2 - 15
    yield Sprite(chip(tone, width), (middles[side], _MIDDLE), BARE)
    yield Sprite(_token(side, mark), (left + 38, _MIDDLE - 2), tone)
    for sign, wide in signs:
        yield Sprite(sign, (end - wide / 2, _MIDDLE), tone)
        end -= wide + gap
    start = left + 71
    size, name = in_width(name, "semibold", (_SMALLEST, size), end - start)
    yield Text(name, (start, _MIDDLE), size, "semibold", ink, tone, "left")
    if struck:
        yield Line((start, _MIDDLE + 1), (start + length(name, "semibold", size), _MIDDLE + 1), 4, ink)


def _is_out(state: State, player: int) -> bool:
    """Whether a player has left."""
    return player in state.out or player == leaver(state)


@cache
def _token(side: int, mark: str) -> Figure:
    size = 30 if mark in "VH" else 24
    return token(side, tuple(cut(mark, stone_of(side), (0, -3.5), size, 5)))


@cache
def chip(tone: str, width: float) -> Figure:
    """What a name is written on."""
    return Figure(f"chip {tone} {width:g}", (Box((0, 0), width, _HIGH, _CORNER, tone),))


def _signs(state: State, view: View, player: int, goal: str | None, ink: str) -> Iterator[Sign]:
    """From the right, with their widths: whose turn it is, who has won or left; which way their druid has to go."""
    if state.outcome and player in state.outcome.winners:
        yield trilithon(ink), 44
    elif in_turn(state, view, player):
        yield _turn(ink), 30
    elif _is_out(state, player):
        yield _cross(ink), 26
    if goal and player not in state.out:
        yield arrow(goal, ink), 34


@cache
def _turn(ink: str) -> Figure:
    return Figure(f"turn {ink}", (Polygon(((-15, -11), (15, -11), (0, 13)), ink),))


@cache
def _cross(ink: str) -> Figure:
    return Figure(f"out {ink}", tuple(strokes("X", (0, 0), 26, 6, ink)))


_WAYS: dict[str, Point] = {
    "top": (0, -1),
    "bottom": (0, 1),
    "left": (-1, 0),
    "right": (1, 0),
    "W": (-1, 0),
    "E": (1, 0),
    "NW": (-0.5, -0.866),
    "NE": (0.5, -0.866),
    "SW": (-0.5, 0.866),
    "SE": (0.5, 0.866),
}


@cache
def arrow(edge: str, ink: str) -> Figure:
    """An arrow towards an edge of the board."""
    x, y = _WAYS[edge]
    tip, tail = (15 * x, 15 * y), (-15 * x, -15 * y)
    barbs = ((tip[0] - 11 * (x + way * y), tip[1] - 11 * (y - way * x)) for way in (1, -1))
    lines: tuple[Shape, ...] = (Line(tail, tip, 5, ink, round=True),)
    lines += tuple(Line(barb, tip, 5, ink, round=True) for barb in barbs)
    return Figure(f"arrow {edge} {ink}", lines)


def _words(state: State, view: View, middle: float, width: float) -> Iterator[Drawn]:
    """Above, the ply, or how many have passed and how many may yet; below, what was played last."""
    ply = ply_told(state, view)
    last = last_ply(state)
    upper = _special(state, view) or ply
    if not last:
        yield Text(fitted(ply, "medium", 28, width), (middle, _MIDDLE), 28, "medium", "muted", "ground")
        return
    yield Text(fitted(upper, "medium", 28, width), (middle, 30), 28, "medium", "muted", "ground")
    move = fitted(_played(state, last), "semibold", 36, width)
    yield Text(move, (middle, 66), 36, "semibold", "amber-text", "ground")


def _special(state: State, view: View) -> str:
    """A draw, or why somebody has left; how many have passed in succession, and how many have to for a draw."""
    if state.outcome and not state.outcome.winners:
        return say(view.language, "board-draw")
    if latest := departure(state):
        return say(view.language, f"board-{latest.reason}")
    told = next((prompt.data for prompt in state.prompts if prompt.code == "passed"), None)
    return f"pass {told['count']} / {told['count'] + told['left']}" if told else ""


def _played(state: State, last: Last) -> str:
    """What was played: a druid's step by the cells that it led from and to."""
    taken = step(state)
    return f"{taken.start}→{taken.end}" if taken else last.text
