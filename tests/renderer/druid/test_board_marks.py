"""Outlines of the latest stones, the stroke through a chain that has won, and refused cells."""

import re
from itertools import pairwise

import pytest

from renderer import render
from renderer.druid.board_layout import lay_out
from renderer.druid.board_marks import winning_paths
from renderer.druid.layers import stacks
from renderer.shapes import Contour, Sprite
from renderer.theme import THEMES
from tests.renderer.contrast import contrast
from tests.renderer.druid.druid_states import (
    kinds,
    lines,
    opened,
    played,
    scene,
    view,
)


def contour(state):
    """Return the outline in a scene, or None."""
    return next((shape for shape in scene(state).live if isinstance(shape, Contour)), None)


def test_the_stone_that_was_placed_last_is_outlined_as_a_whole():
    assert len(contour(played("druid", "c3", "a1", "e3", "a5", "c3-e3", size=6)).seen) == 3
    assert len(contour(kinds()["gap"]).seen) == 1


def test_the_latest_stone_is_outlined_also_after_somebody_left_and_after_a_draw():
    state = played("druid-hex3", "c3", "d4")
    assert contour(state.drop(2)) == contour(state.draw()) == contour(state)
    assert contour(state.play("e5").takeback(2)) == contour(state)


@pytest.mark.parametrize("kind", ["start", "passed", "swapped", "won"])
def test_without_a_new_stone_or_after_a_connection_nothing_is_outlined(kind):
    assert contour(kinds()[kind]) is None


def amber(state, box):
    """Return how many pixels of a part of the picture have the tone of the latest move."""
    tone = THEMES["dark"].tones["amber"]
    colours = opened(render(state, view(state)).data).crop(box).getcolors(1_000_000)
    return {colour: count for count, colour in colours}.get(tone, 0)


def test_the_outline_claims_nothing_of_what_hides_the_stone():
    """A sarsen behind a stack of four: the outline keeps off the stack's top, and is shorter than a free one's."""
    tower = [move for pair in zip(["c3"] * 4, ["a1", "a2", "a3", "c4"], strict=True) for move in pair]
    hidden, free = played("druid", *tower, size=6), played("druid", *tower[:-1], "e4", size=6)
    x, y = lay_out(hidden.position.grid, 4).cell("c3", 4)
    board = (0, 100, 1000, 1000)
    assert amber(hidden, (round(x - 40), round(y - 30), round(x + 40), round(y + 40))) == 0
    assert 0 < amber(hidden, board) < 0.9 * amber(free, board)


@pytest.mark.parametrize("kind", ["won", "hexagon won"])
def test_the_stroke_leads_through_neighbours_to_every_edge_that_is_joined(kind):
    state = kinds()[kind]
    grid = state.position.grid
    for *cells, edge in winning_paths(state, state.outcome.cells):
        assert set(cells) <= set(state.outcome.cells)
        assert grid.edges[edge] >> grid.index[cells[-1]] & 1
        for cell, following in pairwise(cells):
            assert grid.neighbours[grid.index[cell]] >> grid.index[following] & 1


@pytest.mark.parametrize("kind", ["won", "hexagon won"])
def test_the_stroke_ends_in_the_coordinates_of_the_edges_that_it_joins(kind):
    state = kinds()[kind]
    chain = winning_paths(state, state.outcome.cells)
    found = [re.search(r"text=(\w+)", line)[1] for line in lines(state, "text") if line.endswith("tone=gold-text")]
    assert found[: len(chain)] == [cell[0] if edge[0] in "tbSN" else cell[1:] for *_, cell, edge in chain]


def test_every_height_on_the_stroke_stands_once_and_readable_on_it():
    state = kinds()["hexagon won"]
    heights = state.position.heights()
    on_stroke = {cell for *cells, _ in winning_paths(state, state.outcome.cells) for cell in cells}
    beads = [
        shape for shape in scene(state).live if isinstance(shape, Sprite) and shape.figure.name.startswith("golden")
    ]
    layout = lay_out(state.position.grid, max(heights.values()))
    places = {layout.cell(cell, heights[cell]): cell for cell in on_stroke}
    assert {places[bead.at]: bead.figure.name for bead in beads} == {
        cell: f"golden {heights[cell]}" for cell in on_stroke if heights[cell] > 1
    }
    assert sum(" blank " in line for line in lines(state, "pile")) == len(on_stroke)
    for bead in beads:
        text = bead.figure.shapes[-1]
        for theme in THEMES.values():
            assert contrast(theme.tones[text.tone], theme.tones["gold"]) >= 4.5
        assert text.size * 0.4 >= 11


def test_all_but_the_chain_is_veiled():
    state = kinds()["hexagon won"]
    stones = [line for line in lines(state, "pile") if re.match(r"pile \w+\d", line)]
    assert sum("veiled" not in line for line in stones) == len(state.outcome.cells)


def test_each_refused_cell_is_hatched_at_its_height():
    state = kinds()["monument"]
    assert len(lines(state, "refused", refused=("a1", "h8", "z9"))) == 2


def test_what_is_written_on_a_refused_cell_is_written_once_more_at_its_place():
    state = kinds()["hexagon"]
    cell = next(cell for cell, stack in stacks(state).items() if stack[-1][0] == 2)
    drawn = scene(state, refused=(cell,)).live
    names = [shape.figure.name if isinstance(shape, Sprite) else "" for shape in drawn]
    at = next(number for number, name in enumerate(names) if "refused" in name)
    sign, name = drawn[at + 1 : at + 3]
    assert sign.at == drawn[at].at
    assert name.text == cell


def test_stones_in_front_hide_the_mark_of_a_refused_cell_as_they_hide_the_cell():
    state = played("druid", "c3", "a1", "c3", size=6)
    kinds_drawn = [line.split()[:2] for line in lines(state, refused=("c4",))]
    assert kinds_drawn.index(["refused", "cell"]) < kinds_drawn.index(["pile", "V1"])
