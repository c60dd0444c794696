"""Connections to SQLite on which a statement takes one trip to the connection's thread, instead of four.

SQLAlchemy makes a cursor, executes, fetches and closes; aiosqlite does each of these in the connection's thread, and
going there and back takes longer than most statements do.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, NamedTuple, Self

import aiosqlite


class Executed(NamedTuple):
    """What a cursor has after a statement, by the names of Python's database interface."""

    description: Sequence[Any] | None
    rowcount: int
    lastrowid: int | None
    rows: list[Any]


class Cursor:
    """What SQLAlchemy takes for a cursor of the driver. Once it has executed, all rows are here and nothing is open."""

    arraysize = 1

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._executed = Executed(None, -1, None, [])

    @property
    def description(self) -> Sequence[Any] | None:
        """The columns of the rows; None for a statement that has none."""
        return self._executed.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed; -1 where that is not known."""
        return self._executed.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row that was inserted last."""
        return self._executed.lastrowid

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> None:
        """Execute a statement, and fetch all its rows."""
        self._executed = await self._connection.run(sqlite3.Cursor.execute, statement, parameters)

    async def executemany(self, statement: str, parameters: Iterable[Sequence[Any]]) -> None:
        """Execute a statement without rows for each of several sets of parameters."""
        self._executed = await self._connection.run(sqlite3.Cursor.executemany, statement, parameters)

    async def fetchall(self) -> list[Any]:
        """Return the rows."""
        return self._executed.rows

    async def close(self) -> None:
        """Do nothing: what was opened is closed."""


class Connection(aiosqlite.Connection):
    """A connection of the driver with such cursors. Its thread does not keep the process from ending."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=1)
        self._thread.daemon = True

    def cursor(self) -> Any:
        """Return a new cursor."""
        return Cursor(self)

    async def run(self, work: Callable[..., object], *arguments: object) -> Executed:
        """Call `work` with a new cursor of SQLite and the arguments, in this connection's thread."""
        in_thread: Callable[..., Awaitable[Executed]] = self._execute
        return await in_thread(self._run, work, arguments)

    def _run(self, work: Callable[..., object], arguments: Sequence[object]) -> Executed:
        cursor = self._conn.cursor()
        try:
            work(cursor, *arguments)
            rows = cursor.fetchall() if cursor.description else []
            return Executed(cursor.description, cursor.rowcount, cursor.lastrowid, rows)
        finally:
            cursor.close()


def connect(path: str, **options: Any) -> Connection:
    """Return a connection to a file, which is opened by awaiting it. The options are those of `sqlite3.connect`."""
    return Connection(partial(sqlite3.connect, path, **options))
