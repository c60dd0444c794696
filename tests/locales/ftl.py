"""Message files, parsed for the tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import locales

FOLDER = Path(locales.__file__).parent
WHOLE = ("en", "fr", "de")
"""The languages that have every message. Others read in English what they lack."""


def files(language: str) -> list[Path]:
    """Return the message files of a language."""
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def entries(path: Path) -> list[ast.EntryType]:
    """Return the entries of a message file: messages, comments, and junk that does not parse."""
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Yield every message with the name of its file."""
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                yield path.name, entry


@dataclass
class References:
    """What a message refers to: variables, those of them that have to be lists, and other messages."""

    variables: set[str]
    lists: set[str]
    messages: set[str]


def references(message: ast.Message) -> References:
    """Return what a message refers to."""
    found = References(set(), set(), set())
    for node in nodes(message):
        match node:
            case ast.VariableReference():
                found.variables.add(node.id.name)
            case ast.MessageReference():
                found.messages.add(node.id.name)
            case ast.FunctionReference(id=ast.Identifier(name="AND" | "OR" | "DOTS" | "COUNT")):
                found.lists |= {argument.id.name for argument in node.arguments.positional}
    return found


def nodes(value: object) -> Iterator[ast.BaseNode]:
    """Yield a syntax node and all nodes within it."""
    if isinstance(value, list):
        for part in value:
            yield from nodes(part)
    if isinstance(value, ast.BaseNode):
        yield value
        for part in vars(value).values():
            yield from nodes(part)
