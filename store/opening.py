"""Opening the database: check the kind of file, and run Alembic's migrations."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, literal, make_url, select, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from engine.errors import Refusal
from store import dialect
from store.dialect import EVERYTHING, LOCK_TIMEOUT, LONGEST_STATEMENT, Dialect, Key, SQLite, Writing
from store.schema import metadata
from store.transactions import Store, connected

Result = TypeVar("Result")

BACKUP: Final = "backup"
"""The note in the database with the time of its latest backup."""

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 15
"""Seconds that opening waits for a server to start, or for other processes to release the database."""
UPGRADED: Final = ("v1_0006", "v1_0005", "v1_0007", "v1_0009", "v1_0010", "v1_0011")
"""Schema versions from which the first migration upgrades: that of Trilithon 0.1.0, and some from around it."""
OLDER: Final = frozenset({*(f"{number:04}" for number in range(1, 15)), *(f"v1_{number:04}" for number in range(1, 5))})
"""Schema versions that can no longer be upgraded."""
FIRST_TABLES: Final = frozenset({"challenges", "invitations", "matches", "moves", "notes", "outbox", "seats"})
"""Tables of every schema version."""

log = logging.getLogger(__name__)


class StoreError(Refusal):
    """A database that the bot must not use, or that cannot be copied. The message of a code is `setup-store-<code>`."""


async def open_store(url: str, *, shared: bool = False, filled: bool | None = None) -> Store:
    """Open the database at `url`, creating or migrating it as needed. Raises StoreError with nothing changed.

    `shared`: whether other processes may use the database and notify this one's workers. `filled=True` requires an
    existing database of ours, `filled=False` one without rows.
    """
    address, kind = read_url(url)
    where = name(address)
    if path := SQLite.file_path(address):
        _check_file(path, filled)
    await _work(address, kind, lambda connection: _migrate(connection, kind, where, filled))
    store = Store(_engine(address, kind, LOCK_TIMEOUT, LONGEST_STATEMENT), kind, shared=shared)
    try:
        await store.start(BUSY_SECONDS)
    except TimeoutError as error:
        await store.close()
        raise _store_error(error, kind, where) from error
    return store


@dataclass(frozen=True, slots=True)
class Schema:
    """The version of a database's tables."""

    where: str
    """The database's display name."""
    version: str | None
    """None for a database without tables, which opening makes."""
    newest: str
    """The version to which opening brings it."""
    backed_up: datetime | None = None
    """When its latest backup was made, if that is known."""


def schema_version() -> str:
    """Return the version of the tables to which opening brings a database."""
    return str(_scripts(MIGRATIONS).get_current_head())


def kind_of(url: str) -> str:
    """Return the kind of the database at `url`: `sqlite` or `postgresql`. Raises StoreError."""
    return read_url(url)[0].get_backend_name()


async def examine(url: str) -> Schema:
    """Return the version of the database at `url`, which is opened for writing and not changed. Raises StoreError."""
    address, kind = read_url(url)
    where = name(address)
    newest = schema_version()
    path = SQLite.file_path(address)
    if path and not _is_there(path):
        return Schema(where, None, newest)
    if path:
        _check_file(path, filled=True)
    found, backed_up = await _work(address, kind, lambda connection: _examine(connection, kind, where))
    return Schema(where, min(found, default=None), newest, backed_up)


async def remember(url: str, note: str, value: str) -> None:
    """Write a note into the database at `url`, whose schema is left as it is. Raises StoreError."""
    address, kind = read_url(url)
    if path := SQLite.file_path(address):
        _check_file(path, filled=True)
    statement = text(
        "INSERT INTO notes (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = :value"
    )

    def write(connection: Connection) -> None:
        connection.execute(statement, {"name": note, "value": value})
        connection.commit()

    await _work(address, kind, write, ("note", note))


async def _work(address: URL, kind: Dialect, work: Callable[[Connection], Result], lock: Key = EVERYTHING) -> Result:
    """Do some work in a writing transaction with a lock, and return its result. Raises StoreError."""
    where = name(address)
    engine = _engine(address, kind, BUSY_SECONDS, None)  # no statement timeout: migrations take as long as they need
    try:
        async with AsyncExitStack() as stack:
            way = connected(engine, kind, BUSY_SECONDS, {"writing": Writing(BUSY_SECONDS, [lock])})
            try:
                connection = await stack.enter_async_context(way)
            except TypeError as error:  # an URL parameter that the driver does not know
                raise StoreError("refused", where=where, fault=str(error).strip()) from error
            return await connection.run_sync(work)
    except (DBAPIError, OSError, UnicodeDecodeError) as error:
        raise _store_error(error, kind, where) from error
    finally:
        await engine.dispose()  # also disposes of the connections without a timeout


def _engine(url: URL, kind: Dialect, within: float, longest: float | None) -> AsyncEngine:
    arguments = kind.connect_args(within, longest)
    try:
        engine = create_async_engine(url, connect_args=arguments, pool_timeout=LOCK_TIMEOUT, hide_parameters=True)
    except ArgumentError as error:
        raise StoreError("refused", where=name(url), fault=str(error)) from error
    kind.configure(engine.sync_engine)
    return engine


def read_url(url: str) -> tuple[URL, Dialect]:
    """Return the parsed URL and its dialect. Raises StoreError."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("unsupported", where=url.partition(":")[0]) from None
    kind = dialect.of(address)
    if kind is None:
        raise StoreError("unsupported", where=address.drivername)
    return address, kind


def name(url: URL) -> str:
    """Return a database's display name: its file, or its URL without the password."""
    return str(SQLite.file_path(url) or url.render_as_string(hide_password=True))


