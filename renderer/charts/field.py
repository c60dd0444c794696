"""The field of charts of a whole match: shares by moves, its frame, and the players' names above it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from engine import State
from renderer.diagrams import ground, letter_disk
from renderer.looks import look
from renderer.paint.lettering import fitted
from renderer.plane_geometry import closed
from renderer.shapes import Drawn, Line, Scene, Text
from renderer.view import View, names_in_type, side_letter

HEIGHT = 640
LEFT, RIGHT, TOP, BOTTOM = 88, 976, 150, 574
"""The field."""
_TICKS = 8
"""The most moves that are named below the field."""


def chart(drawn: Iterable[Drawn]) -> Scene:
    """Return drawings as a scene, on the ground of charts."""
    return Scene(ground("chart", HEIGHT), tuple(drawn), HEIGHT)


def x_of(place: float, last: int) -> float:
    """Return where a place stands in a field of `last` moves."""
    return LEFT + (RIGHT - LEFT) * place / max(1, last)


def y_of(share: float) -> float:
    """Return where a share (0…1) stands."""
    return BOTTOM - (BOTTOM - TOP) * share


def tone_of(state: State, player: int) -> str:
    """Return the tone of a player's side."""
    return look(state.game.id).tones[state.sides[player]]


def legend(state: State, view: View, players: Sequence[int]) -> Iterator[Drawn]:
    """Write the names of some players above the field, each behind a disk with the letter of the side."""
    width = (RIGHT - 20) / 2
    for number, player in enumerate(players):
        x, y = 44 + width * (number % 2), 38 + 56 * (number // 2) + (24 if len(players) <= 2 else 0)
        letter = side_letter(state, view, state.sides[player])
        yield from letter_disk(letter, (x, y), 26, tone_of(state, player), 28)
        name = fitted(names_in_type(state, view, player), "semibold", 34, width - 80)
        yield Text(name, (x + 38, y), 34, "semibold", "text", align="left")


def frame(*, dashed: bool) -> Iterator[Drawn]:
    """Frame the field, with shares at its left; the half is dashed if asked."""
    for start, end in pairwise(closed([(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)])):
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
