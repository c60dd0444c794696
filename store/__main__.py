"""Command line for maintaining the database: `python -m store`."""

import argparse
import asyncio
import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import locales
from runtime import settings
from store.backups import back_up, keep_backups
from store.copying import Contents, copy, skip_numbers
from store.opening import StoreError
from store.transactions import Unavailable

SHOWN_OF_CHECKSUM = 16
MOST_SKIPPED = 10**9
DAYS_KEPT_AT_MOST = 3650
HOURS_AT_MOST = 720


def main(arguments: list[str] | None = None) -> int:
    """Run the command, print its result, and return the exit code."""
    os.umask(0o027)
    language = settings.terminal_language()
    asked = parser(language).parse_args(arguments)
    try:
        if asked.command == "copy":
            contents = asyncio.run(copy(_url(asked.source), _url(asked.target)))
            told = f"{_table(contents)}\n{locales.say(language, 'setup-copy-done', tables=len(contents))}"
        elif asked.command == "skip":
            number = asyncio.run(skip_numbers(_url(asked.database), asked.count))
            told = locales.say(language, "setup-skip-done", number=str(number))
        else:
            return asyncio.run(_back_up(asked, language))
    except (StoreError, Unavailable) as fault:
        _complain(fault, language)
        return 1
    except KeyboardInterrupt:
        return 0
    print(told)  # noqa: T201  what somebody at a terminal asked for
    return 0


async def _back_up(asked: argparse.Namespace, language: str) -> int:
    """Make a backup, or with `--every` one after the other. Raises StoreError."""
    url = _url(asked.database) if asked.database else settings.load_or_exit(with_token=False).database_url
    keep = timedelta(days=asked.keep)
    if asked.every is None:
        made = await back_up(url, asked.folder, keep, _now())
        print(locales.say(language, "setup-backup-done", path=str(made.path)))  # noqa: T201
        return 0
    async for told in keep_backups(url, asked.folder, keep, timedelta(hours=asked.every), _now):
        if isinstance(told, StoreError):
            _complain(told, language)
        else:
            print(locales.say(language, "setup-backup-done", path=str(told.path)), flush=True)  # noqa: T201
    return 0


def _now() -> datetime:
    return datetime.now(UTC)


def _complain(fault: StoreError | Unavailable, language: str) -> None:
    family = "setup-store" if isinstance(fault, StoreError) else "refusal"
    print(locales.say(language, f"{family}-{fault.code}", **fault.data), file=sys.stderr, flush=True)  # noqa: T201


def parser(language: str) -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    whole = argparse.ArgumentParser(prog="python -m store", description=locales.say(language, "setup-database-about"))
    commands = whole.add_subparsers(dest="command", required=True)
    about_database = locales.say(language, "setup-option-database")
    about = locales.say(language, "setup-copy-about")
    copying = commands.add_parser("copy", help=about, description=about)
    copying.add_argument("source", metavar="FROM", help=about_database)
    copying.add_argument("target", metavar="TO", help=about_database)
    about = locales.say(language, "setup-backup-about")
    backing = commands.add_parser("backup", help=about, description=about)
    backing.add_argument("folder", metavar="FOLDER", type=Path, help=locales.say(language, "setup-option-backup"))
    backing.add_argument("--database", metavar="DATABASE", help=locales.say(language, "setup-option-database-own"))
    backing.add_argument(
        "--keep",
        metavar="DAYS",
        type=_number("DAYS", DAYS_KEPT_AT_MOST),
        default=14,
        help=locales.say(language, "setup-option-keep"),
    )
    backing.add_argument(
        "--every",
        metavar="HOURS",
        type=_number("HOURS", HOURS_AT_MOST),
        help=locales.say(language, "setup-option-every"),
    )
    about = locales.say(language, "setup-skip-about")
    skipping = commands.add_parser("skip", help=about, description=about)
    skipping.add_argument("database", metavar="DATABASE", help=about_database)
    skipping.add_argument(
        "count", metavar="COUNT", type=_number("COUNT", MOST_SKIPPED), help=locales.say(language, "setup-option-count")
    )
    return whole


def _number(argument: str, most: int) -> Callable[[str], int]:
    """Return a parser of an argument that is a number from 1 to `most`. It raises ArgumentTypeError."""

    def parse(typed: str) -> int:
        if typed.isdecimal() and len(typed) <= len(str(most)) and 1 <= int(typed) <= most:
            return int(typed)
        data = {"variable": argument, "value": typed, "low": 1, "high": most}
        raise argparse.ArgumentTypeError(locales.say(settings.terminal_language(), "setup-number", **data))

    return parse


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
