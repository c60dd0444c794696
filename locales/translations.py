"""What is left to translate: `python -m locales.translations`, or `make translations`.

For each language besides English: messages and rules texts that it lacks, which are then read in English; messages that
English does not have, which nobody reads; and messages whose variables are others than in English. With `--since` and a
revision of the repository, also the English messages that are new or have changed since then.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from locales import FALLBACK, LANGUAGES

FOLDER: Final = Path(__file__).parent
RULES: Final = "rules"

Texts = Mapping[str, ast.Message]
"""Messages by their ids, each written `file: id`."""


@dataclass(frozen=True, slots=True)
class Differences:
    """What sets a language apart from English. Messages are written `file: id`, rules texts by their file."""

    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    variables: tuple[tuple[str, str], ...]
    """Messages with other variables, each with the English ones."""


def differences(texts: Texts, english: Texts, rules: Iterable[str], english_rules: Iterable[str]) -> Differences:
    """Return what sets messages and rules texts of a language apart from those of English."""
    own, known = {*texts, *rules}, {*english, *english_rules}
    others = ((name, variables(english[name])) for name in texts if name in english)
    return Differences(
        missing=tuple(sorted(known - own)),
        unknown=tuple(sorted(own - known)),
        variables=tuple(
            (name, ", ".join(sorted(wanted))) for name, wanted in others if variables(texts[name]) != wanted
        ),
    )


def messages(files: Mapping[str, str]) -> Texts:
    """Return the messages of files, given by their names and texts."""
    parser = FluentParser(with_spans=False)
    return {
        f"{name}: {entry.id.name}": entry
        for name, text in files.items()
        for entry in parser.parse(text).body
        if isinstance(entry, ast.Message)
    }


def variables(node: object) -> frozenset[str]:
    """Return the names of the variables in a message."""
    if isinstance(node, list):
        return frozenset().union(*map(variables, node))
    if isinstance(node, ast.VariableReference):
        return frozenset([node.id.name])
    if isinstance(node, ast.BaseNode):
        return frozenset().union(*map(variables, vars(node).values()))
    return frozenset()


def changed(now: Texts, before: Texts) -> tuple[str, ...]:
    """Return the messages that are new or read differently than before."""
    ignored = ["span", "comment"]
    return tuple(name for name, entry in now.items() if name not in before or not before[name].equals(entry, ignored))


def files_of(language: str) -> dict[str, str]:
    """Return the message files of a language: names and texts."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}


def rules_of(language: str) -> list[str]:
    """Return the rules texts of a language, by their files."""
    return sorted(f"{RULES}/{path.name}" for path in (FOLDER / language / RULES).glob("*.md"))


def files_at(revision: str) -> dict[str, str]:
    """Return the English message files as they were at a revision. Raises CalledProcessError if there is none such."""
    named = _git("ls-tree", "--name-only", revision, f"./{FALLBACK}/").split()
    return {Path(path).name: _git("show", f"{revision}:./{path}") for path in named if path.endswith(".ftl")}


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(FOLDER), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout  # noqa: S603


def report(language: str) -> Iterator[str]:
    """Yield the lines that say what is left to do in a language."""
    found = differences(
        messages(files_of(language)), messages(files_of(FALLBACK)), rules_of(language), rules_of(FALLBACK)
    )
    counts = {"missing": found.missing, "unknown": found.unknown, "with other variables": found.variables}
    yield f"{language}: " + ", ".join(f"{len(names)} {kind}" for kind, names in counts.items())
    yield from (f"  missing    {name}" for name in found.missing)
    yield from (f"  unknown    {name}" for name in found.unknown)
    yield from (f"  variables  {name} (English: {wanted or 'none'})" for name, wanted in found.variables)


def main(arguments: list[str] | None = None) -> None:
    """Write what is left to translate to standard output. Exits with a sentence if there is no such revision."""
    parser = argparse.ArgumentParser(description="Say what is left to translate.")
    parser.add_argument("--since", metavar="REVISION", help="list English messages that are new or changed since then")
    asked = parser.parse_args(arguments)
    lines = [line for language in LANGUAGES[1:] for line in report(language)]
    if asked.since:
        try:
            before = files_at(asked.since)
        except (OSError, subprocess.CalledProcessError) as fault:
            sys.exit(f"There is no revision {asked.since!r} to compare with: {getattr(fault, 'stderr', fault)}".strip())
        lines += [f"  changed    {name}" for name in changed(messages(files_of(FALLBACK)), messages(before))]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
