"""The Druid games, and positions of them made by hand."""

from collections.abc import Mapping
from typing import Any

from engine import GAMES, Game, State

FAMILY: dict[str, Game] = {name: GAMES[name] for name in ("druid", "druid-hex", "druid-hex3", "druid-y")}
FOR_TWO = ("druid", "druid-hex", "druid-y")
WALKING = ("druid", "druid-hex3")
"""The games that have Druid's Walk."""


def standing(game_id: str, stones: str, mover: str, fields: str = "", **options: Any) -> State:
    """Return a position after some plies.

    `stones` are written as in a position's text (`a1=V2 b1=H1-`), as are other fields (`fields`, as `druid-V a1 top`);
    `mover` is the letter of the side to move.
    """
    game = FAMILY[game_id]
    sides = ",".join(map(str, range(game.players)))
    board = "; ".join([stones, "turn 2", "passes 0", "out -", *filter(None, [fields]), f"{mover} to move"])
    return game.from_text(f"{game_id} {terms(game, options)}\nply 9\nstage play sides={sides}\nboard {board}")


def terms(game: Game, options: Mapping[str, Any]) -> str:
    """Return the options in their text form."""
    return game.start(options).terms


def play(state: State, *moves: str) -> State:
    """Return the state after several moves."""
    for move in moves:
        state = state.play(move)
    return state
