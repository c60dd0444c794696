"""What lies on a cell, layer by layer: the position knows only the tops, so the match is played through once."""

from collections.abc import Mapping
from functools import reduce
from threading import Lock

from engine import State
from engine.games.druid.druid_position import DruidPosition
from renderer.druid.geometry import OPPOSITE, Plot

Layer = tuple[int, int, str]
"""A stone's piece on a cell: its level from 1, its side, and in which directions the stone goes on (`n-s`, or none)."""
Stacks = Mapping[str, tuple[Layer, ...]]
"""For each cell that is not empty, its layers from the ground up; a missing level is a gap."""

_KEPT = 128
"""Matches whose layers are remembered."""
_known: dict[tuple[object, ...], Stacks] = {}
_lock = Lock()


def position(state: State) -> DruidPosition:
    """The board."""
    assert isinstance(state.position, DruidPosition)
    return state.position


def stacks(state: State) -> Stacks:
    """The layers of every cell that is not empty. One ply more than was asked for last costs one step."""
    line = state.line
    key = (state.game.id, state.terms, state.origin, line)
    with _lock:
        found, before = _known.get(key), _known.get((*key[:-1], line[:-1]))
    if found is None:
        found = _with_last(before, state) if before is not None and line else _from_start(state)
        with _lock:
            _known[key] = found
            while len(_known) > _KEPT:
                del _known[next(iter(_known))]
    return found


def turned(board: Plot, layers: Stacks) -> Stacks:
    """The layers with the directions in which stones go on as they are in the picture."""
    if not board.turned:
        return layers
    return {
        cell: tuple((level, side, _led(board, ahead)) for level, side, ahead in stack) for cell, stack in layers.items()
    }


def _led(board: Plot, ahead: str) -> str:
    return "-".join(map(board.direction, ahead.split("-"))) if ahead else ""


def stone(state: State) -> tuple[str, ...]:
    """The cells of the stone that the latest entry that stands placed, its lower end first; none if it placed none."""
    grid = position(state).grid
    last = next(reversed(state.line), "")
    ends = [grid.index[name] for name in last.split("-") if name in grid.index]
    if len(ends) < 2:
        return tuple(grid.names[end] for end in ends)
    return grid.names[ends[0]], grid.names[sum(ends) // 2], grid.names[ends[1]]


def directions(state: State, cells: tuple[str, ...]) -> tuple[str, ...]:
    """For each cell of a stone, in which directions the stone goes on."""
    if len(cells) < 2:
        return ("",)
    grid = position(state).grid
    shift = grid.index[cells[1]] - grid.index[cells[0]]
    ahead = next(name for name, step in grid.steps.items() if step == shift)
    return ahead, f"{ahead}-{OPPOSITE[ahead]}", OPPOSITE[ahead]


def _from_start(state: State) -> Stacks:
    first, *later = state.lineage()
    return reduce(_with_last, later, _ground(position(first)))


def _ground(position: DruidPosition) -> Stacks:
    """The layers of a position that nobody knows the match of: all of the colour of the top."""
    pieces, heights = position.pieces(), position.heights()
    return {cell: tuple((level, pieces[cell].side, "") for level in range(1, heights[cell] + 1)) for cell in pieces}


def _with_last(before: Stacks, state: State) -> Stacks:
    """With the stone of the latest ply, if it placed one."""
    cells = stone(state)
    if not cells:
        return before
    here = position(state)
    level = here.height(here.grid.index[cells[0]])
    side = next(side for side, top in enumerate(here.tops) if top >> here.grid.index[cells[0]] & 1)
    placed = {
        cell: (*before.get(cell, ()), (level, side, ahead))
        for cell, ahead in zip(cells, directions(state, cells), strict=True)
    }
    return {**before, **placed}
