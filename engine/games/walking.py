"""Druid's Walk [002]: a layer on the stones. Each side's druid walks over own stones to the side opposite its first."""

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

from engine.boards.grid import shifted
from engine.errors import IllegalMove
from engine.games.stones import StonesPosition
from engine.outcome import Result


@dataclass(frozen=True)
class WalkingPosition(StonesPosition):
    """Stones, and where druids stand and have to go."""

    druids: tuple[int, ...] = ()
    """For each side, the cell of its druid as a set; empty before it has entered."""
    goals: tuple[str, ...] = ()
    """For each side, the edge that its druid has to reach; empty before it has entered."""

    refusals: ClassVar[tuple[str, ...]] = (
        *StonesPosition.refusals,
        "no-druid",
        "step-off-board",
        "step-not-beside",
        "step-not-own",
    )

    def __post_init__(self) -> None:
        if not self.druids:
            object.__setattr__(self, "druids", (0,) * self.setting.players)
            object.__setattr__(self, "goals", ("",) * self.setting.players)

    @property
    def blocked(self) -> int:
        return sum(self.druids)

    def words(self) -> Iterator[str]:
        druid, own = self.druids[self.side], self.tops[self.side]
        for name, shift in self.grid.steps.items():
            if druid and shifted(druid, (shift,)) & own:
                yield name
        yield from super().words()

    def read(self, text: str) -> str:
        if text in self.grid.steps:
            self._check_step(shifted(self.druids[self.side], (self.grid.steps[text],)))
            return text
        if text.startswith("*"):
            return self._read_target(text[1:].strip())
        return super().read(text)

    def after(self, move: str) -> Self:
        if move not in self.grid.steps:
            return super().after(move).entered(self.side)
        stepped = shifted(self.druids[self.side], (self.grid.steps[move],))
        druids = _with(self.druids, self.side, stepped)
        return replace(self.after("pass"), druids=druids, passes=0)

    def joined(self) -> Result | None:
        """The win of the druid that has come to its goal; a connection wins nothing."""
        for side, (druid, goal) in enumerate(zip(self.druids, self.goals, strict=True)):
            if goal and druid & self.grid.edges[goal]:
                return Result((side,), "walk", self.grid.named(druid))
        return None

    def without(self, side: int) -> Self:
        left = super().without(side)
        return replace(left, druids=_with(self.druids, side, 0))

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
            *cell, goal = told.get(f"druid-{mark}", "").split() or [""]
            druid = sum(1 << self.grid.index[name] for name in cell)
            position = replace(
                position, druids=_with(position.druids, side, druid), goals=_with(position.goals, side, goal)
            )
            if goal and goal not in self.own_edges(side):
                raise ValueError(goal)
        return position

    def own_edges(self, side: int) -> tuple[str, ...]:
        """The two opposite edges of a side."""
        (edges,) = self.setting.joins[side]
        return edges

    def label(self, text: str, complete: bool) -> tuple[str, dict[str, Any]]:
        if text in self.grid.steps:
            target = shifted(self.druids[self.side], (self.grid.steps[text],))
            return "step", {"direction": text, "cell": self.grid.named(target)[0]}
        return super().label(text, complete)

    def entered(self, side: int) -> Self:
        """With the druid of a side on the stone just placed, if it is the side's first on one of its edges (R10)."""
        if self.goals[side]:
            return self
        first, second = self.own_edges(side)
        for start, goal in ((first, second), (second, first)):
            if entry := self.placed & self.grid.edges[start]:
                return replace(self, druids=_with(self.druids, side, entry), goals=_with(self.goals, side, goal))
        return self

    def _read_target(self, text: str) -> str:
        """The direction of the step to a named cell."""
        (cell,) = self.read_cells(text)[:1]
        for name, shift in self.grid.steps.items():
            if shifted(self.druids[self.side], (shift,)) == 1 << cell:
                self._check_step(1 << cell)
                return name
        if not self.druids[self.side]:
            raise IllegalMove("no-druid")
        names = (*self.grid.named(self.druids[self.side]), self.grid.names[cell])
        raise IllegalMove("step-not-beside", cell=names[-1], cells=names)

    def _check_step(self, target: int) -> None:
        druid = self.druids[self.side]
        if not druid:
            raise IllegalMove("no-druid")
        if not target & self.grid.cells:
            raise IllegalMove("step-off-board", cells=self.grid.named(druid))
        if not target & self.tops[self.side]:
            name = self.grid.named(target)[0]
            raise IllegalMove("step-not-own", cell=name, cells=(name,))


def _with(values: tuple[Any, ...], at: int, value: Any) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])
