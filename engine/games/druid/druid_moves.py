"""How stones are spoken of: the cells that a text names, and the way to a stone in a few steps of few choices.

Nothing here knows what stands on the board.
"""

import re
from collections.abc import Iterable

from engine.boards.grid import LETTERS, Grid
from engine.errors import IllegalMove, IncompleteMove, UnreadableMove
from engine.suggest import Label, Suggestion

SARSEN, LINTEL = KINDS = ("sarsen", "lintel")
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


def read_stone(text: str, grid: Grid) -> tuple[int, ...]:
    """The cell of the sarsen, or the three of the lintel, that a spelled text names. Raises MoveError."""
    kind, said = told_kind(text)
    if kind and said in ("", *LETTERS):
        raise IncompleteMove("stone-incomplete", kind=kind)
    cells = sorted(read_cell(name, grid) for name in _cell_names(said.rstrip("- "), text))
    names = grid.names[cells[0]], grid.names[cells[-1]]
    if len(cells) > 1:
        if kind == SARSEN:
            raise IllegalMove("sarsen-one-cell", cells=names)
        return _three(cells, grid)
    if kind == LINTEL or (not kind and said.endswith("-")):
        raise IncompleteMove("lintel-incomplete", cell=names[0], cells=names[:1])
    return (cells[0],)


def read_step(text: str, grid: Grid) -> str | None:
    """The direction, or the cell, that a spelled text tells somebody to step to; None if it speaks of no step."""
    said = text.removeprefix("step ")
    if said in grid.steps:
        return said
    target = _CELL.fullmatch(said.removeprefix("*").strip())
    return target[0] if target and (said != text or said.startswith("*")) else None


def read_cell(name: str, grid: Grid) -> int:
    """The index of a cell. Raises IllegalMove("no-such-cell"); `count` is how many cells the column has."""
    if name not in grid.index:
        column, last = LETTERS.index(name[0]), len(grid.columns) - 1
        count = grid.columns[column][1] if column <= last else 0
        raise IllegalMove("no-such-cell", cell=name, first=LETTERS[0], last=LETTERS[last], count=count)
    return grid.index[name]


def told_kind(text: str) -> tuple[str, str]:
    """The kind of stone that a text begins with, or none, and what it says behind that."""
    found = _KIND.fullmatch(text)
    return (found[1], found[2] or "") if found else ("", text)


def _cell_names(said: str, text: str) -> list[str]:
    """The names of the one to three cells in what was said. Raises UnreadableMove."""
    names = said.split("-")
    if len(names) > 3 or not all(map(_CELL.fullmatch, names)):
        raise UnreadableMove("unreadable", text=text[:40])
    return names


def _three(cells: list[int], grid: Grid) -> tuple[int, ...]:
    """The three cells in line of which two or three are told, the ends among them. Raises IllegalMove."""
    low, high = cells[0], cells[-1]
    ways = [_way(low, shift, grid) for shift in grid.axes]
    for way in ways:
        if way[2:3] == [high] and set(cells) <= set(way):
            return tuple(way[:3])
    code = "lintel-length" if any(set(cells) <= set(way) for way in ways) else "lintel-not-in-line"
    names = grid.names[low], grid.names[high]
    raise IllegalMove(code, first=names[0], last=names[1], cells=names)


def _way(cell: int, shift: int, grid: Grid) -> list[int]:
    """The cells from one to the edge of the board."""
    found = []
    while grid.cells >> cell & 1:
        found.append(cell)
        cell += shift
    return found


def suggest_kind(kind: str, said: str, stones: Iterable[str], limit: int, label: Label) -> list[Suggestion]:
    """The stones of a kind that begin as was said; too many are told by column, or by the cell they begin on."""
    fitting = [stone for stone in stones if stone.startswith(said)]
    if len(fitting) <= limit:
        return [Suggestion(stone, *label(stone, True)) for stone in fitting]
    groups: dict[str, list[str]] = {}
    for stone in fitting:
        groups.setdefault(stone[: stone.find("-") + 1 or None] if said else stone[0], []).append(stone)
    return [
        Suggestion(members[0], *label(members[0], True))
        if len(members) == 1
        else Suggestion(f"{kind} {begins}", *_label(begins, len(members)), complete=False)
        for begins, members in groups.items()
    ]


def _label(begins: str, count: int) -> tuple[str, dict[str, str | int]]:
    """The label of the stones that begin alike."""
    if begins.endswith("-"):
        return "lintel-from", {"cell": begins[:-1], "count": count}
    return "column", {"column": begins, "count": count}
