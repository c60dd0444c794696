"""The games of stones, and positions of theirs made by hand."""

from collections.abc import Mapping
from typing import Any

from engine import GAMES, Game, State

FAMILY: dict[str, Game] = {name: GAMES[name] for name in ("druid", "druid-hex", "druid-hex3", "druid-y")}
FOR_TWO = ("druid", "druid-hex", "druid-y")
WALKING = ("druid", "druid-hex3")
"""The games that have Druid's Walk."""


def standing(game_id: str, stones: str, mover: str, facts: str = "", **options: Any) -> State:
    """A position some plies on: its stones (`a1=V2 b1=H1-`), what else is told (`druid-V a1 top`), who is to move."""
    game = FAMILY[game_id]
    sides = ",".join(map(str, range(game.players)))
    board = "; ".join([stones, "turn 2", "passes 0", "out -", *filter(None, [facts]), f"{mover} to move"])
    return game.from_text(f"{game_id} {terms(game, options)}\nply 9\nstage play sides={sides}\nboard {board}")


def terms(game: Game, options: Mapping[str, Any]) -> str:
    """The options in their text form."""
    return game.start(options).terms


def play(state: State, *moves: str) -> State:
    """The state after several moves."""
    for move in moves:
        state = state.play(move)
    return state
