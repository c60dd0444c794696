"""The picture of how the chances of a match went."""

from io import BytesIO

import pytest
from PIL import Image

from engine import GAMES, Game
from locales import LANGUAGES, say
from renderer import View, render_course
from renderer.charts.course import course_scene
from renderer.charts.field import y_of
from renderer.looks import look
from renderer.shapes import Polygon, Text
from renderer.theme import THEMES

NAMES = ("Hilde", "Corvin", "Ysolde", "Oswin")


def even(players: int, count: int) -> list[tuple[float, ...]]:
    return [(1 / players,) * players] * count


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_every_player_has_an_area_in_the_tone_of_their_side(game: Game) -> None:
    scene = course_scene(game.start(), even(game.players, 9), (), View(NAMES[: game.players]))
    areas = [shape for shape in scene.live if isinstance(shape, Polygon)]
    assert [area.tone for area in areas] == list(look(game.id).tones[: game.players])
    assert len({area.tone for area in areas}) == game.players


@pytest.mark.parametrize("length", [1, 2, 61, 1000])
def test_a_match_of_any_length_is_drawn_within_the_picture(length: int) -> None:
    scene = course_scene(GAMES["druid"].start(), even(2, length), (0,), View(NAMES[:2]))
    points = [point for shape in scene.live if isinstance(shape, Polygon) for point in shape.points]
    assert all(0 <= x <= 1000 and 0 <= y <= scene.height for x, y in points)
    ticks = [shape for shape in scene.live if isinstance(shape, Text) and shape.at[1] > 580]
    assert 1 <= len(ticks) <= 10


def test_turning_points_are_numbered_in_order() -> None:
    scene = course_scene(GAMES["druid"].start(), even(2, 9), (2, 5), View(NAMES[:2]))
    numbers = [shape for shape in scene.live if isinstance(shape, Text) and shape.tone == "amber-case"]
    assert [number.text for number in numbers] == ["1", "2"]
    assert numbers[0].at[0] < numbers[1].at[0]


def test_a_match_that_began_with_a_position_counts_its_moves_from_there():
    begun = GAMES["druid"].from_text(GAMES["druid"].start().play("a1").play("b4").play("c3").text())
    state, chances, view = begun.play("d4"), even(2, 2), View(NAMES[:2])
    alt = render_course(state, chances, (), view).alt
    assert "At the start" in alt
    assert "After move 4" in alt
    written = [shape.text for shape in course_scene(state, chances, (), view).live if isinstance(shape, Text)]
    assert {"3", "4"} <= {*written}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_alt_text_tells_the_chances_at_the_start_at_turning_points_and_at_the_end(language: str) -> None:
    chances = [(0.5, 0.5), (0.75, 0.25), (1.0, 0.0)]
    for theme in THEMES:
        picture = render_course(GAMES["druid"].start(), chances, (1,), View(NAMES[:2], language, theme, size=400))
        assert Image.open(BytesIO(picture.data)).size == (400, 256)
        for number in ("50", "75", "25", "100", "Hilde", "Corvin"):
            assert number in picture.alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_are_what_is_left_above_the_players_and_are_told(language: str) -> None:
    chances = [(0.3, 0.3, 0.2, 0.2), (0.02, 0.02, 0.02, 0.94)]
    state, view = GAMES["druid-hex3"].start(), View(NAMES[:3], language)
    areas = [shape for shape in course_scene(state, chances, (), view).live if isinstance(shape, Polygon)]
    tops = [min(y for x, y in area.points if x == max(x for x, _ in area.points)) for area in areas]
    assert len(areas) == 3
    assert min(tops) > y_of(0.1)
    told = render_course(state, chances, (), view).alt
    assert say(language, "alt-course-draw", percent=94) in told
