"""The worth of one side's pieces of Contiguity Deluxe by themselves, without regard to the other side's.

A tree of the search meets the same pieces again and again, with other replies of the enemy; so what was found out about
them is kept.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.boards.ring import ALL, AROUND, CELLS, RING, Group, cells_of, groups_of, grown, surrounded
from engine.games.ring.deluxe_rules import (
    Connection,
    Friendly,
    Isolation,
    Limit,
    Relocate,
    Rule,
    Safe,
    Surround,
    Victory,
)
from search.ring import joining
from search.ring.joining import needing
from search.ring.ring_lines import CLOSE_TO, bytes_of


class ActiveRules(NamedTuple):
    """The rules in force.

    - `spared`: how many pawns a winning group may lack; `druid`: whether it has to hold a druid.
    - The others: whether there is such a rule.
    """

    spared: int
    druid: bool
    surround: bool
    friendly: bool
    victory: bool
    limit: bool
    isolation: bool
    safe: bool
    relocate: bool


@lru_cache(64)
def active_rules(rules: tuple[Rule, ...]) -> ActiveRules:
    """Return which rules are in force, and what the group of a win may lack."""
    connection = next(rule for rule in rules if isinstance(rule, Connection))
    kinds = (Surround, Friendly, Victory, Limit, Isolation, Safe, Relocate)
    return ActiveRules(
        connection.spared, connection.druid, *(any(isinstance(rule, kind) for rule in rules) for kind in kinds)
    )


REMEMBERED = 1024
"""The number of sets of one side's pieces that are cached."""

# What a side's pieces are worth beside being close; the units are those of closeness.
NEEDING = (36, 22, 12)
"""For having only one piece left to move; at most two; at most three. They add up."""
HELD = 6
"""The cost of a druid that may not move."""


MIDDLE = AROUND[1] | AROUND[2]
NEIGHBOURS = RING.neighbours


class Moved(NamedTuple):
    """The worth of a side's pieces with one of them elsewhere."""

    stay: int
    """The worth of the others."""
    on: bytes
    """For each cell, the value that the piece adds there."""
    near: int
    """The cells on which it would leave at most one piece to be moved."""


class Shape:
    """The pieces of one side.

    - `cells`: where they stand; `movable`: those of them that may move; `where`: the druid's cell, -1 without one;
      `around`: the cells next to the druid.
    - `goal`: where the druid wins by coming to, if anywhere, as a set.
    """

    def __init__(self, pawns: int, druid: int, goal: int, rules: ActiveRules) -> None:
        self.goal = goal
        self.rules = rules
        self.pawns = pawns
        self.druid = druid
        self.cells = pawns | druid
        self.where = druid.bit_length() - 1
        self.around = NEIGHBOURS[self.where] if druid else 0
        self.movable = self.cells if self.around & pawns else pawns
        self._leaders: dict[int, bytes] = {}

    @cached_property
    def groups(self) -> list[Group]:
        """The groups that the pieces make."""
        return groups_of(self.cells)

    @cached_property
    def completing(self) -> tuple[tuple[int, int], ...]:
        """Each piece that could win by a group or by its druid's way, with the cells on which it would."""
        return completing(self.pawns, self.druid, self.goal, self.rules)

    @cached_property
    def leader(self) -> int:
        """The size of the group that counts at a limit of turns."""
        return max(
            [group.cells.bit_count() for group in self.groups if not self.druid or group.cells & self.druid], default=0
        )

    @cached_property
    def value(self) -> int:
        """The worth of the pieces as they stand."""
        for cell, (stay, on, _) in self.moved.items():
            return stay + on[cell]
        return 0

    @cached_property
    def moved(self) -> dict[int, Moved]:
        """The worth of the pieces with one of them elsewhere, by its cell."""
        cells = cells_of(self.cells)
        found = {}
        rows = sum([CLOSE_TO[cell] for cell in cells])
        closeness = rows.to_bytes(CELLS, "little")
        together = sum([closeness[cell] for cell in cells]) // 2
        for cell, sets in zip(cells, needing(cells), strict=True):
            # A pawn that may be left out is one fewer that has to be moved.
            left = sets[1 + self.rules.spared :]
            on = rows - CLOSE_TO[cell]
            for weight, within in zip(NEEDING, left, strict=False):
                on += weight * bytes_of(within)
            free = self._frees(cell)
            if free:
                on += HELD * bytes_of(free)
            near = left[0] if left else 0
            found[cell] = Moved(together - closeness[cell], on.to_bytes(CELLS, "little"), near)
        return found

    def _frees(self, cell: int) -> int:
        """Return the cells on which the piece of `cell` leaves the druid free to move."""
        if not self.druid:
            return 0
        if cell == self.where:
            return grown(self.pawns)
        return ALL if self.around & (self.pawns ^ 1 << cell) else self.around

    def leaders(self, cell: int) -> Sequence[int]:
        """Return, for every cell, the size of the leading group once the piece on `cell` stands there."""
        if cell not in self._leaders:
            self._leaders[cell] = bytes(self._leaders_of(cell))
        return self._leaders[cell]

    def _leaders_of(self, cell: int) -> list[int]:
        groups = groups_of(self.cells ^ 1 << cell)
        moves_druid = cell == self.where
        if self.druid and not moves_druid:
            top = max([group.cells.bit_count() for group in groups if group.cells & self.druid])
            counted = beside_any([group for group in groups if group.cells & self.druid])
        else:
            top = 1 if moves_druid else max([group.cells.bit_count() for group in groups], default=1)
            counted = ALL
        sizes = [top] * CELLS
        for target in cells_of(beside_any(groups) & counted):
            size = 1 + sum([group.cells.bit_count() for group in groups if group.beside >> target & 1])
            sizes[target] = max(size, top)
        return sizes


@lru_cache(REMEMBERED)
def shape_of(pawns: int, druid: int, goal: int, rules: ActiveRules) -> Shape:
    """Return what one side's pieces are; `goal` is where its druid wins by coming to, if anywhere."""
    return Shape(pawns, druid, goal, rules)


def beside_any(groups: list[Group]) -> int:
    """Return the cells next to any of some groups."""
    beside = 0
    for group in groups:
        beside |= group.beside
    return beside


@lru_cache(8 * REMEMBERED)
def completing(pawns: int, druid: int, goal: int, rules: ActiveRules) -> tuple[tuple[int, int], ...]:
    """Return each piece that could win by a group or by its druid's way, with the cells on which it would.

    Whether it can get there is not asked, nor whether some of the cells are taken by the enemy.
    """
    own = pawns | druid
    can_join = pawns and (druid or not rules.druid)
    joined = dict(joining.completing(own, druid, rules.spared)) if can_join else {}
    found = []
    for cell in cells_of(own) if rules.friendly or rules.victory else joined:
        cells = joined.get(cell, 0)
        if rules.friendly and druid:
            cells |= _friendly_cells(pawns, druid, 1 << cell)
        if rules.victory and druid >> cell & 1:
            cells |= goal
        if cells := cells & ~own:
            found.append((cell, cells))
    return tuple(found)


def _friendly_cells(pawns: int, druid: int, piece: int) -> int:
    """Return on which cells a piece brings about that own pawns stand on all four sides of the own druid."""
    if piece == druid:
        return surrounded(pawns) & MIDDLE
    around = NEIGHBOURS[druid.bit_length() - 1]
    lacking = around & ~(pawns ^ piece)
    return lacking if around.bit_count() == 4 and lacking.bit_count() == 1 else 0
