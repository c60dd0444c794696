"""What Discord shows within a limit stays within nine tenths of it, with the longest names and numbers."""

import re
from collections.abc import Iterator
from itertools import islice, product
from typing import Any, Final

import pytest
from fluent.syntax import ast

import locales
from engine import GAMES
from tests.locales import ftl

LIMITS: Final = {
    r"command-.*-description|menu-challenge-terms": 100,
    r"command-.*|menu-.*": 32,
    r"(view|box|pause|terms|correct|decline|preset|plan-.*)-title": 45,
    r"(box|box-.*|view|pause|decline|preset|plan-write)-label|terms-(side|clock|rated|switches)": 45,
    r"option-[a-z0-9]+": 45,
    r"(box|box-.*|pause|preset|plan-write|terms-clock|terms-rated)-hint": 100,
    r"button-.*|settings-(looks|notices|people)|server-(boards|challenges|daily|match)|desk-seats": 80,
    r"choice-(no-clock|start)|level|side-.*|value-.*|suggest-.*": 100,
    r"choice-.*": 80,
    r"game-[a-z0-9-]+-blurb|option-[a-z0-9-]+-help|league-(division|season)|learn-step|server-daily-hour": 100,
    r"server-match-(turn|pace)": 100,
    r"settings-(language|theme|perspective|at-once|notify|lead|listed|puzzles)-.*": 100,
    r"server-(language|theme|home|rated)-.*": 100,
    r".*-choose(-.*)?|settings-(block|unblock|presets-forget)": 150,
    r"server-(daily|match)-(channel|games)": 150,
    r"alt-.*": 1024,
}
"""Discord's limits by the ids of messages that it shows by themselves; the first that fits counts.

Labels of buttons and of parts of modals, titles of modals, options of selects and their descriptions, placeholders,
names and descriptions of commands. All others are part of a message, which may have 2,000 characters.
"""
OTHERS: Final = re.compile(r"lesson-.*|prompt-.*|playground-.*|choice-(match|ended|preset|clock)")
"""Ids like these that are part of a message all the same, or are cut at their limit, after all that matters."""
MESSAGE: Final = 2_000
SHARE: Final = 0.9
"""The share of a limit that a text may take."""
NAME: Final = "W" * 32
LONGEST: Final[dict[str, Any]] = {
    "player": NAME,
    "names": [NAME] * 3,
    "at": "<t:1800000000:f>",
    "left": "<t:1800000000:R>",
    "link": "https://discord.com/channels/" + "/".join(["9" * 19] * 3),
    "id": "9" * 19,
    "move": "a10-b10 16+0,1,2,1,1",
    "example": "a5-c5 1+1 e5-e3 1+1",
    "text": "a10-b10 16+0,1,2,1,1",
    **dict.fromkeys(("split", "pattern"), "0,1,2,1,1"),
    **dict.fromkeys(("cell", "from", "to", "into", "corner", "column"), "10m"),
    **dict.fromkeys(("low", "high", "line", "place", "pit", "taken", "dropped"), 99),
    "time": "00:00",
    "most": 30,
    "sown": [
        {"message": "sown-pits", "number": 1, "pits": [22, 23, 24, 25]},
        {"message": "sown-pits", "number": 2, "pits": [26]},
    ],
    "zone": "America/Argentina/ComodRivadavia",
}
"""The longest values of variables. Others are numbers of matches, and what people have written."""
NUMBER: Final = 9_999_999
WRITTEN: Final = "W" * 100
"""A person's text, as long as refusals quote it."""


def limit_of(name: str) -> int:
    """Return the limit of a message."""
    if OTHERS.fullmatch(name):
        return MESSAGE
    return next((limit for pattern, limit in LIMITS.items() if re.fullmatch(pattern, name)), MESSAGE)


def values(language: str, message: ast.Message, limit: int) -> Iterator[tuple[str, list[Any]]]:
    """Yield the variables of a message, with the values that they may have."""
    needed = ftl.references(message)
    chosen, numbers = keys(message), numbers_of(message)
    for name in needed.variables:
        if name in chosen:
            yield name, [*chosen[name], 0, 1, 2, NUMBER, *([LONGEST[name]] if name in LONGEST else ())]
        elif name == "game":
            yield name, [max((locales.say(language, f"game-{game}") for game in GAMES), key=len)]
        else:
            is_number = limit < MESSAGE or name in numbers
            usual = [NAME] * 4 if name in needed.lists else NUMBER if is_number else WRITTEN
            yield name, [LONGEST.get(name, usual) if limit < MESSAGE else usual]


def keys(message: ast.Message) -> dict[str, list[str]]:
    """Return the variants of the variables by which a message selects one."""
    found: dict[str, list[str]] = {}
    for node in ftl.nodes(message):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            written = [variant.key for variant in node.variants]
            found[node.selector.id.name] = [
                key.name if isinstance(key, ast.Identifier) else key.value for key in written
            ]
    return found


def numbers_of(message: ast.Message) -> set[str]:
    """Return the variables that a message writes as numbers."""
    calls = [
        node for node in ftl.nodes(message) if isinstance(node, ast.FunctionReference) and node.id.name == "NUMBER"
    ]
    return {argument.id.name for call in calls for argument in call.arguments.positional}


def longest(language: str, name: str, known: dict[str, ast.Message], limit: int) -> str:
    """Return a message as it is at its longest."""
    parts = [known[name]]
    for part in parts:
        parts += [known[inner] for inner in ftl.references(part).messages]
    needed = dict(pair for part in parts for pair in values(language, part, limit))
    said = (locales.say(language, name, **dict(zip(needed, given, strict=True))) for given in product(*needed.values()))
    return max(islice(said, 600), key=len)


@pytest.fixture(autouse=True)
def _known_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have commands named by mentions with ids as long as Discord's."""
    commands = (
        "board challenge desk help league learn match move practice puzzle results rules server settings tournament"
    )
    monkeypatch.setattr(locales, "_command_ids", dict.fromkeys(commands.split(), 10**18))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_stays_within_nine_tenths_of_its_limit(language: str) -> None:
    known = {message.id.name: message for _, message in ftl.messages(language)}
    too_long = {}
    for name in known:
        limit = limit_of(name)
        text = longest(language, name, known, limit)
        if len(text) > SHARE * limit:
            too_long[name] = f"{len(text)} of {limit}: {text}"
    assert too_long == {}


def test_every_kind_of_limit_is_met() -> None:
    names = {pattern: name for name in locales.ids("en") for pattern in LIMITS if re.fullmatch(pattern, name)}
    assert names.keys() == LIMITS.keys()
