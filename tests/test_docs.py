"""What the documents say is true."""

import doctest
import re
from pathlib import Path

import discord
import pytest

import engine
from runtime.doctor import IN_SERVERS
from tests.cogs.core.test_commands import COMMANDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
every_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())


def test_the_examples_of_the_readme_and_of_the_engine_run_as_shown() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS).failed == 0
    assert doctest.testmod(engine).failed == 0


def test_the_invitation_asks_for_the_permissions_that_the_bot_needs_and_the_table_names_them() -> None:
    asked = discord.Permissions(int(re.search(r"permissions=(\d+)", README)[1]))
    assert asked == discord.Permissions(**dict.fromkeys(IN_SERVERS, True))
    for name in IN_SERVERS:
        assert name.replace("_", " ") in README.lower()


@every_document
def test_every_file_that_a_document_links_to_exists(path: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link


@every_document
def test_every_file_that_a_document_names_exists(path: Path) -> None:
    named = re.findall(r"`([\w./-]+(?:\.(?:py|ftl|toml|md)|/))`", path.read_text(encoding="utf-8"))
    assert [name for name in named if "/" in name and not (ROOT / name).exists()] == []


def test_the_overview_says_where_to_change_what() -> None:
    overview = (ROOT / "docs" / "overview.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (.+) \| (.+) \|$", overview.partition("## Where do I change")[2].partition("##")[0], re.MULTILINE
    )
    places = {question: re.findall(r"`([^`]+)`", answer) for question, answer in rows if question != "what"}
    assert len(places) >= 20
    assert [name for names in places.values() for name in names if not (ROOT / name).exists()] == []
    assert all(places.values())


def test_the_page_on_playing_has_every_command() -> None:
    playing = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    assert [name for name in sorted(COMMANDS) if not re.search(rf"`/{name}\b", playing)] == []


def test_the_readme_names_every_target_of_the_makefile_that_a_newcomer_may_want() -> None:
    for target in ("play", "test", "run", "bench", "lint", "torture", "lock"):
        assert f"make {target}" in README
