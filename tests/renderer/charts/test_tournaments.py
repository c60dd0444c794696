"""The pictures of tournaments: brackets and tables."""

from io import BytesIO

import pytest
from PIL import Image

from locales import LANGUAGES, say
from renderer import Bracket, Meeting, Stage, Table, TableRow, render_tournament
from renderer.charts.tournaments import tournament_scene
from renderer.paint.lettering import length
from renderer.shapes import Box, Disk, Line, Polygon, Text
from renderer.theme import THEMES
from tests.renderer.golden_files import golden

NAMES = ("Alice", "Bruno", "Chloé", "Dimitri", "Émile")
LONG = "W" * 40


def meeting(one: int | None, other: int | None, winner: int | None = None, *, is_running: bool = False) -> Meeting:
    """Return a match of two seeds."""
    first, second = ("" if seed is None else NAMES[seed - 1] for seed in (one, other))
    return Meeting((one, other), (first, second), winner, is_running=is_running)


def bye(seed: int) -> Meeting:
    return Meeting((seed, None), (NAMES[seed - 1], ""), 0, is_bye=True)


QUARTERS = Stage("Quarterfinals", (bye(1), meeting(4, 5, 1), bye(2), bye(3)))
SEMIS = Stage("Semifinals", (meeting(1, 5, is_running=True), meeting(2, 3, 1)))
FIVE = Bracket("Saturday", "Round 2 of 3", (QUARTERS, SEMIS, Stage("Final", (meeting(None, 3),))), meeting(None, 2))
MANY = Bracket("Saturday", "Round 1 of 6", (Stage("Last 64", (meeting(1, 2, 0),) * 32),), None)
ROWS = tuple(TableRow(place, name, (3, 1, 0), (7, 12, 30), place == 5) for place, name in enumerate(NAMES, 1))
TABLE = Table("Saturday", "Round 2 of 3", ROWS, 0)
SHEETS = {"five": FIVE, "many": MANY, "table": TABLE}
WIDEST = {
    "bracket": Bracket(
        LONG,
        "Trente-deuxièmes",
        tuple(
            Stage(say("fr", "tournament-stage", matches=8), (Meeting((64, 63), (LONG, LONG), 0),) * count)
            for count in (8, 4, 2, 1)
        ),
        Meeting((64, 63), (LONG, LONG), 1),
    ),
    "many": Bracket(LONG, "6", (Stage(LONG, (Meeting((64, 63), (LONG, LONG), None, is_running=True),) * 32),), None),
    "table": Table(LONG, "6", (TableRow(64, LONG, (11, 10, 11), (22, 222, 2222), is_out=False),) * 20, 44),
}


@pytest.mark.parametrize("kind", SHEETS)
def test_pictures_are_made_of_the_shapes_that_somebody_last_looked_at(kind: str) -> None:
    drawn = tournament_scene(SHEETS[kind], "en").text().encode()
    assert drawn == golden(f"tournament-{kind}.txt", drawn)


@pytest.mark.parametrize("kind", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_is_drawn_in_both_themes_and_described(kind: str, language: str) -> None:
    for theme in THEMES:
        picture = render_tournament(SHEETS[kind], language, theme, size=400)
        assert Image.open(BytesIO(picture.data)).width == 400
        assert 0 < len(picture.alt) <= 1024
        assert "Saturday" in picture.alt
        assert "Alice" in picture.alt


@pytest.mark.parametrize("kind", WIDEST)
def test_the_longest_names_have_room(kind: str) -> None:
    scene = tournament_scene(WIDEST[kind], "fr")
    assert 640 <= scene.height <= 1100
    for text in (shape for shape in scene.live if isinstance(shape, Text)):
        wide = length(text.text, text.weight, text.size)
        left = text.at[0] - {"left": 0, "right": wide, "middle": wide / 2}[text.align]
        assert left >= 20
        assert left + wide <= 980
        assert text.size >= 22
        assert 0 < text.at[1] < scene.height


def test_lines_of_a_bracket_never_touch() -> None:
    for kind in ("bracket", "many"):
        boxes = [shape for shape in tournament_scene(WIDEST[kind], "en").live if isinstance(shape, Box)]
        matches = [box for box in boxes if box.tone == "bank"]
        for number, one in enumerate(matches):
            for other in matches[number + 1 :]:
                beside = abs(one.at[0] - other.at[0]) >= (one.across + other.across) / 2
                assert beside or abs(one.at[1] - other.at[1]) >= (one.down + other.down) / 2 + 4


def test_a_winner_has_an_arrow_and_a_match_that_runs_a_dot() -> None:
    scene = tournament_scene(FIVE, "en")
    winners = [each for stage in FIVE.stages for each in stage.meetings if each.winner is not None]
    assert len([shape for shape in scene.live if isinstance(shape, Polygon)]) == len(winners)
    assert len([shape for shape in scene.live if isinstance(shape, Disk)]) == 1


def test_each_match_of_a_bracket_is_joined_to_the_next() -> None:
    joints = [shape for shape in tournament_scene(FIVE, "en").live if isinstance(shape, Line) and shape.width == 4]
    assert len(joints) == 3 * (4 + 2)


def test_the_first_three_of_a_table_have_medals_unless_they_are_out() -> None:
    assert len([shape for shape in tournament_scene(TABLE, "en").live if isinstance(shape, Disk)]) == 3
    gone = Table("Saturday", "", tuple(TableRow(row.place, row.name, row.record, row.numbers, True) for row in ROWS), 0)
    assert [shape for shape in tournament_scene(gone, "en").live if isinstance(shape, Disk)] == []


def test_a_name_without_anything_that_the_fonts_show_is_a_dash() -> None:
    hidden = Bracket("\u200b", "", (Stage("", (Meeting((1, 2), ("\u200b", "Bob"), None),)),), None)
    texts = [shape.text for shape in tournament_scene(hidden, "en").live if isinstance(shape, Text)]
    assert texts.count("–") == 2
