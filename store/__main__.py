"""Command line for maintaining the database: `python -m store`."""

import argparse
import asyncio
import sys
from pathlib import Path

import locales
from runtime import settings
from store.copying import Contents, back_up, copy, skip_numbers
from store.opening import StoreError
from store.transactions import Unavailable

SHOWN_OF_CHECKSUM = 16
MOST_SKIPPED = 10**9


def main(arguments: list[str] | None = None) -> int:
    """Run the command, print its result, and return the exit code."""
    language = settings.terminal_language()
    asked = _parser(language).parse_args(arguments)
    try:
        if asked.command == "copy":
            contents = asyncio.run(copy(_url(asked.source), _url(asked.target)))
            told = f"{_table(contents)}\n{locales.say(language, 'setup-copy-done', tables=len(contents))}"
        elif asked.command == "skip":
            number = asyncio.run(skip_numbers(_url(asked.database), asked.count))
            told = locales.say(language, "setup-skip-done", number=str(number))
        else:
            back_up(_url(asked.source), asked.file)
            told = locales.say(language, "setup-backup-done", path=str(asked.file))
    except (StoreError, Unavailable) as fault:
        family = "setup-store" if isinstance(fault, StoreError) else "refusal"
        sys.stderr.write(f"{locales.say(language, f'{family}-{fault.code}', **fault.data)}\n")
        return 1
    sys.stdout.write(f"{told}\n")
    return 0


def _parser(language: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m store", description=locales.say(language, "setup-database-about"))
    commands = parser.add_subparsers(dest="command", required=True)
    about_database = locales.say(language, "setup-option-database")
    about = locales.say(language, "setup-copy-about")
    copying = commands.add_parser("copy", help=about, description=about)
    copying.add_argument("source", metavar="FROM", help=about_database)
    copying.add_argument("target", metavar="TO", help=about_database)
    about = locales.say(language, "setup-backup-about")
    backing = commands.add_parser("backup", help=about, description=about)
    backing.add_argument("source", metavar="FROM", help=about_database)
    backing.add_argument("file", metavar="FILE", type=Path, help=locales.say(language, "setup-option-backup"))
    about = locales.say(language, "setup-skip-about")
    skipping = commands.add_parser("skip", help=about, description=about)
    skipping.add_argument("database", metavar="DATABASE", help=about_database)
    skipping.add_argument("count", metavar="COUNT", type=_count, help=locales.say(language, "setup-option-count"))
    return parser


def _count(typed: str) -> int:
    """Return a number from 1 to a billion. Raises ArgumentTypeError."""
    if typed.isdecimal() and len(typed) <= len(str(MOST_SKIPPED)) and 1 <= int(typed) <= MOST_SKIPPED:
        return int(typed)
    data = {"variable": "COUNT", "value": typed, "low": 1, "high": MOST_SKIPPED}
    raise argparse.ArgumentTypeError(locales.say(settings.terminal_language(), "setup-number", **data))


def _url(database: str) -> str:
    """Return the URL of a database given as URL or file."""
    return database if "://" in database else settings.file_url(database)


def _table(contents: dict[str, Contents]) -> str:
    """Return the number of rows of each table, with the beginning of its checksum."""
    wide = max(map(len, contents))
    return "\n".join(
        f"{table:{wide}} {held.rows:12,} {held.checksum:064x}"[: wide + 14 + SHOWN_OF_CHECKSUM]
        for table, held in contents.items()
    )


if __name__ == "__main__":
    sys.exit(main())
