"""Reading and writing the database: short transactions, and what is to happen after one was committed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import Context
from datetime import datetime, timedelta
from functools import partial, wraps
from typing import Any, Final, TypeVar, cast

from prometheus_client import Histogram
from sqlalchemy import Insert
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.errors import Refusal
from store.dialect import LEAST_WAIT, LOCK_TIMEOUT, RENEWAL, Dialect, Key, Writing

AnyCall = TypeVar("AnyCall", bound=Callable[..., Any])

AWAY_FOR: Final = 0.1
"""Seconds after which it is tried again to reach a database that is away."""

SECONDS: Final = Histogram(
    "trilithon_transaction_seconds",
    "Transactions, with the wait for their beginning.",
    ["kind"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)

log = logging.getLogger(__name__)


class Unavailable(Refusal):
    """The database cannot be used now; the transaction has changed nothing.

    Its code is one of those that a dialect knows.
    """


class Signal(asyncio.Event):
    """An event for a worker of this process that is also told to the other processes on the database."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__()
        self._tell = tell

    def set(self) -> None:
        """Wake the worker here, and those elsewhere."""
        super().set()
        self._tell()

    def set_here(self) -> None:
        """Wake the worker of this process only."""
        super().set()


class Signals:
    """Events for workers, each set after a commit that may give its worker something to do."""

    def __init__(self) -> None:
        self.tell: Callable[[str], None] = lambda _: None
        """Called with the name of an event that is set here."""
        self.all: dict[str, Signal] = {}
        """By name."""

        def signal(name: str) -> Signal:
            return self.all.setdefault(name, Signal(lambda: self.tell(name)))

        self.outbox = signal("outbox")
        """Set when rows of the outbox were added, or are due at another moment."""
        self.deadlines = signal("deadlines")
        """Set when something falls due in a match at another moment."""
        self.computers = signal("computers")
        """Set when it is a computer's turn in a match, or a review was asked for; also when a process gives it back."""
        self.dailies = signal("dailies")
        """Set when the puzzle of the day of a server is due at another moment."""
        self.digests = signal("digests")
        """Set when somebody's digest is due at another moment."""
        self.leagues = signal("leagues")
        """Set when a league is due at another moment."""
        self.deletions = signal("deletions")
        """Set when a person's data was deleted, and may still stand in the bytes of the database's files."""
        self.on_renewal: list[Callable[[], object]] = []
        """Called when it has to be feared that the database has lost what was committed."""

    def hear(self, name: str) -> None:
        """Wake the worker of an event of which another process has said that it is set; all for an unknown name."""
        if name == RENEWAL:
            for callback in self.on_renewal:
                callback()
        for signal in [self.all[name]] if name in self.all else self.all.values():
            signal.set_here()


