"""First pictures, drawn for what stays in memory of them: fonts, shapes, colours."""

from functools import cache

from engine import GAMES
from renderer import View, render


@cache
def draw_first(game: str) -> None:
    """Draws the first board of a game, once in a process."""
    state = GAMES[game].start()
    render(state, View(names=state.game.sides))
