"""The layers of stones on each cell. A position knows only the tops, so layers are found by following the match."""

from collections.abc import Mapping
from functools import lru_cache

from engine import Ply, State
from engine.boards.grid import Grid
from engine.games.druid.druid_moves import stones_of
from engine.games.druid.druid_position import DruidPosition
from renderer.druid.board_layout import OPPOSITE, BoardLayout, Onward
from renderer.plies import last_ply

Layer = tuple[int, int, Onward]
"""A piece of a stone on a cell: its level from 1, its side, and in which directions the stone goes on."""
Stacks = Mapping[str, tuple[Layer, ...]]
"""The layers of every cell that holds a stone, from the ground up. A level that is missing is a gap."""


def position(state: State) -> DruidPosition:
    """Return the position, which is that of a Druid game."""
    assert isinstance(state.position, DruidPosition)
    return state.position


Known = tuple[State, Stacks]
"""An earlier state, and its layers."""


def stacks(state: State, known: Known | None = None) -> Stacks:
    """Return the layers of every cell that holds a stone; those of an earlier state of the line need not be `known`."""
    later: list[State] = []
    for at in state.backwards():
        if known and at is known[0]:
            layers = {**known[1]}
            break
        later.append(at)
    else:
        layers = _from_position(position(later.pop()))
    grid = position(state).grid
    for after in reversed(later):
        if not isinstance(after.entry, Ply) or after.previous is None:
            continue
        stone = placed_stone(grid, after.entry.text)
        below = {cell: layers.get(cell, ()) for cell in stone}
        level = max((stack[-1][0] for stack in below.values() if stack), default=0) + 1
        for cell, onward in stone.items():
            layers[cell] = (*below[cell], (level, position(after.previous).side, onward))
    return layers


def turned_stacks(layout: BoardLayout, layers: Stacks) -> Stacks:
    """Return the layers with directions as they are in the picture."""
    if not layout.turned:
        return layers
    return {
        cell: tuple((level, side, tuple(map(layout.direction, onward))) for level, side, onward in stack)
        for cell, stack in layers.items()
    }


def latest_stone(state: State) -> tuple[str, ...]:
    """Return the cells of the stone that the latest ply placed, its lower end first; none if it placed no stone."""
    last = last_ply(state)
    return tuple(placed_stone(position(state).grid, last.text)) if last else ()


@lru_cache(maxsize=4096)
def placed_stone(grid: Grid, ply: str) -> Mapping[str, Onward]:
    """Return the cells of the stone that a ply places, its lower end first, each with the directions it goes on in."""
    stone = stones_of(grid).by_text.get(ply)
    if not stone or not stone.shift:
        return dict.fromkeys(stone.names if stone else (), ())
    ahead = next(name for name, step in grid.steps.items() if step == stone.shift)
    back = OPPOSITE[ahead]
    return dict(zip(stone.names, ((ahead,), (ahead, back), (back,)), strict=True))


def _from_position(position: DruidPosition) -> dict[str, tuple[Layer, ...]]:
    """Return the layers of a position whose match is unknown: every layer gets the side of the top."""
    pieces, heights = position.pieces(), position.heights()
    return {cell: tuple((level, pieces[cell].side, ()) for level in range(1, heights[cell] + 1)) for cell in pieces}
