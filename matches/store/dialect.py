"""What is particular to SQLite: files, pragmas, locks, result codes, and what deleting leaves behind in the bytes.

The rest of the store is written for any database that SQLAlchemy knows, but for the SQLite options of some indexes in
`schema`.
"""

import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Engine, Integer, event, func, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

DRIVER: Final = "sqlite+aiosqlite"
FILE_HEADER: Final = b"SQLite format 3\x00"
LEAST_WAIT: Final = 0.1
"""Seconds that SQLite waits for other processes at least, however long our own queue took."""
UNAVAILABLE: Final = {
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_READONLY: "database-unwritable",
    sqlite3.SQLITE_CANTOPEN: "database-unwritable",
}
"""The codes of `Unavailable` by SQLite's primary result codes."""


def file_path(url: URL) -> Path | None:
    """Return the path of the database file of a URL; None if it names another kind of database, or no file."""
    name = url.database or ":memory:"
    return None if url.drivername != DRIVER or name.startswith((":memory:", "file:")) else Path(name)


def is_foreign(path: Path) -> bool:
    """Return whether a file is no SQLite database. It is made, empty, where there is none. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:  # makes it where there is none, and fails where nothing can be written
        file.seek(0)
        start = file.read(len(FILE_HEADER))
    return bool(start) and start != FILE_HEADER


def configure(engine: Engine) -> None:
    """Give every connection of an engine the settings that keep data safe, and its transactions their locks.

    A connection with the execution option `write_within` begins to write within so many seconds.
    """
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "invalidate", _roll_back)


def is_whole(connection: Connection) -> bool:
    """Return whether the database's pages fit together."""
    return connection.execute(text("PRAGMA quick_check(1)")).scalar() == "ok"


def use_write_ahead_log(connection: Connection) -> None:
    """Have readers and a writer not wait for each other. That is written into the file."""
    with suppress(sqlite3.OperationalError):  # whoever has it locked now is about to do the same
        _set(connection.connection, "journal_mode=WAL")


def unavailable_code(error: DatabaseError | sqlite3.Error) -> str | None:
    """Return the code of `Unavailable` for an error; None for one that means something else."""
    return UNAVAILABLE.get(_result_code(error) & 0xFF)


def is_damage(error: DatabaseError) -> bool:
    """Return whether an error on opening means that the file is damaged, or unlike what a migration expects."""
    damaged = any(phrase in str(error) for phrase in ("malformed", "not a database", "unsupported file format"))
    return damaged or _result_code(error) == sqlite3.SQLITE_ERROR


def scrub(connection: Connection, rewrite: bool) -> bool:
    """Empty the write-ahead log and, with `rewrite`, write the whole file anew. Return False if somebody is in the way.

    The log keeps pages as they were. The file keeps parts of rows, even with `secure_delete`, where they were moved
    from one page to another to make room.
    """
    cursor = connection.connection.cursor()
    try:
        cursor.execute(f"PRAGMA busy_timeout={LEAST_WAIT * 1000:.0f}")
        if not _empty_log(cursor):
            return False
        if rewrite:
            cursor.execute("VACUUM")
        return _empty_log(cursor)
    finally:
        cursor.close()


def greatest(*values: ColumnElement[int]) -> ColumnElement[int]:
    """Return the SQL expression of the greatest of some values of one row; NULL if one of them is."""
    return func.max(*values, type_=Integer)


def _prepare(connection: Any, _: object) -> None:
    """Set up a new connection of the driver."""
    connection.isolation_level = None
    _set(connection, "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a transaction; one that may write takes the lock at once."""
    within = connection.get_execution_options().get("write_within")
    if within is None:
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={within * 1000:.0f}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _roll_back(connection: Any, *_: object) -> None:
    """Give up the lock of a transaction that was cancelled.

    SQLite keeps it even after closing for as long as anybody, a traceback for instance, holds a half-read statement.
    """
    with suppress(sqlite3.Error, ValueError):
        connection.rollback()


def _result_code(error: DatabaseError | sqlite3.Error) -> int:
    """Return SQLite's result code, whose lowest byte is the primary one; 0 for an error that is not SQLite's own."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)


def _empty_log(cursor: Any) -> bool:
    """Copy the write-ahead log into the file and truncate it. Return False if somebody is in the way."""
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    busy, *_ = cursor.fetchone()
    return not busy
