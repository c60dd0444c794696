"""`docs/adding-a-game.md`, followed for every game."""

import inspect
from pathlib import Path

import pytest

import locales
from engine import GAMES, Game

ROOT = Path(__file__).parent.parent


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_its_rules_are_in_the_folder_of_its_family(game: Game) -> None:
    assert Path(inspect.getfile(type(game))).parents[1] == ROOT / "engine" / "games"


def test_its_scene_is_in_a_file_of_the_same_name_in_the_same_family(game: Game) -> None:
    rules = Path(inspect.getfile(type(game)))
    assert (ROOT / "renderer" / rules.parent.name / rules.name).is_file()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_its_words_are_there_in_every_language(game: Game, language: str) -> None:
    wanted = [f"game-{game.id}", f"game-{game.id}-blurb"]
    wanted += [f"side-{side}" for side in game.sides]
    wanted += [f"option-{option.name}{part}" for option in game.options for part in ("", "-help")]
    wanted += [f"refusal-{code}" for code in game.refusals]
    assert [one for one in wanted if not locales.has(language, one)] == []
    assert (ROOT / "locales" / language / "rules" / f"{game.id}.md").is_file()
