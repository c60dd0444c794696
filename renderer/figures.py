"""Pictures for the rules texts: moves as data, in `figures.toml`, drawn like any other position."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import GAMES, State

_FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True, slots=True)
class Figure:
    """What a section of a rules text is shown by: a state, and the marks of the view on it."""

    state: State
    typed: str | None = None
    refused: tuple[str, ...] = ()

    @property
    def marks(self) -> dict[str, Any]:
        """The marks, as `View` takes them."""
        return {"typed": self.typed, "refused": self.refused}


@cache
def figures(game_id: str) -> Mapping[str, Figure]:
    """The figures of a game, by the slug of the section that each belongs to."""
    told = tomllib.loads(_FILE.read_text(encoding="utf-8")).get(game_id, {})
    return {slug: _figure(game_id, **facts) for slug, facts in told.items()}


def _figure(game_id: str, options: str = "", moves: str = "", typed: str | None = None, refused: str = "") -> Figure:
    game = GAMES[game_id]
    state = game.start(game.read_options(options))
    for entry in filter(None, moves.split(", ")):
        state = state.enter(entry)
    return Figure(state, typed, tuple(refused.split()))
