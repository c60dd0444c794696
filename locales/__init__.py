"""Every sentence that people read: Fluent messages in `<language>/*.ftl`, rules texts in `<language>/rules/`.

Each folder is a language. What a language lacks, a message or a rules text, is read in English.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax.ast import Message, Resource

from locales.spaces import spaced

__all__ = [
    "LANGUAGES",
    "add_folder",
    "command",
    "has",
    "headings",
    "ids",
    "kept_together",
    "know_commands",
    "name_of",
    "rules",
    "say",
    "shortened",
    "supported_language",
    "unbroken",
]

FALLBACK: Final = "en"
"""The language that has every message."""
LANGUAGES: Final = tuple(
    sorted(
        (path.parent.name for path in Path(__file__).parent.glob("*/language.ftl")),
        key=lambda tag: (tag != FALLBACK, tag),
    )
)
"""The languages, by their tags, English first."""

_LOCALES: Final = {"en": "en-GB"}
"""The locales by which languages write numbers and lists, where these are not called like the language."""
_COMMA: Final = "\ue000"
"""Stands for a comma within an item of a list while the list is joined."""
_folders: list[Path] = [Path(__file__).parent]
_command_ids: dict[str, int] = {}
"""Discord's ids of the commands, by name; empty until Discord has told them."""
_CELL: Final = r"(?:[a-z]\d{1,2}|\d{1,2}[a-d])"
_PART: Final = rf"(?:x?{_CELL}(?:[->]{_CELL})*|\d{{1,2}}[+-]\d*(?:,\d+)*)"
_MOVE: Final = re.compile(rf"(?<!`)`(?:bid \d+|{_PART}(?: {_PART})*)`(?!`)")
"""A move in backticks: cells that are linked, sowings, a bid."""
_HEADING: Final = re.compile(r"^## +(?P<title>.+?) *\{#(?P<slug>[a-z-]+)\} *$", re.MULTILINE)


def supported_language(tag: str | None) -> str:
    """Return the supported language for a locale (`fr-CA`, `fr_FR.UTF-8`): English if there is none."""
    if tag in LANGUAGES:
        return tag
    language = re.split(r"[-_.@]", tag or "")[0].lower()
    return language if language in LANGUAGES else FALLBACK


def name_of(language: str, reader: str | None = None) -> str:
    """Return the name of a language as it is written in the language of a reader; by default in itself."""
    return str(Locale.parse(language).get_display_name(reader or language))


def say(language: str, message_id: str, /, **data: object) -> str:
    """Return the message in `language`, or in English if that language lacks it, its variables filled from `data`.

    A list reads `a, b, c`; in a message, `AND($x)` and `OR($x)` join it as the language does and `COUNT($x)` is its
    length; `DOTS($x)` puts dots between items that have commas in them. An item that is a mapping is a message itself:
    its id is under `message`, its variables are the rest. `COMMAND("match draw")` names a command as `command` does. A
    bool reads `yes` or `no`. Raises KeyError for an unknown message, TypeError if a variable is missing.
    """
    spoken = supported_language(language)
    bundle = _bundle(spoken if message_id in _own_ids(spoken) else FALLBACK)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = bundle.format_pattern(pattern, {name: _argument(spoken, value) for name, value in data.items()})
    if errors:
        raise TypeError(f"{message_id} ({language}): {'; '.join(map(str, errors))}")
    return spaced(spoken, unbroken(str(text)))


def unbroken(text: str) -> str:
    """Return a text in which no line ends within a move that stands in backticks: blanks and hyphens keep it together.

    Whatever reads moves passes over the signs that nobody sees.
    """
    return _MOVE.sub(lambda move: kept_together(move[0]), text) if "`" in text else text


def kept_together(move: str) -> str:
    """Return a move's text that no line ends within."""
    return move.replace(" ", "\u00a0").replace("-", "-\u2060")


def command(name: str) -> str:
    """Return a command, such as `match draw`, as texts name it: a mention, which runs the command when it is pressed.

    Each client shows a mention by the name that the command has there. Until the commands' ids are known, the text is
    the English name.
    """
    found = _command_ids.get(name.split(maxsplit=1)[0])
    return f"</{name}:{found}>" if found else f"`/{name}`"


def know_commands(found: Mapping[str, int]) -> None:
    """Keep Discord's ids of the commands, by name, in place of those that were known."""
    _command_ids.clear()
    _command_ids.update(found)


