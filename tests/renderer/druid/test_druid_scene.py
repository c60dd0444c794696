"""The pictures of the Druid games: golden scenes and pictures, cells, band, and walking druids."""

import re

import pytest
from PIL import ImageChops

from engine import GAMES
from renderer import render
from renderer.druid.board_layout import lay_out
from renderer.druid.walking_druids import Step, latest_step
from renderer.shapes import PlacedPile
from renderer.theme import THEMES
from tests.renderer.druid.druid_states import (
    DRUID_GAMES,
    LARGEST,
    built,
    crowded,
    kinds,
    lines,
    opened,
    played,
    scene,
    view,
)
from tests.renderer.golden_files import golden, text_of
from tests.repetitions import few


def name(kind):
    """Return the name of the golden files of a kind of state."""
    return f"druid-{kind.replace(' ', '-')}"


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("start", {}),
        ("gap", {"typed": ""}),
        ("monument", {"refused": ("a1", "h8")}),
        ("high", {"top_down": True}),
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


@pytest.mark.parametrize("game", DRUID_GAMES)
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
        ("triangle", {"top_down": True}),
    ],
)
def test_pictures_are_as_they_were_when_somebody_last_looked(kind, asked):
    data = render(kinds()[kind], view(kinds()[kind], size=400, **asked)).data
    before, after = opened(golden(f"{name(kind)}.png", data)), opened(data)
    histogram = ImageChops.difference(before, after).convert("L").histogram()
    # Type is drawn a little differently by other versions of its engine.
    assert sum(histogram[48:]) < 0.01 * 400 * 400


@pytest.mark.parametrize("theme", few(THEMES))
@pytest.mark.parametrize("kind", kinds())
def test_every_kind_of_state_is_drawn_in_both_views(kind, theme):
    state = kinds()[kind]
    for top_down in (False, True):
        picture = render(state, view(state, theme=theme, top_down=top_down, size=200))
        assert opened(picture.data).size == (200, 200)


@pytest.mark.parametrize("game", DRUID_GAMES)
def test_the_most_crowded_picture_is_at_most_150_kilobytes(game):
    state = crowded(game, LARGEST[game])
    assert len(render(state, view(state, typed="", refused=("a1", "b2"))).data) <= 150_000


def test_the_same_state_gives_the_same_bytes():
    state = kinds()["hexagon"]
    before = render(state, view(state, size=320)).data
    render(kinds()["triangle"], view(state, size=320))
    assert render(state, view(state, size=320)).data == before


@pytest.mark.parametrize("kind", ["monument", "hexagon", "triangle", "three"])
def test_every_cell_with_stones_is_drawn_once_at_its_place(kind):
    state = kinds()[kind]
    drawn = scene(state)
    standing = [shape for shape in drawn.live if isinstance(shape, PlacedPile)]
    built_on = [shape for shape in standing if re.search(r"pile \w+\d", shape.pile.name)]
    layout = lay_out(state.position.grid, max(state.position.heights().values()))
    assert sorted(shape.at for shape in built_on) == sorted(layout.cell(cell) for cell in state.position.heights())


@pytest.mark.parametrize("kind", ["monument", "hexagon", "triangle"])
def test_what_is_nearer_is_drawn_later(kind):
    depths = [shape.at[1] for shape in scene(kinds()[kind]).live if isinstance(shape, PlacedPile)]
    assert depths == sorted(depths)


def test_shadows_reach_lower_tops_and_bare_ground():
    state = played("druid", "c3", "a1", "c3", "d3", "c3", size=6)
    shaded = [line for line in lines(state, "pile") if "shaded=000000" not in line]
    assert any(line.startswith("pile H1") for line in shaded)
    assert any(line.startswith("pile shaded") for line in shaded)


@pytest.mark.parametrize(("kind", "sign"), [("won", "trilithon"), ("walked", "trilithon"), ("two of three", "out")])
def test_the_band_shows_who_has_won_or_left(kind, sign):
    assert len(lines(kinds()[kind], sign)) == 1


def test_a_resignation_and_a_draw_stand_in_the_band():
    assert lines(kinds()["resigned"], "text text=resigned")
    assert lines(kinds()["drawn"], "text text=draw")


def test_passes_are_counted_in_the_band():
    assert lines(kinds()["passed"], "text text=“pass 1 / 2”")


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


def test_a_step_stays_in_the_picture_when_its_player_leaves_after_it():
    state = played("druid-hex3", "a1", "c1", "a3", "a2", "c2", "b3", "n", walk=True, size=3).drop(0)
    assert latest_step(state) == Step("a1", "a2")
    assert len(lines(state, "druid ghost")) == 1
    assert not lines(state, "limestone druid")


def test_a_druid_who_has_arrived_stands_on_gold():
    assert len(lines(kinds()["walked"], "golden oval")) == 1


def test_the_ground_is_drawn_anew_only_when_the_board_is_laid_out_anew():
    before, after = built("druid", 10, 1), built("druid", 11, 1)
    assert scene(before).ground is scene(after).ground


@pytest.mark.parametrize(("kind", "word"), [("passed", "passe"), ("swapped", "échange")])
def test_a_ply_that_is_a_word_stands_in_the_band_in_the_language_of_the_picture(kind, word):
    said = [line for line in lines(kinds()[kind], "text", language="fr") if line.endswith("tone=amber-text")]
    assert [f"text={word} " in line for line in said] == [True]
    assert not [line for line in lines(kinds()[kind], "text", language="fr") if "pass " in line]
