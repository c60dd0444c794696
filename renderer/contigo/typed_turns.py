"""A half-typed turn of Contigo, as far as it is legal, and what is to be chosen next."""

import re
from dataclasses import dataclass
from itertools import accumulate

from engine import MoveError, State
from engine.boards.pits import CELLS, MOST, PITS
from engine.games.contigo.contigo_notation import begun_path, split_typed
from engine.games.contigo.sowing import DIRECTIONS, Sowing, after_sowing, following_pits, parse_sowing
from engine.games.contigo.turn import Path, Turn, turn_text
from renderer.contigo.played_turns import AnyPosition, PlayedTurn, position_of
from renderer.view import View

_SOWING = re.compile(r"([0-9]{1,2})([+-]?)([0-6](?:,[0-6])*)?,?")
Cells = tuple[str, ...]


@dataclass(frozen=True)
class TypedTurn:
    """A half-typed turn, and the position that it leads to."""

    turn: PlayedTurn
    """The turn as far as it has been typed."""
    choosing_leg: bool = False
    """Whether the next leg of the pawn is to be chosen."""
    pit: int = 0
    """The pit to take from; 0 while it is to be chosen."""
    direction: str = ""
    """The direction of the sowing, `+` or `-`; empty while it is to be chosen."""

    def __str__(self) -> str:
        """Return the turn as far as it has been typed, spelled as in canonical turns."""
        return turn_text(self.turn.move.path, str(self.turn.sowing or f"{self.pit or ''}{self.direction}"))

    # The pawn part

    @property
    def movable(self) -> Cells:
        """The cells of the pawns that can move, in board order."""
        before = self.turn.before
        return tuple(name for name in CELLS.named(before.own) if before.targets(name))

    @property
    def pawn_cell(self) -> str:
        """The cell where the picked pawn stands now; empty if none is picked."""
        return "".join(self.turn.move.cells[-1:])

    @property
    def targets(self) -> Cells:
        """The cells where the next leg may end, in board order, if it is to be chosen now."""
        return _leg_ends(self.turn) if self.choosing_leg else ()

    @property
    def further_targets(self) -> Cells:
        """The cells where another leg may end, in board order, if a sowing may be chosen instead of it."""
        moved = self.choosing_sowing and self.turn.move.has_moved and not self.pit
        return _leg_ends(self.turn) if moved else ()

    # The pebble part

    @property
    def choosing_sowing(self) -> bool:
        """Whether the pebble part is to be chosen, or has been."""
        moved = self.turn.move.has_moved or not self.turn.before.can_move
        return moved and not self.choosing_leg and self.turn.after_pawn.won is None

    @property
    def directions(self) -> tuple[str, ...]:
        """The directions in which pebbles may still be sown: the one that was typed, or both."""
        return (self.direction,) if self.direction else tuple(DIRECTIONS)

    def open_pits(self, direction: str) -> tuple[int, ...]:
        """Return the pits that pebbles left over may still be dropped into in a direction, full ones included."""
        done = len(self.turn.sowing.drops) if self.turn.sowing else 0
        held = self.turn.before.pits[self.pit - 1]
        left = held - (self.turn.sowing.taken if self.turn.sowing else 0)
        return following_pits(self.pit, direction, held)[done:] if left else ()

    @property
    def next_pits(self) -> tuple[int, ...]:
        """The pits that may be chosen next: to take from, or once that is known, to drop into."""
        if self.pit:
            return tuple(number for direction in self.directions for number in self.open_pits(direction))
        counts = self.turn.before.pits
        return tuple(pit.number for pit in PITS if _has_room_beside(pit.number, counts))

    @property
    def counts(self) -> bytes:
        """The pebbles in all pits, those of the typed sowing in their new places."""
        sowing, pits = self.turn.sowing, self.turn.before.pits
        return after_sowing(pits, sowing) if sowing and sowing.taken else pits


def _has_room_beside(pit: int, counts: bytes) -> bool:
    """Return whether any of the pits that a pit's pebbles reach has room."""
    reached = (target for direction in DIRECTIONS for target in following_pits(pit, direction, counts[pit - 1]))
    return any(counts[target - 1] < MOST for target in reached)


def typed_turn(state: State, view: View) -> TypedTurn | None:
    """Return the half-typed turn; None if nothing is typed or the match is over."""
    if view.typed is None or state.turn is None:
        return None
    position = position_of(state)
    head, tail = split_typed(position.spelling.spelled(view.typed.lower().strip()))
    part = _legal_beginning(position, begun_path(head))
    choosing_leg = bool(part.path) and (not part.has_moved or head.endswith("-"))
    typed = TypedTurn(PlayedTurn(position, part), choosing_leg)
    return _with_sowing(typed, tail) if tail and typed.choosing_sowing else typed


def targets(state: State, view: View) -> Cells:
    """Return the cells where the picked pawn may go next."""
    typed = typed_turn(state, view)
    return typed.targets if typed else ()


def _legal_beginning(position: AnyPosition, path: Path) -> Turn:
    """Return the longest legal pawn part, or own pawn's cell alone, with which a path begins."""
    for count in range(len(path), 1, -1):
        try:
            return position.read_pawn_part(path[:count])
        except MoveError:
            continue
    return Turn(path[:1]) if path and position.own >> path[0] & 1 else Turn()


def _leg_ends(turn: PlayedTurn) -> Cells:
    return CELLS.named(sum(1 << end for end in {*turn.before.leg_ends(turn.move.path)}))


def _with_sowing(typed: TypedTurn, tail: str) -> TypedTurn:
    """Return a typed turn with as much of its pebble part as can be legal."""
    found = _SOWING.match(tail)
    pit = int(found[1]) if found else 0
    before = typed.turn.before
    if not found or not 1 <= pit <= len(PITS) or not before.pits[pit - 1]:
        return typed
    sowing = parse_sowing(found[0])._replace(unfinished=False) if found[3] and found[2] else None
    move = typed.turn.move._replace(sowing=sowing if sowing and _fits(sowing, before.pits) else None)
    return TypedTurn(PlayedTurn(before, move), pit=pit, direction=found[2])


def _fits(sowing: Sowing, counts: bytes) -> bool:
    """Return whether there are as many pebbles and as much room as a sowing needs so far."""
    room = all(counts[pit - 1] + number <= MOST for pit, number in zip(sowing.targets, sowing.drops, strict=True))
    return room and len(sowing.drops) <= counts[sowing.pit - 1] >= max(accumulate(sowing.drops))
