"""Boards of the Druid games in every way up: all that is on them turns with them, and what is read stays upright."""

from itertools import combinations
from math import dist

import pytest

from engine import GAMES
from renderer import perspectives
from renderer.druid.board_layout import lay_out
from renderer.druid.druid_ground import coordinate, turf
from renderer.druid.layers import position, stacks, turned_stacks
from renderer.druid.side_marks import cut_marks
from renderer.shapes import Contour, PlacedPile, Text
from tests.renderer.druid.druid_states import DRUID_GAMES, built, lines, played, scene

TURNED = [(game, turned) for game in DRUID_GAMES for turned in range(perspectives(GAMES[game]))]


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_stones_stand_in_their_cells_the_far_ones_first(game, turned):
    state = built(game, 24, 2)
    layout = lay_out(position(state).grid, 3, turned=turned)
    drawn = [shape.at for shape in scene(state, perspective=turned).live if isinstance(shape, PlacedPile)]
    assert {layout.cell(cell) for cell in state.position.pieces()} <= {*drawn}
    assert [y for _, y in drawn] == sorted(y for _, y in drawn)


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_a_direction_of_the_game_leads_to_the_same_neighbour(game, turned):
    grid = GAMES[game].start().position.grid
    layout = lay_out(grid, 0, turned=turned)
    for cell, direction in ((cell, direction) for cell in layout.middles for direction in grid.steps):
        beside = layout.beside(cell, layout.direction(direction))
        if beside:
            (x, y), (across, up) = layout.middles[cell], layout.step(layout.direction(direction))
            assert grid.index[beside] - grid.index[cell] == grid.steps[direction]
            assert layout.middles[beside] == pytest.approx((x + across, y + up))


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_an_edge_of_the_game_lies_where_it_faces(game, turned):
    grid = GAMES[game].start().position.grid
    layout = lay_out(grid, 0, turned=turned)
    for edge, cells in grid.edges.items():
        across, up = layout.outward(layout.edge(edge))
        reach = {cell: across * x + up * y for cell, (x, y) in layout.middles.items()}
        assert {cell for cell, far in reach.items() if far > max(reach.values()) - 0.4} == {*grid.named(cells)}


@pytest.mark.parametrize("top_down", [False, True])
@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_coordinates_are_true_and_keep_apart(game, turned, top_down):
    grid = GAMES[game].start().position.grid
    layout = lay_out(grid, 3, top_down, turned)
    texts = {}
    for edge, cells in grid.edges.items():
        named = [(cell, *coordinate(layout, cell, layout.edge(edge))) for cell in grid.named(cells)]
        assert all(text in (cell[0], cell[1:]) for cell, text, _ in named)
        assert len({text for _, text, _ in named}) == len(named)
        for _, text, at in named:
            texts.setdefault(at, set()).add(text)
    assert all(len(found) == 1 for found in texts.values())
    assert all(dist(place, other) > 30 for place, other in combinations(texts, 2))


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_what_is_written_on_a_turned_board_is_in_the_picture(game, turned):
    ground = scene(GAMES[game].start(), perspective=turned).ground
    written = [shape for shape in ground.shapes if isinstance(shape, Text)]
    assert written
    assert all(20 <= text.at[0] <= 980 and 100 <= text.at[1] <= 980 for text in written)


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_lintels_lead_over_the_same_cells(game, turned):
    state = built(game, 30, 3)
    layout = lay_out(position(state).grid, 3, turned=turned)
    layers = turned_stacks(layout, stacks(state))
    linked = [(cell, layer) for cell, stack in layers.items() for layer in stack if layer[2]]
    assert linked
    for cell, (level, side, onward) in linked:
        for direction in onward:
            levels = {layer[:2] for layer in layers[layout.beside(cell, direction)]}
            assert (level, side) in levels


def test_light_and_dark_squares_turn_with_the_board():
    grid = GAMES["druid"].start().position.grid
    shades = [
        {cell: turf(lay_out(grid, 0, turned=turned), cell) for cell in lay_out(grid, 0).middles} for turned in range(4)
    ]
    assert shades[0] == shades[1] == shades[2] == shades[3]
    assert shades[0]["a1"] != shades[0]["a2"]


def test_a_groove_leads_the_way_its_side_builds():
    squares, hexagons = GAMES["druid"].start().position.grid, GAMES["druid-hex"].start().position.grid
    assert [cut_marks(lay_out(squares, 0, turned=turned), "VH") for turned in range(4)] == ["VH", "HV", "VH", "HV"]
    assert {cut_marks(lay_out(hexagons, 0, turned=turned), "XO") for turned in range(6)} == {"XO"}


def test_the_goal_of_a_druid_turns_with_the_board():
    state = played("druid", "c1", "a3", "c2", "b3", "n", "e", walk=True, size=5)
    arrows = [[line.split()[1] for line in lines(state, "arrow ", perspective=turned)] for turned in range(4)]
    assert [edges[-2:] for edges in arrows] == [
        ["top", "right"],
        ["right", "bottom"],
        ["bottom", "left"],
        ["left", "top"],
    ]


@pytest.mark.parametrize(("game", "turned"), TURNED)
def test_the_stone_placed_last_is_outlined_where_it_stands(game, turned):
    state = built(game, 24, 2)
    (outline,) = (shape for shape in scene(state, perspective=turned).live if isinstance(shape, Contour))
    layout = lay_out(position(state).grid, 3, turned=turned)
    ends = state.last.split("-")
    level = position(state).heights()[ends[0]]
    assert {layout.cell(cell, level - 1) for cell in ends} <= {sprite.at for (sprite,) in outline.seen}
