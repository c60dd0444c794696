"""What differs between SQLite and PostgreSQL: locks, claims, indexes, upkeep, wake-ups, and what errors mean.

The rest of the store is written for both.
"""

import asyncio
import hashlib
import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import asyncpg
import sqlalchemy
from sqlalchemy import BigInteger, Connection, Engine, Insert, Table, event, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction

from store import sqlite_driver

LOCK_TIMEOUT: Final = 2.0
"""Seconds that a transaction waits to begin while the bot runs: Discord waits three for an answer."""
LONGEST_STATEMENT: Final = 20.0
"""Seconds after which a statement is given up while the bot runs."""
LEAST_WAIT: Final = 0.1
"""Seconds that a transaction waits for other processes at least, however long our own queue took."""
Integer: Final = sqlalchemy.Integer().with_variant(BigInteger(), "postgresql")
"""The type of whole numbers: of 64 bits, as all are in SQLite."""
AWAY: Final = "database-away"
"""The code of `Unavailable` for a database that does not answer."""
Key = tuple[str, int | str]
"""What a transaction can lock: a kind of thing and which one, such as `("match", 12)`."""
EVERYTHING: Final[Key] = ("everything", "")
"""The key of the whole database: nobody else writes anything."""


@dataclass(frozen=True, slots=True)
class Writing:
    """How a transaction begins that may write."""

    within: float
    """Seconds within which it begins."""
    locks: Collection[Key] = ()
    """The keys that it locks first. Nobody else locks one of them until it ends."""


class Dialect(Protocol):
    """How one kind of database is used."""

    has_one_writer: bool
    """Whether only one transaction can write at a time."""
    reading: Mapping[str, Any]
    """Execution options of a connection on which a transaction begins that sees all at one moment."""
    reading_once: Mapping[str, Any]
    """Execution options of a connection for a single statement."""
    columns: str
    """The query for the names of all tables, each with the name of a column."""

    def connect_args(self, within: float, longest: float | None) -> dict[str, Any]:
        """Return the driver's arguments for connections that wait so many seconds for the database.

        `longest` is after how many seconds a statement is given up, where the network may have swallowed it.
        """

    def configure(self, engine: Engine) -> None:
        """Give every connection of an engine the settings that keep data safe, and its transactions their locks.

        A transaction writes if the execution option `writing` of its connection has a `Writing`.
        """

    def is_whole(self, connection: Connection) -> bool:
        """Return whether nothing in the database is damaged, as far as is known."""

    def settle(self, connection: Connection) -> None:
        """Change how the database works. That is stored in it: it has to be known to be ours."""

    def is_away(self, error: Exception) -> bool:
        """Return whether an error means that the database does not answer."""

    def unavailable_code(self, error: Exception) -> str | None:
        """Return the code of `Unavailable` for an error; None for one that means something else."""

    def opening_code(self, error: Exception) -> str:
        """Return the code of `StoreError` for an error on opening."""

    async def lock(self, connection: AsyncConnection, key: Key) -> None:
        """Lock one more key for a transaction that writes."""

    async def last_id(self, connection: AsyncConnection, table: str) -> int:
        """Return the last id that was given in a table that counts them, also to a row that is gone; 0 if none was."""

    async def set_last_id(self, connection: AsyncConnection, table: str, last: int) -> None:
        """Have the next id in a table that counts them follow `last`."""

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Remove what was deleted from the database's bytes; without `rewrite` only as far as that is quick.

        Return False if somebody is in the way.
        """

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "Notifier | None":
        """Return what notifies the other processes on the database; None if there are none.

        `heard` is called with what they have said. `shared` is whether there may be others.
        """


class Notifier(Protocol):
    """Tells the other processes on a database something, and hears what they say."""

    lead: float
    """Seconds by which the database's clock is ahead of this machine's; 0 where they agree well enough."""
    is_open: asyncio.Event
    """Set once the others can be heard."""

    def tell(self, word: str) -> None:
        """Say a word to the others, soon. It may be lost: what matters is in the database."""

    async def run(self) -> None:
        """Speak and listen until cancelled."""

    async def finish(self) -> None:
        """Wait until every word was said, unless that takes long."""


RENEWAL: Final = "renewal"
"""What is heard after the connection was lost: words may have been missed, and a standby may have taken over that lacks
what was committed last."""
AGAIN_AFTER: Final = 1.0
"""Seconds after which it is tried again to hear other processes."""

log = logging.getLogger(__name__)


def of(url: URL) -> Dialect | None:
    """Return the dialect of the database at a URL; None if it is of no kind that is known."""
    if url.drivername == PostgreSQL.driver:
        return PostgreSQL()
    return SQLite() if SQLite.file_path(url) else None


def partial(condition: Any) -> dict[str, Any]:
    """Return the arguments of an index that has only the rows which fulfil a condition."""
    return {"sqlite_where": condition, "postgresql_where": condition}


def upsert(table: Table, key: Mapping[str, Any], values: Mapping[str, Any], **changed: Any) -> Insert:
    """Return the statement that sets columns of the row with a key, or adds the row where there is none.

    `changed` has what is set otherwise where there is one. The statement is PostgreSQL's; SQLite has taken it over word
    for word.
    """
    statement = postgresql.insert(table).values({**key, **values})
    return statement.on_conflict_do_update(index_elements=list(key), set_={**values, **changed})


class greatest(GenericFunction[int]):  # noqa: N801  a function of SQL, called like others
    """The greatest of some values of one row, none of which is NULL."""

    type = Integer
    name = "greatest"
    inherit_cache = True


@compiles(greatest, "sqlite")
def _greatest_in_sqlite(element: greatest, compiler: SQLCompiler, **options: Any) -> str:
    return f"max{compiler.function_argspec(element, **options)}"


@contextmanager
def _logged() -> Iterator[None]:
    """Log an error of the database instead of raising it, whatever it is: what was begun is tried again."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001
        log.warning("other processes cannot be heard now: %r", fault)


