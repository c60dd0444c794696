"""The number of turns that druids need to reach their goals, on many boards at once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.games.druid.druid_moves import stones_of
from engine.games.druid.druid_position import DruidMove
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.position import PASS
from search.druid.packed_boards import Boards, children
from search.druid.paths import LintelsAfterSarsen, side_view

LIMIT = 60
"""The greatest number of turns that is distinguished from more."""


class Turns(NamedTuple):
    """The number of turns that a druid needs to step onto a cell, the step included.

    - `safe`: a cell of its own that no enemy's lintel may cover now.
    - `open`: a cell of its own that one may, an empty one, or another that a lintel of its own may cover now.
    - `near`: a cell that a lintel may cover after one more sarsen.
    - `held`: any other.
    """

    safe: int
    open: int
    near: int
    held: int


TURNS = Turns(1, 2, 3, 10)
"""The turns by which a position is judged."""


@dataclass(slots=True)
class Walk:
    """The way before the druid of one side on every board.

    - `druid`: where it stands; `goal`: the cells it has to reach.
    - `entry`: on boards where it does not stand yet, one of its edges; `goal` is the other then.
    - `own`: the tops of its side; `covered`: the cells of other tops that a lintel of its side may cover now; `near`:
      the cells that one may after one more sarsen.
    """

    druid: int
    entry: int
    goal: int
    own: int
    covered: int = 0
    near: int = 0


class WalkBoards:
    """The boards after every move of a position: `stones` by lane, first of sarsens, then of lintels; steps; a pass.

    `moves` are in this order. `walks` has the way of each side that is still in, by side.
    """

    def __init__(self, position: DruidWalkPosition) -> None:
        self.position = position
        grid = position.grid
        sarsens, lintels = position.sarsen_places(), position.lintel_starts()
        self.steps = [move for move in position.other_moves() if move in grid.steps]
        self.boards = children(position, sarsens, lintels, len(self.steps) + 1)
        placed = list(stones_of(grid).among(sarsens, lintels))
        self.stones = [stone.cells for stone in placed]
        self.moves: list[DruidMove] = [*placed, *self.steps, PASS]
        self.walks = {side: self._walk(side) for side in range(len(position.tops)) if not position.out >> side & 1}
        self._cover()

    def turns(self, side: int, turns: Turns = TURNS) -> bytes:
        """Return for each board how many turns the side's druid needs to reach its goal."""
        walk, boards = self.walks[side], self.boards
        threatened = 0
        for other, theirs in self.walks.items():
            if other != side:
                threatened |= theirs.covered & walk.own
        unsafe = threatened | walk.covered | boards.empty
        classes = walk.own ^ threatened, unsafe, walk.near, boards.cells
        return boards.steps_until(walk.goal, _layers(boards, walk, tuple(zip(turns, classes, strict=True))))

    def tops(self, side: int) -> list[int]:
        """Return for each board how many cells have a stone of the side on top."""
        tops = self.position.tops[side]
        count, moved = tops.bit_count(), self.boards.count - len(self.stones)
        if side == self.position.side:
            return [count + (stone & ~tops).bit_count() for stone in self.stones] + [count] * moved
        return [count - (stone & tops).bit_count() for stone in self.stones] + [count] * moved

    def winning_steps(self, side: int) -> int:
        """Return the cells onto which the side's druid may step and win."""
        walk = self.walks[side]
        return self.boards.around(walk.druid) & walk.own & walk.goal

    def unstoppable(self, side: int, enemy: int) -> bytes:
        """Return 1 for each board on which a druid can step onto its goal whatever the side does that plays before.

        A lintel covers one cell of another side at most, so two such steps are too many for it.
        """
        boards = self.boards
        steps = self.winning_steps(side)
        safe = steps ^ steps & self.walks[enemy].covered
        lowest = boards.filled(steps) >> boards.packing.width - 1
        return boards.flags(boards.filled(safe | steps & steps - lowest))

    def _walk(self, side: int) -> Walk:
        position, ones = self.position, self.boards.ones
        edges = position.grid.edges
        own = self.boards.tops[side]
        if goal := position.goals[side]:
            druid = position.druids[side] * ones
            return Walk(self._stepped(druid) if side == position.side else druid, 0, edges[goal] * ones, own)
        entry, last = (edges[name] for name in position.own_edges(side))
        if side != position.side:
            return Walk(0, entry * ones, last * ones, own)
        return self._entered(entry, last, own)

    def _stepped(self, druid: int) -> int:
        """Return where the mover's druid stands: elsewhere where it has stepped."""
        if not self.steps:
            return druid
        grid, packing = self.position.grid, self.boards.packing
        start = self.position.druids[self.position.side]
        cell = start.bit_length() - 1
        targets = [start ^ 1 << cell + grid.steps[step] for step in self.steps]
        return druid ^ packing.sets(targets) << len(self.stones) * packing.width

    def _entered(self, entry: int, last: int, own: int) -> Walk:
        """Return what is before the mover's druid, which stands where a stone has been placed on one of its edges."""
        druids, entries, goals = [], [], []
        unchanged = [0] * (self.boards.count - len(self.stones))
        for stone in self.stones + unchanged:
            druid = stone & entry or stone & last
            druids.append(druid)
            entries.append(0 if druid else entry)
            goals.append(entry if druid & last else last)
        packing = self.boards.packing
        return Walk(packing.sets(druids), packing.sets(entries), packing.sets(goals), own)

    def _cover(self) -> None:
        """Note what the lintels of each side may cover, now and after one more sarsen."""
        boards, setting = self.boards, self.position.setting
        blocked = 0
        for walk in self.walks.values():
            blocked |= walk.druid
        lintels, after_sarsen = boards.supports(setting.nogaps, blocked), LintelsAfterSarsen(boards, setting, blocked)
        for side, walk in self.walks.items():
            view = side_view(boards, side, lintels)
            walk.covered = view.free ^ view.free & (boards.empty | walk.own)
            walk.near = after_sarsen.coverable(walk.own)


def _layers(boards: Boards, walk: Walk, classes: Sequence[tuple[int, int]]) -> Iterator[int]:
    """Yield, for each number of turns from 0, the cells on which the druid can stand by then.

    A druid appears with a stone, which spares it the step.
    """
    fronts: list[int] = []
    reached = walk.druid
    for turns in range(LIMIT):
        for cost, cells in classes:
            if cost <= turns:
                reached |= fronts[turns - cost] & cells
            if turns == max(1, cost - 1):
                reached |= walk.entry & cells
        yield reached
        fronts.append(boards.around(reached))
