"""The list of how games are shown. A new game is a file in `renderer/<family>/` and a line in `MODULES`."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from engine import State
from renderer.scene import Scene
from renderer.view import View


def _nothing(_state: State, _view: View) -> Iterable[str]:
    return ()


def _by_its_name(_language: str, name: str) -> str:
    return name


@dataclass(frozen=True, slots=True)
class Look:
    """How a game is shown."""

    scene: Callable[[State, View], Scene]
    """Returns the state as shapes."""
    rows: Callable[[State, View], list[str]]
    """Returns the board as lines of text, at most 36 columns wide."""
    targets: Callable[[State, View], tuple[str, ...]]
    """Returns how the half-typed move may go on: where its piece may go, or where a piece may be placed."""
    capitals: str | None = None
    """The kind of pieces that have capital letters in those lines; then all others have small ones."""
    sentences: Callable[[State, View], Iterable[str]] = _nothing
    """Returns sentences about the board that are not about pieces."""
    piece_sentences: Callable[[State, View], Iterable[str]] | None = None
    """Returns sentences about the pieces, if a list of cells by side and kind is not enough."""
    target_sentences: Callable[[State, View], Iterable[str]] | None = None
    """Returns sentences about how the half-typed move may go on, if a list of cells is not enough."""
    place: Callable[[str, str], str] = _by_its_name
    """Returns how a sentence in a language names a place on the board."""
    plan: bool = False
    """Whether there is a flat picture besides the usual one."""
    perspectives: int = 1
    """How many ways up the board may be shown; each is turned clockwise from the one before."""
    tones: tuple[str, ...] = ("limestone", "bluestone", "heather", "crook")
    """The tone of each side, by its index, where sides are shown beside boards."""
    accent: str = "stone-dark"
    """The tone by which the game is known beside its pictures."""


MODULES = {
    "contigo": "renderer.contigo.contigo",
    "contigo-capture": "renderer.contigo.contigo_capture",
    "contiguity": "renderer.ring.contiguity",
    "contiguity-deluxe": "renderer.ring.contiguity_deluxe",
    "druid": "renderer.druid.druid",
    "druid-hex": "renderer.druid.druid_hex",
    "druid-hex3": "renderer.druid.druid_hex3",
    "druid-y": "renderer.druid.druid_y",
}
"""The module of each game; its `LOOK` says how the game is shown. A module is imported when it is first needed, so that
it can also be run by itself."""


def family(game_id: str) -> str:
    """Return the family of a game: the folder that its module is in. Raises KeyError."""
    return MODULES[game_id].split(".")[-2]


@cache
def look(game_id: str) -> Look:
    """Return how a game is shown. Raises KeyError."""
    found = import_module(MODULES[game_id]).LOOK
    assert isinstance(found, Look)
    return found
