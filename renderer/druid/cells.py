"""The drawing of each cell: shadows on its ground, its stones, shadows on its top, mark, height and name."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from operator import itemgetter

from renderer.druid.board_layout import BoardLayout, Onward
from renderer.druid.druid_ground import turf
from renderer.druid.layers import Layer, Stacks
from renderer.druid.side_marks import NAMED_FROM, cell_name, cell_name_on_top, seen_name, top_mark
from renderer.druid.stones import (
    LONGEST_SHADOW,
    footprint,
    piece,
    shadow_directions,
    shadow_on_ground,
    shadow_on_top,
    stone_tone,
)
from renderer.paint.caching import cached
from renderer.shapes import Figure, Pile, PlacedPile, Polygon, Sprite, Text

GROUND_VEIL, _STONE_VEIL = ("ground", 0.35), ("meadow", 0.62)
"""The tone that covers kerb and turf, or stones, beside a chain that has won, and how much of it."""
_WALL = "wall"
Heights = tuple[int, ...]
Shades = tuple[int, int, int]
"""The levels by which the neighbours that cast shadows are higher than a surface."""


@dataclass(frozen=True, eq=False)
class CellSite:
    """The constant parts of a cell: its turf, and the neighbours that matter to how it looks.

    Beyond the edge of the board its name is empty, but for `wall` behind squares.
    """

    name: str
    turf: str
    shading: tuple[str, ...]
    """The names of the three neighbours whose shadows may fall on the cell."""
    neighbours: Callable[[Mapping[str, int]], Heights]
    """Takes the heights of all cells and returns those of the neighbours that matter: first the three that may cast a
    shadow, then, on hexagons, those in front that may hide the cell, the one straight in front first.
    """


@dataclass(frozen=True, slots=True)
class CellLook:
    """All that the picture of a cell depends on."""

    turf: str
    """The tone of the cell's ground."""
    stack: tuple[Layer, ...]
    marks: str
    """The letters of the sides."""
    on_ground: Shades
    on_top: Shades
    named: bool
    """Whether there is room for the cell's name on the pile. The name on the ground is covered in any case."""
    blank: bool = False
    """Whether nothing is written on the top."""


