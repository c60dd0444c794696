"""Druid's Walk [002]: druids enter with the first stone on one of their edges and walk to the opposite edge."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.boards.grid import shifted
from engine.errors import IllegalMove, IncompleteMove, TextError
from engine.games.druid import druid_moves
from engine.games.druid.druid_moves import DIRECTIONS, STEP
from engine.games.druid.druid_position import DruidMove, DruidPosition, Setting
from engine.outcome import Result


@dataclass(frozen=True)  # no slots: with them, `super()` would not find the class that the decorator replaces
class DruidWalkPosition(DruidPosition):
    """The stones, the cells of the druids, and the edges that they have to reach."""

    druids: tuple[int, ...] = ()
    """For each side, the cell of its druid as a set: empty before the druid has entered and after the side has left."""
    goals: tuple[str, ...] = ()
    """For each side, the edge that its druid has to reach, or an empty text if it has no druid."""

    refusals: ClassVar[tuple[str, ...]] = (
        *DruidPosition.refusals,
        "druid-in-the-way",
        "no-druid",
        "no-such-direction",
        "step-incomplete",
        "step-off-board",
        "step-not-beside",
        "step-not-own",
    )

    @classmethod
    def opening(cls, setting: Setting) -> Self:
        sides = len(setting.marks)
        return cls(setting, (0,) * sides, druids=(0,) * sides, goals=("",) * sides)

    @property
    def blocked(self) -> int:
        return sum(self.druids)

    def other_moves(self) -> Iterator[str]:
        for direction in self.grid.steps:
            if self.target(direction) & self.tops[self.side]:
                yield direction
        yield from super().other_moves()

    def after(self, move: DruidMove) -> Self:
        if not isinstance(move, str) or move not in self.grid.steps:
            return super().after(move)
        moved = replace(self, druids=_replaced(self.druids, self.side, self.target(move)))
        return moved.next_turn(0, self.height_bits, self.sarsens)

    def more_fields(self, stone: int) -> tuple[Any, ...]:
        """Return druids and goals. A side's first stone on one of its edges brings its druid there (R10)."""
        edges = () if self.goals[self.side] else self.own_edges(self.side)
        for start, goal in zip(edges, edges[::-1], strict=True):
            if entry := stone & self.grid.edges[start]:
                return _replaced(self.druids, self.side, entry), _replaced(self.goals, self.side, goal)
        return self.druids, self.goals

    def won(self) -> Result | None:
        """Return the win of a druid that has reached its goal; a connection does not win."""
        for side, (druid, goal) in enumerate(zip(self.druids, self.goals, strict=True)):
            if goal and druid & self.grid.edges[goal]:
                return Result((side,), "walk", self.grid.named(druid))
        return None

    def without(self, side: int) -> Self:
        """Return the position after a side has left: the cell of its druid becomes free (R1)."""
        druids, goals = _replaced(self.druids, side, 0), _replaced(self.goals, side, "")
        return replace(super().without(side), druids=druids, goals=goals)

    @property
    def key(self) -> Hashable:
        return super().key, self.druids, self.goals

    def more_text(self) -> Iterator[str]:
        for mark, druid, goal in zip(self.setting.marks, self.druids, self.goals, strict=True):
            if goal:
                yield f"druid-{mark} {' '.join((*self.grid.named(druid), goal))}"

    def with_fields(self, fields: dict[str, str]) -> Self:
        druids, goals = self.druids, self.goals
        for side, mark in enumerate(self.setting.marks):
            if value := fields.get(f"druid-{mark}"):
                name, goal = value.split()
                druid = 1 << self.grid.index[name]
                if goal not in self.own_edges(side) or druid & (sum(druids) | ~self.tops[side]):
                    raise ValueError(value)
                druids, goals = _replaced(druids, side, druid), _replaced(goals, side, goal)
        return replace(self, druids=druids, goals=goals)

    def check_typed(self) -> None:
        """Raise TextError("no-druid") if a side that is in has a stone on an edge of its own and no druid (R16)."""
        for side, mark in enumerate(self.setting.marks):
            first, last = self.own_edges(side)
            for start, goal in ((first, last), (last, first)):
                stones = self.tops[side] & self.grid.edges[start]
                if stones and not self.goals[side] and not self.out >> side & 1:
                    cells = self.grid.named(stones)
                    raise TextError("no-druid", mark=mark, cells=cells, example=f"druid-{mark} {cells[0]} {goal}")

    def own_edges(self, side: int) -> tuple[str, ...]:
        """Return the two opposite edges of a side."""
        (edges,) = self.setting.joins[side]
        return edges

    def read(self, text: str) -> DruidMove:
        step = druid_moves.read_step(text)
        return self._checked_step(step) if step else super().read(text)

    def _checked_step(self, step: str) -> str:
        """Return the direction of a step that is given as a direction or as a cell. Raises IllegalMove."""
        druid, steps = self.druids[self.side], tuple(self.grid.steps)
        if step in DIRECTIONS and step not in steps:
            raise IllegalMove("no-such-direction", direction=step, steps=steps)
        if not druid:
            raise IllegalMove("no-druid")
        if step == STEP:
            raise IncompleteMove("step-incomplete", steps=steps, cells=self.grid.named(druid))
        direction = step if step in self.grid.steps else self._direction_to(step)
        target = self.target(direction)
        if not target & self.grid.cells:
            raise IllegalMove("step-off-board", cells=self.grid.named(druid))
        if not target & self.tops[self.side]:
            (cell,) = self.grid.named(target)
            raise IllegalMove("step-not-own", cell=cell, cells=(cell,))
        return direction

    def _direction_to(self, cell: str) -> str:
        """Return the direction in which a cell lies beside the mover's druid. Raises IllegalMove."""
        target = 1 << druid_moves.read_cell(cell, self.grid)
        for direction in self.grid.steps:
            if self.target(direction) == target:
                return direction
        start = self.grid.named(self.druids[self.side])
        raise IllegalMove("step-not-beside", cell=cell, cells=(*start, cell))

    def target(self, move: str) -> int:
        return shifted(self.druids[self.side], (self.grid.steps[move],)) if move in self.grid.steps else 0


def _replaced(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    """Return the values with the item at index `at` replaced."""
    return (*values[:at], value, *values[at + 1 :])
