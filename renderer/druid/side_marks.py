"""Texts on stones and cells: the mark of a side, the height from level 2 on, and the name of the cell."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from renderer.druid.board_layout import BoardLayout
from renderer.druid.seen import place
from renderer.druid.stones import stone_tone
from renderer.paint.caching import cached
from renderer.paint.lettering import length
from renderer.shapes import Figure, Line, Point, Sector, Shape, Text

NAMED_FROM = 96
"""The width of a hexagon, in the picture, from which on its name is written below mark and height."""
_NAME_SIZE = 28
SMALLEST_NAME = 28
"""The smallest size of a name of an empty cell."""
_NAME_PLACE = -0.06
"""The distance from the middle of an empty hexagon to its name, in depths of a cell."""
CAPITAL = 0.73
"""The height of a figure or capital, in sizes."""
_BOLDER = 0.018
"""The distance by which a figure that is written twice is moved to each side, in sizes of the figure."""
_GLINT = 1.6
"""The distance of a groove's light edge to its lower right."""
_STROKES: dict[str, tuple[tuple[Point, Point], ...]] = {
    "V": (((0, -1), (0, 1)),),
    "H": (((-1, 0), (1, 0)),),
    "X": (((-1, -1), (1, 1)), ((-1, 1), (1, -1))),
    "Y": (((-1, -1), (0, 0)), ((1, -1), (0, 0)), ((0, 0), (0, 1))),
}
"""The strokes of each mark, between -1 and 1; `O` is a ring."""
_GROOVES = {"V": (0.31, 0.0), "H": (0.0, 0.335)}
"""For marks that are carved on both sides of the height: the distance from its middle, across and down, in cells."""


@cached
def top_mark(layout: BoardLayout, side: int, mark: str, height: int, named: bool = False) -> Figure:
    """Return mark and height for a top around (0, 0). `named` leaves room for the cell's name below them."""
    stone = stone_tone(side)
    across = layout.across
    y = -0.135 * layout.deep if named else 0
    size = _within(28, 0.42 * across, 46) if layout.squares else _within(28, 0.34 * across, 42)
    width = _within(4, 0.055 * across, 7)
    if mark in _GROOVES:
        shapes = tuple(_grooves(layout, stone, mark, height, size, width))
    else:
        shapes = tuple(_letter_and_figure(stone, mark, height, size, width, _within(20, 0.28 * across, 34), y))
    name = f"sign {mark}{height if height > 1 else ''}{' above a name' if named else ''}"
    return Figure(name, shapes)


@cached
def cell_name(layout: BoardLayout, name: str) -> Text:
    """Return the name of an empty cell whose middle is (0, 0), readable where the picture is 400 pixels wide."""
    size = _within(SMALLEST_NAME, 0.29 * layout.across, 33)
    return Text(name, (0, _NAME_PLACE * layout.deep), size, "medium", "cell-name")


@cached
def seen_name(layout: BoardLayout, name: str, higher: tuple[int, ...]) -> Text | None:
    """Return the name of an empty cell where it can be seen, or None if there is no room. `higher` is as in `seen`."""
    text = cell_name(layout, name)
    half_width = length(name, text.weight, text.size) / 2
    y = place(layout, higher, half_width, CAPITAL / 2 * text.size, text.at[1])
    return None if y is None else replace(text, at=(0, y))


@cached
def cell_name_on_top(layout: BoardLayout, side: int, height: int, name: str) -> Text:
    """Return the name of a cell, below the mark on its top. The middle of its ground is (0, 0)."""
    x, y = layout.offset(0, 0, height)
    return Text(name, (x, y + 0.215 * layout.deep), _NAME_SIZE, "semibold", f"{stone_tone(side)}-ink")


def cut_marks(layout: BoardLayout, marks: Iterable[str]) -> str:
    """Return the marks as they are carved on this board: V and H are exchanged where it is turned by a quarter."""
    across = str.maketrans("VH", "HV") if layout.squares and layout.turned % 2 else {}
    return "".join(marks).translate(across)


def carved(mark: str, stone: str, at: Point, size: float, width: float) -> Iterator[Shape]:
    """Yield a mark as it is carved into stone: its light edge, then its groove."""
    for tone, offset in ((f"{stone}-glint", _GLINT), (f"{stone}-groove", 0)):
        yield from mark_strokes(mark, (at[0] + offset, at[1] + offset), size, width, tone)


def mark_strokes(mark: str, at: Point, size: float, width: float, tone: str) -> Iterator[Shape]:
    """Yield a mark as strokes in a square of `size` around `at`."""
    x, y = at
    half = size / 2
    if mark == "O":
        yield Sector(at, half - width, half, tone)
    for (x1, y1), (x2, y2) in _STROKES.get(mark, ()):
        reach = half - (width / 2 if mark in "XY" else 0)
        yield Line((x + x1 * reach, y + y1 * reach), (x + x2 * reach, y + y2 * reach), width, tone, round=True)


def _grooves(layout: BoardLayout, stone: str, mark: str, height: int, size: float, width: float) -> Iterator[Shape]:
    """Yield a mark of one groove, or above level 1 a groove on each side of the height."""
    aside, down = _GROOVES[mark]
    groove = 0.52 * (layout.deep if mark == "V" else 1.12 * layout.across)
    if height == 1:
        yield from carved(mark, stone, (0, 0), groove, width)
        return
    for sign in (-1, 1):
        at = sign * aside * layout.across, sign * down * layout.deep
        yield from carved(mark, stone, at, 0.92 * groove, 0.9 * width)
    yield from _figure(str(height), (0, 0), size, stone)


def _letter_and_figure(
    stone: str, mark: str, height: int, size: float, width: float, letter: float, y: float
) -> Iterator[Shape]:
    """Yield a mark and, above level 1, the height beside it."""
    if height == 1:
        yield from carved(mark, stone, (0, y), letter * 1.1, width)
        return
    figure = str(height)
    gap = 0.16 * size
    whole = letter + gap + length(figure, "semibold", size)
    yield from carved(mark, stone, (-whole / 2 + letter / 2, y), letter, width)
    yield from _figure(figure, (whole / 2 - length(figure, "semibold", size) / 2, y), size, stone)


def _figure(text: str, at: Point, size: float, stone: str) -> Iterator[Text]:
    """Yield a figure that is bolder than the boldest font: written twice, a little apart."""
    for aside in (-_BOLDER, _BOLDER):
        yield Text(text, (at[0] + aside * size, at[1]), size, "semibold", f"{stone}-ink")


def _within(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))
