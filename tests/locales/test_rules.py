"""Every game has its rules in every language, cut into sections that each fit a Discord message."""

import re

import pytest

import locales
from engine import GAMES
from engine.games.contigo.sowing import legal_sowings
from tests.locales import ftl

ENGLISH, *OTHERS = ftl.WHOLE
LONGEST_SECTION = 1000
EVERY_GAME_TELLS = {"aim", "board", "start", "move", "end", "notation", "source"}
RULING = re.compile(r"R\d+")

every_game = pytest.mark.parametrize("game", list(GAMES))
every_language = pytest.mark.parametrize("language", locales.LANGUAGES)


@every_game
@every_language
def test_the_sections_fit_a_message_and_none_is_missing(game, language):
    rules = locales.rules(language, game)
    assert rules.keys() >= EVERY_GAME_TELLS
    assert {slug: len(text) for slug, text in rules.items() if len(text) >= LONGEST_SECTION} == {}


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_sections_in_the_same_order(game, language):
    assert list(locales.rules(language, game)) == list(locales.rules(ENGLISH, game))


@every_game
@pytest.mark.parametrize("language", OTHERS)
def test_languages_name_the_same_rulings_in_each_section(game, language):
    for slug, text in locales.rules(ENGLISH, game).items():
        assert set(RULING.findall(text)) == set(RULING.findall(locales.rules(language, game)[slug])), slug


@every_game
@every_language
def test_every_option_is_explained(game, language):
    text = "\n".join(locales.rules(language, game).values())
    assert [option.name for option in GAMES[game].options if f"`{option.name}`" not in text] == []


@every_language
def test_contiguity_names_each_ruling_that_decides_it(language):
    text = "\n".join(locales.rules(language, "contiguity").values())
    assert set(RULING.findall(text)) == {"R1", "R2", "R3", "R4", "R5"}


@every_language
def test_the_start_that_the_rules_show_is_where_the_engine_begins(language):
    shown = locales.rules(language, "contiguity")["start"]
    rows = re.findall(r"^([abcd]) +(.) +(.) +(.) +(.)$", shown, re.MULTILINE)
    start = {
        f"{number}{ring}": disk
        for ring, *disks in rows
        for number, disk in zip((29, 30, 1, 2), disks, strict=True)
        if disk != "·"
    }
    pieces = GAMES["contiguity"].start().position.pieces()
    letters = [locales.say(language, f"letter-{side}") for side in GAMES["contiguity"].sides]
    assert start == {cell: letters[piece.side] for cell, piece in pieces.items()}


CONTIGO = ("contigo", "contigo-capture")
NUMBERS = {"one": 1, "two": 2, "four": 4, "five": 5, "une": 1, "deux": 2, "quatre": 4, "cinq": 5}
NUMBERS |= {"einen": 1, "zwei": 2, "vier": 4, "fünf": 5}


@every_language
@pytest.mark.parametrize("game", CONTIGO)
def test_the_pebbles_that_the_rules_show_are_all_there_and_move_as_they_say(game, language):
    shown = locales.rules(language, game)["sowing"]
    nine, seven, row, others = [NUMBERS[name] for name in re.findall(r"\w+", shown.split("```")[0]) if name in NUMBERS]
    pits = bytes({9: nine, 7: seven}.get(pit, row if pit in range(10, 15) else others) for pit in range(1, 29))
    assert sum(pits) == sum(GAMES[game].start().position.pits) == 56
    examples = re.findall(r"^(9[+-][0-9,]+) +(yes|oui|ja|no|non|nein),", shown, re.MULTILINE)
    assert len(examples) == 8
    for part, verdict in examples:
        assert (part in set(map(str, legal_sowings(pits)))) == (verdict in ("yes", "oui", "ja")), part


@every_game
@every_language
def test_rulings_are_named_among_the_sources_and_nowhere_else(game, language):
    rules = locales.rules(language, game)
    assert {slug for slug, text in rules.items() if RULING.search(text)} <= {"source"}


@every_language
def test_what_becomes_of_a_druid_at_a_swap_is_told(language):
    assert "`walk`" in locales.rules(language, "druid")["swap"]


DRUID_GAMES = ("druid", "druid-hex", "druid-hex3", "druid-y")


@every_language
@pytest.mark.parametrize("game", DRUID_GAMES)
def test_the_lintels_that_the_rules_show_are_legal_as_they_say(game, language):
    shown = locales.rules(language, game)["examples"]
    lintel = re.search(r"`(\w+-\w+)`", shown)[1]
    cells, *rows = re.findall(r"^(\w+|·) +(\w+|·) +(\w+)(?:$| +(yes|oui|ja|no|non|nein),)", shown, re.MULTILINE)
    assert len(rows) >= 5
    letters = {
        locales.say(language, f"letter-{side}"): locales.say(ENGLISH, f"letter-{side}") for side in GAMES[game].sides
    }
    for *stones, verdict in rows:
        top = " ".join(f"{cell}={letters[mark]}1" for cell, mark in zip(cells, stones, strict=False) if mark != "·")
        assert (lintel in set(standing(game, top).legal_moves())) == (verdict in ("yes", "oui", "ja")), stones


@every_language
@pytest.mark.parametrize("game", DRUID_GAMES[1:])
def test_the_lines_that_the_rules_name_lie_as_they_say(game, language):
    lines = re.findall(r"`(\w+-\w+)` \w+ (\w+), (\w+), (\w+)", locales.rules(language, game)["lines"])
    assert len(lines) >= 3
    for lintel, *cells in lines:
        after = standing(game, " ".join(f"{cell}=X1" for cell in cells[::2])).play(lintel)
        assert after.position.heights() == dict.fromkeys(cells, 2)


def standing(game, stones):
    """Return a state with these stones in which the first side is to move."""
    start = GAMES[game].start()
    mark, sides = start.position.setting.marks[0], ",".join(map(str, range(GAMES[game].players)))
    board = f"{stones}; turn 2; passes 0; out -; {mark} to move"
    return GAMES[game].from_text(f"{game} {start.terms}\nply 9\nstage play sides={sides}\nboard {board}")


@every_language
def test_what_is_told_of_sources_is_no_more_than_they_say(language):
    """R5, R11, R14: the marks of docs/sources.md."""
    sources = (ftl.FOLDER.parent / "docs" / "sources.md").read_text(encoding="utf-8")
    assert "[003] gives no number" in sources
    names = {"en": ("English", "French"), "de": ("englischen", "französischen"), "fr": ("anglaise", "française")}[
        language
    ]
    alone = {"en": "independent", "de": "unabhängige", "fr": "indépendante"}[language]
    for game in CONTIGO:
        start = locales.rules(language, game)["start"]
        assert names[0] in start
        assert alone in start
    assert names[1] in locales.rules(language, "contigo")["start"]
    (jump,) = (line for line in locales.rules(language, "contiguity-deluxe")["source"].splitlines() if "**R5**" in line)
    assert "Contiguity" in jump
