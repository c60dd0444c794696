"""What the pieces of one side of Contiguity Deluxe are worth by themselves, whoever else stands on the ring.

A tree of the search meets the same pieces again and again, with other replies of the enemy; so what was found out about
them is kept.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from struct import Struct
from typing import NamedTuple

from engine.boards.ring import NUMBERS, RING, RINGS
from search.ring.deluxe_terms import Terms
from search.ring.ring_lines import ALL, AROUND, CELLS, cells_of, grown

REMEMBERED = 1024
"""How many sides' pieces are remembered."""

LARGEST = (0, 0, 20, 50, 90, 150, 260, 400, 400)
"""What the largest group is worth, by its size, in hundredths of a step of the odds' logarithm."""
A_GROUP = 25
"""What every further group takes away."""
HELD = 25
"""What a druid that may not move takes away."""
_APART = 4.0
"""What two pieces take away, times the root of the steps between them."""


def _apart(cell: int, other: int) -> int:
    """Return what two pieces take away by being so far apart."""
    numbers = abs(cell // len(RINGS) - other // len(RINGS))
    steps = min(numbers, NUMBERS - numbers) + abs(cell % len(RINGS) - other % len(RINGS))
    return round(_APART * sqrt(steps))


APART = tuple(tuple(_apart(cell, other) for other in range(CELLS)) for cell in range(CELLS))
_LANE = 16
_WIDE = tuple(sum(far << _LANE * other for other, far in enumerate(row)) for row in APART)
"""The rows of `APART`, each as one wide number."""
_BYTES = CELLS * _LANE // 8
_UNPACKED = Struct(f"<{CELLS}H").unpack
MIDDLE = AROUND[1] | AROUND[2]
NEIGHBOURS = RING.neighbours


class Group(NamedTuple):
    """Neighbouring pieces of one side."""

    cells: int
    beside: int
    """The cells next to them."""
    size: int


def groups_of(pieces: int) -> list[Group]:
    """Return the groups of a side's pieces."""
    groups = []
    while pieces:
        cells, beside = 0, pieces & -pieces
        while found := beside & pieces & ~cells:
            cells |= found
            beside |= grown(found)
        beside = grown(cells) & ~cells
        groups.append(Group(cells, beside, cells.bit_count()))
        pieces ^= cells
    return groups


def fully_around(pieces: int) -> int:
    """Return the cells of which every neighbour on the board is in a set; the edge needs none."""
    turned = pieces << len(RINGS) | pieces >> CELLS - len(RINGS)
    turned &= pieces >> len(RINGS) | pieces << CELLS - len(RINGS)
    return turned & (pieces << 1 | AROUND[0]) & (pieces >> 1 | AROUND[-1]) & ALL


class Shape:
    """The pieces of one side.

    - `cells`: where they stand; `movable`: those of them that may move; `where`: the druid's cell, -1 without one;
      `around`: the cells next to the druid.
    - `groups`: their groups, `parts`: those of all pieces but the one on a cell.
    - `value`: what they are worth; `leader`: the size of the group that counts at a limit of turns.
    - `completing`: each piece that wins, by a group or by its druid's way, with the cells on which it does. Whether it
      can get there is not asked, nor who stands there.
    """

    __slots__ = (
        "_leaders",
        "_pulls",
        "_values",
        "around",
        "cells",
        "completing",
        "druid",
        "goal",
        "groups",
        "leader",
        "movable",
        "parts",
        "pawns",
        "terms",
        "value",
        "where",
    )  # fmt: skip

    def __init__(self, pawns: int, druid: int, goal: int, terms: Terms) -> None:
        self._values: dict[int, array[int]] = {}
        self._leaders: dict[int, bytes] = {}
        self.goal = goal
        self.terms = terms
        self.pawns = pawns
        self.druid = druid
        self.cells = pawns | druid
        self.where = druid.bit_length() - 1
        self.around = NEIGHBOURS[self.where] if druid else 0
        self.groups = groups_of(self.cells)
        self.movable = self.cells if self.around & pawns else pawns
        self.parts = {cell: self._without(1 << cell) for cell in cells_of(self.cells)}
        self._pulls = sum([_WIDE[cell] for cell in self.parts])
        self.completing = tuple(self._completing())
        self.leader = max([group.size for group in self.groups if not druid or group.cells & druid], default=0)
        self.value = self._value()

    def _without(self, piece: int) -> list[Group]:
        """Return the groups of all pieces but one."""
        groups = [group for group in self.groups if not group.cells & piece]
        for group in self.groups:
            if group.cells & piece and group.size > 1:
                groups += groups_of(group.cells ^ piece)
        return groups

    def _completing(self) -> Iterator[tuple[int, int]]:
        terms = self.terms
        can_join = bool(self.pawns) and (bool(self.druid) or not terms.druid)
        for cell, groups in self.parts.items():
            cells = joining(groups, self.druid, terms.spared) if can_join else 0
            if terms.friendly:
                cells |= self._befriending(cell)
            if terms.victory and cell == self.where:
                cells |= self.goal
            if cells := cells & ~self.cells:
                yield cell, cells

    def _befriending(self, cell: int) -> int:
        """Return on which cells a piece brings about that own pawns stand on all four sides of the own druid."""
        if cell == self.where:
            return fully_around(self.pawns) & MIDDLE
        lacking = self.around & ~(self.pawns ^ 1 << cell)
        return lacking if self.around.bit_count() == 4 and lacking.bit_count() == 1 else 0

    def _value(self) -> int:
        apart = sum([self._pulls >> _LANE * cell & 0xFFFF for cell in self.parts]) // 2
        largest = max([group.size for group in self.groups], default=0)
        held = HELD if self.druid and not self.around & self.pawns else 0
        return LARGEST[largest] - A_GROUP * len(self.groups) - held - apart

    def values(self, cell: int) -> Sequence[int]:
        """Return, for every cell, what the pieces are worth once that on `cell` stands there.

        With -1 for `cell`, once one more piece does; whether it is held fast is left out.
        """
        if cell not in self._values:
            self._values[cell] = array("h", self._values_of(cell))
        return self._values[cell]

    def leaders(self, cell: int) -> Sequence[int]:
        """Return, for every cell, the size of the leading group once the piece on `cell` stands there."""
        if cell not in self._leaders:
            self._leaders[cell] = bytes(self._leaders_of(cell))
        return self._leaders[cell]

    def _values_of(self, cell: int) -> list[int]:
        groups = self.groups if cell < 0 else self.parts[cell]
        pulls = self._pulls if cell < 0 else self._pulls - _WIDE[cell]
        far = _UNPACKED(pulls.to_bytes(_BYTES, "little"))
        rest = sum([far[other] for other in self.parts if other != cell]) // 2
        top = max([group.size for group in groups], default=1)
        least = LARGEST[top]
        base = least - A_GROUP * (len(groups) + 1) - rest
        free = self._frees(cell)
        if free != ALL:
            base -= HELD
        values = [base - away for away in far]
        for target in cells_of(beside_any(groups)):
            size, met = 1, 0
            for group in groups:
                if group.beside >> target & 1:
                    size += group.size
                    met += 1
            values[target] += A_GROUP * met
            if size > top:
                values[target] += LARGEST[size] - least
        if free != ALL:
            for target in cells_of(free):
                values[target] += HELD
        return values

    def _frees(self, cell: int) -> int:
        """Return the cells on which the piece of `cell` leaves the druid free to move."""
        if not self.druid:
            return ALL
        if cell == self.where:
            return grown(self.pawns)
        return ALL if self.around & (self.pawns ^ 1 << cell) else self.around

    def _leaders_of(self, cell: int) -> list[int]:
        groups = self.parts[cell]
        moves_druid = cell == self.where
        if self.druid and not moves_druid:
            top = max([group.size for group in groups if group.cells & self.druid])
            counted = beside_any([group for group in groups if group.cells & self.druid])
        else:
            top = 1 if moves_druid else max([group.size for group in groups], default=1)
            counted = ALL
        sizes = [top] * CELLS
        for target in cells_of(beside_any(groups) & counted):
            size = 1 + sum([group.size for group in groups if group.beside >> target & 1])
            sizes[target] = max(size, top)
        return sizes


@lru_cache(REMEMBERED)
def shape_of(pawns: int, druid: int, goal: int, terms: Terms) -> Shape:
    """Return what one side's pieces are; `goal` is where its druid wins by coming to, if anywhere."""
    return Shape(pawns, druid, goal, terms)


def beside_any(groups: list[Group]) -> int:
    """Return the cells next to any of some groups."""
    beside = 0
    for group in groups:
        beside |= group.beside
    return beside


def joining(groups: list[Group], druid: int, spared: int) -> int:
    """Return the cells on which one more piece makes one group of all `groups`, but for `spared` pawns."""
    cells = _beside_all(groups)
    if spared:
        for left_out in groups:
            if left_out.size <= spared and not left_out.cells & druid:
                cells |= _beside_all([group for group in groups if group is not left_out])
    return cells


def _beside_all(groups: list[Group]) -> int:
    cells = ALL
    for group in groups:
        cells &= group.beside
    return cells
