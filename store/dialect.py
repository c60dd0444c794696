"""Differences between SQLite and PostgreSQL: locks, claims, indexes, maintenance, notifications and error codes."""

import asyncio
import hashlib
import logging
import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Final, Protocol

import asyncpg
import sqlalchemy
from sqlalchemy import BigInteger, Connection, Engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction

from store import sqlite_driver

LOCK_TIMEOUT: Final = 2.0
"""Seconds that a transaction waits to begin while the bot runs: Discord allows three for a response."""
LONGEST_STATEMENT: Final = 20.0
"""Statement timeout in seconds while the bot runs."""
LEAST_WAIT: Final = 0.1
"""Least seconds that a transaction waits for other processes, however long it queued in this one."""
Integer: Final = sqlalchemy.Integer().with_variant(BigInteger(), "postgresql")
"""64-bit integer type; all integers of SQLite are."""
AWAY, BUSY, FULL, UNWRITABLE = CODES = ("database-away", "database-busy", "database-full", "database-unwritable")
"""The codes of `Unavailable`; AWAY is that of a database that does not respond."""
Key = tuple[str, int | str]
"""Key of a lock: a kind of thing and its id, such as `("match", 12)`."""
EVERYTHING: Final[Key] = ("everything", "")
"""Key that locks the whole database exclusively for writing."""


@dataclass(frozen=True, slots=True)
class Writing:
    """Execution option of a transaction that may write."""

    within: float
    """Seconds within which the transaction has to begin."""
    locks: Collection[Key] = ()
    """Keys that the transaction locks exclusively when it begins."""


