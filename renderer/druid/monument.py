"""The monument as shapes: the ground, every cell with what stands on it, and the marks above."""

from collections.abc import Iterator
from dataclasses import replace

from engine import State
from renderer.druid.band import band
from renderer.druid.cells import GROUND_VEIL, sites, standing
from renderer.druid.geometry import Plot, plot
from renderer.druid.ground import ground
from renderer.druid.inks import INKS
from renderer.druid.layers import Layer, Stacks, position, stacks, turned
from renderer.druid.marks import cuts, ground_name
from renderer.druid.outlines import outlines
from renderer.druid.piles import marks_on
from renderer.druid.refused import refusal
from renderer.druid.target_marks import marked
from renderer.druid.targets import targets
from renderer.druid.walkers import goal_marks, walkers
from renderer.druid.wins import stroke, ways
from renderer.scene import Scene
from renderer.shapes import Drawn, Polygon, Sprite, Standing
from renderer.view import View

Owners = tuple[tuple[str, str], ...]
"""For each edge of the board, the stone of its kerb."""


def monument(state: State, view: View, owners: Owners) -> Scene:
    """The state as shapes."""
    layers = stacks(state)
    tallest = max((stack[-1][0] for stack in layers.values()), default=0)
    board = plot(position(state).grid, tallest, view.plan, view.perspective)
    return Scene(ground(board, owners), tuple(_live(state, view, board, turned(board, layers))), INKS)


def _live(state: State, view: View, board: Plot, layers: Stacks) -> Iterator[Drawn]:
    won = state.outcome.cells if state.outcome and state.outcome.reason == "connection" else ()
    heights = {cell: stack[-1][0] for cell, stack in layers.items()}
    yield from goal_marks(state, board)
    if won:
        yield Polygon(((0, 92), (1000, 92), (1000, 1000), (0, 1000)), *GROUND_VEIL)
    shown = standing(board, layers, cuts(board, position(state).setting.marks), won)
    for site in sites(board):
        if site.name in shown:
            yield shown[site.name]
        if site.name in view.refused:
            yield from _refused(board, site.name, layers.get(site.name, ()), shown.get(site.name))
    if won:
        yield from stroke(board, ways(state, won), heights)
    else:
        yield from outlines(state, view, board, layers, shown)
    yield from marked(state, board, targets(state, view))
    yield from walkers(state, view, board, heights)
    yield from band(state, view, board)


def _refused(board: Plot, cell: str, stack: tuple[Layer, ...], shown: Standing | None) -> Iterator[Drawn]:
    """A cell that breaks a rule; what is to be read there is written once more."""
    level, _, ahead = stack[-1] if stack else (0, 0, "")
    yield Sprite(refusal(board, ahead), board.cell(cell, level))
    written = () if board.squares else (ground_name(board, cell),)
    for mark in marks_on(shown.pile) if shown else written:
        (x, y), (across, down) = board.cell(cell), mark.at
        yield replace(mark, at=(x + across, y + down), on=None)
