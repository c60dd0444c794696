"""Short read and write transactions, and callbacks after a commit."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import Context
from datetime import datetime, timedelta
from functools import partial, wraps
from typing import Any, Final, TypeVar, cast

from prometheus_client import Histogram
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engine.errors import Refusal
from store.dialect import BUSY, LEAST_WAIT, LOCK_TIMEOUT, RENEWAL, Dialect, Key, Writing

AnyCall = TypeVar("AnyCall", bound=Callable[..., Any])

AWAY_FOR: Final = 0.1
"""Seconds between attempts to reach a database that does not respond."""

SECONDS: Final = Histogram(
    "trilithon_transaction_seconds",
    "Transactions, with the wait for their beginning.",
    ["kind"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0),
)
for _kind in ("read", "write"):
    SECONDS.labels(_kind)

log = logging.getLogger(__name__)


class Unavailable(Refusal):
    """The database cannot be used now; the transaction has changed nothing.

    Its codes are `CODES` of `store.dialect`.
    """


class Signal(asyncio.Event):
    """An event for a worker of this process that also notifies other processes on the database."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__()
        self._tell = tell

    def set(self) -> None:
        """Wake the worker here and in other processes."""
        super().set()
        self._tell()

    def set_here(self) -> None:
        super().set()


class Signals:
    """Events for workers, set after commits that may concern them."""

    def __init__(self) -> None:
        self.tell: Callable[[str], None] = lambda _: None
        """Called with the name of an event set in this process."""
        self.all: dict[str, Signal] = {}
        """Events by name."""

        def signal(name: str) -> Signal:
            return self.all.setdefault(name, Signal(lambda: self.tell(name)))

        self.outbox = signal("outbox")
        """Set when outbox rows were added, or their due times changed."""
        self.deadlines = signal("deadlines")
        """Set when a match's due time changed."""
        self.computers = signal("computers")
        """Set when a computer is to move, a review was requested, or a process released one of these."""
        self.dailies = signal("dailies")
        """Set when the due time of a server's daily puzzle changed."""
        self.digests = signal("digests")
        """Set when the due time of a digest changed."""
        self.events = signal("events")
        """Set when the due time of a league or a tournament changed."""
        self.ballots = signal("ballots")
        """Set when the due time of a ballot changed."""
        self.server_matches = signal("server_matches")
        """Set when the due time of a server's match changed."""
        self.deletions = signal("deletions")
        """Set when personal data was deleted that may remain in the bytes of the database's files."""
        self.on_renewal: list[Callable[[], object]] = []
        """Called when the database may have lost commits."""

    def hear(self, name: str) -> None:
        """Wake the worker of an event set by another process; all workers for an unknown name."""
        if name == RENEWAL:
            for callback in self.on_renewal:
                callback()
        for signal in [self.all[name]] if name in self.all else self.all.values():
            signal.set_here()


class Transaction:
    """An open transaction, in which statements run."""

    def __init__(self, connection: AsyncConnection, dialect: Dialect, signals: Signals) -> None:
        self.connection = connection
        self.execute = _translating(connection.execute, dialect)
        """`AsyncConnection.execute`, raising Unavailable."""
        self.signals = signals
        self._dialect = dialect
        self._callbacks: list[Callable[[], object]] = []

    async def lock(self, key: Key) -> None:
        """Lock another key. Raises Unavailable.

        To avoid deadlocks, a transaction that holds this key must not lock others after it.
        """
        with _translated(self._dialect):
            await self._dialect.lock(self.connection, key)

    async def last_id(self, table: str) -> int:
        """Return the last id assigned by a table's counter, even if its row is deleted; 0 if none."""
        with _translated(self._dialect):
            return await self._dialect.last_id(self.connection, table)

    async def set_last_id(self, table: str, last: int) -> None:
        """Set a table's counter, so that the next id follows `last`. Raises Unavailable."""
        with _translated(self._dialect):
            await self._dialect.set_last_id(self.connection, table, last)

    def after_commit(self, callback: Callable[[], object]) -> None:
        """Call `callback` after the commit, but not after a rollback.

        Callbacks run in order of registration. Errors are logged: they neither undo the commit nor stop other
        callbacks.
        """
        self._callbacks.append(callback)

    def run_callbacks(self) -> None:
        """Call the callbacks registered with `after_commit`."""
        for callback in self._callbacks:
            try:
                callback()
            except Exception:  # the commit stands whatever a callback does
                log.exception("a callback failed after a commit")


