"""Opening the database: the right kind of file, brought to the newest schema, with the settings that keep data safe."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engine.errors import Refusal
from matches.store.schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE_MAGIC = b"SQLite format 3\x00"
BUSY_SECONDS = 15
"""How long opening waits for other processes that use the database."""
PATIENCE: Final = 2.0
"""Seconds that a transaction waits to begin while the bot runs: Discord waits three for an answer."""
LEAST_WAIT: Final = 0.1
"""Seconds that SQLite waits for other processes at least, however long our own queue took."""
FIRST_TABLES: Final = frozenset({"challenges", "invitations", "matches", "moves", "notes", "outbox", "seats"})
"""The tables that every version of the schema has."""
CODES = ("unsupported", "foreign", "corrupt", "incomplete", "newer", "unwritable")
UNAVAILABLE: Final = {
    sqlite3.SQLITE_BUSY: "database-busy",
    sqlite3.SQLITE_LOCKED: "database-busy",
    sqlite3.SQLITE_FULL: "database-full",
    sqlite3.SQLITE_READONLY: "database-unwritable",
    sqlite3.SQLITE_CANTOPEN: "database-unwritable",
}
"""The codes of `Unavailable` by SQLite's primary result codes."""


class StoreError(Refusal):
    """A database that the bot must not use. Its code is one of `CODES`."""


class Unavailable(Refusal):
    """The database cannot be used now; the transaction has changed nothing. Its code is a value of `UNAVAILABLE`."""


