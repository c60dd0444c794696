"""The tones of stones."""

from itertools import pairwise

import pytest

from renderer.druid.inks import INKS
from renderer.druid.stones import STONES
from renderer.paint.palette import SIZE, Palette
from renderer.theme import THEMES, luminance


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
