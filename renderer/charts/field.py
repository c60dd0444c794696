"""What pictures of a whole match share: a field of shares by moves, its frame, and the players' names above it."""

from collections.abc import Iterator, Sequence
from functools import cache

from engine import State
from renderer.looks import look
from renderer.paint.lettering import fitted
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, palette
from renderer.paint.png import encode
from renderer.shapes import Box, Disk, Drawn, Figure, Line, Scene, Text
from renderer.theme import THEMES
from renderer.view import Picture, View, names_in_type, side_letter

HEIGHT = 640
LEFT, RIGHT, TOP, BOTTOM = 88, 976, 150, 574
"""The field."""
_TICKS = 8
"""How many moves are named below the field at most."""


def chart(scene: Scene, alt: str, view: View) -> Picture:
    """Draw a scene as an image file with its alt text."""
    return Picture(encode(Painter(palette(ANY, view.theme), view.size).picture(scene)), "png", alt)


@cache
def ground() -> Figure:
    """Return the ground on which everything stands."""
    return Figure(f"chart {HEIGHT}", (Box((500, HEIGHT / 2), 1004, HEIGHT + 4, 0, "ground"),))


def x_of(place: float, last: int) -> float:
    """Return where a place stands in a field of `last` moves."""
    return LEFT + (RIGHT - LEFT) * place / max(1, last)


def y_of(share: float) -> float:
    """Return where a share (0…1) stands."""
    return BOTTOM - (BOTTOM - TOP) * share


def tone_of(state: State, player: int) -> str:
    """Return the tone of a player's side."""
    return look(state.game.id).tones[state.sides[player]]


def ink_on(tone: str) -> str:
    """Return the tone of a letter on a tone: dark on light ones, light on dark ones."""
    red, green, blue = THEMES["dark"].tones[tone]
    return "gold-text" if 0.3 * red + 0.59 * green + 0.11 * blue > 110 else "pebble-lit"


def legend(state: State, view: View, players: Sequence[int]) -> Iterator[Drawn]:
    """Write the names of some players above the field, each behind a disk with the letter of the side."""
    width = (RIGHT - 20) / 2
    for number, player in enumerate(players):
        x, y = 44 + width * (number % 2), 38 + 56 * (number // 2) + (24 if len(players) <= 2 else 0)
        tone = tone_of(state, player)
        yield Disk((x, y), 26, "umbra")
        yield Disk((x, y), 23.5, tone)
        yield Text(side_letter(state, view, state.sides[player]), (x, y), 28, "semibold", ink_on(tone))
        yield Text(
            fitted(names_in_type(state, view, player), "semibold", 34, width - 80),
            (x + 38, y),
            34,
            "semibold",
            "text",
            align="left",
        )


def frame(*, dashed: bool) -> Iterator[Drawn]:
    """Frame the field, with shares at its left; the half is dashed if asked."""
    corners = [(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        yield Line(start, end, 3, "line", round=True)
    for percent in (0, 50, 100):
        yield Text(str(percent), (LEFT - 16, y_of(percent / 100)), 28, "figures", "muted", align="right")
    if dashed:
        for dash in range(LEFT, RIGHT, 24):
            yield Line((dash, y_of(0.5)), (min(dash + 12, RIGHT), y_of(0.5)), 3, "line")


def tick_step(last: int) -> int:
    """Return the distance of the moves named below a field of `last` moves."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 100_000) if last / step <= _TICKS)


def tick(ply: int, x: float) -> Text:
    """Return the number of a move below the field."""
    return Text(str(ply), (x, BOTTOM + 32), 28, "figures", "muted")


def first_ply(state: State) -> int:
    """Return how many moves had been made where the match begins, which may be a position of its own."""
    return state.lineage()[0].ply
