"""Colours: readable in both themes, and apart where they must be."""

from math import dist

import pytest

from renderer.druid import druid_hex, druid_y
from renderer.theme import TEXTS, THEMES
from tests.renderer.contrast import contrast, luminance


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_can_be_read_on_what_it_stands_on(theme):
    tones = THEMES[theme].tones
    for text, grounds in TEXTS.items():
        for ground in grounds:
            assert contrast(tones[text], tones[ground]) >= 4.5, (text, ground)


def test_contrast_is_reckoned_as_wcag_does():
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_sides_differ_in_lightness(theme):
    tones = THEMES[theme].tones
    assert contrast(tones["white"], tones["red"]) >= 4.5
    assert luminance(tones["white"]) > luminance(tones["stone-light"]) > luminance(tones["stone-dark"])
    assert luminance(tones["stone-dark"]) > luminance(tones["red"])


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("mark", ["amber", "teal", "refused", "gold"])
def test_what_is_as_light_as_stone_wears_a_dark_casing(theme, mark):
    tones = THEMES[theme].tones
    for stone in ("stone-light", "stone-dark", mark):
        assert contrast(tones[f"{mark}-case"], tones[stone]) >= 3


@pytest.mark.parametrize("side", ["white", "red"])
def test_the_mark_of_a_side_stands_out_from_its_disk(side):
    tones = THEMES["dark"].tones
    assert contrast(tones[f"{side}-mark"], tones[side]) >= 2.5


def test_both_themes_have_the_same_tones():
    assert THEMES["dark"].tones.keys() == THEMES["light"].tones.keys()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kerb", sorted({stone for _, stone in (*druid_hex.KERB_STONES, *druid_y.KERB_STONES)}))
def test_the_edges_that_anybody_may_join_look_like_no_sides_stones(theme, kerb):
    tones = THEMES[theme].tones
    for stone in ("limestone", "bluestone", "kerb-limestone", "kerb-bluestone"):
        assert dist(tones[f"kerb-{kerb}"], tones[stone]) >= 45
