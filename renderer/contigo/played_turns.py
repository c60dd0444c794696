"""The turns of Contigo that were played, part by part.

What a pawn captured is found in the position before the turn.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from engine import State
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.sowing import Sowing
from engine.games.contigo.turn import Turn
from renderer.contigo.pawns import Pawn
from renderer.paint.caching import cached
from renderer.plies import last_ply

AnyPosition = AlignmentPosition | CapturePosition


@dataclass(frozen=True)
class PlayedTurn:
    """A turn, or the part of one that is known: a pawn part, then a sowing. Either may be missing."""

    before: AnyPosition
    """The position before the turn."""
    move: Turn

    @property
    def sowing(self) -> Sowing | None:
        """The pebble part."""
        return self.move.sowing

    @cached_property
    def after_pawn(self) -> AnyPosition:
        """The position after the pawn part."""
        return self.before.after_pawn(self.move) if self.move.has_moved else self.before

    @cached_property
    def corners(self) -> tuple[str, ...]:
        """The cells between which the pawn went straight, both ends included."""
        return self.before.corners(self.move) if self.move.has_moved else ()

    @property
    def path(self) -> tuple[str, ...]:
        """Every cell that the pawn passed, both ends included."""
        return self.before.path(self.move) if self.move.has_moved else ()

    @property
    def leg_ends(self) -> tuple[str, ...]:
        """The cells on which the pawn ended a leg; an L-move is one leg."""
        return self.corners[1:] if isinstance(self.before, CapturePosition) else self.corners[-1:]

    @cached_property
    def captured(self) -> dict[str, Pawn]:
        """The pieces captured, by cell, in order."""
        captured = {}
        for number, name in enumerate(self.leg_ends, 1):
            position = self.before.after_pawn(Turn(self.move.path[:number])) if number > 1 else self.before
            if name in pawns_on(position):
                captured[name] = pawns_on(position)[name]
        return captured

    @cached_property
    def pawn(self) -> Pawn | None:
        """The pawn that moved, as it stood before."""
        return pawns_on(self.before)[self.corners[0]] if self.corners else None


def position_of(state: State) -> AnyPosition:
    """Return the position of a state of Contigo."""
    assert isinstance(state.position, AlignmentPosition | CapturePosition)
    return state.position


@cached
def pawns_on(position: AnyPosition) -> Mapping[str, Pawn]:
    """Return all pawns of a position, by cell."""
    inherited = position.inherited() if isinstance(position, CapturePosition) else {}
    pieces = position.pieces().items()
    return {name: Pawn(piece.side, piece.kind == "key", inherited.get(name)) for name, piece in pieces}


def dropped_by_pit(sowing: Sowing | None) -> dict[int, int]:
    """Return how many pebbles a sowing drops into each pit, in order; pits that it skips are left out."""
    return {pit: number for pit, number in zip(sowing.targets, sowing.drops, strict=True) if number} if sowing else {}


def last_turn(state: State) -> PlayedTurn | None:
    """Return the last turn, if there was one."""
    last = last_ply(state)
    if last is None:
        return None
    return PlayedTurn(position_of(last.before), Turn.parse(last.text))