class Store:
    """The open database. Reads and writes are short transactions; a write takes the lock before it reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer: waiting here is cheaper than waiting in its queue

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The database at `url`, made or brought up to date where needed. Raises StoreError, nothing changed."""
        where = _check_url(url)
        engine = create_async_engine(
            url, connect_args={"timeout": PATIENCE}, pool_timeout=PATIENCE, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        event.listen(engine.sync_engine, "invalidate", _let_go)
        try:
            async with engine.connect() as connection:
                await connection.execution_options(write_within=BUSY_SECONDS)
                await connection.run_sync(_migrate, where)
        except (DatabaseError, UnicodeDecodeError) as fault:
            raise _refusal(fault, where) from fault
        finally:
            await engine.dispose()  # the connection that was so patient, too
        return cls(engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent view for reading. Goes on while another process writes. Raises Unavailable."""
        with _translated():
            async with self._engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, patience: float | None = None) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end and undone by an exception.

        Raises Unavailable, among others if it cannot begin within `patience` seconds (by default `PATIENCE`) because
        others write, in this process or in another one.
        """
        patience = PATIENCE if patience is None else patience
        end = asyncio.get_running_loop().time() + patience
        with _translated():
            async with self._turn(patience), self._engine.connect() as connection:
                left = end - asyncio.get_running_loop().time()
                await connection.execution_options(write_within=max(left, LEAST_WAIT))
                async with connection.begin():
                    yield connection

    async def scrub(self, *, rewrite: bool = True) -> bool:
        """Removes what was deleted from the bytes of the database's files; without `rewrite` from its log only.

        False if that has to be tried again later: somebody reads an earlier state, or writes.
        """
        try:
            with _translated():
                async with self._turn(PATIENCE), self._engine.connect() as connection:
                    return await connection.run_sync(_scrub, rewrite)
        except Unavailable:
            return False

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _turn(self, patience: float) -> AsyncIterator[None]:
        """Keeps the others of this process from writing. Raises Unavailable if they write for too long."""
        try:
            async with asyncio.timeout(patience):
                await self._writing.acquire()
        except TimeoutError:
            raise Unavailable("database-busy") from None
        try:
            yield
        finally:
            self._writing.release()


@contextmanager
def _translated() -> Iterator[None]:
    """Raises Unavailable in place of SQLite's word that the database cannot be used now."""
    try:
        yield
    except PoolTimeoutError as fault:
        raise Unavailable("database-busy") from fault
    except (OperationalError, sqlite3.OperationalError) as fault:
        code = UNAVAILABLE.get(_result_code(fault) & 0xFF)
        if code is None:
            raise
        raise Unavailable(code) from fault


def _result_code(fault: DatabaseError | sqlite3.Error) -> int:
    """SQLite's result code, whose lowest byte is the primary one; 0 where the fault is not SQLite's own."""
    return getattr(getattr(fault, "orig", fault), "sqlite_errorcode", 0)


def _refusal(fault: DatabaseError | UnicodeDecodeError, where: str) -> StoreError:
    """What a fault on opening means; sqlite3 cannot even read its own complaint about a schema that is damaged."""
    if isinstance(fault, UnicodeDecodeError):
        return StoreError("corrupt", where=where, fault="schema")
    damaged = any(word in str(fault) for word in ("malformed", "not a database", "unsupported file format"))
    unlike = _result_code(fault) == sqlite3.SQLITE_ERROR  # a migration did not find what it is to change
    return StoreError("corrupt" if damaged or unlike else "unwritable", where=where, fault=str(fault.orig))


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
    within = connection.get_execution_options().get("write_within")
    if within is None:
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql(f"PRAGMA busy_timeout={within * 1000:.0f}")
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _let_go(connection: Any, *_: object) -> None:
    """Gives up the lock of a transaction that was cancelled.

    SQLite keeps it even after closing for as long as anybody, a traceback for instance, holds a half-read statement.
    """
    with suppress(sqlite3.Error, ValueError):
        connection.rollback()


def _migrate(connection: Connection, where: str) -> None:
    """Runs the migrations that are missing, in one transaction. Raises StoreError."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    _check_contents(connection, ScriptDirectory.from_config(config), where)
    command.upgrade(config, "head")
    if missing := sorted(_missing(connection)):
        raise StoreError("incomplete", where=where, what=missing)
    # Fails where no journal can be put beside the file; beginning a transaction does not.
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    connection.commit()
    # WAL is written into the file: not before we know that it is ours.
    with suppress(sqlite3.OperationalError):  # whoever has it locked now is about to do the same
        _set(connection.connection, "journal_mode=WAL")


def _check_contents(connection: Connection, scripts: ScriptDirectory, where: str) -> None:
    if connection.execute(text("PRAGMA quick_check(1)")).scalar() != "ok":
        raise StoreError("corrupt", where=where, fault="quick_check")
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return
    _check_tables(tables, where)
    known = {script.revision for script in scripts.walk_revisions()}
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if set(found) - known:
        raise StoreError("newer", where=where, found=", ".join(found))


def _check_tables(tables: set[str], where: str) -> None:
    """Raises StoreError where what every version has is missing: all but a part of it, and the database is not ours."""
    needed = {"alembic_version", *FIRST_TABLES}
    if len(needed & tables) <= len(needed) // 2:
        raise StoreError("foreign", where=where)
    if needed - tables:
        raise StoreError("incomplete", where=where, what=sorted(needed - tables))


def _missing(connection: Connection) -> Iterator[str]:
    """The tables and columns that the statements need and the database lacks. More than they need is no fault."""
    described = inspect(connection).get_multi_columns()
    found = {name: {column["name"] for column in columns} for (_, name), columns in described.items()}
    for table in metadata.sorted_tables:
        if table.name not in found:
            yield table.name
        else:
            yield from (str(column) for column in table.columns if column.name not in found[table.name])


def _scrub(connection: Connection, rewrite: bool) -> bool:
    """Empties the write-ahead log and, if asked to, writes the whole file anew. False if somebody is in the way.

    The log keeps pages as they were. The file keeps parts of rows, even with `secure_delete`, where they were moved
    from one page to another to make room.
    """
    cursor = connection.connection.cursor()
    try:
        cursor.execute(f"PRAGMA busy_timeout={LEAST_WAIT * 1000:.0f}")
        if not _emptied(cursor):
            return False
        if rewrite:
            cursor.execute("VACUUM")
        return _emptied(cursor)
    finally:
        cursor.close()


def _emptied(cursor: Any) -> bool:
    """Copies the write-ahead log into the file and truncates it. False if somebody is in the way."""
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    busy, *_ = cursor.fetchone()
    return not busy
