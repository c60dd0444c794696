"""The band above the board: names with their marks, signs of turn, win and leaving, the ply and the latest move."""

from collections.abc import Iterator

from engine import State
from locales import say
from renderer.druid.board_layout import BoardLayout
from renderer.druid.layers import position
from renderer.druid.side_marks import carved, cut_marks, mark_strokes
from renderer.druid.stones import stone_tone, token
from renderer.druid.walking_druids import goals, latest_step
from renderer.emblems import trilithon
from renderer.name_band import (
    MIDDLE,
    Sign,
    Words,
    end_text,
    is_out,
    name_between,
    plate,
    signs_up_to,
    turn_sign,
    words_beside,
)
from renderer.paint.caching import cached
from renderer.plies import last_ply
from renderer.shapes import Drawn, Figure, Line, Point, Shape, Sprite
from renderer.view import View, card_tones, in_turn, names_in_type, ply_in_words, ply_text

_CHIPS = {2: ((207.5, 792.5), 371, 36, 16), 3: ((149, 418, 687), 254, 32, 9)}
"""The middles of chips, their width, the size of names, and the gap between signs, by the number of players."""
_STATUS = {2: (500, 206), 3: (907, 160)}
"""The middle and the width of the text beside the chips, by the number of players."""


def band(state: State, view: View, layout: BoardLayout) -> Iterator[Drawn]:
    """Yield the band. Marks and arrows are turned as they are on the board."""
    players = state.game.players
    marks = cut_marks(layout, position(state).setting.marks)
    goal_edges = {side: layout.edge(edge) for side, edge in goals(state).items()}
    for player, side in enumerate(state.sides):
        yield from _player_chip(state, view, player, marks[side], goal_edges.get(side))
    yield from words_beside(*_STATUS[players], _status(state, view))


def _player_chip(state: State, view: View, player: int, mark: str, goal: str | None) -> tuple[Drawn, ...]:
    """Return the chip of a player. `goal` is the edge in the picture that their druid has to reach."""
    tones = card_tones(state, view, player)
    signs = tuple(_signs(state, view, player, goal, tones[1]))
    names = names_in_type(state, view, player)
    return _chip(state.game.players, state.sides[player], mark, names, tones, signs, is_out(state, player))


@cached
def _chip(
    players: int,
    side: int,
    mark: str,
    names: tuple[str, ...],
    tones: tuple[str, str],
    signs: tuple[Sign, ...],
    struck: bool,
) -> tuple[Drawn, ...]:
    """Return the chip of a side: its token, signs, and the player's name, `struck` through if they have left."""
    middles, width, size, gap = _CHIPS[players]
    tone, ink = tones
    left, right = middles[side] - width / 2, middles[side] + width / 2 - 15
    card = Sprite(plate(f"chip {tone} {width:g}", width, tone), (middles[side], MIDDLE))
    sprites, end = signs_up_to((right, MIDDLE), signs, gap)
    name = name_between((left + 71, MIDDLE), end, names, size, ink, 0 if struck else None)
    return card, Sprite(side_token(side, mark), (left + 38, MIDDLE - 2)), *sprites, *name


@cached
def side_token(side: int, mark: str) -> Figure:
    """Return the token of a side, with its mark."""
    size = 30 if mark in "VH" else 24
    return token(side, tuple(carved(mark, stone_tone(side), (0, -3.5), size, 5)))


def _signs(state: State, view: View, player: int, goal: str | None, ink: str) -> Iterator[Sign]:
    """Yield the signs of a player with their widths, from the right: in turn, won or left; the goal of their druid."""
    if state.outcome and player in state.outcome.winners:
        yield trilithon(ink), 44
    elif in_turn(state, view, player):
        yield turn_sign(ink, 15), 30
    elif is_out(state, player):
        yield _cross(ink), 26
    if goal and player not in state.out:
        yield goal_arrow(goal, ink), 34


@cached
def _cross(ink: str) -> Figure:
    """Return the sign of a player who has left."""
    return Figure(f"out {ink}", tuple(mark_strokes("X", (0, 0), 26, 6, ink)))


_TOWARDS: dict[str, Point] = {
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


@cached
def goal_arrow(edge: str, ink: str) -> Figure:
    """Return an arrow towards an edge of the board."""
    x, y = _TOWARDS[edge]
    tip, tail = (15 * x, 15 * y), (-15 * x, -15 * y)
    barbs = ((tip[0] - 11 * (x + sign * y), tip[1] - 11 * (y - sign * x)) for sign in (1, -1))
    lines: tuple[Shape, ...] = (Line(tail, tip, 5, ink, round=True),)
    lines += tuple(Line(barb, tip, 5, ink, round=True) for barb in barbs)
    return Figure(f"arrow {edge} {ink}", lines)


def _status(state: State, view: View) -> list[Words]:
    """Return one or two lines of text: the ply or something special about the turn, and the latest move.

    A druid's step is told by the cells that it led from and to.
    """
    ply = ply_text(state, view)
    if not (last := last_ply(state)):
        return [(ply, "medium", (28, 28), "muted")]
    upper, step = _special(state, view) or ply, latest_step(state)
    move = f"{step.start}→{step.end}" if step else ply_in_words(view.language, last.text)
    return [(upper, "medium", (28, 28), "muted"), (move, "semibold", (36, 36), "amber-text")]


def _special(state: State, view: View) -> str:
    """Return the text for a draw, for a player who has left, or for passes in succession; otherwise an empty text."""
    if ended := end_text(state, view):
        return ended
    passes = next((prompt.data for prompt in state.prompts if prompt.code == "passed"), None)
    if not passes:
        return ""
    return say(view.language, "board-passes", count=passes["count"], all=passes["count"] + passes["left"])
