"""The rules of Contiguity Deluxe that can be switched, a small object each [000].

A rule overrides the methods of `Rule` that it has an answer for; a position asks all of its rules, in order.
"""

from dataclasses import dataclass

from engine.boards.ring import RING, surrounded
from engine.games.ring.deluxe_board import DeluxeBoard, groups, neighbours
from engine.options import Option, Options
from engine.outcome import Result


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule without an effect."""

    def win(self, board: DeluxeBoard, side: int) -> Result | None:
        """Return the win of `side` as the board stands after a move, whoever made it."""

    def end(self, board: DeluxeBoard) -> Result | None:
        """Return the end that a move brings about when nobody has won."""

    def end_at_turn(self, board: DeluxeBoard) -> Result | None:
        """Return the end that holds as the next turn begins."""

    def unsafe(self, board: DeluxeBoard) -> int:
        """Return the set of cells on which the side to move may not place its druid."""
        return 0

    def pawns_to_relocate(self, board: DeluxeBoard, start: int, end: int) -> int:
        """Return the set of enemy pawns that are to be relocated if an own piece moves from `start` to `end`."""
        return 0


@dataclass(frozen=True, slots=True)
class Connection(Rule):
    """All own pawns but `spared` in one group, with the druid where there are druids; in the movement phase only."""

    druid: bool = True
    spared: int = 0

    def win(self, board: DeluxeBoard, side: int) -> Result | None:
        pawns, druid = board.pawns[side], board.druids[side]
        if board.phase != "move" or not pawns or (self.druid and not druid):
            return None
        group = RING.group(druid or pawns & -pawns, pawns | druid)
        lacking = (pawns & ~group).bit_count()
        return Result((side,), "connection", RING.named(group)) if lacking <= self.spared else None


@dataclass(frozen=True, slots=True)
class Surround(Rule):
    """Every on-board neighbour of the enemy druid holds a piece of one's own."""

    def win(self, board: DeluxeBoard, side: int) -> Result | None:
        druid = board.druids[1 - side]
        if not druid & surrounded(board.pieces_of(side)):
            return None
        return Result((side,), "surround", RING.named(druid | neighbours(druid)))


@dataclass(frozen=True, slots=True)
class Friendly(Rule):
    """Own pawns on all four sides of the own druid."""

    def win(self, board: DeluxeBoard, side: int) -> Result | None:
        druid = board.druids[side]
        if not druid & surrounded(board.pawns[side]) or neighbours(druid).bit_count() < 4:
            return None
        return Result((side,), "friendly", RING.named(druid | neighbours(druid)))


@dataclass(frozen=True, slots=True)
class Victory(Rule):
    """The own druid has moved to where the enemy druid was first placed."""

    def win(self, board: DeluxeBoard, side: int) -> Result | None:
        reached = board.druids[side] & board.homes[1 - side]
        return Result((side,), "victory", RING.named(reached)) if reached else None


@dataclass(frozen=True, slots=True)
class Limit(Rule):
    """Once both have made their moves, the larger group wins: the druid's, or without druids the largest."""

    moves: int
    """The number of moves of each side."""

    def end(self, board: DeluxeBoard) -> Result | None:
        if board.left or board.phase != "move":
            return None
        largest = [self._group(board, side) for side in (0, 1)]
        sizes = [group.bit_count() for group in largest]
        if sizes[0] == sizes[1]:
            return None
        winner = int(sizes[1] > sizes[0])
        return Result((winner,), "turns", RING.named(largest[winner]))

    def _group(self, board: DeluxeBoard, side: int) -> int:
        found = groups(board.pieces_of(side), board.druids[side])
        return max((group.cells for group in found), key=int.bit_count, default=0)


@dataclass(frozen=True, slots=True)
class Isolation(Rule):
    """A player loses who begins a turn with no piece of either colour beside their druid."""

    def end_at_turn(self, board: DeluxeBoard) -> Result | None:
        druid = board.druids[board.side]
        if not druid or neighbours(druid) & board.occupied:
            return None
        return Result((1 - board.side,), "isolation", RING.named(druid))


@dataclass(frozen=True, slots=True)
class Safe(Rule):
    """A druid may not be placed where it is surrounded at once."""

    def unsafe(self, board: DeluxeBoard) -> int:
        return surrounded(board.pieces_of(1 - board.side))


@dataclass(frozen=True, slots=True)
class Relocate(Rule):
    """An enemy pawn surrounded by a move, the piece just moved being one of those around it, is put elsewhere (R8)."""

    def pawns_to_relocate(self, board: DeluxeBoard, start: int, end: int) -> int:
        candidates = RING.neighbours[end] & board.pawns[1 - board.side]
        return candidates and candidates & surrounded(board.pieces_of(board.side) ^ 1 << start | 1 << end)


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
    """Return the rules in force under settled options, in the order in which they are asked."""
    if options["druidless"]:
        base: list[Rule] = [Connection(druid=False)]
    else:
        base = [Connection(spared=int(bool(options["smaller"]))), Surround()]
    variants = {
        "friendly": Friendly(),
        "victory": Victory(),
        "turns": Limit(int(options["turns"] or 0)),
        "isolation": Isolation(),
        "safe": Safe(),
        "relocate": Relocate(),
    }
    return (*base, *(rule for name, rule in variants.items() if options[name]))
