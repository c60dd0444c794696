"""The games of stones as they are drawn and told: the monument, its plan, what was played and what may be."""

import re
from io import BytesIO
from itertools import pairwise
from random import Random

import pytest
from PIL import Image, ImageChops

from engine import GAMES
from engine.games.druid.druid_walk import DruidWalkPosition
from locales import LANGUAGES
from renderer import View, describe, render, text_board
from renderer.druid.board_layout import lay_out
from renderer.druid.board_marks import winning_paths
from renderer.druid.inks import INKS
from renderer.druid.layers import stacks
from renderer.druid.side_marks import cell_name
from renderer.druid.stones import STONES
from renderer.druid.target_marks import targets
from renderer.druid.walking_druids import latest_step
from renderer.paint.lettering import length
from renderer.paint.palette import SIZE, Palette
from renderer.paint.raster import extent
from renderer.registry import look
from renderer.scene import text_of
from renderer.shapes import Contour, Sprite, Standing, Text
from renderer.theme import THEMES, luminance
from renderer.view import side_name
from tests.renderer.druid.druid_states import NAMES, WORDS, built, crowded, kinds, played, standing
from tests.renderer.golden_files import golden

GAMES_OF_STONES = ("druid", "druid-hex", "druid-hex3", "druid-y")
LARGEST = {"druid": 12, "druid-hex": 8, "druid-hex3": 8, "druid-y": 12}


def view(state, **asked):
    return View(names=NAMES[: state.game.players], **asked)


def scene(state, **asked):
    return look(state.game.id).scene(state, view(state, **asked))


def lines(state, start="", **asked):
    return [line for line in scene(state, **asked).text().splitlines() if line.startswith(start)]


def opened(data):
    return Image.open(BytesIO(data)).convert("RGB")


def name(kind):
    return f"druid-{kind.replace(' ', '-')}"


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("start", {}),
        ("gap", {"typed": ""}),
        ("monument", {"refused": ("a1", "h8")}),
        ("high", {"plan": True}),
        ("passed", {}),
        ("won", {}),
        ("walking", {"typed": "step"}),
        ("walked", {}),
        ("hexagon", {"typed": "lintel"}),
        ("hexagon won", {}),
        ("two of three", {}),
        ("three walking", {}),
        ("triangle", {"refused": ("a1",)}),
        ("drawn", {"language": "fr"}),
    ],
)
def test_scenes_are_as_they_were_when_somebody_last_looked(kind, asked):
    text = "\n".join(lines(kinds()[kind], **asked)) + "\n"
    assert text == golden(f"{name(kind)}.txt", text.encode()).decode()


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_grounds_are_as_they_were_when_somebody_last_looked(game):
    text = text_of(scene(GAMES[game].start()).ground.shapes) + "\n"
    assert text == golden(f"{game}-ground.txt", text.encode()).decode()


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("monument", {}),
        ("high", {"theme": "light"}),
        ("gap", {"typed": ""}),
        ("hexagon won", {"theme": "light"}),
        ("three walking", {}),
        ("triangle", {"plan": True}),
    ],
)
def test_pictures_are_as_they_were_when_somebody_last_looked(kind, asked):
    data = render(kinds()[kind], view(kinds()[kind], size=400, **asked)).data
    before, after = opened(golden(f"{name(kind)}.png", data)), opened(data)
    histogram = ImageChops.difference(before, after).convert("L").histogram()
    # Type is drawn a little differently by other versions of its engine.
    assert sum(histogram[48:]) < 0.01 * 400 * 400


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", kinds())
def test_every_kind_of_state_is_drawn_in_both_views(kind, theme):
    state = kinds()[kind]
    for plan in (False, True):
        picture = render(state, view(state, theme=theme, plan=plan, size=200))
        assert opened(picture.data).size == (200, 200)


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_the_most_crowded_picture_is_at_most_150_kilobytes(game):
    state = crowded(game, LARGEST[game])
    assert len(render(state, view(state, typed="", refused=("a1", "b2"))).data) <= 150_000


def test_the_same_state_gives_the_same_bytes():
    state = kinds()["hexagon"]
    before = render(state, view(state, size=320)).data
    render(kinds()["triangle"], view(state, size=320))
    assert render(state, view(state, size=320)).data == before


# What lies where


@pytest.mark.parametrize("game", GAMES_OF_STONES)
@pytest.mark.parametrize("seed", range(4))
def test_the_topmost_layer_is_what_the_position_has(game, seed):
    chance, state = Random(seed), GAMES[game].start()
    for _ in range(60):
        if state.outcome:
            break
        state = state.play(chance.choice(list(state.legal_moves())))
        pieces, heights = state.position.pieces(), state.position.heights()
        assert {cell: stack[-1][:2] for cell, stack in stacks(state).items()} == {
            cell: (heights[cell], piece.side) for cell, piece in pieces.items()
        }


