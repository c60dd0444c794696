"""What is drawn of every cell: the stones on it, the shade that falls on it, and the name that can be read there."""

from dataclasses import dataclass
from functools import cache

from renderer.caching import cached
from renderer.shapes import Standing
from renderer.stones import shadows
from renderer.stones.geometry import Plot
from renderer.stones.ground import turf
from renderer.stones.layers import Layer, Stacks
from renderer.stones.marks import NAMED_FROM, ground_name, top_name
from renderer.stones.piles import Cell, Shades, pile, with_name
from renderer.stones.tones import stone_of

GROUND_VEIL, _STONE_VEIL = ("ground", 0.35), ("meadow", 0.62)
"""What lies over kerb and turf, and over stones, beside a chain that has won."""
_HIDING = 3
"""From how many levels on a stack hides the name of the empty cell behind it."""
_WALL = "wall"


@dataclass(frozen=True, eq=False)
class Site:
    """What stays the same about a cell: its turf, and which neighbours matter to how it looks.

    These are names of cells; beyond the edge, `wall` on squares and nothing on hexagons.
    """

    name: str
    turf: str
    shading: tuple[str, ...]
    """Three whose shadows may fall on it."""
    hiding: tuple[str, ...]
    """Those in front, which may hide it; the one straight in front first."""


@cache
def sites(plot: Plot) -> tuple[Site, ...]:
    """All cells, the far ones first."""
    beyond, front = (_WALL, ("s",)) if plot.squares else ("", ("s", "sw", "se"))

    def beside(cell: str, directions: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(plot.beside(cell, direction) or beyond for direction in directions)

    order = sorted(plot.middles, key=lambda cell: (-round(plot.middles[cell][1], 3), plot.middles[cell][0]))
    return tuple(
        Site(cell, turf(plot, cell), beside(cell, shadows.sources(plot)), beside(cell, front)) for cell in order
    )


def standing(board: Plot, layers: Stacks, marks: str, won: tuple[str, ...]) -> dict[str, Standing]:
    """What is drawn of every cell that is not bare, the far ones first; if a chain has won, the others veiled.

    `marks` has the letters of the sides.
    """
    heights = {cell: stack[-1][0] for cell, stack in layers.items()} | {_WALL: round(board.wall)}
    high = heights.get
    found: dict[str, Standing] = {}
    for site in sites(board):
        over = tuple([high(name, 0) for name in site.shading])
        before = tuple([high(name, 0) for name in site.hiding])
        veiled = bool(won) and site.name not in won
        if stack := layers.get(site.name):
            found[site.name] = _built(board, site, stack, over, before, marks, veiled)
        elif (any(over) or any(before)) and (shown := _bare(board, site, over, before, marks, veiled)):
            found[site.name] = shown
    return found


@cached(16384)
def _bare(
    board: Plot, site: Site, over: tuple[int, ...], before: tuple[int, ...], marks: str, veiled: bool
) -> Standing | None:
    """An empty cell: in the shade of its neighbours, its name hidden where a stack in front would cut it."""
    cutting = before if board.across < NAMED_FROM else before[:1]
    hidden = not board.squares and not board.flat and max(cutting) >= _HIDING
    # The shade of the walls is part of the ground.
    if not hidden and not any(levels for levels, name in zip(over, site.shading, strict=True) if name != _WALL):
        return None
    shades = _shades(over)
    shown = pile(board, Cell(site.turf, (), marks, shades, (0, 0, 0), False, GROUND_VEIL if veiled else None))
    if not board.squares and not hidden:
        shown = with_name(shown, ground_name(board, site.name, f"{site.turf}-shade" if any(shades[1:]) else site.turf))
    return Standing(shown, board.cell(site.name))


@cached(16384)
def _built(
    board: Plot,
    site: Site,
    stack: tuple[Layer, ...],
    over: tuple[int, ...],
    before: tuple[int, ...],
    marks: str,
    veiled: bool,
) -> Standing:
    """A cell with stones: its top is in the shade of those that are higher."""
    height, side, _ = stack[-1]
    named = not board.squares and board.across >= NAMED_FROM and (board.flat or before[0] <= height)
    veil = _STONE_VEIL if veiled else None
    shown = pile(board, Cell(site.turf, stack, marks, (0, 0, 0), _shades(over, height), named, veil))
    if named:
        shown = with_name(shown, top_name(board, side, height, site.name, stone_of(side)))
    return Standing(shown, board.cell(site.name))


def _shades(over: tuple[int, ...], height: int = 0) -> Shades:
    """By how many levels the neighbours are higher than a surface, as far as it matters."""
    one, two, three = (max(0, min(levels - height, shadows.FARTHEST)) for levels in over)
    return one, two, three
