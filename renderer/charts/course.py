"""A chart of the chances over a match: the players' shares on top of each other, move after move, and draws above."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine import State
from locales import say
from renderer.charts.field import (
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    chart,
    first_ply,
    frame,
    legend,
    tick,
    tick_step,
    tone_of,
    x_of,
    y_of,
)
from renderer.diagrams import diagram, ink_on
from renderer.shapes import Disk, Drawn, Line, Polygon, Scene, Text
from renderer.view import Picture, View, alt_text, name_in_text, side_letter

Chances = Sequence[tuple[float, ...]]
"""For each position of the line that stands the chance of each player, and last that of a draw (0…1, together 1)."""

CERTAIN = 0.999
"""The chance from which on it is told as 100 per cent."""
TINY = 1e-6
"""The most by which shares miss 1 by rounding."""
_PART = 0.1
"""The least share at which a player's letter is written into their area."""
_CLEAR = 36
"""The distance of letters from strokes."""


def percent(share: float) -> int:
    """Return a chance (0…1) in per cent; 0 and 100 are only for certain results."""
    rounded = round(100 * share)
    return min(max(rounded, 1), 99) if 1 - CERTAIN < share < CERTAIN else rounded


def render_course(state: State, chances: Chances, marked: Sequence[int], view: View) -> Picture:
    """Draw how the chances went in a match that stands at `state`, as an image file with its alt text.

    `marked` are the places of turning points in `chances`, numbered from 1 in this order. It only computes: call it
    from a worker thread.
    """
    alt = describe_course(state, chances, marked, view)
    return diagram(course_scene(state, chances, marked, view), view.theme, view.size, alt)


def course_scene(state: State, chances: Chances, marked: Sequence[int], view: View) -> Scene:
    """Return the picture of how the chances went as shapes."""
    field = (*_areas(state, chances), *_scale(state, chances), *_letters(state, chances, marked, view))
    names = legend(state, view, range(state.game.players))
    return chart((*names, *field, *_marks(marked, len(chances) - 1)))


def describe_course(state: State, chances: Chances, marked: Sequence[int], view: View) -> str:
    """Return the alt text of the picture: each player's chances at the start, at turning points, and at the end."""
    places = sorted({0, *marked, len(chances) - 1})
    return alt_text(
        say(view.language, "alt-course"), *(describe_chances(state, chances, each, view) for each in places)
    )


def describe_chances(state: State, chances: Chances, place: int, view: View) -> str:
    """Return each player's chances at one of the positions, in a match that stands at `state`."""
    names = [name_in_text(state, view, player) for player in range(state.game.players)]
    shares = [
        say(view.language, "alt-course-share", name=name, percent=percent(share))
        for name, share in zip(names, chances[place], strict=False)
    ]
    if draw := percent(sum(chances[place][len(names) :])):
        shares.append(say(view.language, "alt-course-draw", percent=draw))
    return say(view.language, "alt-course-at", ply=place and first_ply(state) + place, chances=tuple(shares))


def _areas(state: State, chances: Chances) -> Iterator[Drawn]:
    """Fill the field with the players' shares on top of each other, the first player's at the bottom."""
    last = len(chances) - 1
    below = [0.0] * len(chances)
    for player in range(state.game.players):
        above = [low + shares[player] for low, shares in zip(below, chances, strict=True)]
        lower = [(x_of(place, last), y_of(share)) for place, share in enumerate(below)]
        upper = [(x_of(place, last), y_of(share)) for place, share in enumerate(above)]
        if len(chances) == 1:
            lower, upper = [*lower, (RIGHT, lower[0][1])], [*upper, (RIGHT, upper[0][1])]
        yield Polygon((*lower, *reversed(upper)), tone_of(state, player))
        if player < state.game.players - 1 or any(share < 1 - TINY for share in above):
            yield from (Line(start, end, 5, "umbra", round=True) for start, end in pairwise(upper))
        below = above


def _letters(state: State, chances: Chances, marked: Sequence[int], view: View) -> Iterator[Drawn]:
    """Write each side's letter where the player's area is highest, clear of turning points and of the field's ends."""
    last = len(chances) - 1
    taken = [x_of(place, last) for place in (0, *marked, last)]
    clear = (place for place in range(last + 1) if min(abs(x_of(place, last) - x) for x in taken) > _CLEAR)
    inside = list(clear) or [0]
    for player in range(state.game.players):
        place = max(inside, key=lambda place: chances[place][player])
        share, below = chances[place][player], sum(chances[place][:player])
        x = min(max(x_of(place, last), LEFT + 30), RIGHT - 30)
        if share >= _PART:
            letter, ink = side_letter(state, view, state.sides[player]), ink_on(tone_of(state, player))
            yield Text(letter, (x, y_of(below + share / 2)), 40, "semibold", ink)


def _scale(state: State, chances: Chances) -> Iterator[Drawn]:
    """Frame the field, and name shares at its left and moves below it."""
    last, first = len(chances) - 1, first_ply(state)
    yield from frame(dashed=state.game.players == 2)
    for place in range(0, last + 1, tick_step(last)):
        yield tick(first + place, x_of(place, last))


def _marks(marked: Sequence[int], last: int) -> Iterator[Drawn]:
    """Draw a stroke and a number at each turning point."""
    for number, place in enumerate(marked, 1):
        x = x_of(place, last)
        yield Line((x, TOP), (x, BOTTOM), 8, "amber-case")
        yield Line((x, TOP), (x, BOTTOM), 4, "amber")
        yield Disk((x, TOP), 25, "amber-case")
        yield Disk((x, TOP), 22, "amber")
        yield Text(str(number), (x, TOP), 30, "semibold", "amber-case")
