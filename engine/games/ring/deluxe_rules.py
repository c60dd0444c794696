"""The rules of Contiguity Deluxe that can be switched, a small object each [000].

A rule says something by overriding one of the questions of `Rule`; a position asks all of its rules, in order.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from engine.boards import bits
from engine.boards.ring import RING
from engine.errors import IllegalMove
from engine.options import Option, Options
from engine.outcome import Result

if TYPE_CHECKING:
    from engine.games.ring.contiguity_deluxe import DeluxePosition

PAWNS = 6


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that says nothing."""

    def won(self, position: "DeluxePosition", side: int) -> Result | None:
        """The win of `side` as the position stands after a move, whoever made it."""

    def settled(self, position: "DeluxePosition") -> Result | None:
        """The end that is tested when nobody has won."""

    def at_turn(self, position: "DeluxePosition") -> Result | None:
        """The end that holds as the next turn begins."""

    def check_druid(self, position: "DeluxePosition", cell: int) -> None:
        """Raises IllegalMove if the side to move may not place its druid on `cell`."""

    def surrounded(self, position: "DeluxePosition", end: int) -> int:
        """The enemy pawns that the piece just moved to `end` has surrounded, and that are to be relocated."""
        return 0


@dataclass(frozen=True, slots=True)
class Connection(Rule):
    """All own pawns but `spared` in one group, with the druid where there are druids; in the movement phase only."""

    druid: bool = True
    spared: int = 0

    def won(self, position: "DeluxePosition", side: int) -> Result | None:
        pawns, druid = position.pawns[side], position.druids[side]
        if position.phase != "move" or not pawns or (self.druid and not druid):
            return None
        wanted = pawns.bit_count() - self.spared
        for group in groups(pawns | druid, druid):
            if (group & pawns).bit_count() >= wanted:
                return Result((side,), "connection", RING.named(group))
        return None


@dataclass(frozen=True, slots=True)
class Surround(Rule):
    """Every on-board neighbour of the enemy druid holds a piece of one's own."""

    def won(self, position: "DeluxePosition", side: int) -> Result | None:
        druid = position.druids[1 - side]
        if not druid or not is_within(druid, position.pieces_of(side)):
            return None
        return Result((side,), "surround", RING.named(druid | beside(druid)))


@dataclass(frozen=True, slots=True)
class Friendly(Rule):
    """Own pawns on all four sides of the own druid."""

    def won(self, position: "DeluxePosition", side: int) -> Result | None:
        druid = position.druids[side]
        if not druid or beside(druid).bit_count() < 4 or not is_within(druid, position.pawns[side]):
            return None
        return Result((side,), "friendly", RING.named(druid | beside(druid)))


@dataclass(frozen=True, slots=True)
class Victory(Rule):
    """The own druid has moved to where the enemy druid was first placed."""

    def won(self, position: "DeluxePosition", side: int) -> Result | None:
        reached = position.druids[side] & position.homes[1 - side]
        return Result((side,), "victory", RING.named(reached)) if reached else None


@dataclass(frozen=True, slots=True)
class Limit(Rule):
    """Once both have made their moves, the larger group wins: the druid's, or without druids the largest."""

    moves: int
    """Of each side."""

    def settled(self, position: "DeluxePosition") -> Result | None:
        if position.left or position.phase != "move":
            return None
        largest = [self._group(position, side) for side in (0, 1)]
        sizes = [group.bit_count() for group in largest]
        if sizes[0] == sizes[1]:
            return None
        winner = int(sizes[1] > sizes[0])
        return Result((winner,), "turns", RING.named(largest[winner]))

    def _group(self, position: "DeluxePosition", side: int) -> int:
        return max(groups(position.pieces_of(side), position.druids[side]), key=int.bit_count, default=0)


@dataclass(frozen=True, slots=True)
class Isolation(Rule):
    """Who begins a turn with no piece of either colour beside their druid loses."""

    def at_turn(self, position: "DeluxePosition") -> Result | None:
        druid = position.druids[position.side]
        if not druid or beside(druid) & position.occupied:
            return None
        return Result((1 - position.side,), "isolation", RING.named(druid))


@dataclass(frozen=True, slots=True)
class Safe(Rule):
    """A druid may not be placed where it is surrounded at once."""

    def check_druid(self, position: "DeluxePosition", cell: int) -> None:
        if is_within(1 << cell, position.pieces_of(1 - position.side)):
            name = RING.names[cell]
            raise IllegalMove("druid-unsafe", cell=name, cells=(name,))


@dataclass(frozen=True, slots=True)
class Relocate(Rule):
    """An enemy pawn surrounded by a move, the piece just moved being one of those around it, is put elsewhere (R8)."""

    def surrounded(self, position: "DeluxePosition", end: int) -> int:
        own = position.pieces_of(position.side)
        near = RING.neighbours[end] & position.pawns[1 - position.side]
        return sum(1 << cell for cell in bits(near) if is_within(1 << cell, own))


OPTIONS = (
    Option("relocate", "flag"),
    Option("druidless", "flag"),
    Option("isolation", "flag"),
    Option("friendly", "flag"),
    Option("smaller", "flag"),
    Option("victory", "flag"),
    Option("turns", "int", None, range(5, 100)),
    Option("safe", "flag"),
)
EXCLUDES = tuple(("druidless", other) for other in ("isolation", "friendly", "smaller", "victory", "safe"))


def rules(options: Options) -> tuple[Rule, ...]:
    """The rules in force under settled options, in the order in which they are asked."""
    return _rules(tuple((option.name, options[option.name]) for option in OPTIONS))


@cache
def _rules(chosen: tuple[tuple[str, int | bool | str | None], ...]) -> tuple[Rule, ...]:
    on = dict(chosen)
    base = [Connection(druid=False)] if on["druidless"] else [Connection(spared=int(bool(on["smaller"]))), Surround()]
    variants = {
        "friendly": Friendly(),
        "victory": Victory(),
        "turns": Limit(int(on["turns"] or 0)),
        "isolation": Isolation(),
        "safe": Safe(),
        "relocate": Relocate(),
    }
    return (*base, *(rule for name, rule in variants.items() if on[name]))


def beside(cell: int) -> int:
    """The neighbours of the one cell in a set."""
    return RING.neighbours[cell.bit_length() - 1]


def is_within(cell: int, pieces: int) -> bool:
    """Whether all neighbours of the one cell in a set are in `pieces`; the edge needs none."""
    around = beside(cell)
    return around & pieces == around


def groups(pieces: int, druid: int) -> Iterator[int]:
    """The group of the druid; where there is none, every group."""
    left = druid or pieces
    while left:
        group = RING.group(left & -left, pieces)
        yield group
        left &= ~group