class SQLite(Dialect):
    """A file. It has one writer at a time, so that no transaction needs the locks that it asks for."""

    driver: Final = "sqlite+aiosqlite"
    has_one_writer = True
    reading: Mapping[str, Any] = {}
    reading_once: Mapping[str, Any] = {"once": True}
    columns = "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'"

    _FILE_HEADER: Final = b"SQLite format 3\x00"
    _UNAVAILABLE: Final = {
        sqlite3.SQLITE_BUSY: "database-busy",
        sqlite3.SQLITE_LOCKED: "database-busy",
        sqlite3.SQLITE_FULL: "database-full",
        sqlite3.SQLITE_READONLY: "database-unwritable",
        sqlite3.SQLITE_CANTOPEN: "database-unwritable",
    }
    """The codes of `Unavailable` by SQLite's primary result codes."""

    @classmethod
    def file_path(cls, url: URL) -> Path | None:
        """Return the path of the database file of a URL; None if it names another kind of database, or no file."""
        name = url.database or ":memory:"
        return None if url.drivername != cls.driver or name.startswith((":memory:", "file:")) else Path(name)

    @classmethod
    def is_foreign(cls, path: Path) -> bool:
        """Return whether a file is no SQLite database. It is made, empty, where there is none. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as file:  # makes it where there is none, and fails where nothing can be written
            file.seek(0)
            start = file.read(len(cls._FILE_HEADER))
        return bool(start) and start != cls._FILE_HEADER

    def connect_args(self, within: float, longest: float | None) -> dict[str, Any]:
        return {"timeout": within, "async_creator_fn": sqlite_driver.connect}

    def configure(self, engine: Engine) -> None:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin_in_file)
        event.listen(engine, "invalidate", _roll_back)

    def is_whole(self, connection: Connection) -> bool:
        return connection.execute(text("PRAGMA quick_check(1)")).scalar() == "ok"

    def settle(self, connection: Connection) -> None:
        """Have readers and a writer not wait for each other. That is written into the file."""
        with suppress(sqlite3.OperationalError):  # whoever has it locked now is about to do the same
            _set(connection.connection, "journal_mode=WAL")

    def is_away(self, error: Exception) -> bool:
        return False

    def unavailable_code(self, error: Exception) -> str | None:
        return self._UNAVAILABLE.get(_result_code(error) & 0xFF)

    def opening_code(self, error: Exception) -> str:
        """Tell a file that is damaged, or unlike what a migration expects, from one that cannot be written."""
        damaged = any(phrase in str(error) for phrase in ("malformed", "not a database", "unsupported file format"))
        return "corrupt" if damaged or _result_code(error) == sqlite3.SQLITE_ERROR else "unwritable"

    async def lock(self, connection: AsyncConnection, key: Key) -> None:
        """Do nothing: there is one writer."""

    async def last_id(self, connection: AsyncConnection, table: str) -> int:
        found = await connection.execute(text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table})
        return found.scalar() or 0

    async def set_last_id(self, connection: AsyncConnection, table: str, last: int) -> None:
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table})
        if last:
            counted = {"name": table, "last": last}
            await connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), counted)

    @staticmethod
    def back_up(path: Path, copy: Path) -> None:
        """Write what a file holds at one moment into another one, while others may write.

        The copy has nothing of what was deleted. Raises sqlite3.Error.
        """
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Empty the write-ahead log and, with `rewrite`, write the whole file anew.

        The log keeps pages as they were. The file keeps parts of rows, even with `secure_delete`, where they were moved
        from one page to another to make room.
        """
        return await connection.run_sync(_scrub_file, rewrite)

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "_Polling | None":
        return _Polling(heard) if shared else None


