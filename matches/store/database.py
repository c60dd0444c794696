"""Opening the database: the right kind of file, brought to the newest schema, with the settings that keep data safe."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from sqlite3 import Error, OperationalError
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.errors import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_MAGIC = b"SQLite format 3\x00"
BUSY_SECONDS = 15
CODES = ("unsupported", "foreign", "corrupt", "newer", "unwritable")


class StoreError(Refusal):
    """A database that the bot must not use: `unsupported`, `foreign`, `corrupt`, `newer` or `unwritable`."""


class Store:
    """The open database. Reads and writes are short transactions; a write takes the lock before it reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer: waiting here is cheaper than waiting in its queue

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The database at `url`, made or brought up to date where needed. Raises StoreError, nothing changed."""
        where = _check_url(url)
        engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        event.listen(engine.sync_engine, "invalidate", _let_go)
        try:
            async with engine.connect() as connection:
                await connection.execution_options(write=True)
                await connection.run_sync(_migrate, where)
        except (DatabaseError, UnicodeDecodeError) as fault:
            await engine.dispose()
            raise _refusal(fault, where) from fault
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent view for reading."""
        async with self._engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end and undone by an exception. Others who write wait for it."""
        async with self._writing, self._engine.connect() as connection:
            await connection.execution_options(write=True)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.dispose()


def _refusal(fault: DatabaseError | UnicodeDecodeError, where: str) -> StoreError:
    """What a fault on opening means; sqlite3 cannot even read its own complaint about a schema that is damaged."""
    if isinstance(fault, UnicodeDecodeError):
        return StoreError("corrupt", where=where, fault="schema")
    damaged = any(word in str(fault) for word in ("malformed", "not a database", "unsupported file format"))
    return StoreError("corrupt" if damaged else "unwritable", where=where, fault=str(fault.orig))


def _check_url(url: str) -> str:
    """The path of the database file; it and its folder are made where they are missing. Raises StoreError."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("unsupported", where=url.partition(":")[0]) from None
    name = parsed.database or ":memory:"
    if parsed.drivername != "sqlite+aiosqlite" or name.startswith((":memory:", "file:")):
        raise StoreError("unsupported", where=parsed.drivername)
    path = Path(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as file:  # makes it where there is none, and fails where nothing can be written
            file.seek(0)
            start = file.read(len(SQLITE_MAGIC))
    except OSError as fault:
        raise StoreError("unwritable", where=str(path), fault=fault.strerror or "") from fault
    if start and start != SQLITE_MAGIC:
        raise StoreError("foreign", where=str(path))
    return str(path)


def _prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None
    _set(connection, "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    write = connection.get_execution_options().get("write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")


def _let_go(connection: Any, *_: object) -> None:
    """Gives up the lock of a transaction that was cancelled.

    SQLite keeps it even after closing for as long as anybody, a traceback for instance, holds a half-read statement.
    """
    with suppress(Error, ValueError):
        connection.rollback()


def _migrate(connection: Connection, where: str) -> None:
    """Runs the migrations that are missing, in one transaction. Raises StoreError."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    _check_contents(connection, ScriptDirectory.from_config(config), where)
    command.upgrade(config, "head")
    # Fails where no journal can be put beside the file; beginning a transaction does not.
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    connection.commit()
    # WAL is written into the file: not before we know that it is ours.
    with suppress(OperationalError):  # whoever has it locked now is about to do the same
        _set(connection.connection, "journal_mode=WAL")


def _check_contents(connection: Connection, scripts: ScriptDirectory, where: str) -> None:
    if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
        raise StoreError("corrupt", where=where, fault="quick_check")
    tables = inspect(connection).get_table_names()
    if not tables:
        return
    if not {"alembic_version", "matches"} <= set(tables):
        raise StoreError("foreign", where=where)
    known = {script.revision for script in scripts.walk_revisions()}
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if set(found) - known:
        raise StoreError("newer", where=where, found=", ".join(found))