def test_layers_are_the_same_whether_they_were_followed_or_looked_up_late():
    state = kinds()["monument"]
    followed = [stacks(one) for one in state.past()][-1]
    assert followed == stacks(GAMES["druid"].replay(state.record()))


def test_a_gap_is_a_level_without_a_layer():
    layers = stacks(kinds()["gap"])
    assert [level for level, _, _ in layers["d3"]] == [2]
    assert [level for level, _, _ in layers["c3"]] == [1, 2]


def test_the_pieces_of_a_lintel_know_where_it_goes_on():
    layers = stacks(kinds()["gap"])
    assert [layers[cell][-1][2] for cell in ("c3", "d3", "e3")] == ["e", "e-w", "w"]


def test_below_the_top_of_a_position_without_a_past_all_is_of_its_colour():
    state = standing("c3=H3 d3=V1-")
    assert stacks(state) == {"c3": ((1, 1, ""), (2, 1, ""), (3, 1, "")), "d3": ((1, 0, ""),)}


# The picture


@pytest.mark.parametrize("kind", ["monument", "hexagon", "triangle", "three"])
def test_every_cell_with_stones_is_drawn_once_at_its_place(kind):
    state = kinds()[kind]
    drawn = scene(state)
    standing = [one for one in drawn.live if isinstance(one, Standing) and re.search(r"pile \w+\d", one.pile.name)]
    layout = lay_out(state.position.grid, max(state.position.heights().values()))
    assert sorted(one.at for one in standing) == sorted(layout.cell(cell) for cell in state.position.heights())


@pytest.mark.parametrize("kind", ["monument", "hexagon", "triangle"])
def test_what_is_nearer_is_drawn_later(kind):
    depths = [one.at[1] for one in scene(kinds()[kind]).live if isinstance(one, Standing)]
    assert depths == sorted(depths)


@pytest.mark.parametrize("game", GAMES_OF_STONES)
@pytest.mark.parametrize("tallest", [1, 5, 9])
def test_a_board_of_any_size_fits_below_the_band(game, tallest):
    for size in GAMES[game].options[0].allowed:
        grid = GAMES[game].start({"size": size}).position.grid
        for flat in (False, True):
            layout = lay_out(grid, tallest, flat)
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


def test_tops_behind_the_tallest_stack_are_still_seen():
    grid = GAMES["druid"].start().position.grid
    for tallest in range(2, 13):
        layout = lay_out(grid, tallest)
        hidden = (tallest - 1) * layout.rise
        assert layout.deep - hidden >= 0.15 * layout.across


def test_the_plan_has_no_heights():
    layout = lay_out(GAMES["druid"].start().position.grid, 9, flat=True)
    assert layout.cell("c3", 9) == layout.cell("c3")
    assert layout.deep == layout.across


def contour(state):
    return next((one for one in scene(state).live if isinstance(one, Contour)), None)


def test_the_stone_that_was_placed_last_is_outlined_as_a_whole():
    assert len(contour(played("druid", "c3", "a1", "e3", "a5", "c3-e3", size=6)).seen) == 3
    assert len(contour(kinds()["gap"]).seen) == 1


@pytest.mark.parametrize("kind", ["start", "passed", "swapped", "won"])
def test_without_a_new_stone_or_after_a_connection_nothing_is_outlined(kind):
    assert contour(kinds()[kind]) is None


def amber(state, box):
    """How many pixels of a part of the picture are of the tone of the last move."""
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


def test_shadows_reach_lower_tops_and_bare_ground():
    state = played("druid", "c3", "a1", "c3", "d3", "c3", size=6)
    shaded = [line for line in lines(state, "pile") if "shaded=000000" not in line]
    assert any(line.startswith("pile H1") for line in shaded)
    assert any(line.startswith("pile shaded") for line in shaded)


# Ends


@pytest.mark.parametrize("kind", ["won", "hexagon won"])
def test_the_stroke_leads_through_neighbours_to_every_edge_that_is_joined(kind):
    state = kinds()[kind]
    grid = state.position.grid
    for *cells, edge in winning_paths(state, state.outcome.cells):
        assert set(cells) <= set(state.outcome.cells)
        assert grid.edges[edge] >> grid.index[cells[-1]] & 1
        for one, other in pairwise(cells):
            assert grid.neighbours[grid.index[one]] >> grid.index[other] & 1


@pytest.mark.parametrize("kind", ["won", "hexagon won"])
def test_the_stroke_ends_in_the_coordinates_of_the_edges_that_it_joins(kind):
    state = kinds()[kind]
    chain = winning_paths(state, state.outcome.cells)
    found = [re.search(r"text=(\w+)", line)[1] for line in lines(state, "text") if line.endswith("on=gold")]
    assert found[: len(chain)] == [cell[0] if edge[0] in "tbSN" else cell[1:] for *_, cell, edge in chain]