class Dialect(Protocol):
    """Support for one kind of database."""

    has_one_writer: bool
    """Whether the database allows only one writing transaction at a time."""
    reading: Mapping[str, Any]
    """Execution options for a transaction that reads from one snapshot."""
    reading_once: Mapping[str, Any]
    """Execution options for a single statement outside a transaction."""
    columns: str
    """Query for the names of all tables and columns, one row per column."""

    def connect_args(self, within: float, longest: float | None) -> dict[str, Any]:
        """Return driver arguments for connections.

        `within`: connection timeout in seconds. `longest`: statement timeout in seconds, in case the network drops
        packets silently.
        """

    def configure(self, engine: Engine) -> None:
        """Register the listeners that set up an engine's connections for durability and take locks at the start of
        transactions.

        A transaction may write if its connection has a `Writing` as execution option `writing`.
        """

    def is_whole(self, connection: Connection) -> bool:
        """Return whether the database passes its integrity check, if it has one."""

    def settle(self, connection: Connection) -> None:
        """Store the settings that persist in the database, which must be known to be ours."""

    def is_away(self, error: Exception) -> bool:
        """Return whether an error means that the database does not respond."""

    def unavailable_code(self, error: Exception) -> str | None:
        """Return the code of `Unavailable` for an error; None for other errors."""

    def opening_code(self, error: Exception) -> str:
        """Return the code of `StoreError` for an error on opening."""

    async def lock(self, connection: AsyncConnection, key: Key) -> None:
        """Lock another key in a writing transaction."""

    async def last_id(self, connection: AsyncConnection, table: str) -> int:
        """Return the last id assigned by a table's counter, even if its row is deleted; 0 if none."""

    async def set_last_id(self, connection: AsyncConnection, table: str, last: int) -> None:
        """Set a table's counter, so that the next id follows `last`."""

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Remove deleted data from the database's files; with `rewrite=False` only the quick part.

        Return False if other connections prevent it.
        """

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "Notifier | None":
        """Return the notifier of other processes on the database; None if there cannot be any.

        `heard` is called with each message received. `shared`: whether other processes may use the database.
        """


class Notifier(Protocol):
    """Notifications between the processes on a database."""

    lead: float
    """Seconds by which the database's clock is ahead of this machine's; 0 within the tolerance."""
    is_open: asyncio.Event
    """Set once messages can be received."""

    def tell(self, word: str) -> None:
        """Send a message soon. Delivery is not guaranteed: the database holds everything that matters."""

    async def run(self) -> None:
        """Send and receive until cancelled."""

    async def finish(self) -> None:
        """Wait until all messages are sent, up to a time limit."""


RENEWAL: Final = "renewal"
"""Message delivered after a lost connection: notifications may have been missed, and a standby that took over may lack
the latest commits."""
AGAIN_AFTER: Final = 1.0
"""Seconds before connecting again for notifications."""

log = logging.getLogger(__name__)


def of(url: URL) -> Dialect | None:
    """Return the dialect for a URL; None if the kind is not supported."""
    if url.drivername == PostgreSQL.driver:
        return PostgreSQL()
    return SQLite() if SQLite.file_path(url) else None


def partial(condition: Any) -> dict[str, Any]:
    """Return the arguments for a partial index on rows that fulfil a condition."""
    return {"sqlite_where": condition, "postgresql_where": condition}


class greatest(GenericFunction[int]):  # noqa: N801  a function of SQL, called like others
    """The greatest of several non-NULL values of one row."""

    type = Integer
    name = "greatest"
    inherit_cache = True


@compiles(greatest, "sqlite")
def _greatest_in_sqlite(element: greatest, compiler: SQLCompiler, **options: Any) -> str:
    return f"max{compiler.function_argspec(element, **options)}"


@contextmanager
def _logged() -> Iterator[None]:
    """Log any database error instead of raising it; the caller retries."""
    try:
        yield
    except Exception as fault:  # noqa: BLE001
        log.warning("other processes cannot be heard now: %r", fault)


class SQLite(Dialect):
    """A file with a single writer, so that locks on keys are unnecessary."""

    driver: Final = "sqlite+aiosqlite"
    has_one_writer = True
    reading: Mapping[str, Any] = {}
    reading_once: Mapping[str, Any] = {"once": True}
    columns = "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'"

    _FILE_HEADER: Final = b"SQLite format 3\x00"
    _UNAVAILABLE: Final = {
        sqlite3.SQLITE_BUSY: BUSY,
        sqlite3.SQLITE_LOCKED: BUSY,
        sqlite3.SQLITE_FULL: FULL,
        sqlite3.SQLITE_READONLY: UNWRITABLE,
        sqlite3.SQLITE_CANTOPEN: UNWRITABLE,
    }
    """Codes of `Unavailable` by SQLite's primary result codes."""

    @classmethod
    def file_path(cls, url: URL) -> Path | None:
        """Return the path of the database file; None for another kind of database or an in-memory one."""
        name = url.database or ":memory:"
        return None if url.drivername != cls.driver or name.startswith((":memory:", "file:")) else Path(name)

    @classmethod
    def is_foreign(cls, path: Path) -> bool:
        """Return whether a file is not an SQLite database. Creates a missing file, empty. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a+b") as file:  # creates a missing file, and fails if it cannot be written
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
        """Switch to write-ahead logging, so that readers and the writer do not block each other. The file stores the
        mode.
        """
        with suppress(sqlite3.OperationalError):  # another process that holds the lock is doing the same
            _set(connection.connection, "journal_mode=WAL")

    def is_away(self, error: Exception) -> bool:
        return False

    def unavailable_code(self, error: Exception) -> str | None:
        return self._UNAVAILABLE.get(_result_code(error) & 0xFF)

    def opening_code(self, error: Exception) -> str:
        """Distinguish a damaged or unexpected file from one that cannot be written."""
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
        """Copy a file's contents at one moment to another file, while others may write.

        The copy contains no deleted data. Raises sqlite3.Error.
        """
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Empty the write-ahead log and, with `rewrite`, vacuum the file.

        The log holds old pages. Even with `secure_delete` the file keeps parts of rows that were moved between pages.
        """
        return await connection.run_sync(_scrub_file, rewrite)

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "_Polling | None":
        return _Polling(heard) if shared else None


class _Polling(Notifier):
    """Polling instead of notifications, which processes sharing a file cannot send.

    Used between the bot and the processes that think for it. All other workers poll often enough on their own.
    """

    INTERVAL: Final = 1.0
    WORDS: Final = ("outbox", "computers")

    def __init__(self, heard: Callable[[str], None]) -> None:
        self.lead = 0.0  # processes on one machine share its clock
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
    connection.isolation_level = None
    _set(connection, "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")


