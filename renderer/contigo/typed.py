"""A half-typed turn as pictures understand it: as much of it as is legal, and what is to be chosen next."""

import re
from dataclasses import dataclass
from itertools import accumulate

from engine import MoveError, State
from engine.boards.pits import CELLS, MOST, PITS
from engine.games.contigo.contigo_notation import split_typed
from engine.games.contigo.sowing import Sowing, following_pits
from renderer.contigo.plies import PebblePosition, Turn, position
from renderer.view import View

_PEBBLES = re.compile(r"([0-9]{1,2})([+-]?)([0-6](?:,[0-6])*)?,?")
Cells = tuple[str, ...]


@dataclass(frozen=True)
class Asked:
    """What has been typed, and what it leads to."""

    turn: Turn
    """As far as it has been told."""
    going: bool = False
    """Whether the next leg of the pawn is to be chosen."""
    pit: int = 0
    """The pit to take from; 0 while it is to be chosen."""
    way: str = ""
    """Which way round; empty while it is to be chosen."""

    def __str__(self) -> str:
        """The turn as far as it has been told, spelt as in whole turns."""
        sowing = self.turn.sowing or f"{self.pit or ''}{self.way}"
        return f"{self.turn.part} {sowing}".strip()

    @property
    def movable(self) -> Cells:
        """The pawns that can move, in board order."""
        here = self.turn.before
        return tuple(name for name in CELLS.named(here.own) if here.targets(name))

    @property
    def at(self) -> str:
        """Where the pawn is; empty if none is picked."""
        return self.turn.corners[-1] if self.turn.corners else self.turn.part

    @property
    def sowing(self) -> bool:
        """Whether pebbles are to be moved now."""
        moved = "-" in self.turn.part or not self.turn.before.can_move
        return moved and not self.going and self.turn.after_pawn.won is None

    @property
    def reached(self) -> Cells:
        """Where the pawn may go next, in board order."""
        return _reached(self.turn) if self.going else ()

    @property
    def onward(self) -> Cells:
        """Where the pawn could still go, though pebbles may be moved now."""
        moved = self.sowing and "-" in self.turn.part and not self.pit
        return _reached(self.turn) if moved else ()

    def next_pits(self, way: str) -> tuple[int, ...]:
        """The pits that pebbles may still fall into, one way round, full ones too."""
        done = len(self.turn.sowing.drops) if self.turn.sowing else 0
        held = self.turn.before.pits[self.pit - 1]
        left = held - (self.turn.sowing.taken if self.turn.sowing else 0)
        return following_pits(self.pit, way, held)[done:] if left else ()


def asked(state: State, view: View) -> Asked | None:
    """What is typed; None if nothing is, or the match is over."""
    if view.typed is None or state.turn is None:
        return None
    here = position(state)
    part, tail = split_typed(here.spelling.spelled(view.typed.lower().strip()))
    legal = _legal(here, part)
    going = bool(legal) and ("-" not in legal or part.endswith("-"))
    found = Asked(Turn(here, legal), going)
    return _with_pebbles(found, tail) if tail and found.sowing else found


def targets(state: State, view: View) -> Cells:
    """Where the picked pawn may go next."""
    found = asked(state, view)
    return found.reached if found else ()


def _legal(here: PebblePosition, part: str) -> str:
    """The longest legal pawn part, or single cell, that what is typed begins with."""
    names = [name for name in part.split("-") if name]
    while names:
        if len(names) == 1 and names[0] in CELLS.index and here.own >> CELLS.index[names[0]] & 1:
            return names[0]
        if len(names) > 1 and all(name in CELLS.index for name in names):
            try:
                return here.read_pawn_part(tuple(CELLS.index[name] for name in names))
            except MoveError:
                pass
        names.pop()
    return ""


def _reached(turn: Turn) -> Cells:
    ends = turn.before.leg_ends(tuple(CELLS.index[name] for name in turn.part.split("-")))
    return CELLS.named(sum(1 << end for end in set(ends)))


def _with_pebbles(found: Asked, tail: str) -> Asked:
    """With pit, way and drops, as far as they make sense."""
    told = _PEBBLES.match(tail)
    pit = int(told[1]) if told else 0
    if not told or not 1 <= pit <= len(PITS) or not found.turn.before.pits[pit - 1]:
        return found
    drops = tuple(map(int, told[3].split(","))) if told[3] and told[2] else ()
    sowing = Sowing(pit, told[2], drops)
    turn = Turn(found.turn.before, found.turn.part, sowing if drops and _fits(sowing, found.turn.before.pits) else None)
    return Asked(turn, pit=pit, way=told[2])


def _fits(sowing: Sowing, counts: bytes) -> bool:
    """Whether there are so many pebbles, and so much room."""
    room = all(counts[pit - 1] + number <= MOST for pit, number in zip(sowing.targets, sowing.drops, strict=True))
    return room and len(sowing.drops) <= counts[sowing.pit - 1] >= max(accumulate(sowing.drops))
