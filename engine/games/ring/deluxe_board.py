"""The board of Contiguity Deluxe [000]: where the pieces stand, whose turn it is, and what a move changes."""

from dataclasses import dataclass, replace
from typing import Literal, Self

from engine.boards.ring import ALL, RING, Group, cells_of, group_of, groups_of

PAWNS = 6
"""Pawns that each side places."""
Phase = Literal["pawn", "druid", "move"]
PHASES: tuple[Phase, ...] = ("pawn", "druid", "move")
Pair = tuple[int, int]
"""A set of cells for each side."""


@dataclass(frozen=True, slots=True)
class DeluxeBoard:
    """The pawns of each side as a set of cells, and the side to move. That is all in Contiguity; Deluxe adds the rest.

    The methods that make a move take cells by index and leave the side to move as it is, until `passed`.
    """

    pawns: Pair = (0, 0)
    side: int = 0

    druidless = True
    druids = (0, 0)
    homes = (0, 0)
    """The cell on which each druid was first placed."""
    phase = PHASES[-1]
    left = 0
    """Moves of both sides until a limit of turns is reached; 0 where there is none."""

    @property
    def occupied(self) -> int:
        """The set of cells that hold a piece."""
        return self.pawns[0] | self.pawns[1] | self.druids[0] | self.druids[1]

    @property
    def movable(self) -> int:
        """The set of cells that hold a piece that the side to move may move: a druid only beside an own pawn."""
        druid, pawns = self.druids[self.side], self.pawns[self.side]
        return pawns | druid if druid and neighbours(druid) & pawns else pawns

    def pieces_of(self, side: int) -> int:
        """Return the set of cells that hold a pawn or the druid of a side."""
        return self.pawns[side] | self.druids[side]

    def is_held(self, cell: int) -> bool:
        """Return whether `cell` holds a druid of the side to move that may not move: no own pawn is beside it."""
        return bool(self.druids[self.side] >> cell & 1 and not self.movable >> cell & 1)

    def empty_cells(self) -> list[int]:
        """Return the cells without a piece."""
        return cells_of(ALL & ~self.occupied)

    def moved(self, start: int, end: int) -> Self:
        """Return the board with an own piece moved."""
        return replace(self, pawns=flipped(self.pawns, self.side, 1 << start | 1 << end))

    def relocated(self, source: int, target: int) -> Self:
        """Return the board with an enemy pawn put from `source` on `target`."""
        return replace(self, pawns=flipped(self.pawns, 1 - self.side, 1 << source | 1 << target))

    def passed(self) -> Self:
        """Return the board with the other side to move."""
        return replace(self, side=1 - self.side)


def flipped(sets: Pair, side: int, change: int) -> Pair:
    """Return the sets with the cells of `change` added to or taken from the set of a side."""
    return (sets[0] ^ change, sets[1]) if side == 0 else (sets[0], sets[1] ^ change)


def neighbours(cell: int) -> int:
    """Return the neighbours of the only cell of a set."""
    return RING.neighbours[cell.bit_length() - 1]


def groups(pieces: int, druid: int) -> list[Group]:
    """Return the group of the druid; where there is none (`druid` is empty), every group of `pieces`."""
    return [group_of(druid, pieces)] if druid else groups_of(pieces)
