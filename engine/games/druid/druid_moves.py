"""Texts of moves: which cells a typed text names, and suggestions that lead to a stone in a few steps.

Needs only the grid, not the stones on it.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.boards.grid import LETTERS, Grid
from engine.errors import IllegalMove, IncompleteMove, UnreadableMove
from engine.questions import Answers, Question, gathered
from engine.suggest import Group, Label, Suggestion
from engine.suggest import group_label as plain_group_label

SARSEN, LINTEL = KINDS = ("sarsen", "lintel")
STEP = "step"
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""All that a step may be called; a board has some of them."""
FEW = 20
"""The number of stones up to which all are shown at once: a cell in a long list is harder to find than a column."""
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
    """Return the cell of the sarsen, or the three cells of the lintel, that `text` names. Raises MoveError."""
    kind, rest = split_kind(text)
    if kind and rest in ("", *LETTERS):
        raise IncompleteMove("stone-incomplete", kind=kind)
    cells = sorted(read_cell(name, grid) for name in _cell_names(rest.rstrip("- "), text))
    names = grid.names[cells[0]], grid.names[cells[-1]]
    if len(cells) > 1:
        if kind == SARSEN:
            raise IllegalMove("sarsen-one-cell", cells=names)
        return _lintel_cells(cells, grid)
    if kind == LINTEL or (not kind and rest.endswith("-")):
        raise IncompleteMove("lintel-incomplete", cell=names[0], cells=names[:1])
    return (cells[0],)


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


def _lintel_cells(cells: list[int], grid: Grid) -> tuple[int, ...]:
    """Return the three cells of a lintel, given its ends and perhaps its middle. Raises IllegalMove."""
    low, high = cells[0], cells[-1]
    lines = [_line(low, shift, grid) for shift in grid.axes]
    for line in lines:
        if line[2:3] == [high] and set(cells) <= set(line):
            return tuple(line[:3])
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


def suggest_stones(kind: str, typed: str, stones: Iterable[str], limit: int, label: Label) -> list[Suggestion]:
    """Return the `stones` of a kind that begin as typed; more than `limit` are grouped by column or first cell."""
    fitting = [stone for stone in stones if stone.startswith(typed)]
    if len(fitting) <= limit:
        return [Suggestion(stone, *label(stone, True)) for stone in fitting]
    groups: dict[str, list[str]] = {}
    for stone in fitting:
        groups.setdefault(stone[: stone.find("-") + 1 or None] if typed else stone[0], []).append(stone)
    return [
        Suggestion(members[0], *label(members[0], True))
        if len(members) == 1
        else Suggestion(f"{kind} {prefix}", *_group_label(prefix, len(members)), complete=False)
        for prefix, members in groups.items()
    ]


def group_label(group: Group) -> tuple[str, Mapping[str, Any]]:
    """Return the label of a group: a column of cells, or any others."""
    columns = {text[0] for text in group.members if text[1:2].isdigit()}
    if len(columns) == 1:
        return "column", {"column": columns.pop(), "count": len(group.members)}
    return plain_group_label(group)


def _group_label(prefix: str, count: int) -> tuple[str, dict[str, str | int]]:
    """Return the label of `count` stones whose texts have a prefix in common."""
    if prefix.endswith("-"):
        return "lintel-from", {"cell": prefix[:-1], "count": count}
    return "column", {"column": prefix, "count": count}


def choose_stone(
    kind: str, typed: str, stones: Iterable[str], limit: int, label: Label, others: Answers = ()
) -> Question:
    """Return the step that asks for one of the `stones` of a kind that begin as typed.

    Where there are more than `FEW`, it asks for the column; within one, where there are more than `limit`, for the
    first cell.
    """
    found = suggest_stones(kind, typed, stones, limit if typed else min(limit, FEW), label)
    codes = {choice.label for choice in found if not choice.complete}
    question = next(iter(codes), kind)
    return Question(question, gathered(found, lambda text: text.removeprefix(f"{kind} ")[0]), others)
