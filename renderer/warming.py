"""First pictures, drawn for what stays in memory of them: fonts, shapes, colours."""

from functools import cache
from threading import Event
from typing import Final

from engine import GAMES
from renderer import View, render

BEGINS_AFTER: Final = 5.0
RESTS_FOR: Final = 1.0
"""Seconds before the first picture and between two: the processor is left to what waits to be posted."""


def draw_all(closing: Event) -> None:
    """Draws the first board of every game, one after the other, until `closing` is set."""
    for number, game in enumerate(GAMES):
        if closing.wait(RESTS_FOR if number else BEGINS_AFTER):
            return
        draw_first(game)


@cache
def draw_first(game: str) -> None:
    """Draws the first board of a game, once in a process."""
    state = GAMES[game].start()
    render(state, View(names=state.game.sides))
