"""How a half-typed move may go on, and the marks of it."""

from dataclasses import replace
from functools import partial
from math import ceil, dist, floor

import pytest
from PIL import ImageChops

from renderer.druid.board_layout import lay_out
from renderer.druid.target_marks import targets
from renderer.emblems import TAG_HIGH, tag_width
from renderer.paint.painter import Painter
from renderer.paint.palette import palette
from renderer.shapes import PlacedPile, Sprite
from tests.renderer.druid.druid_states import WORDS, kinds, lines, played, scene, standing, view
from tests.repetitions import few


@pytest.mark.parametrize("kind", ["gap", "monument", "hexagon", "three", "triangle", "walking", "three walking"])
def test_everything_that_may_be_done_is_marked_when_nothing_is_typed(kind):
    state = kinds()[kind]
    moves = [move for move in state.legal_moves() if move not in WORDS]
    assert sorted(way.text for way in targets(state, view(state, typed=""))) == sorted(moves)
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
    marked = {way.text for way in targets(state, view(state, typed=typed))}
    assert marked == shown


def test_numbers_of_lintels_that_cross_lie_clear_of_each_other():
    state = played("druid", "b9", "a1", "d9", "a2", "c8", "a3", "c10", "a4", size=12)
    shown = scene(state, typed="lintel", numbered=(("b9", "d9"), ("c8", "c10")))
    one, other = (
        sprite.at for sprite in shown.live if isinstance(sprite, Sprite) and "candidate" in sprite.figure.name
    )
    assert abs(one[0] - other[0]) >= tag_width(2) or abs(one[1] - other[1]) >= TAG_HIGH


def test_a_number_stands_beside_the_height_of_a_stack():
    state = played("druid", "c3", "a1", size=6)
    (number,) = (sprite.at for sprite in scene(state, numbered=(("c3",),)).live if "candidate 1" in str(sprite))
    layout = lay_out(state.position.grid, 1)
    across, down = (there - here for here, there in zip(layout.cell("c3", 1), number, strict=True))
    assert across < -tag_width(1) / 2
    assert down < -TAG_HIGH / 2


def test_nothing_is_marked_when_the_match_is_over():
    assert targets(kinds()["won"], view(kinds()["won"], typed="")) == ()


def test_dots_rings_and_beams_differ():
    state = kinds()["gap"]
    marked = {line.split()[1] for line in lines(state, "target", typed="")}
    assert {"dot", "ring"} <= marked
    assert {line.split()[1] for line in lines(kinds()["walking"], "target", typed="step")} == {"step"}


@pytest.mark.parametrize("kind", few(["high", "hexagon", "triangle", "monument", "three", "large hexagon"]))
@pytest.mark.parametrize("top_down", [False, True])
def test_every_dot_lies_on_its_cell_and_on_no_stone_beside_stacks_of_any_height(kind, top_down):
    state = kinds()[kind]
    drawn, heights = scene(state, typed="sarsen", top_down=top_down), state.position.heights()
    layout = lay_out(state.position.grid, max(heights.values()), top_down)
    middles = {layout.cell(cell): cell for cell in layout.middles}
    stones = {layout.cell(cell) for cell in heights}
    dots = [shape for shape in drawn.live if isinstance(shape, Sprite) and shape.figure.name.startswith("target dot")]
    bare = [shape for shape in drawn.live if isinstance(shape, PlacedPile) and shape.at not in stones]
    built = [shape for shape in drawn.live if isinstance(shape, PlacedPile)]
    painter = Painter(palette("druid", "dark"), 1000)
    without, with_stones = (painter.painted(replace(drawn, live=tuple(live))) for live in (bare, built))
    stone = ImageChops.difference(without, with_stones)
    assert dots
    for dot in dots:
        (x, y), plate = dot.at, dot.figure.shapes[1]
        middle = min(middles, key=partial(dist, dot.at))
        assert middles[middle] not in heights
        assert abs(y - middle[1]) + plate.down / 2 < layout.half * layout.deep
        for across, down in (
            (plate.across - 0.14 * plate.down, 0.5 * plate.down),
            (plate.across - 0.7 * plate.down, plate.down),
        ):
            assert not stone.crop(box(x, y, across, down)).getbbox()


def box(x, y, across, down):
    """Return the whole pixels of a box round a point."""
    return ceil(x - across / 2), ceil(y - down / 2), floor(x + across / 2), floor(y + down / 2)


@pytest.mark.parametrize("kind", ["hexagon", "three", "triangle"])
def test_nearly_every_dot_on_a_hexagon_has_the_name_of_its_cell_on_it(kind):
    state = kinds()[kind]
    sarsens = [way.text for way in targets(state, view(state, typed="sarsen"))]
    free = [move for move in sarsens if move not in state.position.heights()]
    named = [line.split()[2] for line in lines(state, "target dot", typed="sarsen")]
    assert len({*named} & {*free}) >= 0.8 * len(free)


def test_lintels_in_one_line_lie_beside_each_other():
    state = standing("a3=V1 b3=V1 c3=H1 d3=V1 e3=H1 f3=V1")
    beams = [line.split()[1:5] for line in lines(state, "target beam", typed="lintel")]
    assert beams == [["beam", "e", "lane", lane] for lane in "010"]
