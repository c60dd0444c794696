"""The monument as shapes: the ground, every cell with what stands on it, and the marks above."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from engine import State
from renderer.caching import cached
from renderer.scene import Scene
from renderer.shapes import SHARP, Contour, Drawn, Polygon, Sprite, Standing
from renderer.stones import shadows
from renderer.stones.band import band
from renderer.stones.geometry import Plot, plot
from renderer.stones.ground import ground, turf
from renderer.stones.inks import INKS
from renderer.stones.layers import Layer, Stacks, position, stacks, stone
from renderer.stones.marks import NAMED_FROM, ground_name, sign, top_name
from renderer.stones.pieces import piece
from renderer.stones.piles import Cell, pile, with_name
from renderer.stones.refused import refusal
from renderer.stones.targets import marked, targets
from renderer.stones.tones import stone_of
from renderer.stones.walk import goals
from renderer.stones.walkers import goal_marks, walkers
from renderer.stones.wins import stroke, ways
from renderer.view import View

Owners = tuple[tuple[str, str], ...]
"""For each edge of the board, the stone of its kerb."""
_KERB_VEIL, _STONE_VEIL = ("ground", 0.35), ("meadow", 0.62)
"""What lies over kerb and turf, and over stones, beside a chain that has won."""
_HIDING = 3
"""From how many levels on a stack hides the name of the empty cell behind it."""


_FRONT = 3
"""Where in a list of neighbours those begin that are nearer to the viewer."""


@dataclass(frozen=True, eq=False)
class Site:
    """What stays the same about a cell: its turf, and the neighbours that matter to how it looks."""

    name: str
    turf: str
    around: tuple[str, ...]
    """Three whose shadows may fall on it, then those that may hide it, the one straight in front first: their names,
    `wall`, or nothing."""


@cache
def sites(plot: Plot) -> tuple[Site, ...]:
    """All cells, the far ones first."""
    at = {(round(x, 3), round(y, 3)): name for name, (x, y) in plot.middles.items()}

    def beside(cell: str, way: tuple[float, float]) -> str:
        (x, y), (across, up) = plot.middles[cell], way
        return at.get((round(x + across, 3), round(y + up, 3)), "wall" if plot.squares else "")

    front = ("s",) if plot.squares else ("s", "sw", "se")
    order = sorted(plot.middles, key=lambda cell: (-round(plot.middles[cell][1], 3), plot.middles[cell][0]))
    return tuple(
        Site(
            cell,
            turf(plot, cell),
            tuple(beside(cell, shadows.step(plot, direction)) for direction in (*shadows.sources(plot), *front)),
        )
        for cell in order
    )


def monument(state: State, view: View, owners: Owners) -> Scene:
    """The state as shapes."""
    layers = stacks(state)
    tallest = max((stack[-1][0] for stack in layers.values()), default=0)
    board = plot(position(state).grid, tallest, view.plan)
    return Scene(ground(board, owners), tuple(_live(state, view, board, layers)), INKS)


def _live(state: State, view: View, board: Plot, layers: Stacks) -> Iterator[Drawn]:
    won = state.outcome.cells if state.outcome and state.outcome.reason == "connection" else ()
    heights = {cell: stack[-1][0] for cell, stack in layers.items()}
    yield from goal_marks(state, board)
    if won:
        yield Polygon(((0, 92), (1000, 92), (1000, 1000), (0, 1000)), *_KERB_VEIL)
    standing = _standing(state, board, layers, won)
    yield from standing.values()
    for cell in view.refused:
        yield from _refused(state, board, layers.get(cell, ()), cell)
    if won:
        yield from stroke(board, ways(state, won), heights)
    else:
        yield from last_stone(state, board, layers, standing)
    yield from marked(state, board, targets(state, view))
    yield from walkers(state, board, heights)
    yield from band(state, view, goals(state))


def _refused(state: State, board: Plot, stack: tuple[Layer, ...], cell: str) -> Iterator[Drawn]:
    """A cell that breaks a rule; what is to be read there is written once more."""
    if cell not in board.middles:
        return
    level, side, ahead = stack[-1] if stack else (0, 0, "")
    at = board.cell(cell, level)
    yield Sprite(refusal(board, ahead), at)
    if stack:
        yield Sprite(sign(board, side, position(state).setting.marks[side], level), at)
    elif not board.squares:
        text = ground_name(board, cell)
        yield replace(text, at=(at[0] + text.at[0], at[1] + text.at[1]))


def _standing(state: State, board: Plot, layers: Stacks, won: tuple[str, ...]) -> dict[str, Standing]:
    """What is drawn of every cell that is not bare, the far ones first; if a chain has won, the others veiled."""
    heights = {cell: stack[-1][0] for cell, stack in layers.items()} | {"wall": round(board.wall)}
    high = heights.get
    marks = "".join(position(state).setting.marks)
    found: dict[str, Standing] = {}
    for site in sites(board):
        around = tuple([high(name, 0) for name in site.around])
        stack = layers.get(site.name, ())
        if stack or any(around):
            shown = (_built if stack else _bare)(board, site, stack, around, marks, bool(won) and site.name not in won)
            if shown:
                found[site.name] = shown
    return found


@cached(16384)
def _bare(
    board: Plot, site: Site, _: tuple[Layer, ...], around: tuple[int, ...], marks: str, veiled: bool
) -> Standing | None:
    """An empty cell: in the shade of its neighbours, its name hidden where a stack in front would cut it."""
    front = around[_FRONT:] if board.across < NAMED_FROM else around[_FRONT : _FRONT + 1]
    hidden = not board.squares and not board.flat and max(front) >= _HIDING
    if not hidden and not any(
        levels for levels, name in zip(around, site.around[:_FRONT], strict=False) if name != "wall"
    ):
        return None
    one, two, three = (min(levels, shadows.FARTHEST) for levels in around[:_FRONT])
    veil = _KERB_VEIL if veiled else None
    cell = Cell(site.turf, (), marks, (one, two, three), (0, 0, 0), False, veil)
    shown = pile(board, cell)
    if not board.squares and not hidden:
        shown = with_name(shown, ground_name(board, site.name, f"{site.turf}-shade" if two or three else site.turf))
    return Standing(shown, board.cell(site.name))


@cached(16384)
def _built(
    board: Plot, site: Site, stack: tuple[Layer, ...], around: tuple[int, ...], marks: str, veiled: bool
) -> Standing:
    """A cell with stones: its top is in the shade of those that are higher."""
    height, side, _ = stack[-1]
    one, two, three = (max(0, min(levels - height, shadows.FARTHEST)) for levels in around[:_FRONT])
    seen = board.flat or around[_FRONT] <= height
    named = not board.squares and board.across >= NAMED_FROM and seen
    veil = _STONE_VEIL if veiled else None
    cell = Cell(site.turf, stack, marks, (0, 0, 0), (one, two, three), named, veil)
    shown = pile(board, cell)
    if named:
        shown = with_name(shown, top_name(board, side, height, site.name, stone_of(side)))
    return Standing(shown, board.cell(site.name))


def last_stone(state: State, board: Plot, layers: Stacks, standing: Mapping[str, Standing]) -> Iterator[Contour]:
    """Amber round what can be seen of the stone that was placed last."""
    cells = stone(state)
    if not cells:
        return
    level, side, _ = layers[cells[0]][-1]
    ahead = {cell: layers[cell][-1][-1] for cell in cells}
    lift = board.offset(0, 0, level - 1)
    seen: list[tuple[Sprite, ...]] = []
    hidden: list[tuple[Standing, ...]] = []
    since: list[Standing] = []
    for name, one in standing.items():
        if name in ahead:
            at = one.at[0] + lift[0], one.at[1] + lift[1]
            if seen:
                hidden.append(tuple(since))
            seen.append((Sprite(piece(board, side, ahead[name]), at, SHARP),))
            since = []
        elif seen:
            since.append(one)
    yield Contour(tuple(seen), (*hidden, tuple(since)), "amber")
