"""The pictures that the renderer makes for the site: boards, figures of the rules, films of whole matches."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine import Game, State
from locales import say
from renderer import View, animate
from renderer.figures import RulesFigure
from training.lessons import Step

FILMS: Final = Path(__file__).with_name("films.toml")
WIDE: Final = 900
"""Width of boards in pixels."""
NARROW: Final = 640
"""Width of figures, and of boards of first steps."""
FILM: Final = 480
"""Width of films."""
LATE: Final = 0.6
"""The share of a match after which its board is shown: full enough to see what it is about."""


@cache
def match(game: Game) -> State:
    """Return the end of the match that is shown of a game."""
    entry = tomllib.loads(FILMS.read_text(encoding="utf-8"))[game.id]
    state = game.start(game.read_options(entry["options"]))
    for move in entry["moves"].split(", "):
        state = state.play(move)
    return state


def names(state: State, language: str) -> tuple[str, ...]:
    """Return the names of the players: those of their sides."""
    return tuple(say(language, f"side-{state.game.sides[side]}") for side in state.sides)


def view(state: State, language: str, **marks: Any) -> View:
    """Return how a state is drawn for the site."""
    return View(names=names(state, language), language=language, **marks)


def board(game: Game, language: str) -> tuple[State, View]:
    """Return a board in the middle of the match that is shown of a game."""
    past = match(game).past()
    state = past[round(LATE * (len(past) - 1))]
    return state, view(state, language, size=WIDE)


def figure(found: RulesFigure, language: str) -> tuple[State, View]:
    """Return the figure of a section of the rules."""
    return found.state, view(found.state, language, size=NARROW, **found.marks)


def first_step(step: Step, language: str) -> tuple[State, View]:
    """Return the position of a step of a lesson."""
    return step.state, view(step.state, language, size=NARROW, pointed=step.shown)


def film(game: Game) -> bytes:
    """Draw the match of a game as a GIF file."""
    state = match(game)
    return animate(state, view(state, "en"), FILM).data
