"""A half-typed turn of Contigo in a picture."""

from typing import NamedTuple

from engine import State
from engine.games.contigo.contigo_half_moves import HalfTurn
from renderer.contigo.played_turns import PlayedTurn, position_of
from renderer.view import View, half_move


class TypedTurn(NamedTuple):
    """A half-typed turn, and the position that it leads to."""

    half: HalfTurn
    turn: PlayedTurn
    """The turn as far as it has been typed."""


def typed_turn(state: State, view: View) -> TypedTurn | None:
    """Return the half-typed turn; None if nothing is typed or the match is over."""
    half = half_move(state, view)
    return TypedTurn(half, PlayedTurn(position_of(state), half.turn)) if isinstance(half, HalfTurn) else None
