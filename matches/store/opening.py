"""Opening the database: the right kind of file, brought to the newest schema by Alembic's migrations."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from engine.errors import Refusal
from matches.store import dialect
from matches.store.schema import metadata
from matches.store.transactions import PATIENCE, Store

MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 15
"""How long opening waits for other processes that use the database."""
FIRST_TABLES: Final = frozenset({"challenges", "invitations", "matches", "moves", "notes", "outbox", "seats"})
"""The tables that every version of the schema has."""
CODES = ("unsupported", "foreign", "corrupt", "incomplete", "newer", "unwritable")


class StoreError(Refusal):
    """A database that the bot must not use. Its code is one of `CODES`."""


async def open_store(url: str) -> Store:
    """Open the database at `url`, made or brought up to date where needed. Raises StoreError, nothing changed."""
    where = _check_url(url)
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE}, pool_timeout=PATIENCE, hide_parameters=True)
    dialect.configure(engine.sync_engine)
    try:
        async with engine.connect() as connection:
            await connection.execution_options(write_within=BUSY_SECONDS)
            await connection.run_sync(_migrate, where)
    except (DatabaseError, UnicodeDecodeError) as error:
        raise _store_error(error, where) from error
    finally:
        await engine.dispose()  # the connection that was so patient, too
    return Store(engine)


def _check_url(url: str) -> str:
    """Return the path of the database file, which is made with its folder where it is missing. Raises StoreError."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreError("unsupported", where=url.partition(":")[0]) from None
    path = dialect.file_path(parsed)
    if path is None:
        raise StoreError("unsupported", where=parsed.drivername)
    try:
        foreign = dialect.is_foreign(path)
    except OSError as error:
        raise StoreError("unwritable", where=str(path), fault=error.strerror or "") from error
    if foreign:
        raise StoreError("foreign", where=str(path))
    return str(path)


def _store_error(error: DatabaseError | UnicodeDecodeError, where: str) -> StoreError:
    """Return what an error on opening means."""
    if isinstance(error, UnicodeDecodeError):  # sqlite3 cannot even read its own message about a damaged schema
        return StoreError("corrupt", where=where, fault="schema")
    code = "corrupt" if dialect.is_damage(error) else "unwritable"
    return StoreError(code, where=where, fault=str(error.orig))


def _migrate(connection: Connection, where: str) -> None:
    """Run the migrations that are missing, in one transaction. Raises StoreError."""
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
    dialect.use_write_ahead_log(connection)  # not before we know that the file is ours


def _check_contents(connection: Connection, scripts: ScriptDirectory, where: str) -> None:
    """Raise StoreError unless the database is empty, or one of ours of a version that is known."""
    if not dialect.is_whole(connection):
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
    """Raise StoreError if tables that every version has are missing: all but a part, and the database is not ours."""
    needed = {"alembic_version", *FIRST_TABLES}
    if len(needed & tables) <= len(needed) // 2:
        raise StoreError("foreign", where=where)
    if needed - tables:
        raise StoreError("incomplete", where=where, what=sorted(needed - tables))


def _missing(connection: Connection) -> Iterator[str]:
    """Yield the tables and columns that the statements need and the database lacks. More than they need is no fault."""
    described = inspect(connection).get_multi_columns()
    found = {name: {column["name"] for column in columns} for (_, name), columns in described.items()}
    for table in metadata.sorted_tables:
        if table.name not in found:
            yield table.name
        else:
            yield from (str(column) for column in table.columns if column.name not in found[table.name])
