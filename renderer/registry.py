"""The one list of how games look. A new game is a file in `renderer/games/` and a line here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from engine import State
from renderer.scene import Scene
from renderer.view import View


@dataclass(frozen=True, slots=True)
class Look:
    """How a game is shown."""

    scene: Callable[[State, View], Scene]
    """As shapes."""
    rows: Callable[[State, View], list[str]]
    """As lines of text, at most 36 columns wide."""
    marks: str
    """The letters of the sides in those lines."""
    targets: Callable[[State, str | None], tuple[str, ...]]
    """Where the piece on a cell may go."""


MODULES = {
    "contiguity": "renderer.games.contiguity",
}
"""The module of each game; its `LOOK` says how the game is shown. Loaded when first asked for, so that a module can
also be run by itself."""


@cache
def look(game_id: str) -> Look:
    """How a game is shown. Raises KeyError."""
    found = import_module(MODULES[game_id]).LOOK
    assert isinstance(found, Look)
    return found
