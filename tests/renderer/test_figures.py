"""The figures of the rules texts."""

import pytest

import locales
from engine import GAMES
from renderer import View, render
from renderer.figures import figures

ALL = [(game, slug) for game in GAMES for slug in figures(game)]


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_a_figure_belongs_to_a_section_of_the_rules_and_can_be_drawn(game, slug):
    figure = figures(game)[slug]
    for language in locales.LANGUAGES:
        assert slug in locales.rules(language, game)
        view = View(names=GAMES[game].sides, language=language, size=400, **figure.marks)
        assert len(render(figure.state, view).alt) > 40


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_shown_by_a_picture(game):
    assert figures(game)


@pytest.mark.parametrize(("game", "slug"), [(game, slug) for game, slug in ALL if slug == "aim"])
def test_what_shows_the_aim_is_a_match_that_was_won(game, slug):
    outcome = figures(game)[slug].state.outcome
    assert outcome
    assert outcome.winners
    assert outcome.cells


@pytest.mark.parametrize(("game", "slug"), ALL)
def test_what_marks_how_to_go_on_marks_something(game, slug):
    figure = figures(game)[slug]
    if figure.typed is not None:
        assert figure.state.suggest(figure.typed)


def test_the_lintels_by_example_are_legal_as_the_rules_say():
    legal = set(figures("druid")["examples"].state.legal_moves())
    lintels = ("a1-a3", "c5-c7", "e1-e3", "g5-g7", "i1-i3")
    assert [lintel for lintel in lintels if lintel in legal] == ["a1-a3", "c5-c7", "e1-e3"]