def test_all_but_the_chain_is_veiled():
    state = kinds()["hexagon won"]
    stones = [line for line in lines(state, "pile") if re.match(r"pile \w+\d", line)]
    assert sum("veiled" not in line for line in stones) == len(state.outcome.cells)


@pytest.mark.parametrize(("kind", "sign"), [("won", "trilithon"), ("walked", "trilithon"), ("two of three", "out")])
def test_the_band_shows_who_has_won_or_left(kind, sign):
    assert len(lines(kinds()[kind], sign)) == 1


def test_a_resignation_and_a_draw_stand_in_the_band():
    assert lines(kinds()["resigned"], "text text=resigned")
    assert lines(kinds()["drawn"], "text text=draw")


def test_passes_are_counted_in_the_band():
    assert lines(kinds()["passed"], "text text=“pass 1 / 2”")


# Druid's Walk


def test_druids_stand_on_the_monument_and_their_goals_are_framed():
    state = kinds()["walking"]
    assert len(lines(state, "limestone druid")) == len(lines(state, "bluestone druid")) == 1
    assert len(lines(state, "arrow top")) == len(lines(state, "arrow right")) == 1


def test_a_step_leaves_a_ghost_and_an_arrow():
    state = kinds()["walking"]
    taken = latest_step(state)
    assert (taken.start, taken.end) == ("a3", "b3")
    assert len(lines(state, "druid ghost")) == 1
    assert lines(state, "text text=a3→b3")


def test_a_druid_who_has_arrived_stands_on_gold():
    assert len(lines(kinds()["walked"], "golden oval")) == 1


# What may be done


@pytest.mark.parametrize("kind", ["gap", "monument", "hexagon", "three", "triangle", "walking", "three walking"])
def test_everything_that_may_be_done_is_marked_when_nothing_is_typed(kind):
    state = kinds()[kind]
    moves = [move for move in state.legal_moves() if move not in WORDS]
    assert sorted(targets(state, view(state, typed=""))) == sorted(moves)
    assert len(lines(state, "target", typed="")) == len(moves)
    assert not lines(state, "target")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("sarsen c", {"c1", "c2", "c5", "c6", "c3"}),
        ("lintel", {"c3-c5", "c3-e3"}),
        ("lintel e", set()),
        ("lintel c", {"c3-c5", "c3-e3"}),
        ("e3", {"e3", "c3-e3"}),
        ("e3-", {"c3-e3"}),
        ("e3-c", {"c3-e3"}),
        ("c3-c5", {"c3-c5"}),
        ("step", set()),
        ("nonsense", set()),
    ],
)
def test_what_is_typed_narrows_what_is_marked(typed, shown):
    state = played("druid", "c3", "c4", "e3", "d4", "c5", "a1", "f6", "a3", size=6)
    marked = set(targets(state, view(state, typed=typed)))
    assert marked == shown


def test_nothing_is_marked_when_the_match_is_over():
    assert targets(kinds()["won"], view(kinds()["won"], typed="")) == ()


def test_dots_rings_and_beams_differ():
    state = kinds()["gap"]
    marked = {line.split()[1] for line in lines(state, "target", typed="")}
    assert {"dot", "ring"} <= marked
    assert {line.split()[1] for line in lines(kinds()["walking"], "target", typed="step")} == {"step"}


@pytest.mark.parametrize("kind", ["hexagon", "three", "large hexagon", "triangle"])
def test_a_dot_leaves_the_name_of_its_cell_readable(kind):
    state = kinds()[kind]
    layout = lay_out(state.position.grid, max(state.position.heights().values()))
    dots = [one.at for one in scene(state, typed="sarsen").live if isinstance(one, Sprite) and "dot" in one.figure.name]
    free = [move for move in targets(state, view(state, typed="sarsen")) if move not in state.position.heights()]
    for cell, (x, y) in zip(free, dots, strict=True):
        name, (left, top) = cell_name(layout, cell), layout.cell(cell)
        aside, below = abs(x - left), y - top - name.at[1]
        assert aside > 0.9 * length(cell, "medium", name.size) / 2 or below > 0.36 * name.size + 0.1 * layout.across


def test_lintels_in_one_line_lie_beside_each_other():
    state = standing("a3=V1 b3=V1 c3=H1 d3=V1 e3=H1 f3=V1")
    beams = [line.split()[1:5] for line in lines(state, "target beam", typed="lintel")]
    assert beams == [["beam", "e", "lane", lane] for lane in "010"]