class Transaction:
    """A transaction that has begun. The statements on the store run in it."""

    def __init__(self, connection: AsyncConnection, dialect: Dialect, signals: Signals) -> None:
        self.connection = connection
        self.execute = _translating(connection.execute, dialect)
        """Run a statement: `AsyncConnection.execute`. Raises Unavailable."""
        self.signals = signals
        self._dialect = dialect
        self._callbacks: list[Callable[[], object]] = []

    async def lock(self, key: Key) -> None:
        """Lock one more key after those with which the transaction began. Raises Unavailable.

        This cannot lead to a deadlock if whoever has locked the key locks no other after it.
        """
        with _translated(self._dialect):
            await self._dialect.lock(self.connection, key)

    async def last_id(self, table: str) -> int:
        """Return the last id that was given in a table that counts them, also to a row that is gone; 0 if none was."""
        with _translated(self._dialect):
            return await self._dialect.last_id(self.connection, table)

    async def set_last_id(self, table: str, last: int) -> None:
        """Have the next id in a table that counts them follow `last`. Raises Unavailable."""
        with _translated(self._dialect):
            await self._dialect.set_last_id(self.connection, table, last)

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
    """The open database. Reads and writes are short transactions; a write takes its locks before it reads."""

    def __init__(self, engine: AsyncEngine, dialect: Dialect, *, shared: bool = False) -> None:
        self._engine = engine
        self._dialect = dialect
        self._writing = asyncio.Lock()
        self.signals = Signals()
        """What wakes the workers of this process, and of others."""
        self._notifier = dialect.notifier(engine, self.signals.hear, shared)
        self._listening: asyncio.Task[None] | None = None
        if self._notifier:
            self.signals.tell = self._notifier.tell

    async def start(self, within: float) -> None:
        """Begin to hear of other processes on the database, if that is possible. Raises TimeoutError."""
        if self._notifier:
            # In a context of its own: it goes on beside whatever opens the store, and is no part of it.
            self._listening = Context().run(partial(asyncio.create_task, self._notifier.run(), name="store"))
            async with asyncio.timeout(within):
                await self._notifier.is_open.wait()

    def shared(self, clock: Callable[[], datetime]) -> Callable[[], datetime]:
        """Return a clock that agrees with those of other processes on the database, whatever their machines say."""
        notifier = self._notifier
        return (lambda: clock() + timedelta(seconds=notifier.lead)) if notifier else clock

    @asynccontextmanager
    async def read(self, *, once: bool = False) -> AsyncIterator[Transaction]:
        """Begin a transaction with a consistent view for reading, while others may write. Raises Unavailable.

        With `once` it is for a single statement, which sees all at one moment anyway, and needs no beginning and end.
        """
        options = self._dialect.reading_once if once else self._dialect.reading
        with SECONDS.labels("read").time():
            async with self._transaction(LOCK_TIMEOUT, options) as transaction:
                yield transaction

    @asynccontextmanager
    async def write(
        self, *, lock: Key | list[Key] | None = None, within: float = LOCK_TIMEOUT
    ) -> AsyncIterator[Transaction]:
        """Begin a transaction that may write. It is committed at the end, and rolled back by an exception.

        With `lock=("match", 12)` nobody else who locks the same key writes meanwhile; with several keys, nobody who
        locks one of them; with `lock=EVERYTHING` nobody at all. Without a lock every statement has to be right by
        itself. Raises Unavailable, among others if it cannot begin within so many seconds because others write, in this
        process or in another one.
        """
        locks = lock if isinstance(lock, list) else [lock] if lock else []
        end = asyncio.get_running_loop().time() + within
        with SECONDS.labels("write").time():
            async with self._turn(within):
                left = max(end - asyncio.get_running_loop().time(), LEAST_WAIT)
                async with self._transaction(left, {"writing": Writing(left, locks)}) as transaction:
                    yield transaction

    async def scrub(self, *, rewrite: bool = True) -> bool:
        """Remove what was deleted from the bytes of the database's files; without `rewrite` from its log only.

        Return False if that has to be tried again later: somebody reads an earlier state, or writes.
        """
        try:
            with _translated(self._dialect):
                async with self._turn(LOCK_TIMEOUT), self._engine.connect() as connection:
                    return await self._dialect.scrub(connection, rewrite)
        except Unavailable:
            return False

    async def close(self) -> None:
        """Close every connection, once other processes have been told what there is to tell."""
        if self._notifier and self._listening:
            await self._notifier.finish()
            self._listening.cancel()
            await asyncio.wait([self._listening])
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, within: float, options: Mapping[str, Any]) -> AsyncIterator[Transaction]:
        """Begin a transaction; commit it at the end, and call what was registered for then. Raises Unavailable."""
        own: Exception | None = None
        try:
            async with connected(self._engine, self._dialect, within, options, begins=True) as connection:
                transaction = Transaction(connection, self._dialect, self.signals)
                try:
                    yield transaction
                except Exception as error:
                    own = error
                    raise
        except Exception as error:
            if error is own:
                raise
            with _translated(self._dialect):
                raise
        transaction.run_callbacks()

    @asynccontextmanager
    async def _turn(self, within: float) -> AsyncIterator[None]:
        """Keep the others of this process from writing, where one has to wait for them anyway. Raises Unavailable.

        Waiting here is cheaper than in the database's queue.
        """
        if not self._dialect.has_one_writer:
            yield
            return
        try:
            async with asyncio.timeout(within):
                await self._writing.acquire()
        except TimeoutError:
            raise Unavailable("database-busy") from None
        try:
            yield
        finally:
            self._writing.release()


@asynccontextmanager
async def connected(
    engine: AsyncEngine, dialect: Dialect, within: float, options: Mapping[str, Any], *, begins: bool = False
) -> AsyncIterator[AsyncConnection]:
    """Connect to the database as soon as it is there, for so many seconds. Raises what the driver raises.

    With `begins` a transaction of the driver begins with it, which is committed at the end.
    """
    clock = asyncio.get_running_loop().time
    end = clock() + within
    while True:
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(engine.connect())
                await connection.execution_options(**options)
                if begins:
                    await stack.enter_async_context(connection.begin())
            except Exception as error:
                if not dialect.is_away(error) or clock() + AWAY_FOR > end:
                    raise
            else:
                yield connection
                return
        await asyncio.sleep(AWAY_FOR)


@contextmanager
def _translated(dialect: Dialect) -> Iterator[None]:
    """Raise Unavailable in place of an error that means that the database cannot be used now."""
    try:
        yield
    except PoolTimeoutError as error:
        raise Unavailable("database-busy") from error
    except Exception as error:
        code = dialect.unavailable_code(error)
        if code is None:
            raise
        raise Unavailable(code) from error


def _translating(function: AnyCall, dialect: Dialect) -> AnyCall:
    """Return a function that raises Unavailable where an async function raises an error that means it."""

    @wraps(function)
    async def call(*arguments: Any, **named: Any) -> Any:
        with _translated(dialect):
            return await function(*arguments, **named)

    return cast("AnyCall", call)