class _Polling(Notifier):
    """Has workers ask the database again and again: processes that share a file cannot notify each other.

    These are the bot and the processes that think for it. All other workers ask often enough by themselves.
    """

    INTERVAL: Final = 1.0
    WORDS: Final = ("outbox", "computers")

    def __init__(self, heard: Callable[[str], None]) -> None:
        self.lead = 0.0  # one machine has one clock
        self.is_open = asyncio.Event()
        self._heard = heard

    def tell(self, word: str) -> None:
        """Do nothing."""

    async def finish(self) -> None:
        """Do nothing."""

    async def run(self) -> None:
        self.is_open.set()
        while True:
            for word in self.WORDS:
                self._heard(word)
            await asyncio.sleep(self.INTERVAL)


def _prepare(connection: Any, _: object) -> None:
    """Set up a new connection of the driver."""
    connection.isolation_level = None
    _set(connection, "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_in_file(connection: Connection) -> None:
    """Begin a transaction, unless it is for one statement; one that may write takes the lock at once."""
    options = connection.get_execution_options()
    writing: Writing | None = options.get("writing")
    if writing is None:
        if not options.get("once"):
            connection.exec_driver_sql("BEGIN")
    else:
        wait = f"PRAGMA busy_timeout={writing.within * 1000:.0f}"
        if connection.info.get("wait") != wait:
            connection.exec_driver_sql(wait)
            connection.info["wait"] = wait
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _roll_back(connection: Any, *_: object) -> None:
    """Give up the lock of a transaction that was cancelled.

    SQLite keeps it even after closing for as long as anybody, a traceback for instance, holds a half-read statement.
    """
    with suppress(sqlite3.Error, ValueError):
        connection.rollback()


def _result_code(error: Exception) -> int:
    """Return SQLite's result code, whose lowest byte is the primary one; 0 for an error that is not SQLite's own."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0)


def _scrub_file(connection: Connection, rewrite: bool) -> bool:
    cursor = connection.connection.cursor()
    try:
        connection.info.pop("wait", None)
        cursor.execute(f"PRAGMA busy_timeout={LEAST_WAIT * 1000:.0f}")
        if not _empty_log(cursor):
            return False
        if rewrite:
            cursor.execute("VACUUM")
        return _empty_log(cursor)
    finally:
        cursor.close()


def _empty_log(cursor: Any) -> bool:
    """Copy the write-ahead log into the file and truncate it. Return False if somebody is in the way."""
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    busy, *_ = cursor.fetchone()
    return not busy


class PostgreSQL(Dialect):
    """A server, which several processes on several machines use at the same time.

    Transactions that write take advisory locks, which end with them. All share the lock of the whole database, unless
    one locks `EVERYTHING`, and each takes the locks of its keys.
    """

    driver: Final = "postgresql+asyncpg"
    has_one_writer = False
    reading: Mapping[str, Any] = {"isolation_level": "REPEATABLE READ"}
    reading_once: Mapping[str, Any] = {"isolation_level": "AUTOCOMMIT", "once": True}
    columns = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()"

    _COUNTER: Final = "pg_get_serial_sequence(:name, 'id')::regclass"
    _VACUUM_SECONDS: Final = 3_600.0
    _SESSION: Final = {
        "application_name": "trilithon",
        "idle_in_transaction_session_timeout": "10s",  # a process that is cut off must not keep its locks
        "jit": "off",
    }
    _UNAVAILABLE: Final[Mapping[str, str]] = {
        "08": AWAY,
        "53": "database-busy",
        "53100": "database-full",
        "55P03": "database-busy",
        "57": AWAY,
        "57014": "database-busy",
        "40": "database-busy",
        "25006": AWAY,  # it was the main server, and is a copy now
    }
    """The codes of `Unavailable` by PostgreSQL's codes of errors, or by the class of those."""

    def connect_args(self, within: float, longest: float | None) -> dict[str, Any]:
        return {"timeout": within, "command_timeout": longest, "server_settings": self._SESSION}

    def configure(self, engine: Engine) -> None:
        event.listen(engine, "checkout", _check_connection)
        event.listen(engine, "begin", self._begin)

    def is_whole(self, connection: Connection) -> bool:
        return True

    def settle(self, connection: Connection) -> None:
        """Do nothing: the server has its settings."""

    def is_away(self, error: Exception) -> bool:
        return self.unavailable_code(error) == AWAY

    def unavailable_code(self, error: Exception) -> str | None:
        if isinstance(error, OSError | asyncpg.InterfaceError):  # among them that the time is up
            return AWAY
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return AWAY
        fault = getattr(error, "orig", error)
        if isinstance(fault.__cause__, asyncpg.TargetServerAttributeNotMatched):
            return AWAY  # of several servers none is the main one, until one is made that
        code = getattr(fault, "sqlstate", None) or ""
        return self._UNAVAILABLE.get(code) or self._UNAVAILABLE.get(code[:2])

    def opening_code(self, error: Exception) -> str:
        return "away" if self.is_away(error) else "refused"

    async def lock(self, connection: AsyncConnection, key: Key) -> None:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": _lock_number(key)})

    async def last_id(self, connection: AsyncConnection, table: str) -> int:
        found = await connection.execute(text(f"SELECT pg_sequence_last_value({self._COUNTER})"), {"name": table})
        return found.scalar() or 0

    async def set_last_id(self, connection: AsyncConnection, table: str, last: int) -> None:
        """Set the counter of a table. That is not undone with the transaction, and harms nothing then."""
        counted = {"name": table, "last": last or 1, "given": last > 0}
        await connection.execute(text(f"SELECT setval({self._COUNTER}, :last, :given)"), counted)

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Make room of what was deleted. What the server keeps in its files and copies is for who runs it to limit."""
        if rewrite:
            raw = await connection.get_raw_connection()  # no transaction, in which this cannot be done
            assert raw.driver_connection
            await raw.driver_connection.execute("VACUUM", timeout=self._VACUUM_SECONDS)
        return True

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "_Channel":
        return _Channel(engine, heard)

    def _begin(self, connection: Connection) -> None:
        """Take the locks of a transaction that may write, in this order, so that nobody waits in a circle."""
        writing: Writing | None = connection.get_execution_options().get("writing")
        if writing is None:
            return
        shared = "" if EVERYTHING in writing.locks else "_shared"
        numbers = sorted({_lock_number(key) for key in writing.locks if key != EVERYTHING})
        locks = [f"pg_advisory_xact_lock{shared}($2)"]
        locks += [f"pg_advisory_xact_lock(${place})" for place in range(3, 3 + len(numbers))]
        parameters = f"{writing.within * 1000:.0f}ms", _lock_number(EVERYTHING), *numbers
        connection.exec_driver_sql(f"SELECT set_config('lock_timeout', $1, true), {', '.join(locks)}", parameters)


def _lock_number(key: Key) -> int:
    """Return the number of the advisory lock of a key."""
    return int.from_bytes(hashlib.blake2b(repr(key).encode(), digest_size=8).digest(), signed=True)


def _check_connection(connection: Any, *_: object) -> None:
    """Have a connection replaced that the server has closed since it was last used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class _Channel(Notifier):
    """A channel of PostgreSQL on which processes notify each other, over a connection of its own."""

    NAME: Final = "trilithon"
    PULSE: Final = 15.0
    """Seconds between two looks at the database's clock, which tell whether it is still there."""
    STATEMENT_TIMEOUT: Final = 5.0
    FINISHED_WITHIN: Final = 1.0
    """Seconds that a process which stops waits for its last words to be said."""
    TOLERANCE: Final = 1.0
    """Seconds by which clocks may differ."""

    def __init__(self, engine: AsyncEngine, heard: Callable[[str], None]) -> None:
        self.lead = 0.0
        self.is_open = asyncio.Event()
        self._engine = engine
        self._heard = heard
        self._words: set[str] = set()
        self._changed = asyncio.Event()
        self._said = asyncio.Event()
        self._said.set()

    def tell(self, word: str) -> None:
        self._words.add(word)
        self._said.clear()
        self._changed.set()

    async def finish(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self.FINISHED_WITHIN):
                await self._said.wait()

    async def run(self) -> None:
        while True:
            with _logged():
                async with self._engine.connect() as connection:
                    try:
                        await self._talk((await connection.get_raw_connection()).driver_connection)
                    finally:
                        await connection.invalidate()  # it listens: nobody else may get it
            await asyncio.sleep(AGAIN_AFTER)

    async def _talk(self, connection: Any) -> None:
        """Speak and listen on a connection of the driver, for as long as it lasts."""
        connection.add_termination_listener(lambda _: self._changed.set())
        await connection.add_listener(self.NAME, self._hear)
        await connection.execute("SET synchronous_commit = off", timeout=self.STATEMENT_TIMEOUT)  # words may be lost
        looked_at = await self._look_at_clock(connection)
        self.is_open.set()
        self._heard(RENEWAL)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.PULSE):
                    await self._changed.wait()
            self._changed.clear()
            words, self._words = sorted(self._words), set()
            if words:
                say = "SELECT pg_notify($1, $2)"
                await connection.execute(say, self.NAME, " ".join(words), timeout=self.STATEMENT_TIMEOUT)
            if not self._words:
                self._said.set()
            if time.monotonic() > looked_at + self.PULSE or connection.is_closed():
                looked_at = await self._look_at_clock(connection)

    def _hear(self, connection: Any, speaker: int, _: str, words: str) -> None:
        if speaker != connection.get_server_pid():
            for word in words.split():
                self._heard(word)

    async def _look_at_clock(self, connection: Any) -> float:
        """Find out how far the database's clock is ahead. Return when that was, by the monotonic clock."""
        before = time.time()
        look = "SELECT extract(epoch FROM clock_timestamp())::float8"
        there = await connection.fetchval(look, timeout=self.STATEMENT_TIMEOUT)
        lead = there - (before + time.time()) / 2
        self.lead = lead if abs(lead) > self.TOLERANCE else 0.0
        return time.monotonic()
