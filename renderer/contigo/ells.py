"""Moves in an L: where they turn and end, and the pit that rules the second half."""

from typing import NamedTuple

from engine.boards.pits import CELLS, ray_between
from engine.games.contigo.contigo import AlignmentPosition
from renderer.contigo.plies import PebblePosition
from renderer.contigo.typed import Asked


class Half(NamedTuple):
    """The second half of an L."""

    corner: str
    end: str
    pit: int
    text: str
    """How far it goes."""
    legal: bool


def bends(position: PebblePosition) -> bool:
    """Whether pawns move in an L."""
    return isinstance(position, AlignmentPosition) and position.advanced


def halves(asked: Asked) -> tuple[Half, ...]:
    """The second halves of every L that the pits allow the picked pawn; none where pawns go straight."""
    here = asked.turn.after_pawn
    if not asked.going or not isinstance(here, AlignmentPosition) or not bends(here):
        return ()
    return tuple(_half(asked, corner, end) for corner, end in here.l_moves(CELLS.index[asked.at]))


def _half(asked: Asked, corner: int, end: int) -> Half:
    way = ray_between(corner, end)
    assert way
    name, pit = CELLS.names[end], way.pit
    text = str(asked.turn.after_pawn.pits[pit - 1])
    return Half(CELLS.names[corner], name, pit, text, name in asked.reached)