class Store:
    """The open database. Reads and writes are short transactions; a write takes its locks before it reads."""

    def __init__(self, engine: AsyncEngine, dialect: Dialect, *, shared: bool = False) -> None:
        self._engine = engine
        self._dialect = dialect
        self._writing = asyncio.Lock()
        self.signals = Signals()
        """Events of this process's workers."""
        self._notifier = dialect.notifier(engine, self.signals.hear, shared)
        self._listening: asyncio.Task[None] | None = None
        if self._notifier:
            self.signals.tell = self._notifier.tell

    async def start(self, within: float) -> None:
        """Begin to listen to other processes on the database, if supported. Raises TimeoutError."""
        if self._notifier:
            # A separate context: the task outlives the one that opens the store.
            self._listening = Context().run(partial(asyncio.create_task, self._notifier.run(), name="store"))
            async with asyncio.timeout(within):
                await self._notifier.is_open.wait()

    def shared(self, clock: Callable[[], datetime]) -> Callable[[], datetime]:
        """Return a clock synchronized with the other processes on the database through the database's clock."""
        notifier = self._notifier
        return (lambda: clock() + timedelta(seconds=notifier.lead)) if notifier else clock

    @asynccontextmanager
    async def read(self, *, once: bool = False) -> AsyncIterator[Transaction]:
        """Begin a reading transaction on a consistent snapshot. Raises Unavailable.

        `once`: for a single statement, which is consistent by itself, so that BEGIN and COMMIT are saved.
        """
        options = self._dialect.reading_once if once else self._dialect.reading
        with SECONDS.labels("read").time():
            async with self._transaction(LOCK_TIMEOUT, options) as transaction:
                yield transaction

    @asynccontextmanager
    async def write(
        self, *, lock: Key | list[Key] | None = None, within: float = LOCK_TIMEOUT
    ) -> AsyncIterator[Transaction]:
        """Begin a writing transaction: committed at the end, rolled back by an exception.

        `lock`: a key, such as `("match", 12)`, or several to lock exclusively; `EVERYTHING` excludes all other writers.
        Without locks, every statement has to be atomic by itself. Raises Unavailable, also if the locks are not free
        within `within` seconds.
        """
        locks = lock if isinstance(lock, list) else [lock] if lock else []
        end = asyncio.get_running_loop().time() + within
        with SECONDS.labels("write").time():
            async with self._turn(within):
                left = max(end - asyncio.get_running_loop().time(), LEAST_WAIT)
                async with self._transaction(left, {"writing": Writing(left, locks)}) as transaction:
                    yield transaction

    async def scrub(self, *, rewrite: bool = True) -> bool:
        """Remove deleted data from the database's files; with `rewrite=False` from its log only.

        Return False if readers of an earlier snapshot or writers prevent it; try again later.
        """
        try:
            with _translated(self._dialect):
                async with self._turn(LOCK_TIMEOUT), self._engine.connect() as connection:
                    return await self._dialect.scrub(connection, rewrite)
        except Unavailable:
            return False

    async def close(self) -> None:
        """Send pending notifications, then close all connections."""
        if self._notifier and self._listening:
            await self._notifier.finish()
            self._listening.cancel()
            await asyncio.wait([self._listening])
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self, within: float, options: Mapping[str, Any]) -> AsyncIterator[Transaction]:
        """Run a transaction, and its callbacks after the commit. Raises Unavailable."""
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
        """Queue the writers of this process if the database has one writer. Raises Unavailable.

        Waiting here is cheaper than in the database's own queue.
        """
        if not self._dialect.has_one_writer:
            yield
            return
        try:
            async with asyncio.timeout(within):
                await self._writing.acquire()
        except TimeoutError:
            raise Unavailable(BUSY) from None
        try:
            yield
        finally:
            self._writing.release()


@asynccontextmanager
async def connected(
    engine: AsyncEngine, dialect: Dialect, within: float, options: Mapping[str, Any], *, begins: bool = False
) -> AsyncIterator[AsyncConnection]:
    """Connect to the database, retrying for `within` seconds. Raises the driver's errors.

    `begins`: also begin a transaction, committed at the end.
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
    """Raise Unavailable for errors that mean that the database cannot be used now."""
    try:
        yield
    except PoolTimeoutError as error:
        raise Unavailable(BUSY) from error
    except Exception as error:
        code = dialect.unavailable_code(error)
        if code is None:
            raise
        raise Unavailable(code) from error


def _translating(function: AnyCall, dialect: Dialect) -> AnyCall:
    """Wrap an async function so that such errors are raised as Unavailable."""

    @wraps(function)
    async def call(*arguments: Any, **named: Any) -> Any:
        with _translated(dialect):
            return await function(*arguments, **named)

    return cast("AnyCall", call)
