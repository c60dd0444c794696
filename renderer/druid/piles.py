"""All that stands on one cell, as one pile: shadows on the ground, stones from the ground up, mark and height."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise

from renderer.druid import shadows
from renderer.druid.geometry import Plot
from renderer.druid.layers import Layer
from renderer.druid.marks import sign
from renderer.druid.pieces import footprint, piece
from renderer.druid.tones import stone_of
from renderer.paint.caching import cached
from renderer.shapes import SHARP, Figure, Pile, Polygon, Sprite, Standing, Text

_MOSTLY = 4
"""From how many levels of shade on, those of all neighbours together, a sign is mostly in the shade."""
Shades = tuple[int, int, int]
"""By how many levels the neighbours from which shadows come are higher than a surface."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What the picture of a cell depends on."""

    turf: str
    """The tone of its ground."""
    stack: tuple[Layer, ...]
    marks: str
    """The letters of the sides."""
    on_ground: Shades
    on_top: Shades
    named: bool
    """Whether the cell's name is written on the pile; what the ground has is covered in any case."""
    veil: tuple[str, float] | None
    """What lies over all of it."""


@cached(4096)
def pile(plot: Plot, cell: Cell) -> Pile:
    """The pile of a cell, round the middle of its ground."""
    return Pile(_told(cell), tuple(_parts(plot, cell)), tuple(_sign(plot, cell)), cell.veil)


@cached(8192)
def with_name(below: Pile, name: Text) -> Pile:
    """The pile with the cell's name written on it, beneath its veil if it has one."""
    bare = replace(below, veil=None) if below.veil else below
    return Pile(f"{below.name} “{name.text}”", (Standing(bare, (0, 0)),), (name,), below.veil)


def marks_on(pile: Pile) -> tuple[Sprite | Text, ...]:
    """What is written on a pile: mark and height, and the cell's name."""
    below = (mark for part in pile.parts if isinstance(part, Standing) for mark in marks_on(part.pile))
    return (*below, *(mark for mark in pile.marks if isinstance(mark, Sprite | Text)))


def _told(cell: Cell) -> str:
    stones = (f"{cell.marks[side]}{level}{f'[{ahead}]' if ahead else ''}" for level, side, ahead in cell.stack)
    shades = "".join(map(str, (*cell.on_ground, *cell.on_top)))
    veiled = " veiled" if cell.veil else ""
    return " ".join(("pile", *stones, f"shaded={shades}")) + veiled


def _parts(plot: Plot, cell: Cell) -> Iterator[Sprite]:
    yield from _on_ground(plot, cell)
    stack = cell.stack
    for (below, lower, shared), (level, side, ahead) in pairwise(((0, 0, ""), *stack)):
        if level > below + 1:
            floor = f"{stone_of(lower)}-gap" if below else "meadow-gap"
            yield _lifted(plot, _floor(plot, floor, shared if below else None), below)
        yield _lifted(plot, piece(plot, side, ahead), level - 1)
    if stack:
        yield from _on_top(plot, cell)


def _on_ground(plot: Plot, cell: Cell) -> Iterator[Sprite]:
    """The ground of the cell as far as it is in the shade; all of it where there is a name to be covered."""
    if not cell.stack and not plot.squares:
        yield Sprite(_floor(plot, cell.turf, None), (0, 0), SHARP)
    dark = f"{cell.turf}-shade"
    for direction, levels in zip(shadows.sources(plot), cell.on_ground, strict=True):
        if levels:
            yield Sprite(shadows.on_ground(plot, dark, direction, levels), (0, 0), SHARP)
    if cell.stack:
        height = min(cell.stack[-1][0], shadows.FARTHEST)
        yield Sprite(shadows.on_ground(plot, dark, "", height), (0, 0), SHARP)


def _on_top(plot: Plot, cell: Cell) -> Iterator[Sprite]:
    height, side, ahead = cell.stack[-1]
    dark = f"{stone_of(side)}-shade"
    for direction, levels in zip(shadows.sources(plot), cell.on_top, strict=True):
        if levels:
            yield _lifted(plot, shadows.on_top(plot, dark, ahead, direction, levels), height)


def _sign(plot: Plot, cell: Cell) -> Iterator[Sprite]:
    """Mark and height."""
    if not cell.stack:
        return
    height, side, _ = cell.stack[-1]
    # What lies beneath most of it; where there is a bit of the other tone, edges are a shade too light or too dark.
    on = f"{stone_of(side)}-shade" if sum(cell.on_top) >= _MOSTLY else stone_of(side)
    yield Sprite(sign(plot, side, cell.marks[side], height, cell.named), plot.offset(0, 0, height), on)


def _lifted(plot: Plot, figure: Figure, level: float) -> Sprite:
    return Sprite(figure, plot.offset(0, 0, level), SHARP)


@cache
def _floor(plot: Plot, tone: str, shared: str | None) -> Figure:
    """The ground of a cell, or the top of a piece, in one tone."""
    points = [plot.offset(*point) for point in plot.outline(0.011)] if shared is None else footprint(plot, shared)
    return Figure(f"{tone} floor", (Polygon(tuple(points), tone),))
