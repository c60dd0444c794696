"""Every sentence anyone reads: Fluent messages in `<language>/*.ftl`, rules texts in `<language>/rules/`."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentType

__all__ = ["LANGUAGES", "has", "headings", "ids", "pick", "rules", "say"]

LANGUAGES: Final = ("en", "fr")

# Whose habits a language follows in writing numbers and lists.
_HABITS: Final = {"en": "en-GB", "fr": "fr-FR"}
_FOLDER: Final = Path(__file__).parent
_HEADING: Final = re.compile(r"^## +(?P<title>.+?) *\{#(?P<slug>[a-z-]+)\} *$", re.MULTILINE)


def pick(tag: str | None) -> str:
    """The language to speak to someone whose locale is `tag` (`fr-CA`, `fr_FR.UTF-8`); English when in doubt."""
    language = re.split(r"[-_.@]", tag or "")[0].lower()
    return language if language in LANGUAGES else "en"


def say(language: str, message_id: str, /, **data: object) -> str:
    """The message in `language`, its variables filled from `data`.

    A list reads `a, b, c`; within a message, `AND($x)` and `OR($x)` join it as the language does and `COUNT($x)` is its
    length. A flag is `yes` or `no`. Raises KeyError for an unknown message, TypeError when a variable is missing.
    """
    bundle = _bundle(pick(language))
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    text, errors = bundle.format_pattern(pattern, {name: _argument(value) for name, value in data.items()})
    if errors:
        raise TypeError(f"{message_id} ({language}): {'; '.join(map(str, errors))}")
    return str(text)


def has(language: str, message_id: str) -> bool:
    """Whether `language` has the message."""
    return message_id in ids(language)


def ids(language: str) -> frozenset[str]:
    """The ids of all messages of `language`."""
    return _ids(pick(language))


def rules(language: str, game_id: str) -> Mapping[str, str]:
    """The rules text of a game: section slug → Markdown, heading included, in reading order. KeyError when unknown."""
    return MappingProxyType({slug: f"## {title}\n{text}" for slug, title, text in _sections(pick(language), game_id)})


def headings(language: str, game_id: str) -> Mapping[str, str]:
    """The headings of a game's rules text: section slug → title. KeyError when the game is unknown."""
    return MappingProxyType({slug: title for slug, title, _ in _sections(pick(language), game_id)})


class _Several(FluentType):
    """A list in a message; `style` is Babel's name for how it is joined, None for bare commas."""

    def __init__(self, items: tuple[str, ...], style: Literal["standard", "or"] | None = None) -> None:
        self.items = items
        self.style = style

    def format(self, locale: Locale) -> str:
        return format_list(self.items, self.style, locale) if self.style else ", ".join(self.items)


_FUNCTIONS: Final = {
    "AND": lambda several: _Several(several.items, "standard"),
    "OR": lambda several: _Several(several.items, "or"),
    "COUNT": lambda several: FluentInt(len(several.items)),
}


def _argument(value: object) -> object:
    match value:
        case int() | float() if not isinstance(value, bool):
            return value
        case list() | tuple():
            return _Several(tuple(map(_word, value)))
        case _:
            return _word(value)


def _word(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([_HABITS[language]], _FUNCTIONS, use_isolating=False)
    for path in sorted((_FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _ids(language: str) -> frozenset[str]:
    return frozenset(_bundle(language)._messages)  # noqa: SLF001  a bundle has no public list of its messages


@cache
def _sections(language: str, game_id: str) -> tuple[tuple[str, str, str], ...]:
    """Slug, title and text of each section, in order."""
    path = _FOLDER / language / "rules" / f"{game_id}.md"
    if not path.is_file():
        raise KeyError(game_id)
    _, *parts = _HEADING.split(path.read_text(encoding="utf-8"))
    return tuple(
        (slug, title, text.strip()) for title, slug, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    )
