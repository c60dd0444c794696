"""How the chances went over a match, as a picture: the players' shares on top of each other, move after move."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from engine import State
from locales import say
from renderer.looks import look
from renderer.paint.lettering import fitted
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.paint.png import encode
from renderer.shapes import Box, Disk, Drawn, Figure, Line, Polygon, Scene, Text
from renderer.theme import THEMES
from renderer.view import Picture, View, alt_text, name_in_text, names_in_type, side_letter

Chances = Sequence[tuple[float, ...]]
"""For each position of the line that stands, what each player may expect (0…1, together 1)."""

_HEIGHT = 640
_LEFT, _RIGHT, _TOP, _BOTTOM = 88, 976, 150, 574
_PART = 0.1
"""The least share at which a player's letter is written into their area."""
_CLEAR = 36
"""How far letters are from strokes."""
_TICKS = 8
"""How many moves are named below the field at most."""


def render_course(state: State, chances: Chances, marked: Sequence[int], view: View) -> Picture:
    """Draw how the chances went in a match that stands at `state`, as an image file with its alt text.

    `marked` are the places of turning points in `chances`, numbered from 1 in this order. It only computes: call it
    from a worker thread.
    """
    scene = course_scene(state, chances, marked, view)
    data = encode(Painter(palette(ANY, view.theme), view.size).picture(scene))
    return Picture(data, "png", describe_course(state, chances, marked, view))


def course_scene(state: State, chances: Chances, marked: Sequence[int], view: View) -> Scene:
    """Return the picture of how the chances went as shapes."""
    field = (*_areas(state, chances), *_scale(state, chances), *_letters(state, chances, marked, view))
    return Scene(_ground(), (*_legend(state, view), *field, *_marks(marked, len(chances) - 1)), _HEIGHT)


def describe_course(state: State, chances: Chances, marked: Sequence[int], view: View) -> str:
    """Return the alt text of the picture: each player's chances at the start, at turning points, and at the end."""
    places, first = sorted({0, *marked, len(chances) - 1}), _first_ply(state)
    names = [name_in_text(state, view, player) for player in range(state.game.players)]
    described = [
        say(
            view.language,
            "alt-course-at",
            ply=place and first + place,
            chances=tuple(
                say(view.language, "alt-course-share", name=name, percent=round(100 * share))
                for name, share in zip(names, chances[place], strict=True)
            ),
        )
        for place in places
    ]
    return alt_text(say(view.language, "alt-course"), *described)


@cache
def _ground() -> Figure:
    return Figure(f"course {_HEIGHT}", (Box((500, _HEIGHT / 2), 1004, _HEIGHT + 4, 0, "ground"),))


def _x(place: int, last: int) -> float:
    return _LEFT + (_RIGHT - _LEFT) * place / max(1, last)


def _y(share: float) -> float:
    return _BOTTOM - (_BOTTOM - _TOP) * share


def _tone(state: State, player: int) -> str:
    return look(state.game.id).tones[state.sides[player]]


def _ink(tone: str) -> str:
    """Return the tone of a letter on a tone: dark on light ones, light on dark ones."""
    red, green, blue = THEMES["dark"].tones[tone]
    return "gold-text" if 0.3 * red + 0.59 * green + 0.11 * blue > 110 else "pebble-lit"


def _legend(state: State, view: View) -> Iterator[Drawn]:
    """Write the names above the field, each behind a disk with the letter of the side."""
    players = state.game.players
    width = (_RIGHT - 20) / 2
    for player in range(players):
        x, y = 44 + width * (player % 2), 38 + 56 * (player // 2) + (24 if players == 2 else 0)
        tone = _tone(state, player)
        yield Disk((x, y), 26, "umbra")
        yield Disk((x, y), 23.5, tone)
        yield Text(side_letter(state, view, state.sides[player]), (x, y), 28, "semibold", _ink(tone))
        yield Text(
            fitted(names_in_type(state, view, player), "semibold", 34, width - 80),
            (x + 38, y),
            34,
            "semibold",
            "text",
            align="left",
        )


def _areas(state: State, chances: Chances) -> Iterator[Drawn]:
    """Fill the field with the players' shares on top of each other, the first player's at the bottom."""
    last = len(chances) - 1
    below = [0.0] * len(chances)
    for player in range(state.game.players):
        above = [low + shares[player] for low, shares in zip(below, chances, strict=True)]
        lower = [(_x(place, last), _y(share)) for place, share in enumerate(below)]
        upper = [(_x(place, last), _y(share)) for place, share in enumerate(above)]
        if len(chances) == 1:
            lower, upper = [*lower, (_RIGHT, lower[0][1])], [*upper, (_RIGHT, upper[0][1])]
        yield Polygon((*lower, *reversed(upper)), _tone(state, player))
        if player < state.game.players - 1:
            yield from (Line(start, end, 5, "umbra", round=True) for start, end in pairwise(upper))
        below = above


def _letters(state: State, chances: Chances, marked: Sequence[int], view: View) -> Iterator[Drawn]:
    """Write each side's letter where the player's area is highest, clear of turning points and of the field's ends."""
    last = len(chances) - 1
    taken = [_x(place, last) for place in (0, *marked, last)]
    clear = (place for place in range(last + 1) if min(abs(_x(place, last) - x) for x in taken) > _CLEAR)
    inside = list(clear) or [0]
    for player in range(state.game.players):
        place = max(inside, key=lambda place: chances[place][player])
        share, below = chances[place][player], sum(chances[place][:player])
        x = min(max(_x(place, last), _LEFT + 30), _RIGHT - 30)
        if share >= _PART:
            letter, ink = side_letter(state, view, state.sides[player]), _ink(_tone(state, player))
            yield Text(letter, (x, _y(below + share / 2)), 40, "semibold", ink)


def _scale(state: State, chances: Chances) -> Iterator[Drawn]:
    """Frame the field, and name shares at its left and moves below it."""
    last, first = len(chances) - 1, _first_ply(state)
    corners = [(_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, _BOTTOM), (_LEFT, _BOTTOM)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        yield Line(start, end, 3, "line", round=True)
    for percent in (0, 50, 100):
        yield Text(str(percent), (_LEFT - 16, _y(percent / 100)), 28, "figures", "muted", align="right")
    if state.game.players == 2:
        for dash in range(_LEFT, _RIGHT, 24):
            yield Line((dash, _y(0.5)), (min(dash + 12, _RIGHT), _y(0.5)), 3, "line")
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 100_000) if last / step <= _TICKS)
    for place in range(0, last + 1, step):
        yield Text(str(first + place), (_x(place, last), _BOTTOM + 32), 28, "figures", "muted")


def _first_ply(state: State) -> int:
    """Return how many moves had been made where the match begins, which may be a position of its own."""
    return state.lineage()[0].ply


def _marks(marked: Sequence[int], last: int) -> Iterator[Drawn]:
    """Draw a stroke and a number at each turning point."""
    for number, place in enumerate(marked, 1):
        x = _x(place, last)
        yield Line((x, _TOP), (x, _BOTTOM), 8, "amber-case")
        yield Line((x, _TOP), (x, _BOTTOM), 4, "amber")
        yield Disk((x, _TOP), 25, "amber-case")
        yield Disk((x, _TOP), 22, "amber")
        yield Text(str(number), (x, _TOP), 30, "semibold", "amber-case")
