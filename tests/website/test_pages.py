"""The site: pages made from what the bot says, whose links and pictures all lead somewhere."""

import re
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import Any

import pytest
import yaml

from engine import GAMES
from locales import LANGUAGES, rules, say
from training.lessons import lesson
from website import drawings
from website.pages import ROOT, SHOTS, START, Site, commands, game_path, shot, whole_site, with_blank_lines
from website.screenshots import SCENES

LINK = re.compile(r"\]\(([^)\s]+)\)")
LARGEST = 250_000
"""Bytes of a kept picture."""


@pytest.fixture(scope="module")
def site() -> Site:
    return whole_site()


def nav_pages(entry: Any) -> list[str]:
    """Return the pages that a part of the navigation leads to."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [page for part in parts for page in nav_pages(part)]


def test_every_link_leads_to_a_page_and_every_picture_is_made(site: Site) -> None:
    known = {*site.texts, *site.pictures}
    lost = {
        f"{page}: {target}"
        for page, text in site.texts.items()
        for target in LINK.findall(text)
        if "://" not in target and not target.startswith("#")
        if normpath(join(dirname(page), target.partition("#")[0])) not in known
    }
    assert lost == set()


def test_every_link_to_a_section_finds_it(site: Site) -> None:
    for page, text in site.texts.items():
        for target in LINK.findall(text):
            path, _, anchor = target.partition("#")
            if anchor and "://" not in target:
                linked = site.texts[normpath(join(dirname(page), path)) if path else page]
                titles = re.findall(r"^#+ (.+)$", linked, re.MULTILINE)
                slugs = {re.sub(r"[^\w]+", "-", title.lower()).strip("-") for title in titles}
                assert f"{{#{anchor}}}" in linked or anchor in slugs, f"{page}: {target}"


def test_the_navigation_has_every_page_but_rules_in_other_languages(site: Site) -> None:
    config = (ROOT / "website" / "mkdocs.yml").read_text(encoding="utf-8")
    listed = nav_pages(yaml.safe_load(config)["nav"])
    translated = {game_path(game, language) for game in GAMES.values() for language in LANGUAGES[1:]}
    assert sorted(listed) == sorted(site.texts.keys() - translated)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_a_game_has_its_whole_rules_a_film_and_its_first_steps(site: Site, game: Any, language: str) -> None:
    page = site.texts[game_path(game, language)]
    assert all(f"{{#{slug}}}" in page for slug in rules(language, game.id))
    assert f"pictures/{game.id}.gif" in page
    assert page.count("??? success") == len(lesson(game.id).core)
    assert all(say(language, f"lesson-{game.id}-{step.id}") in page for step in lesson(game.id).core)


def test_every_command_is_there_with_what_it_does(site: Site) -> None:
    page = site.texts["commands.md"]
    assert len(commands()) > 20
    assert all(f"## /{name} {{" in page and about in page for name, about in commands().items())


def test_every_command_has_a_picture_of_its_answer_that_can_be_taken_anew() -> None:
    assert {path.stem for path in SHOTS.glob("*.png")} == {shot(name).stem for name in commands()}
    assert sorted(scene.command for scene in SCENES) == sorted(commands())


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_the_match_that_is_shown_is_whole_and_won(game: Any) -> None:
    outcome = drawings.match(game).outcome
    assert outcome
    assert outcome.winners


def test_the_first_page_is_the_beginning_of_the_readme(site: Site) -> None:
    assert site.texts["index.md"].startswith("# Trilithon\n")
    assert "make play" not in site.texts["index.md"]


def test_how_to_try_and_run_the_bot_is_a_page_that_the_first_one_and_links_to_sections_lead_to(site: Site) -> None:
    assert "make play" in site.texts[START]
    assert f"({START}#try-it)" in site.texts["index.md"]
    assert f"(../{START}#run-it-on-discord)" in site.texts["docs/running.md"]


def test_lists_and_code_are_parted_from_the_text_above_them() -> None:
    assert with_blank_lines("Three:\n- a\n- b\n\nThen:\n```\n- c\n```\nEnd") == (
        "Three:\n\n- a\n- b\n\nThen:\n\n```\n- c\n```\n\nEnd"
    )


def test_pictures_that_are_kept_are_small() -> None:
    kept = [
        *SHOTS.glob("*.png"),
        *(ROOT / "docs").glob("*.png"),
        *(ROOT / "docs").glob("*.gif"),
    ]
    assert kept
    assert {path.name for path in kept if path.stat().st_size > LARGEST} == set()


def test_a_site_is_written_with_its_pictures(tmp_path: Path) -> None:
    site = Site({"games/a.md": "A"})
    site.texts["games/a.md"] += site.picture("games/a.md", "pictures/b.png", "A [board]\nof Ann", lambda: b"PNG")
    site.write(tmp_path)
    assert (tmp_path / "games" / "a.md").read_text(encoding="utf-8") == "A![A (board) of Ann](../pictures/b.png)"
    assert (tmp_path / "pictures" / "b.png").read_bytes() == b"PNG"
