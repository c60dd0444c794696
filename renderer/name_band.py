"""The band above boards: plates with the players' names and signs, and lines of text beside them."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine import State
from locales import say
from renderer.paint.lettering import in_width, length
from renderer.plies import departure, leaver
from renderer.shapes import Box, Figure, Line, Point, Polygon, Sprite, Text
from renderer.view import View, draw_text

MIDDLE = 48
"""Height of the middle of the band."""
BAND = 90
"""The height of the band: boards are below it."""
HIGH, CORNER = 72, 14
"""Height of a plate, and the radius of its corners."""
SMALLEST = 28
"""The smallest size of names and words: 11 pixels where a picture is 400 wide."""

Sign = tuple[Figure, float]
"""A figure and its width."""
Words = tuple[str | tuple[str, ...], str, tuple[int, int], str]
"""A line of text: its words (or several, the longest first), weight, smallest and largest size, and tone."""


def is_out(state: State, player: int) -> bool:
    """Return whether a player has left."""
    return player in state.out or player == leaver(state)


@cache
def plate(name: str, width: float, tone: str, high: float = HIGH, corner: float = CORNER) -> Figure:
    """Return what a name is written on."""
    return Figure(name, (Box((0, 0), width, high, corner, tone),))


@cache
def turn_sign(ink: str, half: float) -> Figure:
    """Return the sign of the player to move, twice `half` wide."""
    return Figure(f"turn {ink}", (Polygon(((-half, -11), (half, -11), (0, 13)), ink),))


def signs_up_to(end: Point, signs: Iterable[Sign], gap: float) -> tuple[list[Sprite], float]:
    """Draw signs from the right to the left, and return the x that is left for what comes before them."""
    (x, y), drawn = end, []
    for sign, width in signs:
        drawn.append(Sprite(sign, (x - width / 2, y)))
        x -= width + gap
    return drawn, x


def name_between(
    start: Point, end: float, names: tuple[str, ...], largest: int, ink: str, struck: float | None
) -> Iterator[Text | Line]:
    """Draw the name, as large as there is room for it from `start` to the x `end`.

    It is struck through if `struck` says by how much the stroke is longer at both ends.
    """
    x, y = start
    size, name = in_width(names, "semibold", (SMALLEST, largest), end - x)
    yield Text(name, start, size, "semibold", ink, align="left")
    if struck is not None:
        yield Line((x - struck, y + 1), (x + length(name, "semibold", size) + struck, y + 1), 4, ink)


def words_beside(middle: float, width: float, lines: Sequence[Words]) -> Iterator[Text]:
    """Draw one or two lines of text round the middle of the band, each as large as fits into the width."""
    heights = (30, 66) if len(lines) > 1 else (MIDDLE,)
    for (line, weight, sizes, tone), y in zip(lines, heights, strict=True):
        size, text = in_width(line, weight, sizes, width)
        yield Text(text, (middle, y), size, weight, tone)


def end_text(state: State, view: View, departures: bool = True) -> str:
    """Return the words for a match without a winner, or for a player who has just left; otherwise an empty text."""
    if state.outcome and not state.outcome.winners:
        return draw_text(view)
    latest = departure(state) if departures else None
    return say(view.language, f"board-note-{latest.reason}") if latest else ""
