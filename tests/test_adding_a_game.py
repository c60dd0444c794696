"""`docs/adding-a-game.md`, followed for every game, and for one that is added from outside."""

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import locales
from engine import GAMES, Game
from tests.locales.ftl import WHOLE

ROOT = Path(__file__).parent.parent
ADDED = ROOT / "tests" / "adding_a_game"
LAWS = (
    "tests/engine/test_conformance.py",
    "tests/engine/test_spelling.py",
    "tests/engine/test_codes_have_messages.py",
    "tests/renderer/test_every_game.py",
    "tests/renderer/test_picture_laws.py",
    "tests/locales/test_messages.py",
    "tests/locales/test_rules.py",
)
"""Tests that hold for every registered game."""


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def test_its_rules_are_in_the_folder_of_its_family(game: Game) -> None:
    assert Path(inspect.getfile(type(game))).parents[1] == ROOT / "engine" / "games"


def test_its_scene_is_in_a_file_of_the_same_name_in_the_same_family(game: Game) -> None:
    rules = Path(inspect.getfile(type(game)))
    assert (ROOT / "renderer" / rules.parent.name / rules.name).is_file()


@pytest.mark.parametrize("language", WHOLE)
def test_its_words_are_there_in_every_language(game: Game, language: str) -> None:
    wanted = [f"game-{game.id}", f"game-{game.id}-blurb"]
    wanted += [f"side-{side}" for side in game.sides]
    wanted += [f"option-{option.name}{part}" for option in game.options for part in ("", "-help")]
    wanted += [f"refusal-{code}" for code in game.refusals]
    assert [message for message in wanted if not locales.has(language, message)] == []
    assert (ROOT / "locales" / language / "rules" / f"{game.id}.md").is_file()


@pytest.mark.exhaustive
def test_a_game_added_from_outside_obeys_every_law_and_is_played_on_discord() -> None:
    """Three in a row is registered by a plugin of a pytest of its own, so that no other test meets it."""
    plugins = ("-p", "tests.adding_a_game.plugin", "-p", "tests.cogs.conftest", "-p", "no:cacheprovider")
    match = ADDED / "whole_match.py"
    chosen = f"three-in-a-row or {match.stem}"
    command = [sys.executable, "-m", "pytest", "-v", *plugins, *LAWS, str(match), "-k", chosen]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert [law for law in LAWS if f"{law}::" not in run.stdout] == []


def test_a_game_added_from_outside_is_one_file_of_rules_one_picture_and_its_texts() -> None:
    modules = {path.name for path in ADDED.glob("*.py")}
    assert modules == {"three_in_a_row.py", "three_in_a_row_picture.py", "plugin.py", "whole_match.py"}
    assert len((ADDED / "plugin.py").read_text(encoding="utf-8").splitlines()) < 20
