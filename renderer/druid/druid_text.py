"""The board in words: sentences for the alt text, and the board as lines of text."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from engine import State
from engine.boards.grid import LETTERS
from engine.games.druid.druid_walk import DruidWalkPosition
from locales import say
from renderer.druid.board_layout import HALF_HEXAGON, lay_out
from renderer.druid.layers import latest_stone, position
from renderer.druid.target_marks import targets
from renderer.druid.walking_druids import druids, goals
from renderer.look import COLUMNS
from renderer.view import View, side_letter, side_name

_DRUID, _TARGET, _REFUSED, _BARE, _HIGH = "@", "*", "!", "·", "+"


def piece_sentences(state: State, view: View) -> Iterator[str]:
    """Yield the tops of each side by height and, where it matters, which of them are lintels."""
    levels: dict[tuple[int, int], list[str]] = {}
    pieces, heights = position(state).pieces(), position(state).heights()
    for cell, piece in pieces.items():
        levels.setdefault((piece.side, heights[cell]), []).append(cell)
    for side in range(len(state.game.sides)):
        told = [
            say(view.language, "alt-height", height=height, cells=" ".join(levels[owner, height]))
            for owner, height in sorted(levels)
            if owner == side
        ]
        name = side_name(state, view, side)
        yield say(view.language, "alt-tops" if told else "alt-no-pieces", side=name, heights=told)
    if not position(state).setting.nostack:
        return
    lintels = " ".join(cell for cell, piece in pieces.items() if piece.kind == "lintel")
    if lintels:
        yield say(view.language, "alt-lintels", cells=lintels)


def standing(state: State, view: View) -> Mapping[str, Sequence[str]]:
    """Return the stone on top of each cell in words, with its height, and the druid who stands on it."""
    heights = position(state).heights()

    def told(kind: str, side: int, cell: str) -> str:
        return say(view.language, f"holds-{kind}", side=side_name(state, view, side), height=heights.get(cell, 0))

    found = {cell: [told(piece.kind, piece.side, cell)] for cell, piece in position(state).pieces().items()}
    for cell, side in druids(state).items():
        found.setdefault(cell, []).append(told("druid", side, cell))
    return found


def druid_sentences(state: State, view: View) -> Iterator[str]:
    """Yield where druids stand and which edge they have to reach."""
    if not isinstance(position(state), DruidWalkPosition):
        return
    ends = goals(state)
    for cell, side in druids(state).items():
        edge = say(view.language, f"edge-{ends[side]}")
        yield say(view.language, "alt-druid", side=side_name(state, view, side), cell=cell, edge=edge)


def target_sentences(state: State, view: View) -> Iterator[str]:
    """Yield the moves that are marked, unless all are told with their numbers."""
    moves = [way.text for way in targets(state, view)]
    if len(moves) > len(view.numbered):
        yield say(view.language, "alt-moves", moves=" ".join(moves))


def text_rows(state: State, view: View) -> list[str]:
    """Return the board as lines, two characters a cell: the side's letter and the height.

    On squares, the number of each row stands at its left. Where columns are half a cell apart, their cells stand in
    alternate lines, each between the names of its first and its last cell.
    """
    layout = lay_out(position(state).grid, 0)
    texts = _cell_texts(state, view)
    half = 1 if layout.squares else HALF_HEXAGON
    highest = max(y for _, y in layout.middles.values())
    lines: dict[int, list[str]] = {}
    for cell, (_, y) in layout.middles.items():
        lines.setdefault(round((highest - y) / half), []).append(cell)
    heads = {at: f"{cells[0][1:]:>2}" if layout.squares else cells[0] for at, cells in lines.items()}
    indent = 1 + max(len(head) for at, head in heads.items() if not _column(lines[at][0]))
    rows = []
    for at in sorted(lines):
        row = heads[at].ljust(indent)
        for cell in lines[at]:
            row = row.ljust(indent + 2 * _column(cell)) + texts[cell]
        has_end = not layout.squares and len(lines[at]) > 1
        rows.append(f"{row} {lines[at][-1]}" if has_end else row.rstrip())
    letters = " " * indent + " ".join(LETTERS[: len(layout.grid.columns)])
    legend = _legend(view, "".join(texts.values()), bool(latest_stone(state)))
    links = (line for text in _links(state, view) for line in wrap(text, COLUMNS, break_on_hyphens=False))
    return [*rows, letters, "", *legend, *links]


def _links(state: State, view: View) -> Iterator[str]:
    """Yield which edges each side links; sides that link the same ones in one sentence."""
    setting, walks = position(state).setting, isinstance(position(state), DruidWalkPosition)
    for joins in dict.fromkeys(setting.joins):
        sides = [mark for mark, own in zip(setting.marks, setting.joins, strict=True) if own == joins]
        ways = [_way(view.language, edges, len(setting.grid.edges)) for edges in joins]
        yield say(view.language, "text-walks" if walks else "text-links", sides=sides, ways=ways)


def _way(language: str, edges: tuple[str, ...], count: int) -> str:
    """Return edges that one side links, in words; the board has `count` of them."""
    if len(edges) == count:
        return say(language, "text-way-all", count=count)
    return say(language, "text-way", edges=[say(language, f"short-edge-{edge}") for edge in edges])


def _column(cell: str) -> int:
    """Return the index of a cell's column."""
    return LETTERS.index(cell[0])


def _cell_texts(state: State, view: View) -> dict[str, str]:
    """Return every cell as two characters."""
    board = position(state)
    tops, heights = board.pieces(), board.heights()
    placed, walking, reached = latest_stone(state), druids(state), [way.text for way in targets(state, view)]
    texts: dict[str, str] = {}
    for cell in (name for name in board.grid.names if name):
        mark, height = _TARGET if cell in reached else _BARE, " "
        if cell in tops:
            mark = side_letter(state, view, tops[cell].side)
            mark = mark.lower() if cell in placed else mark
            height = str(heights[cell]) if heights[cell] < 10 else _HIGH
        height = _DRUID if cell in walking else height
        texts[cell] = f"{_REFUSED if cell in view.refused else mark}{height}"
    return texts


def _legend(view: View, shown: str, placed: bool) -> Iterator[str]:
    """Yield the meanings of the marks that are used."""
    used = {"text-stone": True, "text-placed": placed, "text-high": _HIGH in shown, "text-druid-here": _DRUID in shown}
    used |= {"text-targets": _TARGET in shown, "text-refused": _REFUSED in shown}
    yield from (say(view.language, message) for message, is_used in used.items() if is_used)
