"""Where boards of every shape and size lie in the picture."""

from math import dist

import pytest

from engine import GAMES
from engine.boards.grid import LETTERS, TRIANGLE_STEPS, Grid
from renderer.druid.board_layout import lay_out
from renderer.druid.druid_ground import coordinate
from renderer.paint.raster import extent
from renderer.shapes import Text
from tests.renderer.druid.druid_states import DRUID_GAMES, kinds, scene


@pytest.mark.parametrize("game", DRUID_GAMES)
@pytest.mark.parametrize("tallest", [1, 5, 9])
def test_a_board_of_any_size_fits_below_the_band(game, tallest):
    for size in GAMES[game].options[0].allowed:
        grid = GAMES[game].start({"size": size}).position.grid
        for top_down in (False, True):
            layout = lay_out(grid, tallest, top_down)
            corners = [point for cell in layout.middles for z in (0, 1) for point in layout.around(cell, 0, z)]
            assert min(x for x, _ in corners) >= 20
            assert max(x for x, _ in corners) <= 980
            assert min(y for _, y in corners) >= 100
            assert max(y for _, y in corners) <= 980


@pytest.mark.parametrize("kind", kinds())
def test_the_kerb_keeps_off_the_band_and_the_lower_edge(kind):
    state = kinds()[kind]
    boxes = [extent(shape) for shape in scene(state).ground.shapes[1:] if not isinstance(shape, Text)]
    assert min(top for _, top, _, _ in boxes) >= 97
    assert max(bottom for _, _, _, bottom in boxes) <= 1000


def rhombus(size):
    """Return a board of hexagons with sharp corners at two ends, which no game is played on."""
    letters = LETTERS[:size]
    edges = {
        "NW": [f"{letter}{size}" for letter in letters],
        "E": [f"{letters[-1]}{row}" for row in range(1, size + 1)],
        "SE": [f"{letter}1" for letter in letters],
        "W": [f"a{row}" for row in range(1, size + 1)],
    }
    return Grid((rhombus, size), [(0, size)] * size, TRIANGLE_STEPS, edges)


@pytest.mark.parametrize("size", [5, 11, 15])
@pytest.mark.parametrize("turned", [0, 1])
def test_a_board_that_is_less_regular_fits_too_and_lies_on_itself_when_it_is_turned_by_half(size, turned):
    grid = rhombus(size)
    layout, last = lay_out(grid, 1, turned=turned), f"{LETTERS[size - 1]}{size}"
    assert layout is lay_out(grid, 1, turned=turned + 2)
    low, high = ("a1", last) if not turned else (last, "a1")
    assert layout.cell(low)[0] < layout.cell(high)[0]
    assert layout.cell(low)[1] > layout.cell(high)[1]
    assert layout.edge("NW") == ("SE" if turned else "NW")
    kerb = [layout.at(*corner) for corner in layout.kerb_corners.values()]
    for cell in layout.middles:
        for x, y in layout.around(cell, 0):
            assert min(x for x, _ in kerb) < x < max(x for x, _ in kerb)
            assert 100 <= min(y for _, y in kerb) < y < max(y for _, y in kerb) <= 980
        assert {layout.beside(cell, way) for way in layout.steps} - {""} == {
            other for other in layout.middles if dist(layout.middles[cell], layout.middles[other]) < 1
        } - {cell}


def test_the_coordinates_of_a_rhombus_stand_straight_above_and_beside_its_cells():
    layout = lay_out(rhombus(11), 1)
    assert layout.lettered_edges == ("NW", "SE")
    assert coordinate(layout, "c11", "NW")[0] == "c"
    assert coordinate(layout, "c11", "NW")[1][0] == layout.cell("c11")[0]
    assert coordinate(layout, "k4", "E")[0] == "4"


@pytest.mark.parametrize("turned", range(4))
def test_the_coordinates_of_rows_stand_level_with_their_cells_on_squares(turned):
    layout = lay_out(GAMES["druid"].start().position.grid, 4, turned=turned)
    for edge in ("left", "right"):
        for cell in layout.grid.named(layout.edges[edge]):
            assert coordinate(layout, cell, edge)[1][1] == layout.cell(cell)[1]


def test_tops_behind_the_tallest_stack_are_still_seen():
    grid = GAMES["druid"].start().position.grid
    for tallest in range(2, 13):
        layout = lay_out(grid, tallest)
        hidden = (tallest - 1) * layout.rise
        assert layout.deep - hidden >= 0.15 * layout.across


def test_the_top_down_view_has_no_heights():
    layout = lay_out(GAMES["druid"].start().position.grid, 9, top_down=True)
    assert layout.cell("c3", 9) == layout.cell("c3")
    assert layout.deep == layout.across