def shortened(text: str, longest: int) -> str:
    """Return a text of at most so many characters, the last of them an ellipsis if it was longer."""
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def has(language: str, message_id: str) -> bool:
    """Return whether `language` can say the message, in English if need be."""
    return any(message_id in _own_ids(spoken) for spoken in (supported_language(language), FALLBACK))


def ids(language: str) -> frozenset[str]:
    """Return the ids of all messages that `language` can say, in English if need be."""
    return _own_ids(supported_language(language)) | _own_ids(FALLBACK)


def rules(language: str, game_id: str) -> Mapping[str, str]:
    """Return the rules text of a game: section slug → Markdown with its heading, in order. Raises KeyError."""
    return MappingProxyType(
        {slug: f"## {title}\n{text}" for slug, title, text in _sections(supported_language(language), game_id)}
    )


def headings(language: str, game_id: str) -> Mapping[str, str]:
    """Return the headings of a game's rules text: section slug → title, in order. Raises KeyError."""
    return MappingProxyType({slug: title for slug, title, _ in _sections(supported_language(language), game_id)})


def add_folder(folder: Path) -> None:
    """Read the messages and rules texts of a further folder, laid out like this one."""
    _folders.append(folder)
    for texts in (_resources, _bundle, _own_ids, _sections):
        texts.cache_clear()


class _List(FluentType):
    """A list in a message. `style` is Babel's name for the way to join it; None joins it with commas.

    Where one of several has a comma in it (“Trilithon, level 3”), semicolons part them.
    """

    def __init__(self, items: tuple[str, ...], style: Literal["standard", "or", "dots"] | None = None) -> None:
        self.items = items
        self.style = style

    def format(self, locale: Locale) -> str:
        if not self.style:
            return ", ".join(self.items)
        if self.style == "dots":
            return " · ".join(self.items)
        if not any(", " in item for item in self.items):
            return format_list(self.items, self.style, locale)
        hidden = [item.replace(",", _COMMA) for item in self.items]
        joined = format_list(hidden, self.style, locale)
        return joined.replace(",", say(locale.language, "list-semicolon")).replace(_COMMA, ",")


_FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "AND": lambda value: _List(value.items, "standard"),
    "OR": lambda value: _List(value.items, "or"),
    "DOTS": lambda value: _List(value.items, "dots"),
    "COUNT": lambda value: FluentInt(len(value.items)),
    "COMMAND": command,
}


def _argument(language: str, value: object) -> object:
    """Return a value as Fluent takes it."""
    match value:
        case int() | float() if not isinstance(value, bool):
            return value
        case list() | tuple():
            return _List(tuple(_item(language, item) for item in value))
        case _:
            return _text(value)


def _item(language: str, item: object) -> str:
    """Return an item of a list as text: a mapping is a message with its variables."""
    if isinstance(item, Mapping):
        return say(language, item["message"], **{name: value for name, value in item.items() if name != "message"})
    return _text(item)


def _text(value: object) -> str:
    """Return a value as the text that a message shows or selects by."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    """Return the message files of a language."""
    paths = (path for folder in _folders for path in sorted((folder / language).glob("*.ftl")))
    return tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths)


@cache
def _bundle(language: str) -> FluentBundle:
    """Return the messages of a language, with those of English for what it lacks: messages may contain others."""
    bundle = FluentBundle([_LOCALES.get(language, language)], _FUNCTIONS, use_isolating=False)
    for resource in (*_resources(language), *_resources(FALLBACK)):
        bundle.add_resource(resource)
    return bundle


@cache
def _own_ids(language: str) -> frozenset[str]:
    """Return the ids of the messages that a language has itself."""
    return frozenset(
        entry.id.name for resource in _resources(language) for entry in resource.body if isinstance(entry, Message)
    )


@cache
def _sections(language: str, game_id: str) -> tuple[tuple[str, str, str], ...]:
    """Return slug, title and text of each section, in order."""
    spoken = dict.fromkeys((language, FALLBACK))
    paths = (folder / tag / "rules" / f"{game_id}.md" for tag in spoken for folder in _folders)
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        raise KeyError(game_id)
    _, *parts = _HEADING.split(path.read_text(encoding="utf-8"))
    return tuple(
        (slug, spaced(language, title), spaced(language, text.strip()))
        for title, slug, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )
