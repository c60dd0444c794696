"""Boards in every way up: all that is on them turns with them, and what is read stays upright and true."""

from functools import cache
from itertools import islice, pairwise
from math import cos, hypot, radians, sin
from random import Random
from statistics import fmean

import pytest

from engine import GAMES
from engine.boards.pits import CELLS, PITS
from renderer import View, describe, render, text_board, ways_up
from renderer.contigo.contigo_board import Layout, layout
from renderer.druid.board_layout import lay_out
from renderer.druid.druid_ground import coordinate, turf
from renderer.druid.layers import position, stacks, turned_stacks
from renderer.druid.side_marks import cut_marks
from renderer.registry import look
from renderer.ring.ring_layout import turned_ring
from renderer.shapes import Contour, Standing, Text
from tests.engine.contigo.contigo_positions import DUEL, play
from tests.renderer.druid.druid_states import built, kinds, played
from tests.renderer.golden_files import golden
from tests.renderer.ring.ring_positions import CELLS as RING_CELLS

STONES = ("druid", "druid-hex", "druid-hex3", "druid-y")
NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")
WAYS = [(game, way) for game in sorted(GAMES) for way in range(ways_up(GAMES[game]))]
STONES_TURNED = [(game, way) for game, way in WAYS if game in STONES]


def seen(state, **asked):
    return View(names=NAMES[: state.game.players], **asked)


def scene(state, way, **asked):
    return look(state.game.id).scene(state, seen(state, perspective=way, **asked))


def lines(state, way):
    return scene(state, way).text().splitlines()


@cache
def begun(game):
    """A match of some random plies."""
    chance, state = Random(5), GAMES[game].start()
    while state.ply < 16:
        moves = (move for move in state.legal_moves() if move not in ("pass", "swap"))
        state = state.play(chance.choice([*islice(moves, 100)]))
    return state


def places(game, way):
    """The middles of all cells, and of pits, in plan or picture; and whether y grows downwards."""
    if game in STONES:
        return lay_out(GAMES[game].start().position.grid, 0, turned=way).middles, False
    if game.startswith("contigo"):
        board = layout(way)
        found = {name: board.cell(name) for name in CELLS.index}
        return found | {f"pit {pit.number}": board.pit(pit.number) for pit in PITS}, True
    return {cell: turned_ring(way).centre(cell) for cell in RING_CELLS}, True


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_board_can_be_turned_as_far_as_it_looks_alike(game):
    assert ways_up(GAMES[game]) == {"druid-hex": 6, "druid-hex3": 6, "druid-y": 3}.get(game, 4)


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_every_way_up_is_drawn(game, way):
    state = begun(game)
    first = next(iter(state.position.pieces()))
    for asked in ({"typed": ""}, {"refused": (first,), "since": 10}):
        assert render(state, seen(state, perspective=way, size=200, **asked)).data.startswith(b"\x89PNG")


@pytest.mark.parametrize(("game", "way"), WAYS)
def test_every_cell_goes_round_the_middle_clockwise(game, way):
    before, down = places(game, 0)
    after, _ = places(game, way)
    angle = radians(360 / ways_up(GAMES[game]) * way) * (1 if down else -1)
    middle, there = ([fmean(axis) for axis in zip(*spots.values(), strict=True)] for spots in (before, after))
    for cell, spot in before.items():
        x, y = (at - centre for at, centre in zip(spot, middle, strict=True))
        goal = cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y
        assert tuple(a - b for a, b in zip(after[cell], there, strict=True)) == pytest.approx(goal, abs=1e-6)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_any_number_of_steps_is_a_way_up(game):
    state, ways = begun(game), ways_up(GAMES[game])
    for way in (-1, 0, 1):
        assert scene(state, way + ways).text() == scene(state, way).text() == scene(state, way - 2 * ways).text()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_words_do_not_turn(game):
    state = begun(game)
    views = [seen(state, perspective=way, typed="") for way in range(ways_up(GAMES[game]))]
    assert len({describe(state, view) for view in views}) == len({text_board(state, view) for view in views}) == 1


@pytest.mark.parametrize(
    ("name", "state", "way", "asked"),
    [
        ("stones-turned", kinds()["high"], 1, {"typed": ""}),
        ("three-walking-turned", kinds()["three walking"], 2, {}),
        ("beams-turned", kinds()["three"], 4, {"typed": "lintel"}),
        ("hexagon-won-turned", kinds()["hexagon won"], 4, {}),
        ("triangle-plan-turned", kinds()["triangle"], 1, {"plan": True, "refused": ("a1",)}),
        ("contigo-turned", play(DUEL.start(), "e5-c5 9+1,1"), 3, {"refused": ("a2", "pit 4")}),
    ],
)
def test_turned_scenes_are_as_they_were_when_somebody_last_looked(name, state, way, asked):
    text = scene(state, way, **asked).text() + "\n"
    assert text == golden(f"{name}.txt", text.encode()).decode()


@pytest.mark.parametrize("way", range(4))
def test_pieces_on_the_ring_stand_in_their_cells(way):
    state = begun("contiguity")
    disks = [line for line in lines(state, way) if line.startswith(("white disk", "red disk"))]
    drawn = {line.split()[-2] for line in disks if line.endswith("on=bare")}
    moved = state.last.split("-")[1]
    cells = {cell for cell in state.position.pieces() if cell != moved}
    assert drawn == {"{:.1f},{:.1f}".format(*turned_ring(way).centre(cell)) for cell in cells}


@pytest.mark.parametrize("way", range(4))
def test_pawns_and_pits_are_drawn_in_their_places(way):
    state, board = DUEL.start(), Layout(way)
    drawn = {line.split()[-2] for line in lines(state, way) if " pawn " in line}
    assert drawn == {"{:.1f},{:.1f}".format(*board.cell(cell)) for cell in state.position.pieces()}
    wells = [line.split()[-2] for line in lines(state, way) if line.startswith("pit of")]
    assert wells == ["{:.1f},{:.1f}".format(*board.pit(pit.number)) for pit in PITS]


@pytest.mark.parametrize("way", range(4))
def test_each_pit_lies_beside_the_line_it_rules(way):
    board = Layout(way)
    for pit in (pit for pit in PITS if pit.line):
        (x, y), (across, down) = board.pit(pit.number), board.coordinate_at(pit.number)
        cells = [board.cell(name) for name in CELLS.index if pit.line in name]
        assert sum(min(abs(x - a), abs(y - b)) < 1 and min(abs(across - a), abs(down - b)) < 1 for a, b in cells) == 6


@pytest.mark.parametrize("way", range(4))
def test_pebbles_go_round_the_way_they_are_said_to_go(way):
    """Clockwise, each pit is reached from the one before by a turn to the right round the middle of the board."""
    spots = [Layout(way).pit(pit.number) for pit in (*PITS, PITS[0])]
    for (x, y), (across, down) in pairwise((x - 500, y - 542) for x, y in spots):
        assert x * down - y * across > 0


def test_the_way_of_a_pawn_turns_with_the_board():
    state = play(DUEL.start(), "e5-c5 9+1,1")
    arrows = [next(line for line in lines(state, way) if "amber arrow" in line) for way in range(4)]
    assert [line.split()[2] for line in arrows] == ["-2+0", "+0-2", "+2+0", "+0+2"]


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_stones_stand_in_their_cells_the_far_ones_first(game, way):
    state = built(game, 24, 2)
    board = lay_out(position(state).grid, 3, turned=way)
    drawn = [shape.at for shape in scene(state, way).live if isinstance(shape, Standing)]
    assert {board.cell(cell) for cell in state.position.pieces()} <= {*drawn}
    assert [y for _, y in drawn] == sorted(y for _, y in drawn)


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_a_direction_of_the_game_leads_to_the_same_neighbour(game, way):
    grid = GAMES[game].start().position.grid
    board = lay_out(grid, 0, turned=way)
    for cell, direction in ((cell, direction) for cell in board.middles for direction in grid.steps):
        beside = board.beside(cell, board.direction(direction))
        if beside:
            (x, y), (across, up) = board.middles[cell], board.step(board.direction(direction))
            assert grid.index[beside] - grid.index[cell] == grid.steps[direction]
            assert board.middles[beside] == pytest.approx((x + across, y + up))


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_an_edge_of_the_game_lies_where_it_faces(game, way):
    grid = GAMES[game].start().position.grid
    board = lay_out(grid, 0, turned=way)
    for edge, cells in grid.edges.items():
        across, up = board.outward(board.edge(edge))
        reach = {cell: across * x + up * y for cell, (x, y) in board.middles.items()}
        assert {cell for cell, far in reach.items() if far > max(reach.values()) - 0.4} == {*grid.named(cells)}


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_coordinates_are_true_and_keep_apart(game, way, flat):
    grid = GAMES[game].start().position.grid
    board = lay_out(grid, 3, flat, way)
    found = {}
    for edge, cells in grid.edges.items():
        named = [(cell, *coordinate(board, cell, board.edge(edge))) for cell in grid.named(cells)]
        assert all(told in (cell[0], cell[1:]) for cell, told, _ in named)
        assert len({told for _, told, _ in named}) == len(named)
        for _, told, at in named:
            found.setdefault(at, set()).add(told)
    assert all(len(told) == 1 for told in found.values())
    for one, other in ((one, other) for one in found for other in found if one < other):
        assert hypot(one[0] - other[0], one[1] - other[1]) > 30


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_what_is_written_on_a_turned_board_is_in_the_picture(game, way):
    ground = scene(GAMES[game].start(), way).ground
    written = [shape for shape in ground.shapes if isinstance(shape, Text)]
    assert written
    assert all(20 <= text.at[0] <= 980 and 100 <= text.at[1] <= 980 for text in written)


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_lintels_lead_over_the_same_cells(game, way):
    state = built(game, 30, 3)
    board = lay_out(position(state).grid, 3, turned=way)
    layers = turned_stacks(board, stacks(state))
    linked = [(cell, layer) for cell, stack in layers.items() for layer in stack if layer[2]]
    assert linked
    for cell, (level, side, ahead) in linked:
        for direction in ahead.split("-"):
            levels = {layer[:2] for layer in layers[board.beside(cell, direction)]}
            assert (level, side) in levels


def test_light_and_dark_squares_turn_with_the_board():
    grid = GAMES["druid"].start().position.grid
    shades = [{cell: turf(lay_out(grid, 0, turned=way), cell) for cell in lay_out(grid, 0).middles} for way in range(4)]
    assert shades[0] == shades[1] == shades[2] == shades[3]
    assert shades[0]["a1"] != shades[0]["a2"]


def test_a_groove_leads_the_way_its_side_builds():
    squares, hexagons = GAMES["druid"].start().position.grid, GAMES["druid-hex"].start().position.grid
    assert [cut_marks(lay_out(squares, 0, turned=way), "VH") for way in range(4)] == ["VH", "HV", "VH", "HV"]
    assert {cut_marks(lay_out(hexagons, 0, turned=way), "XO") for way in range(6)} == {"XO"}


def test_the_goal_of_a_druid_turns_with_the_board():
    state = played("druid", "c1", "a3", "c2", "b3", "n", "e", walk=True, size=5)
    arrows = [[line.split()[1] for line in lines(state, way) if line.startswith("arrow ")] for way in range(4)]
    assert [ways[-2:] for ways in arrows] == [
        ["top", "right"],
        ["right", "bottom"],
        ["bottom", "left"],
        ["left", "top"],
    ]


@pytest.mark.parametrize(("game", "way"), STONES_TURNED)
def test_the_stone_placed_last_is_outlined_where_it_stands(game, way):
    state = built(game, 24, 2)
    (outline,) = (shape for shape in scene(state, way).live if isinstance(shape, Contour))
    board = lay_out(position(state).grid, 3, turned=way)
    ends = state.last.split("-")
    level = position(state).heights()[ends[0]]
    assert {board.cell(cell, level - 1) for cell in ends} <= {sprite.at for (sprite,) in outline.seen}
