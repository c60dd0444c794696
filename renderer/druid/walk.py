"""Druid's Walk: where druids stand, where they have to go, and the step that was taken last."""

from dataclasses import dataclass

from engine import State
from engine.boards import bits
from engine.boards.grid import shifted
from engine.games.druid.druid_walk import DruidWalkPosition
from renderer.last import last_ply


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a side's druid from cell to cell."""

    side: int
    start: str
    end: str


def druids(state: State) -> dict[str, int]:
    """The cells on which druids stand, with their sides."""
    board = state.position
    if not isinstance(board, DruidWalkPosition):
        return {}
    return {board.grid.names[cell]: side for side, cells in enumerate(board.druids) for cell in bits(cells)}


def goals(state: State) -> dict[int, str]:
    """For each side whose druid is on the board, the edge that it has to reach."""
    board = state.position
    if not isinstance(board, DruidWalkPosition):
        return {}
    return {side: goal for side, goal in enumerate(board.goals) if goal and board.druids[side]}


def step(state: State) -> Step | None:
    """The step that the latest ply was, if it was one."""
    board = state.position
    last = last_ply(state) if isinstance(board, DruidWalkPosition) else None
    if not isinstance(board, DruidWalkPosition) or not last or last.text not in board.grid.steps:
        return None
    side = state.sides[last.player]
    (end,) = board.grid.named(board.druids[side])
    (start,) = board.grid.named(shifted(board.druids[side], (-board.grid.steps[last.text],)))
    return Step(side, start, end)
