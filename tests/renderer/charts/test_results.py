"""The picture of how somebody's matches ended."""

from io import BytesIO

import pytest
from PIL import Image

from engine import GAMES
from locales import LANGUAGES, say
from renderer import Sheet, render_results
from renderer.charts.results import results_scene
from renderer.paint.lettering import length
from renderer.shapes import Box, Disk, Text
from renderer.theme import THEMES
from tests.renderer.golden_files import golden

GAMES_PLAYED = {
    "contiguity": {0: (3, 1, 2), 1: (4, 0, 5)},
    "contigo-capture": {0: (1, 0, 0), 1: (0, 0, 2), 2: (3, 0, 1), 3: (10, 2, 1)},
    "druid": {0: (2, 0, 1), None: (0, 0, 3)},
}
LATEST = ("won", "won", "lost", "won", "drawn", "lost", "lost", "won", "won", "won")
NAMES = ("Hilde", "Corvin")
SHEETS = {
    "games": Sheet(NAMES, GAMES_PLAYED, LATEST, {}),
    "sides": Sheet(NAMES, {"contiguity": GAMES_PLAYED["contiguity"]}, LATEST[:4], {}),
    "levels": Sheet(("Hilde", "Trilithon"), {"druid": {0: (5, 1, 6)}}, LATEST, {1: (4, 0, 0), 5: (1, 1, 6)}),
}


def texts(sheet: Sheet, language: str = "en") -> list[Text]:
    return [shape for shape in results_scene(sheet, language).live if isinstance(shape, Text)]


@pytest.mark.parametrize("kind", SHEETS)
def test_pictures_are_made_of_the_shapes_that_somebody_last_looked_at(kind: str) -> None:
    drawn = results_scene(SHEETS[kind], "en").text().encode()
    assert drawn == golden(f"results-{kind}.txt", drawn)


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_drawn_in_both_themes_and_described(kind: str, language: str) -> None:
    for theme in THEMES:
        picture = render_results(SHEETS[kind], language, theme, size=400)
        assert Image.open(BytesIO(picture.data)).width == 400
        assert 0 < len(picture.alt) <= 1024
        assert "Hilde" in picture.alt
        assert say(language, "results-drawn") in picture.alt or kind == "sides"


def test_all_games_and_the_longest_names_have_room() -> None:
    sides = {game.id: dict.fromkeys(range(game.players), (99, 9, 999)) for game in GAMES.values()}
    sheet = Sheet(("W" * 40, "M" * 40), sides, LATEST, {})
    scene = results_scene(sheet, "fr")
    assert scene.height <= 1000
    assert all(28 <= shape.at[0] <= 972 and 0 < shape.at[1] < scene.height for shape in texts(sheet, "fr"))
    ends = [
        shape.at[0] + length(shape.text, shape.weight, shape.size)
        for shape in texts(sheet, "fr")
        if shape.align == "left"
    ]
    assert max(ends) <= 972
    assert say("fr", "results-other-games") in [shape.text for shape in texts(sheet, "fr")]


def test_parts_of_a_bar_are_as_wide_as_their_counts_but_never_narrower_than_their_text() -> None:
    equal = Sheet(NAMES, {"contiguity": {0: (7, 0, 7)}}, (), {})
    first, second, *_ = [shape for shape in results_scene(equal, "en").live if isinstance(shape, Box)]
    assert first.across == second.across
    uneven = Sheet(NAMES, {"contiguity": {0: (1, 1, 998)}}, (), {})
    won, drawn, lost, *_ = [shape for shape in results_scene(uneven, "en").live if isinstance(shape, Box)]
    assert 60 < won.across < drawn.across + 30 < lost.across
    assert lost.at[0] + lost.across / 2 == pytest.approx(964)


def test_the_last_match_is_at_the_right_in_a_ring() -> None:
    scene = results_scene(SHEETS["games"], "en")
    ring = next(shape for shape in scene.live if isinstance(shape, Disk) and shape.tone == "amber")
    marks = [shape for shape in texts(SHEETS["games"]) if shape.at[1] == ring.at[1] and shape.align == "middle"]
    assert [mark.text for mark in marks] == list("++−+=−−+++")
    assert max(mark.at[0] for mark in marks) == ring.at[0] == marks[0].at[0]


def test_a_name_without_anything_that_the_fonts_show_leaves_no_gap() -> None:
    sheet = Sheet(("Hilde", "\u200b"), SHEETS["sides"].games, (), {})
    assert "Hilde" in [shape.text for shape in texts(sheet)]
