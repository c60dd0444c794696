"""How a half-typed move may go on, and the marks of it."""

import pytest

from renderer.druid.board_layout import lay_out
from renderer.druid.side_marks import cell_name
from renderer.druid.target_marks import targets
from renderer.paint.lettering import length
from renderer.shapes import Sprite
from tests.renderer.druid.druid_states import WORDS, kinds, lines, played, scene, standing, view


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
    sprites = [shape for shape in scene(state, typed="sarsen").live if isinstance(shape, Sprite)]
    dots = [sprite.at for sprite in sprites if "dot" in sprite.figure.name]
    free = [move for move in targets(state, view(state, typed="sarsen")) if move not in state.position.heights()]
    for cell, (x, y) in zip(free, dots, strict=True):
        name, (left, top) = cell_name(layout, cell), layout.cell(cell)
        aside, below = abs(x - left), y - top - name.at[1]
        assert aside > 0.9 * length(cell, "medium", name.size) / 2 or below > 0.36 * name.size + 0.1 * layout.across


def test_lintels_in_one_line_lie_beside_each_other():
    state = standing("a3=V1 b3=V1 c3=H1 d3=V1 e3=H1 f3=V1")
    beams = [line.split()[1:5] for line in lines(state, "target beam", typed="lintel")]
    assert beams == [["beam", "e", "lane", lane] for lane in "010"]