def _check_file(path: Path, filled: bool | None) -> None:
    """Raise StoreError for a file of another kind. Creates a missing file and its folder unless `filled` forbids it."""
    try:
        if filled and not path.exists():
            raise StoreError("missing", where=str(path))
        foreign = SQLite.is_foreign(path)
    except OSError as error:
        raise StoreError("unwritable", where=str(path), fault=error.strerror or "") from error
    if foreign:
        raise StoreError("foreign", where=str(path))


def _is_there(path: Path) -> bool:
    """Return whether a file exists. Raises StoreError if it does not and cannot be made."""
    try:
        if path.exists():
            return True
        made = next(parent for parent in path.absolute().parents if parent.exists())
        with TemporaryFile(dir=path.resolve().parent if path.is_symlink() else made):
            return False
    except OSError as error:
        raise StoreError("unwritable", where=str(path), fault=error.strerror or "") from error


def _store_error(error: Exception, kind: Dialect, where: str) -> StoreError:
    """Return the StoreError for an error on opening."""
    if isinstance(error, UnicodeDecodeError):  # sqlite3 cannot decode its own message about a damaged schema
        return StoreError("corrupt", where=where, fault="schema")
    fault = getattr(error, "orig", error)
    return StoreError(kind.opening_code(error), where=where, fault=str(fault) or type(fault).__name__)


def _migrate(connection: Connection, kind: Dialect, where: str, filled: bool | None) -> None:
    """Run missing migrations in one transaction. Raises StoreError."""
    began = time.monotonic()
    scripts = _scripts(MIGRATIONS)
    tables = set(inspect(connection).get_table_names())
    found = _check_contents(connection, kind, tables, scripts, where)
    if filled and not tables:
        raise StoreError("missing", where=where)
    if filled is False and _has_rows(connection, tables):
        raise StoreError("filled", where=where)
    if found != set(scripts.get_heads()):
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        if tables:
            if found & set(UPGRADED):
                connection.execute(text("DELETE FROM alembic_version"))  # a version that Alembic does not know
            command.upgrade(config, "head")
        else:
            metadata.create_all(connection)
            command.stamp(config, "head")
    _check_complete(connection, kind, where)
    _check_writable(connection)
    connection.commit()
    kind.settle(connection)  # only now is the file known to be ours
    if found != set(scripts.get_heads()):
        change: dict[str, object] = {"from": ", ".join(sorted(found))} if found else {}
        change |= {"to": str(scripts.get_current_head()), "seconds": round(time.monotonic() - began, 3)}
        log.info("the database is migrated" if found else "the database is made", extra={"data": change})


def _examine(connection: Connection, kind: Dialect, where: str) -> tuple[set[str], datetime | None]:
    """Return the database's version, empty if it has no tables, and when it was backed up. Raises StoreError."""
    tables = set(inspect(connection).get_table_names())
    scripts = _scripts(MIGRATIONS)
    found = _check_contents(connection, kind, tables, scripts, where)
    if found == set(scripts.get_heads()):
        _check_complete(connection, kind, where)
    backed_up = None
    if tables:
        _check_writable(connection)
        noted = connection.execute(text("SELECT value FROM notes WHERE name = :name"), {"name": BACKUP}).scalar()
        backed_up = datetime.fromisoformat(noted) if noted else None
    connection.rollback()
    return found, backed_up


def _check_complete(connection: Connection, kind: Dialect, where: str) -> None:
    """Raise StoreError if a database of this version lacks tables or columns."""
    if missing := sorted(_missing(connection, kind)):
        raise StoreError("incomplete", where=where, what=missing)


def _check_writable(connection: Connection) -> None:
    """Write a row as it is. Fails if no journal can be created beside a file, which BEGIN does not detect."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _check_contents(
    connection: Connection, kind: Dialect, tables: set[str], scripts: ScriptDirectory, where: str
) -> set[str]:
    """Return the database's version. Raises StoreError unless it is empty, or ours with a known version."""
    if not kind.is_whole(connection):
        raise StoreError("corrupt", where=where, fault="quick_check")
    if not tables:
        return set()
    _check_tables(tables, where)
    known = {*UPGRADED, *(script.revision for script in scripts.walk_revisions())}
    found = set(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
    if not found:
        raise StoreError("incomplete", where=where, what=["alembic_version"])
    if found & OLDER:
        raise StoreError("older", where=where, found=", ".join(sorted(found)), last=UPGRADED[0])
    if found - known:
        raise StoreError("newer", where=where, found=", ".join(sorted(found)))
    return found


@cache
def _scripts(folder: Path) -> ScriptDirectory:
    return ScriptDirectory(str(folder))


def _check_tables(tables: set[str], where: str) -> None:
    """Raise StoreError if tables of every version are missing; if most are, the database is not ours."""
    needed = {"alembic_version", *FIRST_TABLES}
    if len(needed & tables) <= len(needed) // 2:
        raise StoreError("foreign", where=where)
    if needed - tables:
        raise StoreError("incomplete", where=where, what=sorted(needed - tables))


def _has_rows(connection: Connection, tables: set[str]) -> bool:
    ours = (table for table in metadata.sorted_tables if table.name in tables)
    return any(connection.execute(select(literal(1)).select_from(table).limit(1)).first() for table in ours)


def _missing(connection: Connection, kind: Dialect) -> Iterator[str]:
    """Yield tables and columns that statements need and the database lacks. Additional ones are allowed."""
    found = {(table, column) for table, column in connection.execute(text(kind.columns))}
    tables = {table for table, _ in found}
    for table in metadata.sorted_tables:
        if table.name not in tables:
            yield table.name
        else:
            yield from (str(column) for column in table.columns if (table.name, column.name) not in found)
