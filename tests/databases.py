"""Databases for tests, of the kind that the run is about: an empty one of its own for every test.

`pytest --database postgresql` chooses the kind. Tests that are about one kind have its marker.
"""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, NullPool, Row, create_engine, inspect, make_url, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from store import open_store, schema
from tests.postgresql import Server, shared, wait_for

Found = TypeVar("Found")

KINDS = ("sqlite", "postgresql")
TEMPLATE = "migrated"
SHAPE = """
SELECT count(*), (SELECT version_num FROM alembic_version) FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
WHERE relnamespace = 'public'::regnamespace AND NOT attisdropped
"""
"""Tells whether a test has changed tables, or the version that they are said to have."""
THROW_OUT = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
EMPTY = """
DO $$
DECLARE one record;
BEGIN
    SET LOCAL session_replication_role = replica;
    FOR one IN SELECT oid, oid::regclass AS name FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'alembic_version'
    LOOP
        IF pg_relation_size(one.oid) > 65536 THEN
            EXECUTE format('TRUNCATE %s CASCADE', one.name);
        ELSIF pg_relation_size(one.oid) > 0 THEN
            EXECUTE format('DELETE FROM %s', one.name);
        END IF;
    END LOOP;
    PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences
        WHERE last_value IS NOT NULL;
END $$
"""
"""Makes a database as good as new, in a fifth of the time that a new one takes."""


chosen = "sqlite"
"""The kind that the run is about."""
_numbers = count(1)
_used: list[str] = []
"""Databases on the server that a test has used and the next may have."""


class Database:
    """A database, and how a test looks into it behind the bot's back."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kind = make_url(url).get_backend_name()
        self.name = make_url(url).database or ""
        waits = {"timeout": 10}
        self._file = self._server = None
        if self.kind == "sqlite":
            self._file = create_engine(f"sqlite:///{self.name}", connect_args=waits, poolclass=NullPool)
        else:
            self._server = create_async_engine(url, connect_args=waits, pool_pre_ping=True)

    @property
    def path(self) -> Path:
        """The file of a database of SQLite."""
        assert self.kind == "sqlite", self.url
        return Path(self.name)

    def query(self, statement: str, **values: Any) -> Sequence[Row[Any]]:
        """Run a statement, in which `:name` stands for a value, and commit; return the rows, if it has any."""

        def rows(connection: Connection) -> Sequence[Row[Any]]:
            result = connection.execute(text(statement), values)
            return result.all() if result.returns_rows else []

        return self.run(rows)

    def run(self, function: Callable[[Connection], Found]) -> Found:
        """Call a function with a connection in a transaction, and return what it does."""
        if self._file is None:
            return wait_for(self._run(function))
        with self._file.begin() as connection:
            return function(connection)

    def contents(self) -> dict[str, Sequence[Row[Any]]]:
        """Return everything that is in it, by table."""
        tables = schema.metadata.tables.items()
        queries = {name: select(table).order_by(*table.primary_key) for name, table in tables}
        return self.run(lambda connection: {name: connection.execute(query).all() for name, query in queries.items()})

    def is_migrated(self) -> bool:
        """Return whether it has the tables of any version."""
        return self.run(lambda connection: inspect(connection).has_table("alembic_version"))

    def damage(self) -> list[str]:
        """Return what the database itself finds wrong with its pages, where it can be asked."""
        lines = [line for (line,) in self.query("PRAGMA integrity_check")] if self.kind == "sqlite" else []
        return [line for line in lines if line != "ok"]

    def is_at_rest(self) -> bool:
        """Return whether nobody has it open, and whoever had it has left it whole."""
        self.close()
        if self.kind == "postgresql":
            [[others]] = server().run(f"SELECT count(*) FROM pg_stat_activity WHERE datname = '{self.name}'")
            return not others
        files = [file.name for file in self.path.parent.glob(f"{self.path.name}*")]
        return files == [self.path.name] and not self.damage()

    def close(self) -> None:
        """Close every connection of `query`."""
        if self._server:
            wait_for(self._server.dispose())

    async def _run(self, function: Callable[[Connection], Found]) -> Found:
        assert self._server
        async with self._server.begin() as connection:
            return await connection.run_sync(function)


def new(folder: Path, *, migrated: bool = True, kind: str | None = None) -> AbstractContextManager[Database]:
    """Make a database, without tables or `migrated` to the newest schema, that is there until the end.

    It is a file in the folder or on the server of this run, as was chosen unless a kind is named. Raises NoServerError.
    """
    return _in_file(folder, migrated) if (kind or chosen) == "sqlite" else _on_server(migrated)


@cache
def server() -> Server:
    """Return the server of this run, with a migrated database to copy. Raises NoServerError."""
    return shared(_prepare)


@cache
def migrated_file() -> bytes:
    """Return the bytes of an empty database file of the newest schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "trilithon.db"
        wait_for(_migrate(f"sqlite+aiosqlite:///{path}"))
        return path.read_bytes()


@contextmanager
def _in_file(folder: Path, migrated: bool) -> Iterator[Database]:
    path = folder / "trilithon.db"
    while path.exists():
        path = folder / f"trilithon-{next(_numbers)}.db"
    if migrated:
        path.write_bytes(migrated_file())
    database = Database(f"sqlite+aiosqlite:///{path}")
    yield database
    database.close()


@contextmanager
def _on_server(migrated: bool) -> Iterator[Database]:
    name = (_cleaned() if migrated else None) or _created(migrated)
    database = Database(server().url(name))
    yield database
    database.close()
    if migrated:
        _used.append(name)
    else:
        _drop(name)


def _cleaned() -> str | None:
    """Return the name of a database that was used before, and is empty again; None if there is none."""
    while _used:
        name = _used.pop()
        if server().run(THROW_OUT, EMPTY, SHAPE, database=name) == _usual_shape():
            return name
        _drop(name)
    return None


@cache
def _usual_shape() -> list[Any]:
    return server().run(SHAPE, database=TEMPLATE)


def _created(migrated: bool) -> str:
    name = f"{os.environ.get('PYTEST_XDIST_WORKER', 'test')}_{next(_numbers)}"
    copied = f"TEMPLATE {TEMPLATE} STRATEGY FILE_COPY" if migrated else ""
    server().add_database(name, copied)
    return name


def _drop(name: str) -> None:
    server().run(f"DROP DATABASE {name} WITH (FORCE)")


def _prepare(made: Server) -> None:
    wait_for(_migrate(made.add_database(TEMPLATE)))


async def _migrate(url: str) -> None:
    await (await open_store(url)).close()
