"""Figures of the rules texts: moves as data in `figures.toml`, drawn like any other position."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import GAMES, State

_FILE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True, slots=True)
class RulesFigure:
    """The figure of a section of a rules text: a state and what is marked in it."""

    state: State
    typed: str | None = None
    refused: tuple[str, ...] = ()

    @property
    def marks(self) -> dict[str, Any]:
        """The marks, as keyword arguments of `View`."""
        return {"typed": self.typed, "refused": self.refused}


@cache
def figures(game_id: str) -> Mapping[str, RulesFigure]:
    """Return the figures of a game by the slug of the section that each belongs to."""
    entries = tomllib.loads(_FILE.read_text(encoding="utf-8")).get(game_id, {})
    return {slug: _figure(game_id, **fields) for slug, fields in entries.items()}


def _figure(
    game_id: str, options: str = "", moves: str = "", typed: str | None = None, refused: str = ""
) -> RulesFigure:
    game = GAMES[game_id]
    start = game.start(game.read_options(options))
    *_, state = start, *start.follow(filter(None, moves.split(", ")))
    return RulesFigure(state, typed, tuple(refused.split()))