@cached
def cell_sites(layout: BoardLayout) -> tuple[CellSite, ...]:
    """Return all cells, the far ones first."""
    front = () if layout.squares else ("s", "sw", "se")

    def beyond(cell: str, direction: str) -> str:
        return _WALL if layout.squares and "n" in direction and layout.at_edge(cell, "top") else ""

    def beside(cell: str, directions: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(layout.beside(cell, direction) or beyond(cell, direction) for direction in directions)

    order = sorted(layout.middles, key=lambda cell: (-round(layout.middles[cell][1], 3), layout.middles[cell][0]))
    sites = []
    for cell in order:
        shading = beside(cell, shadow_directions(layout))
        sites.append(CellSite(cell, turf(layout, cell), shading, itemgetter(*shading, *beside(cell, front))))
    return tuple(sites)


def cell_piles(
    layout: BoardLayout, layers: Stacks, marks: str, won: tuple[str, ...], blank: Collection[str] = ()
) -> dict[str, PlacedPile]:
    """Return the drawing of each cell that is not bare, the far ones first.

    `marks` are the letters of the sides. `won` are the cells of a chain that has won: all others are veiled. Nothing
    is written on `blank` cells, since something else is drawn there.
    """
    heights = dict.fromkeys(layout.middles, 0) | {_WALL: round(layout.wall), "": 0}
    heights |= {cell: stack[-1][0] for cell, stack in layers.items()}
    piles: dict[str, PlacedPile] = {}
    for site in cell_sites(layout):
        around = site.neighbours(heights)
        veiled = bool(won) and site.name not in won
        if stack := layers.get(site.name):
            piles[site.name] = _built(layout, site, stack, around, marks, veiled, site.name in blank)
        elif site.name in blank and not layout.squares:
            piles[site.name] = _bare(layout, site, around, marks, veiled, None)
        elif any(around) and (shown := _bare_if_changed(layout, site, around, marks, veiled)):
            piles[site.name] = shown
    return piles


@cached
def _bare_if_changed(
    layout: BoardLayout, site: CellSite, around: Heights, marks: str, veiled: bool
) -> PlacedPile | None:
    """Return the shadows on an empty cell and its name, which moves back or is left out where a stack in front cuts it.

    Returns None if the ground can stay as it is.
    """
    shading, higher = around[:3], around[3:]
    name = None if layout.squares else cell_name(layout, site.name)
    seen = name if not name or layout.top_down else seen_name(layout, site.name, higher)
    # The shade of the walls is part of the ground.
    shaded = any(levels for levels, neighbour in zip(shading, site.shading, strict=True) if neighbour != _WALL)
    return _bare(layout, site, around, marks, veiled, seen) if shaded or seen != name else None


@cached
def _bare(
    layout: BoardLayout, site: CellSite, around: Heights, marks: str, veiled: bool, name: Text | None
) -> PlacedPile:
    """Return the ground of an empty cell with the shadows on it and a name."""
    look = CellLook(site.turf, (), marks, _shades(around[:3]), (0, 0, 0), False)
    return PlacedPile(pile(layout, look, name, GROUND_VEIL if veiled else None), layout.cell(site.name))


@cached
def _built(
    layout: BoardLayout,
    site: CellSite,
    stack: tuple[Layer, ...],
    around: Heights,
    marks: str,
    veiled: bool,
    blank: bool,
) -> PlacedPile:
    """Return the pile of a cell with stones. Higher neighbours cast shadows on its top."""
    shading, in_front = around[:3], around[3:]
    height, side, _ = stack[-1]
    named = not layout.squares and layout.across >= NAMED_FROM and (layout.top_down or in_front[0] <= height)
    name = cell_name_on_top(layout, side, height, site.name) if named and not blank else None
    look = CellLook(site.turf, stack, marks, (0, 0, 0), _shades(shading, height), named, blank)
    return PlacedPile(pile(layout, look, name, _STONE_VEIL if veiled else None), layout.cell(site.name))


def _shades(neighbours: Heights, height: int = 0) -> Shades:
    """Return by how many levels neighbours are higher than a surface, at most as many as matter."""
    one, two, three = (max(0, min(levels - height, LONGEST_SHADOW)) for levels in neighbours)
    return one, two, three


@cached
def pile(layout: BoardLayout, cell: CellLook, name: Text | None, veil: tuple[str, float] | None) -> Pile:
    """Return the pile of a cell, with the cell's name written on it, and a veil over both; either may be missing.

    The middle of the ground is (0, 0). A veil is a tone and how much of it is laid over the whole.
    """
    plain = _plain_pile(layout, cell)
    if not name and not veil:
        return plain
    title = "".join((plain.name, " veiled" if veil else "", f" “{name.text}”" if name else ""))
    return Pile(title, (PlacedPile(plain, (0, 0)),), (name,) if name else (), veil)


@cached
def _plain_pile(layout: BoardLayout, cell: CellLook) -> Pile:
    """Return the pile of a cell without a name, which cells that look alike share."""
    return Pile(_pile_name(cell), tuple(_parts(layout, cell)), tuple(_top_mark(layout, cell)))


def marks_on(pile: Pile) -> tuple[Sprite | Text, ...]:
    """Return the texts on a pile: mark and height, and the cell's name."""
    below = (mark for part in pile.parts if isinstance(part, PlacedPile) for mark in marks_on(part.pile))
    return (*below, *(mark for mark in pile.marks if isinstance(mark, Sprite | Text)))


def _pile_name(cell: CellLook) -> str:
    """Return the text by which scenes name the pile: its layers and its shadows."""
    stones = (f"{cell.marks[side]}{level}{_joined(onward)}" for level, side, onward in cell.stack)
    shades = "".join(map(str, (*cell.on_ground, *cell.on_top)))
    return " ".join(("pile", *stones, f"shaded={shades}", *("blank",) * cell.blank))


def _joined(onward: Onward) -> str:
    return f"[{'-'.join(onward)}]" if onward else ""


def _parts(layout: BoardLayout, cell: CellLook) -> Iterator[Sprite]:
    """Yield what the pile consists of, from the ground up."""
    yield from _on_ground(layout, cell)
    stack = cell.stack
    for (below, lower_side, lower_onward), (level, side, onward) in pairwise(((0, 0, ()), *stack)):
        if level > below + 1:
            tone = f"{stone_tone(lower_side)}-gap" if below else "meadow-gap"
            yield _lifted(layout, _floor(layout, tone, lower_onward if below else None), below)
        yield _lifted(layout, piece(layout, side, onward), level - 1)
    if stack:
        yield from _on_top(layout, cell)


def _on_ground(layout: BoardLayout, cell: CellLook) -> Iterator[Sprite]:
    """Yield the shaded parts of the ground; on empty hexagons all of it, to cover the cell's name."""
    if not cell.stack and not layout.squares:
        yield Sprite(_floor(layout, cell.turf, None), (0, 0))
    dark = f"{cell.turf}-shade"
    for direction, levels in zip(shadow_directions(layout), cell.on_ground, strict=True):
        if levels:
            yield Sprite(shadow_on_ground(layout, dark, direction, levels), (0, 0))
    if cell.stack:
        height = min(cell.stack[-1][0], LONGEST_SHADOW)
        yield Sprite(shadow_on_ground(layout, dark, "", height), (0, 0))


def _on_top(layout: BoardLayout, cell: CellLook) -> Iterator[Sprite]:
    """Yield the shadows on the top."""
    height, side, onward = cell.stack[-1]
    dark = f"{stone_tone(side)}-shade"
    for direction, levels in zip(shadow_directions(layout), cell.on_top, strict=True):
        if levels:
            yield _lifted(layout, shadow_on_top(layout, dark, onward, direction, levels), height)


def _top_mark(layout: BoardLayout, cell: CellLook) -> Iterator[Sprite]:
    """Yield mark and height."""
    if not cell.stack or cell.blank:
        return
    height, side, _ = cell.stack[-1]
    yield Sprite(top_mark(layout, side, cell.marks[side], height, cell.named), layout.offset(0, 0, height))


def _lifted(layout: BoardLayout, figure: Figure, level: float) -> Sprite:
    return Sprite(figure, layout.offset(0, 0, level))


@cached
def _floor(layout: BoardLayout, tone: str, onward: Onward | None) -> Figure:
    """Return the ground of a cell, or the top of a piece if `onward` is given, in one tone."""
    points = [layout.offset(*point) for point in layout.outline(0.011)] if onward is None else footprint(layout, onward)
    return Figure(f"{tone} floor", (Polygon(tuple(points), tone),))
