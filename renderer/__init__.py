"""Pictures of boards, and the same in words.

>>> from engine import GAMES
>>> from renderer import View, render
>>> picture = render(GAMES["contiguity"].start(), View(names=("Ann", "Bob")))
>>> picture.format, picture.alt.split(".")[1]
('png', ' Ann (White) to move')
"""

from engine import Game, State
from renderer.animation import animate, animate_line
from renderer.charts.course import describe_chances, percent, render_course
from renderer.charts.results import Sheet, render_results
from renderer.charts.tournaments import Bracket, Meeting, Stage, Table, TableRow, render_tournament
from renderer.charts.votes import Share, render_votes
from renderer.describe import course, describe, places, text_board
from renderer.lines import render_line
from renderer.looks import look
from renderer.paint.painter import Painter
from renderer.paint.palette import palette
from renderer.paint.png import encode
from renderer.paint.svg import FONTS, Svg, font_faces, paint
from renderer.theme import THEMES, Rgb
from renderer.view import Picture, View

__all__ = [
    "FONTS",
    "Bracket",
    "Meeting",
    "Picture",
    "Share",
    "Sheet",
    "Stage",
    "Svg",
    "Table",
    "TableRow",
    "View",
    "accent",
    "animate",
    "animate_line",
    "course",
    "describe",
    "describe_chances",
    "font_faces",
    "has_top_view",
    "percent",
    "perspectives",
    "place_name",
    "places",
    "render",
    "render_course",
    "render_line",
    "render_results",
    "render_svg",
    "render_tournament",
    "render_votes",
    "text_board",
]


def has_top_view(game: Game) -> bool:
    """Return whether a game has a flat picture (`View.top_down`) besides its usual one."""
    return look(game.id).top_down


def accent(game: Game) -> Rgb:
    """Return the colour by which a game is known beside its pictures; each of our games has another one."""
    return THEMES["dark"].tones[look(game.id).accent]


def place_name(game: Game, language: str, place: str) -> str:
    """Return how a sentence in a language names a place on the board, such as a cell, or `pit 9`."""
    return look(game.id).place(language, place)


def perspectives(game: Game) -> int:
    """Return how many ways up the board of a game can be shown: `View.perspective` counts them from 0, clockwise."""
    return look(game.id).perspectives


def render(state: State, view: View) -> Picture:
    """Draw a state as an image file with its alt text. It only computes: call it from a worker thread."""
    game = look(state.game.id)
    data = encode(Painter(palette(game.palette, view.theme), view.size).picture(game.scene(state, view)))
    return Picture(data, "png", describe(state, view))


def render_svg(state: State, view: View) -> Svg:
    """Draw a state as SVG, with a region to press for each place of the board; `View.size` does not matter.

    Call it from a worker thread.
    """
    game = look(state.game.id)
    return paint(game.scene(state, view), game.regions(state, view), view.theme)