def _set(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_in_file(connection: Connection) -> None:
    """Begin a transaction, unless it is for a single statement. A writing one takes the lock at once.

    It waits for the lock a little at a time: what is cancelled meanwhile ends only after that.
    """
    options = connection.get_execution_options()
    writing: Writing | None = options.get("writing")
    if writing is None:
        if not options.get("once"):
            connection.exec_driver_sql("BEGIN")
        return
    tries = max(1, ceil(writing.within / LOCK_TIMEOUT))
    for left in reversed(range(tries)):
        if _lock_file(connection, writing.within / tries, is_last=not left):
            return


def _lock_file(connection: Connection, within: float, *, is_last: bool) -> bool:
    """Begin a writing transaction within some seconds. Return whether that was done; the last try raises instead."""
    wait = f"PRAGMA busy_timeout={within * 1000:.0f}"
    if connection.info.get("wait") != wait:
        connection.exec_driver_sql(wait)
        connection.info["wait"] = wait
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    except DBAPIError as error:
        if _result_code(error) & 0xFF != sqlite3.SQLITE_BUSY or is_last:
            raise
        return False
    return True


def _roll_back(connection: Any, *_: object) -> None:
    """Release the lock of a cancelled transaction.

    SQLite keeps it even after closing while a half-read statement is referenced, for example by a traceback.
    """
    with suppress(sqlite3.Error, ValueError):
        connection.rollback()


def _result_code(error: Exception) -> int:
    """Return SQLite's extended result code, whose lowest byte is the primary one; 0 for other errors."""
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
    """Checkpoint and truncate the write-ahead log. Return False if another connection prevents it."""
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    busy, *_ = cursor.fetchone()
    return not busy


class PostgreSQL(Dialect):
    """A server shared by processes on several machines.

    Writing transactions take advisory locks, released when they end: the lock of the whole database, shared or for
    `EVERYTHING` exclusively, then those of their keys.
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
        "idle_in_transaction_session_timeout": "10s",  # a process that lost its network must not keep its locks
        "jit": "off",
    }
    _UNAVAILABLE: Final[Mapping[str, str]] = {
        "08": AWAY,
        "53": BUSY,
        "53100": FULL,
        "55P03": BUSY,
        "57": AWAY,
        "57014": BUSY,
        "40": BUSY,
        "25006": AWAY,  # a former primary that is now a standby
    }
    """Codes of `Unavailable` by SQLSTATE, or by its class."""

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
        if isinstance(error, OSError | asyncpg.InterfaceError):  # includes timeouts
            return AWAY
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return AWAY
        fault = getattr(error, "orig", error)
        if isinstance(fault.__cause__, asyncpg.TargetServerAttributeNotMatched):
            return AWAY  # none of several servers is the primary until one is promoted
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
        """Set a table's counter. A rollback does not undo this, which is harmless."""
        counted = {"name": table, "last": last or 1, "given": last > 0}
        await connection.execute(text(f"SELECT setval({self._COUNTER}, :last, :given)"), counted)

    async def scrub(self, connection: AsyncConnection, rewrite: bool) -> bool:
        """Vacuum. Retention in the server's logs and backups is for its operator to limit."""
        if rewrite:
            raw = await connection.get_raw_connection()  # VACUUM cannot run in a transaction
            assert raw.driver_connection
            await raw.driver_connection.execute("VACUUM", timeout=self._VACUUM_SECONDS)
        return True

    def notifier(self, engine: AsyncEngine, heard: Callable[[str], None], shared: bool) -> "_Channel":
        return _Channel(engine, heard)

    def _begin(self, connection: Connection) -> None:
        """Take the locks of a writing transaction, in a fixed order to prevent deadlocks."""
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
    """Return the advisory lock number of a key."""
    return int.from_bytes(hashlib.blake2b(repr(key).encode(), digest_size=8).digest(), signed=True)


def _check_connection(connection: Any, *_: object) -> None:
    """Replace a pooled connection that the server has closed since its last use."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class _Channel(Notifier):
    """Notifications by PostgreSQL's LISTEN and NOTIFY, on a dedicated connection."""

    NAME: Final = "trilithon"
    PULSE: Final = 15.0
    """Seconds between two checks of the database's clock, which also detect a lost connection."""
    STATEMENT_TIMEOUT: Final = 5.0
    FINISHED_WITHIN: Final = 1.0
    """Seconds that shutdown waits for the last messages to be sent."""
    TOLERANCE: Final = 1.0
    """Difference between clocks in seconds that is ignored."""

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
                        await connection.invalidate()  # it listens, so it must not return to the pool
            await asyncio.sleep(AGAIN_AFTER)

    async def _talk(self, connection: Any) -> None:
        """Send and receive on a driver connection until it is lost."""
        connection.add_termination_listener(lambda _: self._changed.set())
        await connection.add_listener(self.NAME, self._hear)
        await connection.execute("SET synchronous_commit = off", timeout=self.STATEMENT_TIMEOUT)  # messages may be lost
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
        """Measure how far the database's clock is ahead. Return the time of the check on the monotonic clock."""
        before = time.time()
        look = "SELECT extract(epoch FROM clock_timestamp())::float8"
        there = await connection.fetchval(look, timeout=self.STATEMENT_TIMEOUT)
        lead = there - (before + time.time()) / 2
        self.lead = lead if abs(lead) > self.TOLERANCE else 0.0
        return time.monotonic()
