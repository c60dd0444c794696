"""Reading message files as syntax, for the tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

import locales

FOLDER = Path(locales.__file__).parent


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    return FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Each file's name with each of its messages."""
    for path in files(language):
        for entry in entries(path):
            if isinstance(entry, ast.Message):
                yield path.name, entry


@dataclass
class References:
    """The variables that a message names, those of them that have to be lists, and the other messages it contains."""

    variables: set[str]
    lists: set[str]
    messages: set[str]


def references(message: ast.Message) -> References:
    found = References(set(), set(), set())
    for node in nodes(message):
        match node:
            case ast.VariableReference():
                found.variables.add(node.id.name)
            case ast.MessageReference():
                found.messages.add(node.id.name)
            case ast.FunctionReference(id=ast.Identifier(name="AND" | "OR" | "COUNT")):
                found.lists |= {argument.id.name for argument in node.arguments.positional}
    return found


def nodes(value: object) -> Iterator[ast.BaseNode]:
    """Everything within a piece of syntax, itself included."""
    if isinstance(value, list):
        for part in value:
            yield from nodes(part)
    if isinstance(value, ast.BaseNode):
        yield value
        for part in vars(value).values():
            yield from nodes(part)
