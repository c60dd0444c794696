"""The scene of a Druid game: the ground, what stands on every cell, and the marks and the band on top of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine import State
from renderer.druid import druid_text
from renderer.druid.board_layout import BoardLayout, lay_out, turns
from renderer.druid.board_marks import outlines, refused_hatching, winning_paths, winning_stroke
from renderer.druid.cells import GROUND_VEIL, cell_piles, cell_sites, marks_on
from renderer.druid.druid_band import band, side_token
from renderer.druid.druid_ground import ground
from renderer.druid.layers import Known, Layer, Stacks, position, stacks, turned_stacks
from renderer.druid.side_marks import cell_name, cut_marks
from renderer.druid.target_marks import candidates, target_beams, target_dots, target_rings, targets
from renderer.druid.walking_druids import druids_and_steps, goal_marks
from renderer.emblems import pointing_ring
from renderer.look import Look
from renderer.name_band import BAND
from renderer.paint.caching import cached
from renderer.plane_geometry import hull
from renderer.shapes import Drawn, PlacedPile, Polygon, Scene, Sprite
from renderer.view import View

KerbStones = tuple[tuple[str, str], ...]
"""The stone of the kerb for each edge of the board, by the game's name of the edge."""


def druid_look(kerb_stones: KerbStones, accent: str, sample: str) -> Look:
    """Return the look of a Druid game: its kerb, the tone of its cards, and moves that show it."""

    def scene(state: State, view: View) -> Scene:
        return druid_scene(state, view, kerb_stones, stacks(state))

    def film(shown: Iterable[tuple[State, View]]) -> Iterator[Scene]:
        known: Known | None = None
        for state, view in shown:
            layers = stacks(state, known)
            known = state, layers
            yield druid_scene(state, view, kerb_stones, layers)

    return Look(
        scene,
        druid_text.text_rows,
        sentences=druid_text.druid_sentences,
        regions=regions,
        film=film,
        top_down=True,
        perspectives=turns([edge for edge, _ in kerb_stones]),
        piece_sentences=druid_text.piece_sentences,
        standing=druid_text.standing,
        target_sentences=druid_text.target_sentences,
        token=lambda side, name: side_token(side, name[0].upper()),
        accent=accent,
        palette="druid",
        band=BAND,
        sample=tuple(sample.split()),
    )


def druid_scene(state: State, view: View, kerb_stones: KerbStones, layers: Stacks) -> Scene:
    """Return the state as shapes, given the layers of every cell."""
    layout = _layout(state, view)
    return Scene(ground(layout, kerb_stones), tuple(_live(state, view, layout, turned_stacks(layout, layers))))


def regions(state: State, view: View) -> Mapping[str, Polygon]:
    """Return the cells as they are seen, each from the ground to the top of its stack, the far ones first."""
    layout, heights = _layout(state, view), position(state).heights()
    return {site.name: _region(layout, site.name, heights.get(site.name, 0)) for site in cell_sites(layout)}


@cached
def _region(layout: BoardLayout, cell: str, height: int) -> Polygon:
    return Polygon(tuple(hull((*layout.around(cell, 0), *layout.around(cell, 0, height)))), "")


def _layout(state: State, view: View) -> BoardLayout:
    board = position(state)
    return lay_out(board.grid, board.tallest, view.top_down, view.perspective)


def _live(state: State, view: View, layout: BoardLayout, layers: Stacks) -> Iterator[Drawn]:
    """Yield what is drawn on the ground, in order."""
    won = state.outcome.cells if state.outcome and state.outcome.reason == "connection" else ()
    heights = {cell: stack[-1][0] for cell, stack in layers.items()}
    yield from goal_marks(state, layout)
    if won:
        yield Polygon(((0, 92), (1000, 92), (1000, 1000), (0, 1000)), *GROUND_VEIL)
    ways = targets(state, view)
    rings, dots = target_rings(layout, ways, heights), target_dots(layout, ways, heights)
    paths = winning_paths(state, won) if won else []
    blank = {*dots, *(cell for *cells, _ in paths for cell in cells)}
    piles = cell_piles(layout, layers, cut_marks(layout, position(state).setting.marks), won, blank)
    for site in cell_sites(layout):
        if site.name in piles:
            yield piles[site.name]
        yield from rings.get(site.name, ())
        if site.name in view.refused:
            yield from _refused(layout, site.name, layers.get(site.name, ()), piles.get(site.name))
    yield from (dot for cell, dot in dots.items() if (cell,) not in view.numbered)
    if won:
        yield from winning_stroke(layout, paths, heights)
    else:
        yield from outlines(state, view, layout, layers, piles)
    yield from target_beams(state, layout, ways)
    ring = pointing_ring(round(0.36 * layout.across))
    yield from (Sprite(ring, layout.cell(cell, heights.get(cell, 0))) for cell in view.pointed)
    yield from druids_and_steps(state, view, layout, heights)
    yield from candidates(state, layout, view.numbered, heights)
    if not view.bare:
        yield from band(state, view, layout)


def _refused(layout: BoardLayout, cell: str, stack: tuple[Layer, ...], pile: PlacedPile | None) -> Iterator[Drawn]:
    """Yield the hatching of a refused cell, and once more on top of it what is written on the cell."""
    level, _, onward = stack[-1] if stack else (0, 0, ())
    yield Sprite(refused_hatching(layout, onward), layout.cell(cell, level))
    written = () if layout.squares else (cell_name(layout, cell),)
    for mark in marks_on(pile.pile) if pile else written:
        (x, y), (across, down) = layout.cell(cell), mark.at
        yield replace(mark, at=(x + across, y + down))
