"""Druid's Walk [002]: a layer on the stones. Each side's druid walks over own stones to the side opposite its first."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.boards.grid import shifted
from engine.errors import IllegalMove
from engine.games.druid import druid_moves
from engine.games.druid.druid_position import DruidPosition, Setting
from engine.outcome import Result
from engine.suggest import Suggestion, narrow


@dataclass(frozen=True)  # no slots: with them, `super()` would not find the class that the decorator replaces
class DruidWalkPosition(DruidPosition):
    """Stones, and where druids stand and have to go."""

    druids: tuple[int, ...] = ()
    """For each side, the cell of its druid as a set; empty before it has entered, and when the side has left."""
    goals: tuple[str, ...] = ()
    """For each side, the edge that its druid has to reach; empty where there is no druid."""

    refusals: ClassVar[tuple[str, ...]] = (
        *DruidPosition.refusals,
        "druid-in-the-way",
        "no-druid",
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

    def words(self) -> Iterator[str]:
        for name in self.grid.steps:
            if self._target(name) & self.tops[self.side]:
                yield name
        yield from super().words()

    def after(self, move: str) -> Self:
        if move not in self.grid.steps:
            return super().after(move)
        moved = replace(self, druids=_with(self.druids, self.side, self._target(move)))
        return moved.turned(0, self.digits, self.sarsens)

    def layer(self, stone: int) -> tuple[Any, ...]:
        """The druids and goals; a side's first stone on one of its edges brings its druid (R10)."""
        edges = () if self.goals[self.side] else self.own_edges(self.side)
        for start, goal in zip(edges, edges[::-1], strict=True):
            if entry := stone & self.grid.edges[start]:
                return _with(self.druids, self.side, entry), _with(self.goals, self.side, goal)
        return self.druids, self.goals

    def won(self) -> Result | None:
        """The win of the druid that has come to its goal; a connection wins nothing."""
        for side, (druid, goal) in enumerate(zip(self.druids, self.goals, strict=True)):
            if goal and druid & self.grid.edges[goal]:
                return Result((side,), "walk", self.grid.named(druid))
        return None

    def without(self, side: int) -> Self:
        """R1: the druid of the side leaves its cell free."""
        return replace(super().without(side), druids=_with(self.druids, side, 0), goals=_with(self.goals, side, ""))

    @property
    def key(self) -> Hashable:
        return super().key, self.druids, self.goals

    def more_text(self) -> Iterator[str]:
        for mark, druid, goal in zip(self.setting.marks, self.druids, self.goals, strict=True):
            if goal:
                yield f"druid-{mark} {' '.join((*self.grid.named(druid), goal))}"

    def with_facts(self, told: dict[str, str]) -> Self:
        position = self
        for side, mark in enumerate(self.setting.marks):
            if fact := told.get(f"druid-{mark}"):
                name, goal = fact.split()
                druid = 1 << self.grid.index[name]
                if goal not in self.own_edges(side) or druid & (position.blocked | ~self.tops[side]):
                    raise ValueError(fact)
                position = replace(
                    position, druids=_with(position.druids, side, druid), goals=_with(position.goals, side, goal)
                )
        return position

    def own_edges(self, side: int) -> tuple[str, ...]:
        """The two opposite edges of a side."""
        (edges,) = self.setting.joins[side]
        return edges

    def suggest(self, typed: str, limit: int) -> list[Suggestion]:
        if typed != "step" and not typed.startswith("step "):
            return super().suggest(typed, limit)
        steps = [name for name in self.words() if name in self.grid.steps]
        return narrow(steps, typed[5:], limit, label=self.label) if steps else []

    def label(self, text: str, complete: bool) -> tuple[str, dict[str, Any]]:
        if text in self.grid.steps:
            return "step", {"direction": text, "cell": self.grid.named(self._target(text))[0]}
        return super().label(text, complete)

    def read(self, text: str) -> str:
        told = druid_moves.read_step(text, self.grid)
        return self._read_step(told) if told else super().read(text)

    def _read_step(self, told: str) -> str:
        """The direction of the step to a cell, or in a direction. Raises IllegalMove."""
        druid = self.druids[self.side]
        if not druid:
            raise IllegalMove("no-druid")
        name = told if told in self.grid.steps else self._towards(told)
        target = self._target(name)
        if not target & self.grid.cells:
            raise IllegalMove("step-off-board", cells=self.grid.named(druid))
        if not target & self.tops[self.side]:
            (cell,) = self.grid.named(target)
            raise IllegalMove("step-not-own", cell=cell, cells=(cell,))
        return name

    def _towards(self, cell: str) -> str:
        """The direction in which a cell lies beside the mover's druid. Raises IllegalMove."""
        target = 1 << druid_moves.read_cell(cell, self.grid)
        for name in self.grid.steps:
            if self._target(name) == target:
                return name
        stands = self.grid.named(self.druids[self.side])
        raise IllegalMove("step-not-beside", cell=cell, cells=(*stands, cell))

    def _target(self, direction: str) -> int:
        """Where a step would take the mover's druid; nowhere if there is none."""
        return shifted(self.druids[self.side], (self.grid.steps[direction],))


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
