"""How a half-typed move may go on: the moves that are meant."""

from collections.abc import Mapping

from engine import State
from renderer.druid.layers import position
from renderer.view import View, undecided

_KINDS = ("sarsen", "lintel", "step")


def targets(state: State, view: View) -> tuple[str, ...]:
    """The moves that what is typed may become: `c3`, `b2-b4`, a direction; words aside."""
    if view.typed is None or state.turn is None or undecided(state):
        return ()
    kind, _, rest = view.typed.strip().partition(" ")
    if kind not in _KINDS:
        kind, rest = "", view.typed.strip()
    steps = position(state).grid.steps
    return tuple(
        move
        for move in state.legal_moves()
        if kind_of(move, steps) in ((kind,) if kind else _KINDS) and _begins(move, rest.replace(" ", ""), steps)
    )


def kind_of(move: str, steps: Mapping[str, int]) -> str:
    """Whether a move is a `sarsen`, a `lintel` or, in one of the directions of `steps`, a `step`; empty for a word."""
    if move in ("pass", "swap"):
        return ""
    return "lintel" if "-" in move else "step" if move in steps else "sarsen"


def _begins(move: str, typed: str, steps: Mapping[str, int]) -> bool:
    """Whether a move has the cell or column that is typed at one of its ends, and goes on from there as typed."""
    if not typed:
        return True
    first, _, last = move.partition("-")
    if kind_of(move, steps) == "step":
        return move == typed
    if "-" in typed:
        start, _, end = typed.partition("-")
        return bool(last) and any(
            one == start and other.startswith(end) for one, other in ((first, last), (last, first))
        )
    if typed.isalpha():
        return first.startswith(typed)
    return typed in (first, last)
