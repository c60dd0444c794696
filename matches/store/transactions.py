"""Reading and writing the database: short transactions, and what is to happen after one was committed."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from sqlalchemy import Insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.errors import Refusal
from matches.store import dialect

PATIENCE: Final = 2.0
"""Seconds that a transaction waits to begin while the bot runs: Discord waits three for an answer."""

log = logging.getLogger(__name__)


class Unavailable(Refusal):
    """The database cannot be used now; the transaction has changed nothing.

    Its code is a value of `dialect.UNAVAILABLE`.
    """


class Signals:
    """Events for the workers of this process, each set after a commit that may give its worker something to do."""

    def __init__(self) -> None:
        self.outbox = asyncio.Event()
        """Set when rows of the outbox were added, or are due at another moment."""
        self.deadlines = asyncio.Event()
        """Set when something falls due in a match at another moment."""
        self.computers = asyncio.Event()
        """Set when it is a computer's turn in a match, or a review was asked for."""
        self.dailies = asyncio.Event()
        """Set when the puzzle of the day of a server is due at another moment."""
        self.digests = asyncio.Event()
        """Set when somebody's digest is due at another moment."""
        self.leagues = asyncio.Event()
        """Set when a league is due at another moment."""
        self.deletions = asyncio.Event()
        """Set when a person's data was deleted, and may still stand in the bytes of the database's files."""


class Transaction:
    """A transaction that has begun. The statements on the store run in it."""

    def __init__(self, connection: AsyncConnection, signals: Signals) -> None:
        self.connection = connection
        self.execute = connection.execute
        """Run a statement: `AsyncConnection.execute`."""
        self.signals = signals
        self._callbacks: list[Callable[[], object]] = []

    async def insert(self, statement: Insert) -> int:
        """Insert one row, and return the id that it was given."""
        result = await self.execute(statement)
        assert result.inserted_primary_key is not None
        return int(result.inserted_primary_key[0])

    def after_commit(self, callback: Callable[[], object]) -> None:
        """Call `callback` once this transaction is committed; never, if it is rolled back.

        Callbacks run in the order in which they were registered. An error in one of them is logged: it neither undoes
        the commit nor keeps the others from running.
        """
        self._callbacks.append(callback)

    def run_callbacks(self) -> None:
        """Call what was registered with `after_commit`."""
        for callback in self._callbacks:
            try:
                callback()
            except Exception:  # the commit stands, whatever becomes of what follows from it
                log.exception("a callback failed after a commit")


class Store:
    """The open database. Reads and writes are short transactions; a write takes the lock before it reads."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer: waiting here is cheaper than waiting in its queue
        self.signals = Signals()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Begin a transaction with a consistent view for reading, while another process may write.

        Raises Unavailable.
        """
        with _translated():
            async with self._engine.connect() as connection, self._transaction(connection) as transaction:
                yield transaction

    @asynccontextmanager
    async def write(self, patience: float | None = None) -> AsyncIterator[Transaction]:
        """Begin a transaction that may write. It is committed at the end, and rolled back by an exception.

        Raises Unavailable, among others if it cannot begin within `patience` seconds (by default `PATIENCE`) because
        others write, in this process or in another one.
        """
        patience = PATIENCE if patience is None else patience
        end = asyncio.get_running_loop().time() + patience
        with _translated():
            async with self._turn(patience), self._engine.connect() as connection:
                left = end - asyncio.get_running_loop().time()
                await connection.execution_options(write_within=max(left, dialect.LEAST_WAIT))
                async with self._transaction(connection) as transaction:
                    yield transaction

    async def scrub(self, *, rewrite: bool = True) -> bool:
        """Remove what was deleted from the bytes of the database's files; without `rewrite` from its log only.

        Return False if that has to be tried again later: somebody reads an earlier state, or writes.
        """
        try:
            with _translated():
                async with self._turn(PATIENCE), self._engine.connect() as connection:
                    return await connection.run_sync(dialect.scrub, rewrite)
        except Unavailable:
            return False

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, connection: AsyncConnection) -> AsyncIterator[Transaction]:
        """Begin a transaction on a connection; commit it at the end, and call what was registered for then."""
        transaction = Transaction(connection, self.signals)
        async with connection.begin():
            yield transaction
        transaction.run_callbacks()

    @asynccontextmanager
    async def _turn(self, patience: float) -> AsyncIterator[None]:
        """Keep the others of this process from writing. Raises Unavailable if they write for too long."""
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
    """Raise Unavailable in place of an error that means that the database cannot be used now."""
    try:
        yield
    except PoolTimeoutError as error:
        raise Unavailable("database-busy") from error
    except (OperationalError, sqlite3.OperationalError) as error:
        code = dialect.unavailable_code(error)
        if code is None:
            raise
        raise Unavailable(code) from error
