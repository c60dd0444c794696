"""`docs/adding-a-game.md`, followed for every game, and for one that is added from outside."""

import inspect
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import locales
from benchmarks.computers import levels
from engine import GAMES, Game
from engine.symmetry import symmetries
from matches.ratings.rated_terms import LISTED
from renderer.looks import LOOKS
from search.families import FAMILIES
from tests.adding_a_game.three_in_a_row import ThreeInARow
from tests.engine.random_matches import singles
from tests.locales import ftl
from training.making import SOURCES

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


def needs(game: Game) -> Iterator[tuple[str, str, object]]:
    """Yield what a game needs: the file, as the guide names it, what belongs there, and whether it is there."""
    rules = Path(inspect.getfile(type(game)))
    starts = [game.start(chosen) for chosen in singles(game)]
    look, lesson = LOOKS.get(game.id), written(f"training/lessons/{game.id}.toml").get("steps", [])
    shape = ROOT / "renderer" / rules.parent.name / rules.name
    # The rules
    yield "engine/games/<family>/<name>.py", "the rules", rules.parents[1] == ROOT / "engine" / "games"
    yield "engine/registry.py", "a line", GAMES.get(game.id) is game
    yield "engine/symmetry.py", "the symmetries of its board", len(symmetries(starts[0])) > 1
    # The picture
    yield "renderer/<family>/<name>.py", "its look, in a file named as that of the rules", shape.is_file()
    yield "renderer/<family>/<name>.py", "moves that show it (`sample`)", look and look.sample
    yield "renderer/looks.py", "a line", look
    # The words
    for language in ftl.WHOLE:
        absent = [message for message in messages(game) if not locales.has(language, message)]
        text = ROOT / "locales" / language / "rules" / f"{game.id}.md"
        yield f"locales/{language}/<family>.ftl", ", ".join(absent), not absent
        yield f"locales/{language}/rules/<id>.md", "the rules text", text.is_file()
    yield "renderer/figures.toml", "a figure of the rules text", game.id in written("renderer/figures.toml")
    # The computers
    for kind in dict.fromkeys(type(state.position) for state in starts):
        yield "search/families.py", f"the family that searches {kind.__name__}", kind in FAMILIES
    yield "benchmarks/computers/levels.py", "a case", game.id in {case for case, _ in levels.CASES}
    # What is learnt
    yield "training/lessons/<id>.toml", "the steps of a lesson", lesson
    yield "training/making.py", "a source of puzzles", game.id in {source.game for source in SOURCES}
    yield "training/puzzles/<id>.toml", "puzzles", written(f"training/puzzles/{game.id}.toml")
    # What is counted and shown
    yield "matches/ratings/rated_terms.toml", "the options of rated matches", game.id in LISTED
    yield "website/films.toml", "a whole match that is won", game.id in written("website/films.toml")
    yield "website/mkdocs.yml", "its page", f"games/{game.id}.md" in (ROOT / "website" / "mkdocs.yml").read_text()


def option_needs(game: Game, name: str) -> Iterator[tuple[str, str, object]]:
    """Yield what an option of a game needs, in the same way."""
    word = re.compile(rf"\b{name}\b", re.IGNORECASE)
    naive = [file for file in (ROOT / "tests" / "engine" / "reference").glob("*.py") if word.search(file.read_text())]
    for language in ftl.WHOLE:
        absent = [
            message for message in (f"option-{name}", f"option-{name}-help") if not locales.has(language, message)
        ]
        text = ROOT / "locales" / language / "rules" / f"{game.id}.md"
        yield f"locales/{language}/<family>.ftl", ", ".join(absent), not absent
        yield f"locales/{language}/rules/<id>.md", f"`{name}`", text.is_file() and f"`{name}" in text.read_text()
    yield "tests/engine/reference/", f"`{name}` in rules written naively", naive
    yield "matches/ratings/rated_terms.toml", f"what is rated of `{name}`", name in LISTED.get(game.id, {})
    if name != "size":
        steps = written(f"training/lessons/{game.id}.toml").get("steps", [])
        is_told = name in {step.get("option") for step in steps}
        yield "training/lessons/<id>.toml", f"a step about `{name}`", is_told


def lacking(game: Game) -> list[str]:
    """Return what a game lacks, in words."""
    of_options = (need for option in game.options for need in option_needs(game, option.name))
    return [f"{file}: {what}" for file, what, is_there in (*needs(game), *of_options) if not is_there]


def messages(game: Game) -> Iterator[str]:
    """Yield the messages that are known to be needed as soon as there are rules."""
    yield from (f"game-{game.id}", f"game-{game.id}-blurb")
    for side in game.sides:
        yield from (f"side-{side}", f"letter-{side}")
    yield from (f"refusal-{code}" for code in game.refusals)


def written(path: str) -> dict[str, Any]:
    """Return what a data file holds; nothing if there is none."""
    file = ROOT / path
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_game_is_whole(game_id: str) -> None:
    found = lacking(GAMES[game_id])
    assert not found, "\n".join(["It lacks, as docs/adding-a-game.md says:", *found])


def test_what_a_game_lacks_is_told_and_the_guide_names_every_file() -> None:
    told = {sentence.partition(":")[0] for sentence in lacking(ThreeInARow())}
    named = {re.sub(r"^locales/../", "locales/<language>/", name) for name in told}
    assert len(named) > 15
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert [name for name in sorted(named) if f"`{name}`" not in guide] == []


def test_what_an_option_lacks_is_told_and_the_guide_to_options_names_every_file() -> None:
    told = [(file, what) for file, what, is_there in option_needs(GAMES["druid"], "zigzag") if not is_there]
    named = {re.sub(r"^locales/../", "locales/<language>/", file) for file, _ in told}
    assert len(told) == 2 * len(ftl.WHOLE) + 3
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8").partition("## An option")[2]
    assert [name for name in sorted(named) if f"`{name}`" not in guide] == []


def test_every_file_that_the_guide_names_is_there_for_a_game_that_is() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    place = {"<family>": "druid", "<name>": "druid_y", "<id>": "druid-y", "<language>": "en"}
    named = re.findall(r"`([\w./<>-]+/[\w./<>-]*)`", guide)
    paths = [re.sub("<[a-z]+>", lambda found: place[found[0]], name) for name in named]
    assert len(paths) > 30
    assert [path for path in paths if not (ROOT / path).exists()] == []


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
