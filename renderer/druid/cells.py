"""What is drawn of every cell: the stones on it, the shade that falls on it, and the name that can be read there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import itemgetter

from renderer.druid import shadows
from renderer.druid.geometry import Plot
from renderer.druid.ground import turf
from renderer.druid.layers import Layer, Stacks
from renderer.druid.marks import NAMED_FROM, ground_name, top_name
from renderer.druid.piles import Cell, Shades, pile, with_name
from renderer.druid.tones import stone_of
from renderer.paint.caching import cached
from renderer.shapes import Standing

GROUND_VEIL, _STONE_VEIL = ("ground", 0.35), ("meadow", 0.62)
"""What lies over kerb and turf, and over stones, beside a chain that has won."""
_HIDING = 3
"""From how many levels on a stack hides the name of the empty cell behind it."""
_WALL = "wall"
Heights = tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Site:
    """What stays the same about a cell: its turf, and which neighbours matter to how it looks.

    Beyond the edge there is `wall` on squares, and an empty name on hexagons.
    """

    name: str
    turf: str
    shading: tuple[str, ...]
    """The names of three whose shadows may fall on it."""
    around: Callable[[Mapping[str, int]], Heights]
    """Takes their heights from those of all, and of those in front, which may hide it; the one straight in front first.
    On squares none does.
    """


@cache
def sites(plot: Plot) -> tuple[Site, ...]:
    """All cells, the far ones first."""
    beyond, front = (_WALL, ()) if plot.squares else ("", ("s", "sw", "se"))

    def beside(cell: str, directions: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(plot.beside(cell, direction) or beyond for direction in directions)

    order = sorted(plot.middles, key=lambda cell: (-round(plot.middles[cell][1], 3), plot.middles[cell][0]))
    found = []
    for cell in order:
        shading = beside(cell, shadows.sources(plot))
        found.append(Site(cell, turf(plot, cell), shading, itemgetter(*shading, *beside(cell, front))))
    return tuple(found)


def standing(board: Plot, layers: Stacks, marks: str, won: tuple[str, ...]) -> dict[str, Standing]:
    """What is drawn of every cell that is not bare, the far ones first; if a chain has won, the others veiled.

    `marks` has the letters of the sides.
    """
    heights = dict.fromkeys(board.middles, 0) | {_WALL: round(board.wall), "": 0}
    heights |= {cell: stack[-1][0] for cell, stack in layers.items()}
    found: dict[str, Standing] = {}
    for site in sites(board):
        around = site.around(heights)
        veiled = bool(won) and site.name not in won
        if stack := layers.get(site.name):
            found[site.name] = _built(board, site, stack, around, marks, veiled)
        elif any(around) and (shown := _bare(board, site, around, marks, veiled)):
            found[site.name] = shown
    return found


@cached(16384)
def _bare(board: Plot, site: Site, around: Heights, marks: str, veiled: bool) -> Standing | None:
    """An empty cell: in the shade of its neighbours, its name hidden where a stack in front would cut it."""
    over, before = around[:3], around[3:]
    cutting = before if board.across < NAMED_FROM else before[:1]
    hidden = not board.flat and any(levels >= _HIDING for levels in cutting)
    # The shade of the walls is part of the ground.
    if not hidden and not any(levels for levels, name in zip(over, site.shading, strict=True) if name != _WALL):
        return None
    shades = _shades(over)
    shown = pile(board, Cell(site.turf, (), marks, shades, (0, 0, 0), False, GROUND_VEIL if veiled else None))
    if not board.squares and not hidden:
        shown = with_name(shown, ground_name(board, site.name, f"{site.turf}-shade" if any(shades[1:]) else site.turf))
    return Standing(shown, board.cell(site.name))


@cached(16384)
def _built(board: Plot, site: Site, stack: tuple[Layer, ...], around: Heights, marks: str, veiled: bool) -> Standing:
    """A cell with stones: its top is in the shade of those that are higher."""
    over, before = around[:3], around[3:]
    height, side, _ = stack[-1]
    named = not board.squares and board.across >= NAMED_FROM and (board.flat or before[0] <= height)
    veil = _STONE_VEIL if veiled else None
    shown = pile(board, Cell(site.turf, stack, marks, (0, 0, 0), _shades(over, height), named, veil))
    if named:
        shown = with_name(shown, top_name(board, side, height, site.name, stone_of(side)))
    return Standing(shown, board.cell(site.name))


def _shades(over: Heights, height: int = 0) -> Shades:
    """By how many levels the neighbours are higher than a surface, as far as it matters."""
    one, two, three = (max(0, min(levels - height, shadows.FARTHEST)) for levels in over)
    return one, two, three
