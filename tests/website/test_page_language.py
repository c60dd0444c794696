"""Each page of the site says in which language it is."""

from types import SimpleNamespace

import pytest

from engine import GAMES
from locales import LANGUAGES
from website.page_language import on_post_page
from website.pages import game_path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_game_says_its_language(language: str) -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri=game_path(GAMES["druid-y"], language)))
    told = on_post_page('<!doctype html>\n<html lang="en" class="no-js">', page=page, config={})
    assert told == f'<!doctype html>\n<html lang="{language}" class="no-js">'
