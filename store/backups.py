"""Backups of a database in a folder: a file each, named by the time at which it was made; old ones are deleted."""

import asyncio
import os
import re
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from store.dialect import SQLite
from store.opening import BACKUP, StoreError, name, read_url, remember

RETRY: Final = timedelta(minutes=10)
"""Time from a failed backup to the next attempt."""
PROGRAM: Final = "pg_dump"
LONGEST: Final = 6 * 3600
"""Seconds after which a dump is given up."""
UNDERSTOOD: Final = frozenset({"host", "port", "ssl", "target_session_attrs", "passfile", "sslrootcert", "user"})
"""The parameters of `DATABASE_URL` that PostgreSQL's own programs know as well."""
STALE: Final = timedelta(hours=6)
"""Age of a draft whose process must have died."""
_FORM: Final = "%Y%m%dT%H%M%S"
_NAME: Final = re.compile(r"trilithon-([0-9]{8}T[0-9]{6})\.(?:db|dump)")


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """A file with all that the database held at a time."""

    made: datetime
    path: Path


def backups(folder: Path) -> list[Backup]:
    """Return the backups in a folder, oldest first; none if the folder does not exist."""
    found = []
    for path in folder.glob("trilithon-*"):
        if named := _NAME.fullmatch(path.name):
            try:
                found.append(Backup(datetime.strptime(named[1], _FORM).replace(tzinfo=UTC), path))
            except ValueError:  # the 31st of February
                continue
    return sorted(found)


async def back_up(url: str, folder: Path, keep: timedelta, now: datetime) -> Backup:
    """Write a backup of the database at `url` into a folder, while others use the database.

    Creates the folder. Afterwards deletes the backups that are older than `keep`, and notes the time in the database,
    whose schema may be any version's. Raises StoreError without a new backup, or if only the note failed.
    """
    address, _ = read_url(url)
    made = now.replace(microsecond=0)
    suffix = "db" if SQLite.file_path(address) else "dump"
    path = folder / f"trilithon-{made.strftime(_FORM)}.{suffix}"
    try:
        await asyncio.to_thread(_write, address, path)
        for old in backups(folder):
            if old.made < made - keep:
                old.path.unlink(missing_ok=True)
    except OSError as error:
        raise StoreError("unsaved", where=name(address), fault=str(error)) from error
    await remember(url, BACKUP, made.isoformat())
    return Backup(made, path)


def fresh(folder: Path, every: timedelta, now: datetime) -> Backup | None:
    """Return the latest backup in a folder if it is less than `every` old; a clock may have been ahead for others."""
    found = [backup for backup in backups(folder) if now - every < backup.made <= now]
    return found[-1] if found else None


async def keep_backups(
    url: str, folder: Path, keep: timedelta, every: timedelta, now: Callable[[], datetime]
) -> AsyncIterator[Backup | StoreError]:
    """Make a backup whenever none in the folder is fresh, and yield it, or why there is none. Runs until cancelled."""
    while True:
        try:
            if latest := fresh(folder, every, now()):
                await remember(url, BACKUP, latest.made.isoformat())
            else:
                latest = await back_up(url, folder, keep, now())
                yield latest
            pause = latest.made + every - now()
        except StoreError as error:
            yield error
            pause = min(RETRY, every)
        await asyncio.sleep(max(pause.total_seconds(), 0))


def _write(address: URL, path: Path) -> None:
    """Write a backup to a new file. Raises StoreError or OSError, with no such file."""
    file = SQLite.file_path(address)
    if file and not file.exists():
        raise StoreError("missing", where=str(file))
    if path.exists():
        raise StoreError("taken", where=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    _delete_drafts(path.parent)
    draft = path.with_name(f"{path.name}.new")
    try:
        if file:
            _copy(file, draft)
        else:
            _dump(address, draft)
        _sync(draft)
        draft.rename(path)
    finally:
        draft.unlink(missing_ok=True)
    _sync(path.parent)


def _copy(file: Path, draft: Path) -> None:
    """Copy an SQLite file. Raises StoreError."""
    try:
        SQLite.back_up(file, draft)
    except sqlite3.Error as error:
        code = SQLite().opening_code(error)
        raise StoreError(code if code == "corrupt" else "unsaved", where=str(file), fault=str(error)) from error


def _dump(address: URL, draft: Path) -> None:
    """Have PostgreSQL's own program write a dump. Raises StoreError."""
    command = (PROGRAM, "--format=custom", "--no-password", f"--file={draft}", f"--dbname={_plain(address)}")
    password = address.password or address.query.get("password")
    secret = {"PGPASSWORD": str(password)} if password else {}  # anybody can read a process's arguments
    own = {"PGCONNECT_TIMEOUT": "15", **os.environ, **secret}
    try:
        subprocess.run(command, env=own, stderr=subprocess.PIPE, text=True, check=True, timeout=LONGEST)  # noqa: S603
    except FileNotFoundError:
        raise StoreError("undumped", where=name(address), program=PROGRAM) from None
    except subprocess.TimeoutExpired:
        raise StoreError("unsaved", where=name(address), fault=f"{PROGRAM}, {LONGEST // 3600} h") from None
    except subprocess.CalledProcessError as error:
        raise StoreError("unsaved", where=name(address), fault=" ".join(error.stderr.split())) from error


def _plain(address: URL) -> str:
    """Return the URL of a server as PostgreSQL's own programs read it, without the password and a driver's own."""
    query = {name: value for name, value in address.query.items() if name in UNDERSTOOD}
    if "ssl" in query:
        query["sslmode"] = query.pop("ssl")
    if hosts := query.get("host"):
        places = [place.partition(":") for place in ([hosts] if isinstance(hosts, str) else hosts)]
        query["host"] = ",".join(host for host, _, _ in places)
        query["port"] = ",".join(port or "5432" for _, _, port in places)
    plain = URL.create("postgresql", address.username, None, address.host, address.port, address.database, query)
    return plain.render_as_string(hide_password=False)


def _delete_drafts(folder: Path) -> None:
    """Delete what processes that died have begun."""
    for draft in folder.glob("trilithon-*.new"):
        if time.time() - draft.stat().st_mtime > STALE.total_seconds():
            draft.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """Have the disk store a file, or the names in a folder."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
