"""The monument in words: by height for the alt text, and as lines of text."""

from collections.abc import Iterator

from engine import State
from engine.boards.grid import LETTERS
from engine.games.druid.druid_walk import DruidWalkPosition
from locales import say
from renderer.druid.geometry import HALF_HEXAGON, plot
from renderer.druid.layers import position, stacks, stone
from renderer.druid.targets import targets
from renderer.druid.walk import druids, goals
from renderer.view import View, side_name

_DRUID, _TARGET, _REFUSED, _BARE, _HIGH = "@", "*", "!", "·", "+"


def pieces(state: State, view: View) -> Iterator[str]:
    """The tops of each side by height, and which of them are lintels where that matters; druids and their goals."""
    levels: dict[tuple[int, int], list[str]] = {}
    layers = stacks(state)
    for cell in position(state).grid.index:
        if cell in layers:
            height, side, _ = layers[cell][-1]
            levels.setdefault((side, height), []).append(cell)
    for side in range(len(state.game.sides)):
        told = "; ".join(
            f"{height}: {' '.join(levels[owner, height])}" for owner, height in sorted(levels) if owner == side
        )
        name = side_name(state, view, side)
        yield say(view.language, "alt-tops" if told else "alt-no-pieces", side=name, cells=told)
    if not position(state).setting.nostack:
        return
    lintels = " ".join(cell for cell, piece in position(state).pieces().items() if piece.kind == "lintel")
    if lintels:
        yield say(view.language, "alt-lintels", cells=lintels)


def told(state: State, view: View) -> Iterator[str]:
    """Where druids are, and where they have to go."""
    if not isinstance(position(state), DruidWalkPosition):
        return
    ends = goals(state)
    for cell, side in druids(state).items():
        edge = say(view.language, f"edge-{ends[side]}")
        yield say(view.language, "alt-druid", side=side_name(state, view, side), cell=cell, edge=edge)


def marked(state: State, view: View) -> Iterator[str]:
    """The moves that are marked."""
    moves = targets(state, view)
    if moves:
        yield say(view.language, "alt-moves", moves=" ".join(moves))


def rows(state: State, view: View) -> list[str]:
    """The board as lines, two characters a cell: the side's letter and the height.

    Columns that are half a cell apart have their cells in alternate lines. At the left stand the numbers of column `a`.
    """
    board = plot(position(state).grid, 0)
    shown = _shown(state, view)
    half = 1 if board.squares else HALF_HEXAGON
    highest = max(y for _, y in board.middles.values())
    lines: dict[int, list[str]] = {}
    for cell, (_, y) in board.middles.items():
        line = lines.setdefault(round((highest - y) / half), ["  "] * len(board.grid.columns))
        line[_column(cell)] = shown[cell]
    numbers = {round((highest - y) / half): cell[1:] for cell, (_, y) in board.middles.items() if not _column(cell)}
    letters = " ".join(LETTERS[: len(board.grid.columns)])
    told = [f"{numbers.get(at, ''):>2} {''.join(lines[at])}".rstrip() for at in sorted(lines)]
    return [*told, f"   {letters}", "", *_legend(view, "".join(shown.values()), bool(stone(state)))]


def _column(cell: str) -> int:
    return LETTERS.index(cell[0])


def _shown(state: State, view: View) -> dict[str, str]:
    """Every cell as two characters."""
    here = position(state)
    tops, heights = here.pieces(), here.heights()
    placed, walking, reached = stone(state), druids(state), targets(state, view)
    found: dict[str, str] = {}
    for cell in (name for name in here.grid.names if name):
        bare = _TARGET if cell in reached else _BARE
        mark, height = bare, " "
        if cell in tops:
            mark = here.setting.marks[tops[cell].side]
            mark = mark.lower() if cell in placed else mark
            height = str(heights[cell]) if heights[cell] < 10 else _HIGH
        height = _DRUID if cell in walking else height
        found[cell] = f"{_REFUSED if cell in view.refused else mark}{height}"
    return found


def _legend(view: View, shown: str, placed: bool) -> Iterator[str]:
    """What the marks mean that are used."""
    used = {"text-stone": True, "text-placed": placed, "text-high": _HIGH in shown, "text-druid-here": _DRUID in shown}
    used |= {"text-targets": _TARGET in shown, "text-refused": _REFUSED in shown}
    yield from (say(view.language, message) for message, is_used in used.items() if is_used)
