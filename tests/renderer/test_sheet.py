"""Several boards on one picture: numbered, in their own colours, small in bytes and in words."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine import GAMES
from locales import LANGUAGES
from renderer import View, render, sheet
from renderer.paint.palette import SIZE
from renderer.theme import THEMES
from tests.renderer.contigo.contigo_states import kinds as contigos
from tests.renderer.druid.druid_states import crowded, kinds
from tests.renderer.ring.ring_positions import crowded as crowded_ring
from tests.renderer.ring.ring_positions import kinds as rings
from tests.renderer.ring.test_contiguity_deluxe import kinds as deluxes

NAMES = ("Hilde", "Corvin", "Ysolde", "Ann")
LONG = ("W" * 200, "🜂" * 200, "V" * 200, "U" * 200)


def board(state, names=NAMES, **asked):
    return state, View(names=names[: state.game.players], **asked)


@cache
def nine():
    """Return boards of all families of games, some of them over."""
    pebbles = contigos()
    ours = (rings()["middle game"], deluxes()["three relocated"], kinds()["monument"], kinds()["hexagon won"])
    return (*ours, kinds()["three walking"], kinds()["triangle"], pebbles["later"], pebbles["chain"], pebbles["won"])


@cache
def full():
    """Return boards with pieces everywhere, to which hardly any match leads."""
    stones = ("druid", 12), ("druid-hex", 8), ("druid-hex3", 8), ("druid-y", 12)
    others = (deluxes()["set up"], contigos()["hunters"], contigos()["start"])
    return (crowded_ring(120), crowded_ring(100), *(crowded(game, size) for game, size in stones), *others)


def drawn(states, **asked):
    return sheet([board(state) for state in states], "en", **asked)


def opened(picture):
    return Image.open(BytesIO(picture.data)).convert("RGB")


def differing(first, second):
    """Return the box in which two sheets differ, small differences of shade aside."""
    difference = ImageChops.difference(opened(first), opened(second)).convert("L")
    return difference.point([0] * 24 + [255] * 232).getbbox()


@pytest.mark.parametrize("boards", range(1, 10))
def test_a_sheet_is_at_most_a_thousand_wide_and_no_wider_than_three_to_two(boards):
    across, down = opened(drawn(nine()[:boards])).size
    assert 480 <= across <= 1000
    assert 1 <= across / down <= 1.5


@pytest.mark.parametrize("boards", [0, 10])
def test_a_sheet_has_one_to_nine_boards(boards):
    with pytest.raises(ValueError, match=str(boards)):
        sheet([board(GAMES["druid"].start())] * boards, "en")


@pytest.mark.parametrize("states", [nine, full])
def test_a_sheet_is_at_most_250_kilobytes_however_full_its_boards(states):
    picture = drawn(states(), chosen=5)
    assert picture.format == "png"
    assert len(picture.data) <= 250_000


def test_each_board_has_the_colours_of_its_own_picture():
    """Pixel by pixel, as near as a palette for all of them comes; but for its corner, where the number is."""
    image = opened(drawn(nine()))
    for at, state in enumerate(nine()):
        own = opened(render(*board(state, size=320)))
        left, top = 10 + at % 3 * 330, 10 + at // 3 * 330
        shown = image.crop((left, top, left + 320, top + 320))
        histogram = ImageChops.difference(own, shown).crop((60, 60, 320, 320)).convert("L").histogram()
        assert sum(histogram[48:]) == 0
        assert sum(histogram[12:]) < 0.02 * 260 * 260


def test_a_palette_of_all_games_has_room_for_every_colour_in_use():
    image = Image.open(BytesIO(drawn(nine(), chosen=1).data))
    image.load()
    assert image.mode == "P"
    assert len(image.getpalette()) == 3 * SIZE


def test_every_board_has_another_number():
    picture = drawn([GAMES["druid"].start()] * 9)
    corners = ((10 + at % 3 * 330, 10 + at // 3 * 330) for at in range(9))
    badges = [opened(picture).crop((left, top, left + 48, top + 48)) for left, top in corners]
    assert len({badge.tobytes() for badge in badges}) == 9


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_chosen_board_alone_is_framed(theme):
    families = (nine()[0], nine()[2], nine()[7])
    plain, framed = drawn(families, theme=theme), drawn(families, theme=theme, chosen=2)
    assert opened(framed).getpixel((500, 250)) == THEMES[theme].tones["teal"]
    left, top, right, bottom = differing(plain, framed)
    assert 498 <= left < right <= 997
    assert 3 <= top < bottom <= 502


def test_a_number_that_no_board_has_chooses_none():
    assert drawn(nine()[:3], chosen=4) == drawn(nine()[:3])


def test_the_same_boards_give_the_same_bytes():
    before = drawn(nine()[:4], chosen=2)
    drawn(full()[:3])
    assert drawn(nine()[:4], chosen=2) == before


def test_language_theme_and_size_are_those_of_the_sheet():
    state = nine()[0]
    mixed = sheet([board(state, language="fr", theme="light", size=77)], "en")
    assert mixed == sheet([board(state)], "en")
    assert sheet([board(state)], "en", theme="light").data != mixed.data


def test_a_board_is_shown_as_its_viewer_wants_to_see_it():
    state = kinds()["monument"]
    views = ({}, {"perspective": 1}, {"plan": True}, {"since": 30}, {"typed": ""})
    assert len({sheet([board(state, **asked)], "en").data for asked in views}) == len(views)


def test_the_alt_text_numbers_the_boards_and_tells_whose_turn_it_is():
    alt = drawn((nine()[0], nine()[8]), chosen=2).alt
    assert alt == (
        "1: Contiguity, after move 8. Hilde (White) to move. 2: Contigo, after move 10. "
        "Hilde (Red) wins: four pawns in line. 2 is chosen."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_of_nine_boards_fits_with_the_longest_names(language):
    alt = sheet([board(state, LONG) for state in nine()], language, chosen=9).alt
    assert len(alt) <= 1024
    assert all(f"{number}{' ' * (language == 'fr')}: " in alt.replace("\u00a0", " ") for number in range(1, 10))
