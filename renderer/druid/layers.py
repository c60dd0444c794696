"""The layers of stones on each cell. A position knows only the tops, so layers are found by following the match."""

from collections.abc import Mapping
from functools import reduce
from threading import Lock

from engine import State
from engine.games.druid.druid_position import DruidPosition
from renderer.druid.board_layout import OPPOSITE, BoardLayout

Layer = tuple[int, int, str]
"""A piece of a stone on a cell: its level from 1, its side, and where the stone goes on (`n-s`, or an empty text)."""
Stacks = Mapping[str, tuple[Layer, ...]]
"""The layers of every cell that holds a stone, from the ground up. A level that is missing is a gap."""

_KEPT = 128
"""The number of matches whose layers are remembered."""
_known: dict[tuple[object, ...], Stacks] = {}
_lock = Lock()


def position(state: State) -> DruidPosition:
    """Return the position, which is that of a Druid game."""
    assert isinstance(state.position, DruidPosition)
    return state.position


def stacks(state: State) -> Stacks:
    """Return the layers of every cell that holds a stone. Following a match ply by ply takes one step a ply."""
    line = state.line
    key = (state.game.id, state.terms, state.origin, line)
    with _lock:
        found, before = _known.get(key), _known.get((*key[:-1], line[:-1]))
    if found is None:
        found = _with_latest(before, state) if before is not None and line else _from_start(state)
        with _lock:
            _known[key] = found
            while len(_known) > _KEPT:
                del _known[next(iter(_known))]
    return found


def turned_stacks(layout: BoardLayout, layers: Stacks) -> Stacks:
    """Return the layers with directions as they are in the picture."""
    if not layout.turned:
        return layers
    return {
        cell: tuple((level, side, _turned_onward(layout, onward)) for level, side, onward in stack)
        for cell, stack in layers.items()
    }


def _turned_onward(layout: BoardLayout, onward: str) -> str:
    """Return the directions in which a stone goes on as they are in the picture."""
    return "-".join(map(layout.direction, onward.split("-"))) if onward else ""


def latest_stone(state: State) -> tuple[str, ...]:
    """Return the cells of the stone that the latest entry placed, its lower end first; none if it placed no stone."""
    grid = position(state).grid
    last = next(reversed(state.line), "")
    ends = [grid.index[name] for name in last.split("-") if name in grid.index]
    if len(ends) < 2:
        return tuple(grid.names[end] for end in ends)
    return grid.names[ends[0]], grid.names[sum(ends) // 2], grid.names[ends[1]]


def onward_directions(state: State, cells: tuple[str, ...]) -> tuple[str, ...]:
    """Return for each cell of a stone the directions in which the stone goes on."""
    if len(cells) < 2:
        return ("",)
    grid = position(state).grid
    shift = grid.index[cells[1]] - grid.index[cells[0]]
    ahead = next(name for name, step in grid.steps.items() if step == shift)
    return ahead, f"{ahead}-{OPPOSITE[ahead]}", OPPOSITE[ahead]


def _from_start(state: State) -> Stacks:
    """Return the layers by following the match from its start."""
    first, *later = state.lineage()
    return reduce(_with_latest, later, _from_position(position(first)))


def _from_position(position: DruidPosition) -> Stacks:
    """Return the layers of a position whose match is unknown: every layer gets the side of the top."""
    pieces, heights = position.pieces(), position.heights()
    return {cell: tuple((level, pieces[cell].side, "") for level in range(1, heights[cell] + 1)) for cell in pieces}


def _with_latest(before: Stacks, state: State) -> Stacks:
    """Return the layers with the stone of the latest ply, if it placed one."""
    cells = latest_stone(state)
    if not cells:
        return before
    board = position(state)
    first = board.grid.index[cells[0]]
    level = board.height(first)
    side = next(side for side, top in enumerate(board.tops) if top >> first & 1)
    placed = {
        cell: (*before.get(cell, ()), (level, side, onward))
        for cell, onward in zip(cells, onward_directions(state, cells), strict=True)
    }
    return {**before, **placed}
