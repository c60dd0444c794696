"""The board in words: alt text and text board."""

import re

import pytest

from engine import GAMES
from engine.games.druid.druid_walk import DruidWalkPosition
from locales import LANGUAGES
from renderer import View, describe, text_board
from renderer.view import side_name
from tests.renderer.druid.druid_states import (
    DRUID_GAMES,
    LARGEST,
    NAMES,
    crowded,
    kinds,
    played,
    view,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", DRUID_GAMES)
def test_every_cell_of_a_crowded_board_is_told_with_owner_and_height(game, language):
    state = crowded(game, LARGEST[game])
    alt = describe(state, view(state, language=language))
    assert len(alt) <= 1024
    assert not alt.endswith("…")
    for side, top in enumerate(state.position.tops):
        name = side_name(state, view(state, language=language), side)
        cells_text = re.search(rf"{name} [^.:]*?\s?: ([^.]*)\.", alt)[1]
        levels = dict(re.findall(r"(\d+)(?:: | \()([a-z\d ]+)", cells_text))
        cells = {cell: int(level) for level, names in levels.items() for cell in names.split()}
        assert cells == {cell: state.position.heights()[cell] for cell in state.position.grid.named(top)}


def test_druids_and_goals_are_told():
    alt = describe(kinds()["walking"], view(kinds()["walking"]))
    assert isinstance(kinds()["walking"].position, DruidWalkPosition)
    assert "Vertical’s druid is on c2 and has to reach the top side." in alt


def test_lintels_on_top_are_told_where_they_matter():
    moves = ("c3", "a1", "e3", "a5", "c3-e3")
    strict, free = played("druid", *moves, size=6, nostack=True), played("druid", *moves, size=6)
    assert "Lintels on top: c3 d3 e3." in describe(strict, view(strict))
    assert "Lintels" not in describe(free, view(free))


def test_the_text_board_has_mark_and_height_of_every_cell():
    assert text_board(kinds()["gap"], view(kinds()["gap"])).splitlines()[4:12] == [
        " 6 · · · · · ·",
        " 5 H1· · · · ·",
        " 4 · · · h1· ·",
        " 3 · · V2V2V2·",
        " 2 · · · · · ·",
        " 1 H1· · · · ·",
        "   a b c d e f",
        "",
    ]


def test_every_row_of_hexagons_stands_between_the_names_of_its_first_and_last_cell():
    board = text_board(GAMES["druid-hex"].start({"size": 3}), View(names=NAMES)).splitlines()
    assert [line for line in board if "·" in line] == [
        "c5     ·",
        "b4   ·   ·  d4",
        "a3 ·   ·   ·  e3",
        "b3   ·   ·  d3",
        "a2 ·   ·   ·  e2",
        "b2   ·   ·  d2",
        "a1 ·   ·   ·  e1",
        "b1   ·   ·  d1",
        "c1     ·",
    ]
    assert "   a b c d e" in board


@pytest.mark.parametrize(
    ("game", "links"),
    [
        ("druid", "V joins the top and bottom sides. H joins the left and right sides."),
        (
            "druid-hex",
            "X and O each join the north-west, east and south-west sides or the north-east, south-east and west sides.",
        ),
        (
            "druid-hex3",
            (
                "X joins the north-east and south-west sides. O joins the north-west and south-east sides. "
                "Y joins the west and east sides."
            ),
        ),
        ("druid-y", "X and O each join all 3 sides."),
    ],
)
def test_the_text_board_tells_which_edges_each_side_links(game, links):
    state = GAMES[game].start()
    lines = text_board(state, view(state)).splitlines()
    assert links in " ".join(lines)
    assert not {"X X", "O O", "Y Y"} & {*lines}


def test_the_text_board_of_a_walk_tells_between_which_edges_the_druids_walk():
    board = text_board(kinds()["walking"], view(kinds()["walking"]))
    assert "V walks between the top and bottom" in board
    assert "joins" not in board


@pytest.mark.parametrize("game", DRUID_GAMES)
def test_the_text_board_of_the_largest_board_keeps_its_measures(game):
    state = crowded(game, LARGEST[game])
    board = text_board(state, view(state, typed="", refused=("a1",)))
    assert max(map(len, board.splitlines())) <= 36
    assert len(board) <= 1800
    assert not board.endswith("…")
