"""Moves and their texts: which cells a typed text names, and suggestions that lead to a stone in a few steps.

Needs only the grid, not the stones on it.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from engine.boards import bits
from engine.boards.grid import LETTERS, Grid
from engine.errors import IllegalMove, IncompleteMove, UnreadableMove

SARSEN, LINTEL = KINDS = ("sarsen", "lintel")
STEP = "step"
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""All that a step may be called; a board has some of them."""
REFUSALS = (
    "no-such-cell",
    "stone-incomplete",
    "lintel-incomplete",
    "sarsen-one-cell",
    "lintel-not-in-line",
    "lintel-length",
)

_CELL = re.compile(r"[a-z][0-9]{1,4}")
_KIND = re.compile(r"(sarsen|lintel)(?: on)?(?: (.*))?")


@dataclass(frozen=True, slots=True, eq=False)
class Stone:
    """A stone on a board, which knows its text. There is one object of each (`stones_of`)."""

    text: str
    low: int
    """The index of its only cell or of its lower end."""
    shift: int
    """The shift from each of a lintel's cells to the next; 0 for a sarsen."""
    cells: int
    """The cells as a set."""
    names: tuple[str, ...]
    """The names of its cells, its lower end first."""

    def __str__(self) -> str:
        return self.text

    @property
    def kind(self) -> str:
        return LINTEL if self.shift else SARSEN

    @property
    def ends(self) -> tuple[str, ...]:
        """The names of a lintel's two ends, or of the only cell."""
        return (self.names[0], self.names[-1]) if self.shift else self.names


class Stones:
    """All stones that a grid has room for, made once.

    - `sarsens`: by cell; `lintels`: for each axis, by lower end; `by_text`: all, by their canonical text.
    """

    def __init__(self, grid: Grid) -> None:
        self.sarsens = {cell: _stone(grid, cell, 0) for cell in bits(grid.cells)}
        self.lintels = [
            {low: _stone(grid, low, shift) for low in bits(line)}
            for shift, line in zip(grid.axes, grid.lines, strict=True)
        ]
        stones = (stone for kind in (self.sarsens, *self.lintels) for stone in kind.values())
        self.by_text = {stone.text: stone for stone in stones}

    def among(self, places: int, starts: Iterable[int] = ()) -> Iterator[Stone]:
        """Yield the sarsens on some cells, then the lintels from some lower ends, given for each axis."""
        for stones, cells in zip((self.sarsens, *self.lintels), (places, *starts), strict=False):
            for cell in bits(cells):
                yield stones[cell]


def _stone(grid: Grid, low: int, shift: int) -> Stone:
    cells = [low, low + shift, low + 2 * shift] if shift else [low]
    names = tuple(grid.names[cell] for cell in cells)
    return Stone("-".join(dict.fromkeys((names[0], names[-1]))), low, shift, sum(1 << cell for cell in cells), names)


@cache
def stones_of(grid: Grid) -> Stones:
    """Return the stones of a grid."""
    return Stones(grid)


def read_stone(text: str, grid: Grid) -> Stone:
    """Return the stone that `text` names. Raises MoveError."""
    kind, rest = split_kind(text)
    if kind and rest in ("", *LETTERS):
        raise IncompleteMove("stone-incomplete", kind=kind)
    cells = sorted(read_cell(name, grid) for name in _cell_names(rest.rstrip("- "), text))
    names = grid.names[cells[0]], grid.names[cells[-1]]
    if len(cells) > 1:
        if kind == SARSEN:
            raise IllegalMove("sarsen-one-cell", cells=names)
        return _lintel(cells, grid)
    if kind == LINTEL or (not kind and rest.endswith("-")):
        raise IncompleteMove("lintel-incomplete", cell=names[0], cells=names[:1])
    return stones_of(grid).sarsens[cells[0]]


def read_step(text: str) -> str | None:
    """Return the direction or the target cell of a druid's step, or `step` alone; None if `text` names no step."""
    rest = text.removeprefix(f"{STEP} ")
    if rest in (STEP, *DIRECTIONS):
        return rest
    target = _CELL.fullmatch(rest.removeprefix("*").strip())
    return target[0] if target and (rest != text or rest.startswith("*")) else None


def read_cell(name: str, grid: Grid) -> int:
    """Return the index of a cell. Raises IllegalMove("no-such-cell") with the number of cells in its column."""
    if name not in grid.index:
        column, last = LETTERS.index(name[0]), len(grid.columns) - 1
        count = grid.columns[column][1] if column <= last else 0
        raise IllegalMove("no-such-cell", cell=name, first=LETTERS[0], last=LETTERS[last], count=count)
    return grid.index[name]


def split_kind(text: str) -> tuple[str, str]:
    """Split a text into the kind of stone that it begins with (or none) and the rest."""
    found = _KIND.fullmatch(text)
    return (found[1], found[2] or "") if found else ("", text)


def _cell_names(cells: str, text: str) -> list[str]:
    """Split `cells` into one to three names. Raises UnreadableMove, which quotes the whole `text`."""
    names = cells.split("-")
    if len(names) > 3 or not all(map(_CELL.fullmatch, names)):
        raise UnreadableMove("unreadable", text=text[:40])
    return names


def _lintel(cells: list[int], grid: Grid) -> Stone:
    """Return a lintel, given its ends and perhaps its middle. Raises IllegalMove."""
    low, high = cells[0], cells[-1]
    lines = [_line(low, shift, grid) for shift in grid.axes]
    for line, lintels in zip(lines, stones_of(grid).lintels, strict=True):
        if line[2:3] == [high] and set(cells) <= set(line):
            return lintels[low]
    code = "lintel-length" if any(set(cells) <= set(line) for line in lines) else "lintel-not-in-line"
    names = grid.names[low], grid.names[high]
    raise IllegalMove(code, first=names[0], last=names[1], cells=names)


def _line(cell: int, shift: int, grid: Grid) -> list[int]:
    """Return the cells of a straight line from `cell` to the edge of the board."""
    found = []
    while grid.cells >> cell & 1:
        found.append(cell)
        cell += shift
    return found
