"""How the marks of sides look in texts."""

from collections.abc import Iterator

import pytest

from engine import GAMES
from locales import LANGUAGES, say
from web.words import plain
from wording.side_marks import know_marks, marked_side, side_emoji, with_marked_side, without_marks

GAME = GAMES["druid-hex"]


@pytest.fixture
def known() -> Iterator[None]:
    know_marks({("druid-hex", "x"): 17})
    yield
    know_marks({})


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_is_named_behind_its_mark_and_by_its_name_alone_where_there_is_none(language: str) -> None:
    assert marked_side(language, GAME, 0) == f"<:x_:17>\u00a0{say(language, 'side-x')}"
    assert marked_side(language, GAME, 1) == say(language, "side-o")
    assert side_emoji(GAME, 1) is None
    assert marked_side(language, GAMES["druid-hex3"], 0) == say(language, "side-x"), "that of another game"


@pytest.mark.usefixtures("known")
def test_a_player_is_named_with_their_side_once() -> None:
    assert with_marked_side("en", "Ann", GAME, 0) == "Ann (<:x_:17>\u00a0X)"
    assert with_marked_side("en", "x", GAME, 0) == "x"
    assert with_marked_side("en", "Ann", GAME, 1) == "Ann (O)"


@pytest.mark.usefixtures("known")
def test_outside_of_discord_the_name_is_left() -> None:
    text = f"**Ann** ({marked_side('en', GAME, 0)}), <t:17:R>"
    assert without_marks(text) == "**Ann** (X), <t:17:R>"
    assert plain(text) == "Ann (X), <t:17:R>"


def test_what_is_known_anew_replaces_what_was_known() -> None:
    know_marks({("druid", "vertical"): 1})
    assert side_emoji(GAMES["druid"], 0)
    know_marks({})
    assert side_emoji(GAMES["druid"], 0) is None
