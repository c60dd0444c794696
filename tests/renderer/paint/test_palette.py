"""The colours of files: few, and every tone among them as it is."""

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import GAMES
from renderer import View
from renderer.looks import look
from renderer.paint.painter import Painter
from renderer.paint.palette import ANY, SIZE, Palette, palette
from renderer.shapes import tones
from renderer.theme import THEMES
from tests.renderer.contigo.contigo_states import kinds as contigos
from tests.renderer.druid.druid_states import kinds as druids
from tests.renderer.ring.ring_positions import kinds as rings
from tests.renderer.ring.test_contiguity_deluxe import kinds as deluxes

FAMILIES = {"ring": (*rings().values(), *deluxes().values()), "druid": (*druids().values(),)}
FAMILIES |= {"contigo": (*contigos().values(),)}
REFUSED = {"ring": ("1a",), "druid": ("a1",), "contigo": ("a1", "pit 4")}
PALETTES = [(name, theme) for name in (*FAMILIES, ANY) for theme in THEMES]


def scene(state, theme="dark", **asked):
    view = View(names=("Hilde", "Corvin", "Ysolde", "Ann")[: state.game.players], theme=theme, **asked)
    return look(state.game.id).scene(state, view)


def test_every_family_has_a_palette_of_its_own():
    assert {look(game).palette for game in GAMES} == {*FAMILIES}
    assert len({palette(name, "dark").bytes for name in (*FAMILIES, ANY)}) == len(FAMILIES) + 1


@pytest.mark.parametrize(("name", "theme"), PALETTES)
def test_a_palette_has_as_many_colours_as_fit_and_leaves_one_number_for_none(name, theme):
    colours = palette(name, theme).colours
    assert len(colours) == len(set(colours)) == SIZE == 255


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", FAMILIES)
def test_every_tone_of_a_familys_pictures_comes_out_as_it_is(name, theme):
    shown = set()
    for state in FAMILIES[name]:
        for typed in (None, ""):
            board = scene(state, theme, typed=typed, refused=REFUSED[name], since=0)
            shown |= {tone for shape in (*board.ground.shapes, *board.live) for tone in tones(shape)}
    colours = palette(name, theme)
    for tone in shown:
        image = Image.new("RGB", (1, 1), THEMES[theme].tones[tone])
        assert colours.indexed(image).convert("RGB").getpixel((0, 0)) == THEMES[theme].tones[tone], tone


class Unrounded(Palette):
    """Leaves all colours as they are."""

    def indexed(self, image):
        return image


@pytest.mark.exhaustive
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", FAMILIES)
def test_rounding_to_a_palette_is_not_seen(name, theme):
    for state in FAMILIES[name]:
        board = scene(state, theme)
        full = Painter(Unrounded(theme, ()), 400).painted(board)
        rounded = Painter(palette(name, theme), 400).picture(board).convert("RGB")
        difference = ImageChops.difference(full, rounded)
        assert max(ImageStat.Stat(difference).mean) < 1
        assert sum(difference.convert("L").histogram()[24:]) < 0.002 * 400 * 400


def test_a_family_without_a_palette_gets_the_one_for_any():
    assert palette("a new one", "light").bytes == palette(ANY, "light").bytes
