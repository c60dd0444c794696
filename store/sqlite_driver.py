"""SQLite connections on which most statements take one round trip to the connection's thread instead of four.

SQLAlchemy creates a cursor, executes, fetches and closes. aiosqlite does each of these in the connection's thread, and
the round trip takes longer than most statements. These cursors save a fifth of the time of a turn.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, Self

import aiosqlite

FIRST: Final = 1_000
"""Rows fetched with the execution of a statement; streaming fetches as many at a time."""


class Cursor:
    """A driver cursor with the interface that SQLAlchemy uses."""

    arraysize = 1

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self._open: sqlite3.Cursor | None = None
        self.description: Sequence[Any] | None = None
        """Columns of the result; None for a statement without rows."""
        self.rowcount = -1
        """Number of changed rows; -1 if unknown."""
        self.lastrowid: int | None = None
        """Id of the last inserted row."""

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement and fetch its first rows."""
        await self._connection.run(self._execute, sqlite3.Cursor.execute, statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement without rows for each set of parameters."""
        await self._connection.run(self._execute, sqlite3.Cursor.executemany, statement, parameters)

    async def fetchall(self) -> list[Any]:
        while self._open:
            await self._connection.run(self._fetch)
        return self._take(len(self._rows))

    async def fetchmany(self, size: int = FIRST) -> list[Any]:
        while self._open and len(self._rows) < size:
            await self._connection.run(self._fetch)
        return self._take(size)

    async def fetchone(self) -> Any:
        return next(iter(await self.fetchmany(1)), None)

    async def close(self) -> None:
        self._rows = []
        if self._open:
            await self._connection.run(self._close)

    def _take(self, count: int) -> list[Any]:
        taken, self._rows = self._rows[:count], self._rows[count:]
        return taken

    # In the connection's thread

    def _execute(self, connection: sqlite3.Connection, execute: Callable[..., object], *arguments: object) -> None:
        self._open = cursor = connection.cursor()
        try:
            execute(cursor, *arguments)
        except BaseException:
            self._close()
            raise
        self.description = cursor.description
        self._fetch()

    def _fetch(self, *_: object) -> None:
        assert self._open
        rows = self._open.fetchmany(FIRST) if self.description else []
        self._rows += rows
        self.rowcount, self.lastrowid = self._open.rowcount, self._open.lastrowid
        if len(rows) < FIRST:
            self._close()

    def _close(self, *_: object) -> None:
        if self._open:
            self._open.close()
            self._open = None


class Connection(aiosqlite.Connection):
    """A driver connection with such cursors. Its thread does not keep the process from ending."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=FIRST)
        self._thread.daemon = True
        self._goes_on = False
        """Whether something may go on in the thread that nobody waits for any more."""

    def cursor(self) -> Any:
        return Cursor(self)

    async def rollback(self) -> None:
        """Undo what was begun. SQLAlchemy asks for that after every transaction; mostly there is nothing to undo."""
        if self._goes_on or self._conn.in_transaction:
            await super().rollback()

    async def run(self, work: Callable[..., None], *arguments: object) -> None:
        """Call `work` with the sqlite3 connection and the arguments, in the connection's thread."""
        in_thread: Callable[..., Awaitable[None]] = self._execute
        try:
            await in_thread(work, self._conn, *arguments)
        except asyncio.CancelledError:
            self._goes_on = True
            raise


def connect(path: str, **options: Any) -> Connection:
    """Return a connection, opened by awaiting it. The options are those of `sqlite3.connect`."""
    return Connection(partial(sqlite3.connect, path, **options))
