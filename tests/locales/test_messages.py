"""Both languages have the same messages, in files that parse; and every text that the engine needs is there."""

import re
from collections import Counter

import pytest
from discord import app_commands
from fluent.syntax import ast

import engine
import locales
from engine import GAMES
from runtime.discord_client import cog_classes
from tests.locales import ftl

ENGLISH, *OTHERS = ftl.WHOLE
# Discord shows these beside a choice and cuts them there.
SHOWN_BESIDE_A_CHOICE = re.compile(r"game-.*-blurb|option-.*-help")


def variables(language):
    return {message.id.name: ftl.references(message).variables for _, message in ftl.messages(language)}


@pytest.mark.parametrize("path", [path for language in locales.LANGUAGES for path in ftl.files(language)], ids=str)
def test_every_file_parses_without_junk(path):
    junk = [entry.content for entry in ftl.entries(path) if isinstance(entry, ftl.ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_message_is_defined_twice(language):
    counts = Counter(message.id.name for _, message in ftl.messages(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language):
    names = [{(file, message.id.name) for file, message in ftl.messages(either)} for either in (ENGLISH, language)]
    assert sorted(names[0] ^ names[1]) == []


@pytest.mark.parametrize("language", [language for language in locales.LANGUAGES if language != ENGLISH])
def test_every_language_uses_the_same_variables(language):
    english, other = variables(ENGLISH), variables(language)
    differing = {
        name: (english[name], other[name]) for name in english.keys() & other.keys() if english[name] != other[name]
    }
    assert not differing


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_can_be_said(language):
    """Its functions exist, its selectors have a way out, and the messages it contains are there."""
    needs = {message.id.name: ftl.references(message) for _, message in ftl.messages(language)}
    for name, needed in needs.items():
        inner = [needs[contained] for contained in needed.messages]
        assert locales.say(language, name, **{key: data for each in (*inner, needed) for key, data in values(each)})


def values(needed):
    """Yield a value for each variable of a message."""
    return ((name, ["a", "b"] if name in needed.lists else 2) for name in needed.variables)


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_what_stands_beside_a_choice_fits_there(language):
    long = {
        name: locales.say(language, name)
        for name in locales.ids(language)
        if SHOWN_BESIDE_A_CHOICE.fullmatch(name) and len(locales.say(language, name)) > 100
    }
    assert not long


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_whatever_a_game_may_say_has_its_words(game, language):
    needed = {f"game-{game.id}", f"game-{game.id}-blurb"}
    needed |= {f"{word}-{side}" for side in game.sides for word in ("side", "letter")}
    needed |= {f"option-{option.name}{part}" for option in game.options for part in ("", "-help")}
    needed |= {f"refusal-{code}" for code in game.refusals}
    assert sorted(needed - locales.ids(language)) == []


def texts(language):
    """Return the texts of all message files and rules in a language, by the name of the file."""
    paths = [*ftl.files(language), *sorted((ftl.FOLDER / language / "rules").glob("*.md"))]
    return {path.name: path.read_text(encoding="utf-8") for path in paths}


PLAIN = re.compile(
    r"(button|choice|alt|command|menu|level|side|letter|edge|short|option|value|piece|text|board-word|discord|setup|log)-.*"
    r"|.*-(title|label|hint|placeholder|choose)|game-[a-z0-9-]*"
)
"""Ids of messages that Discord shows without mentions: labels, placeholders, choices, titles, alt texts, code."""
TYPED = {"help-former", "playground-welcome-type"}
"""Messages that name commands as they are typed: former ones, and those of the playground's own page."""


def qualified_names():
    """Return the names of all commands, with those of their groups."""
    cogs = [*cog_classes()]
    declared = [each for cog in cogs for each in cog.__cog_app_commands__]
    groups = [each for each in declared if isinstance(each, app_commands.Group)]
    return {each.qualified_name for each in (*declared, *(inner for group in groups for inner in group.commands))} - {
        group.qualified_name for group in groups
    }


def commands_named(message):
    """Yield the names of the commands that a message names."""
    for node in ftl.nodes(message):
        if isinstance(node, ftl.ast.FunctionReference) and node.id.name == "COMMAND":
            (name,) = node.arguments.positional
            yield name.value


def test_every_command_that_a_message_names_is_there():
    messages = [message for language in locales.LANGUAGES for _, message in ftl.messages(language)]
    named = {name for message in messages for name in commands_named(message)}
    assert named
    assert named <= qualified_names()


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_command_is_named_by_a_mention_and_never_written_out(language):
    said = {message.id.name: words(message) for _, message in ftl.messages(language) if message.id.name not in TYPED}
    said |= {name: text for name, text in texts(language).items() if name.endswith(".md")}
    written = re.compile(r"(?<![\w/<>.])/[^\W\d]\w+")
    assert {name: found for name, text in said.items() if (found := written.findall(text))} == {}
    assert [file for file, text in texts(language).items() if "`{ COMMAND" in text] == [], "code shows no mentions"


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_where_discord_shows_no_mentions_no_command_is_named(language):
    naming = {message.id.name for _, message in ftl.messages(language) if [*commands_named(message)]}
    assert {name for name in naming if PLAIN.fullmatch(name)} == set()


NOT_FOR_PEOPLE = {
    "en": r"ply|plies",
    "fr": r"ply|plies|au trait|cailloux?|trous?|pions?-clés?|version rapide",
    "de": r"ply|plies|Halbz(ug|üge)|Matche?s?|Spielz(ug|üge)",
}
"""Words of the code, and in other languages words in place of which the games have others."""


def words(message):
    """Return what a message says, without the names of its variables."""
    return " ".join(node.value for node in ftl.nodes(message) if isinstance(node, ftl.ast.TextElement))


@pytest.mark.parametrize("language", NOT_FOR_PEOPLE)
def test_words_that_are_not_for_people_are_said_to_nobody(language):
    unsaid = re.compile(rf"\b({NOT_FOR_PEOPLE[language]})\b", re.IGNORECASE)
    said = {message.id.name: words(message) for _, message in ftl.messages(language)}
    said |= {name: text for name, text in texts(language).items() if name.endswith(".md")}
    assert {name: found for name, text in said.items() if (found := unsaid.findall(text))} == {}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_message_names_a_ruling(language):
    """Only the section of a rules text on its source does."""
    said = {message.id.name: words(message) for _, message in ftl.messages(language)}
    assert {name: text for name, text in said.items() if re.search(r"\bR\d", text)} == {}


@pytest.mark.parametrize(("language", "move"), [("en", "move"), ("fr", "coup")])
def test_a_move_has_the_same_number_and_word_wherever_it_is_told(language, move):
    told = {
        "board-ply": {},
        "alt-game": {"game": "G"},
        "turn-played": {"player": "Ann", "move": "a1"},
        "view-page": {"id": "1", "game": "G", "names": ["Ann"], "last": 30, "stands": True},
    }
    for name, data in told.items():
        assert f"{move} 12" in locales.say(language, name, ply=12, **data).lower(), name
    ends = {"winners": ["Ann"], "players": ["Ann"], "names": ["Ann"], "game": "G", "reason": "R"}
    for name in ("end-won", "end-drawn", "end-drawn-among"):
        assert f"12 {move}s" in locales.say(language, name, ply=12, **ends), name
    assert f" {move} " in locales.say(language, "view-title", game="G")
    assert locales.say(language, "command-board-move") == move


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_apostrophes_and_quotation_marks_are_those_of_print(language):
    said = {f"{file} {message.id.name}": words(message) for file, message in ftl.messages(language)}
    said |= {file: text for file, text in texts(language).items() if file.endswith(".md")}
    prose = {name: re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL) for name, text in said.items()}
    assert {name: found for name, text in prose.items() if (found := re.findall(r"\w'\w|\"", text))} == {}


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_break_spaces_are_put_in_by_the_loader_and_not_by_hand(language):
    assert {
        file: found for file, text in texts(language).items() if (found := re.findall("[\u00a0\u202f]", text))
    } == {}


@pytest.mark.parametrize(("asked", "address"), [(["@Anne"], ("te", "ton")), (["@Anne", "@Bruno"], ("vous", "votre"))])
def test_french_speaks_to_several_people_as_to_several(asked, address):
    several = len(asked) > 1
    challenge = locales.say("fr", "card-challenge", asked=asked, several=several, challenger="Chloé", game="Druid")
    offer = locales.say("fr", "offer-open", asked=asked, agreed=["Chloé"], count=1)
    assert f" {address[0]} défie " in challenge
    assert f" de {address[1]} côté" in offer


def refusals():
    """Return states of Contiguity, each with a text that it refuses and the code of the refusal."""
    game = GAMES["contiguity"]
    plain, auction = game.start(), game.start({"bid": True})
    answering, low = auction.play("bid 5"), auction.play("bid 1")
    choosing, over = answering.play("call"), plain.drop(0)
    blocked = game.from_text("contiguity\nply 0\nstage play sides=0,1\nboard white 5a 9a; red 5b 5c; white to move")
    return [
        (plain, "hello", "unreadable"),
        (plain, "29b", "incomplete"),
        (plain, "15b", "which-disk"),
        (plain, "31a-1a", "off-board"),
        (plain, "29b-29b", "same-cell"),
        (plain, "15b-16b", "empty-start"),
        (plain, "1a-2a", "not-yours"),
        (plain, "29b-5c", "not-in-line"),
        (plain, "29b-30b", "target-taken"),
        (blocked, "5a-5d", "two-in-the-way"),
        (plain, "pass", "cannot-pass"),
        (plain, "bid 4", "auction-over"),
        (over, "29b-28b", "game-over"),
        (auction, "bid many", "bid-unreadable"),
        (auction, "bid 100", "bid-too-high"),
        (auction, "bid 0", "bid-too-low"),
        (auction, "call", "nothing-to-call"),
        (auction, "29b-28b", "auction-first"),
        (answering, "bid 5", "bid-not-lower"),
        (low, "bid 1", "bid-must-be-called"),
        (choosing, "29b-28b", "choose-first-or-second"),
    ]


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize(
    ("state", "text", "code"), refusals(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_every_refusal_can_be_said_from_the_data_it_brings(state, text, code, language):
    with pytest.raises(engine.MoveError) as refused:
        state.play(text)
    assert refused.value.code == code
    assert locales.say(language, f"refusal-{code}", **refused.value.data)


@pytest.mark.parametrize("language", locales.LANGUAGES)
@pytest.mark.parametrize("text", ["size=8", "bid bid", "bid=9"])
def test_every_refusal_of_options_can_be_said_from_the_data_it_brings(text, language):
    with pytest.raises(engine.OptionError) as refused:
        GAMES["contiguity"].read_options(text)
    assert locales.say(language, f"option-error-{refused.value.code}", **refused.value.data)


GENERIC = {f"{name}.ftl" for name in ("board", "computers-reviews", "playing", "offers", "refusals")}
"""The files with what is said in every game."""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_what_every_game_says_names_no_side_of_one(language):
    sides = {locales.say(language, f"side-{side}") for game in GAMES.values() for side in game.sides}
    named = re.compile(rf"\b({'|'.join(side for side in sides if len(side) > 1)})\b")
    said = [
        (message.id.name, node.value)
        for file, message in ftl.messages(language)
        for node in ftl.nodes(message)
        if file in GENERIC and isinstance(node, ast.TextElement) and named.search(node.value)
    ]
    assert said == []
