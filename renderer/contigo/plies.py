"""The latest ply, told part by part. For what was captured one has to look at the position before."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from threading import Lock

from engine import Piece, State
from engine.games.contigo.contigo import AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.contigo_notation import split_turn
from engine.games.contigo.sowing import Sowing, parse_sowing
from engine.leaving import is_beside_the_board
from renderer.contigo.pawns import Pawn
from renderer.last import Last, last_ply
from renderer.paint.caching import cached

PebblePosition = AlignmentPosition | CapturePosition
Key = tuple[object, ...]

_KEPT = 256
"""Positions that are remembered."""
_known: dict[Key, PebblePosition] = {}
_lock = Lock()


@dataclass(frozen=True)
class Turn:
    """A turn, or the part of one that has been told: a pawn's way, then pebbles. Either may be missing."""

    before: PebblePosition
    part: str = ""
    sowing: Sowing | None = None

    @cached_property
    def after_pawn(self) -> PebblePosition:
        """The position in the middle of the turn, when the pawn has moved."""
        return self.before.after_pawn(self.part) if "-" in self.part else self.before

    @cached_property
    def corners(self) -> tuple[str, ...]:
        """The cells between which the pawn went straight."""
        return self.before.corners(self.part) if "-" in self.part else ()

    @property
    def passed(self) -> tuple[str, ...]:
        """Every cell on the pawn's way, both ends included."""
        return self.before.path(self.part) if "-" in self.part else ()

    @property
    def landed(self) -> tuple[str, ...]:
        """The cells on which the pawn ended a leg, if it could have captured there."""
        return self.corners[1:] if isinstance(self.before, CapturePosition) else self.corners[-1:]

    @cached_property
    def captured(self) -> dict[str, Pawn]:
        """The pieces captured, by cell, in order."""
        found = {}
        position, names = self.before, self.corners
        for at, name in enumerate(self.landed, 1):
            if name in pawns(position):
                found[name] = pawns(position)[name]
            position = self.before.after_pawn("-".join(names[: at + 1]))
        return found

    @cached_property
    def mover(self) -> Pawn | None:
        """The pawn that moved, as it stood before."""
        return pawns(self.before)[self.corners[0]] if self.corners else None


def position(state: State) -> PebblePosition:
    """The board."""
    assert isinstance(state.position, AlignmentPosition | CapturePosition)
    return state.position


@cached(256)
def pawns(position: PebblePosition) -> Mapping[str, Pawn]:
    """All pawns, by cell."""
    born = position.inherited() if isinstance(position, CapturePosition) else {}
    return {name: _pawn(piece, born.get(name)) for name, piece in position.pieces().items()}


def _pawn(piece: Piece, born: int | None) -> Pawn:
    return Pawn(piece.side, piece.kind == "key", born)


def fallen(sowing: Sowing | None) -> dict[int, int]:
    """How many pebbles fell into which pits, in order."""
    return {pit: number for pit, number in zip(sowing.targets, sowing.drops, strict=True) if number} if sowing else {}


def last_turn(state: State) -> Turn | None:
    """The latest turn, if there was one."""
    last = last_ply(state)
    return _turn(before(state), last) if last else None


def turn_of(before: PebblePosition, state: State) -> Turn | None:
    """The latest turn, if there was one, given the position before."""
    last = last_ply(state)
    return _turn(before, last) if last else None


def _turn(before: PebblePosition, last: Last) -> Turn:
    part, pebble_part = split_turn(last.text)
    return Turn(before, part, parse_sowing(pebble_part) if pebble_part else None)


def before(state: State) -> PebblePosition:
    """The position before the latest ply. If that was not asked for lately, the match is replayed."""
    key = _key(state)
    earlier = _ply_before(key)
    with _lock:
        found = _known.get(earlier)
    if found is None:
        found = next(position(one) for one in state.lineage() if _key(one) == earlier)
    with _lock:
        _known[earlier] = found
        _known[key] = position(state)
        while len(_known) > _KEPT:
            del _known[next(iter(_known))]
    return found


def _key(state: State) -> Key:
    return state.game.id, state.terms, state.origin, *state.line


def _ply_before(key: Key) -> Key:
    """Without the latest ply, and without what was said beside the board after it."""
    *rest, last = key
    return _ply_before(tuple(rest)) if is_beside_the_board(str(last)) else tuple(rest)
