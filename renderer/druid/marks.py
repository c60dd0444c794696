"""What is cut into stones: the mark of a side, which tells which way it builds, and from level 2 on the height."""

from collections.abc import Iterable, Iterator
from functools import cache

from renderer.druid.geometry import Plot
from renderer.druid.tones import stone_of
from renderer.paint.lettering import length
from renderer.shapes import Figure, Line, Point, Sector, Shape, Text

NAMED_FROM = 96
"""How wide a hexagon has to be to bear its name below mark and height."""
_NAME = 22
_BOLDER = 0.018
_GLINT = 1.6
"""How far to the lower right the light edge of a groove lies."""


@cache
def sign(plot: Plot, side: int, mark: str, height: int, named: bool = False) -> Figure:
    """Mark and height on a top round (0, 0), with room for the cell's name below if it is to have one."""
    stone = stone_of(side)
    across = plot.across
    y = -0.12 * plot.deep if named else 0
    size = _within(28, 0.42 * across, 46) if plot.squares else _within(28, 0.34 * across, 42)
    width = _within(4, 0.055 * across, 7)
    if mark in _GROOVES:
        shapes = tuple(_grooves(plot, stone, mark, height, size, width))
    else:
        shapes = tuple(_letter_and_figure(stone, mark, height, size, width, _within(20, 0.28 * across, 34), y))
    told = f"sign {mark}{height if height > 1 else ''}{' above a name' if named else ''}"
    return Figure(told, shapes)


@cache
def ground_name(plot: Plot, name: str, on: str | None = None) -> Text:
    """The name of an empty cell, for a place round (0, 0)."""
    size = _within(24, 0.25 * plot.across, 30)
    return Text(name, (0, -0.1 * plot.deep), size, "medium", "cell-name", on)


@cache
def top_name(plot: Plot, side: int, height: int, name: str, on: str | None = None) -> Text:
    """The name of a cell below the sign on its top, round the middle of its ground."""
    x, y = plot.offset(0, 0, height)
    return Text(name, (x, y + 0.23 * plot.deep), _NAME, "semibold", f"{stone_of(side)}-ink", on)


def cuts(plot: Plot, marks: Iterable[str]) -> str:
    """The marks of the sides as they are cut on a board: a groove leads the way its side builds, also when turned."""
    across = str.maketrans("VH", "HV") if plot.squares and plot.turned % 2 else {}
    return "".join(marks).translate(across)


def cut(mark: str, stone: str, at: Point, size: float, width: float) -> Iterator[Shape]:
    """A mark as it is cut into stone: its light edge, then its groove."""
    for tone, away in ((f"{stone}-glint", _GLINT), (f"{stone}-groove", 0)):
        yield from strokes(mark, (at[0] + away, at[1] + away), size, width, tone)


def strokes(mark: str, at: Point, size: float, width: float, tone: str) -> Iterator[Shape]:
    """A mark as strokes, in a square of some size round a place."""
    x, y = at
    half = size / 2
    if mark == "O":
        yield Sector(at, half - width, half, tone)
    for (x1, y1), (x2, y2) in _STROKES.get(mark, ()):
        reach = half - (width / 2 if mark in "XY" else 0)
        yield Line((x + x1 * reach, y + y1 * reach), (x + x2 * reach, y + y2 * reach), width, tone, round=True)


_STROKES: dict[str, tuple[tuple[Point, Point], ...]] = {
    "V": (((0, -1), (0, 1)),),
    "H": (((-1, 0), (1, 0)),),
    "X": (((-1, -1), (1, 1)), ((-1, 1), (1, -1))),
    "Y": (((-1, -1), (0, 0)), ((1, -1), (0, 0)), ((0, 0), (0, 1))),
}
_GROOVES = {"V": (0.31, 0.0), "H": (0.0, 0.335)}
"""Marks of which two flank a figure, and how far from its middle they do, across and down."""


def _grooves(plot: Plot, stone: str, mark: str, height: int, size: float, width: float) -> Iterator[Shape]:
    aside, down = _GROOVES[mark]
    long = 0.52 * (plot.deep if mark == "V" else 1.12 * plot.across)
    if height == 1:
        yield from cut(mark, stone, (0, 0), long, width)
        return
    for way in (-1, 1):
        yield from cut(mark, stone, (way * aside * plot.across, way * down * plot.deep), 0.92 * long, width * 0.9)
    yield from _figure(str(height), (0, 0), size, stone)


def _letter_and_figure(
    stone: str, mark: str, height: int, size: float, width: float, letter: float, y: float
) -> Iterator[Shape]:
    if height == 1:
        yield from cut(mark, stone, (0, y), letter * 1.1, width)
        return
    figure = str(height)
    gap = 0.16 * size
    whole = letter + gap + length(figure, "semibold", size)
    yield from cut(mark, stone, (-whole / 2 + letter / 2, y), letter, width)
    yield from _figure(figure, (whole / 2 - length(figure, "semibold", size) / 2, y), size, stone)


def _figure(text: str, at: Point, size: float, stone: str) -> Iterator[Text]:
    """A figure, written twice and a little apart: so it is bolder than our boldest type."""
    for aside in (-_BOLDER, _BOLDER):
        yield Text(text, (at[0] + aside * size, at[1]), size, "semibold", f"{stone}-ink")


def _within(low: float, value: float, high: float) -> float:
    return max(low, min(value, high))