def test_each_refused_cell_is_hatched_at_its_height():
    state = kinds()["monument"]
    assert len(lines(state, "refused", refused=("a1", "h8", "z9"))) == 2


def test_what_is_written_on_a_refused_cell_is_written_once_more_at_its_place():
    state = kinds()["hexagon"]
    cell = next(cell for cell, stack in stacks(state).items() if stack[-1][0] == 2)
    drawn = scene(state, refused=(cell,)).live
    at = next(number for number, one in enumerate(drawn) if isinstance(one, Sprite) and "refused" in one.figure.name)
    sign, name = drawn[at + 1 : at + 3]
    assert sign.at == drawn[at].at
    assert name.text == cell


def test_stones_in_front_hide_the_mark_of_a_refused_cell_as_they_hide_the_cell():
    state = played("druid", "c3", "a1", "c3", size=6)
    kinds_drawn = [line.split()[:2] for line in lines(state, refused=("c4",))]
    assert kinds_drawn.index(["refused", "cell"]) < kinds_drawn.index(["pile", "V1"])


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_every_cell_of_a_crowded_board_is_told_with_owner_and_height(game, language):
    state = crowded(game, LARGEST[game])
    told = describe(state, view(state, language=language))
    assert len(told) <= 1024
    assert not told.endswith("…")
    for side, top in enumerate(state.position.tops):
        name = side_name(state, view(state, language=language), side)
        told_cells = re.search(rf"{name} [^.:]*: ([^.]*)\.", told)[1]
        levels = dict(part.split(": ") for part in told_cells.split("; "))
        cells = {cell: int(level) for level, names in levels.items() for cell in names.split()}
        assert cells == {cell: state.position.heights()[cell] for cell in state.position.grid.named(top)}


def test_druids_and_goals_are_told():
    told = describe(kinds()["walking"], view(kinds()["walking"]))
    assert isinstance(kinds()["walking"].position, DruidWalkPosition)
    assert "Vertical’s druid stands on c2 and has to reach the top side." in told


def test_lintels_on_top_are_told_where_they_matter():
    moves = ("c3", "a1", "e3", "a5", "c3-e3")
    strict, free = played("druid", *moves, size=6, nostack=True), played("druid", *moves, size=6)
    assert "Lintels on top: c3 d3 e3." in describe(strict, view(strict))
    assert "Lintels" not in describe(free, view(free))


def test_the_text_board_has_mark_and_height_of_every_cell():
    assert text_board(kinds()["gap"], view(kinds()["gap"])).splitlines()[4:12] == [
        " 6 · · · · · ·",
        " 5 H1· · · · ·",
        " 4 · · · h1· ·",
        " 3 · · V2V2V2·",
        " 2 · · · · · ·",
        " 1 H1· · · · ·",
        "   a b c d e f",
        "",
    ]


def test_columns_of_hexagons_are_half_a_cell_apart_on_the_text_board():
    board = text_board(GAMES["druid-hex"].start({"size": 3}), View(names=NAMES)).splitlines()
    rows = [line for line in board if "·" in line]
    assert len(rows) == 9
    assert [line[3:].rstrip() for line in rows[:3]] == ["    ·", "  ·   ·", "·   ·   ·"]


@pytest.mark.parametrize("game", GAMES_OF_STONES)
def test_the_text_board_of_the_largest_board_keeps_its_measures(game):
    state = crowded(game, LARGEST[game])
    board = text_board(state, view(state, typed="", refused=("a1",)))
    assert max(map(len, board.splitlines())) <= 36
    assert len(board) <= 1800
    assert not board.endswith("…")


# Colours


@pytest.mark.parametrize("theme", THEMES)
def test_a_palette_has_room_for_every_tone_of_the_monument(theme):
    palette = Palette(theme, INKS)
    assert len(palette.colours) <= SIZE
    for tone, index in palette.index.items():
        assert palette.colours[index] == THEMES[theme].tones[tone]


@pytest.mark.parametrize("theme", THEMES)
def test_the_stones_of_the_sides_differ_in_lightness(theme):
    light = sorted(luminance(THEMES[theme].tones[stone]) for stone in STONES)
    assert all(brighter > 1.8 * darker for darker, brighter in pairwise(light))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("stone", STONES)
def test_faces_get_darker_from_the_light_to_the_shade(theme, stone):
    tones = THEMES[theme].tones
    faces = [luminance(tones[f"{stone}{part}"]) for part in ("-rim", "", "-left", "-front", "-right", "-joint")]
    assert faces == sorted(faces, reverse=True)


def test_the_ground_is_drawn_anew_only_when_the_board_is_laid_out_anew():
    one, other = built("druid", 10, 1), built("druid", 11, 1)
    assert scene(one).ground is scene(other).ground
