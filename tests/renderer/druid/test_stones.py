"""The tones of stones."""

from itertools import pairwise

import pytest

from renderer.druid.stones import STONES
from renderer.theme import THEMES
from tests.renderer.contrast import luminance


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
