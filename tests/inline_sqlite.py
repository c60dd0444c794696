"""SQLite in the thread of a test: no statement takes a trip to another thread, which takes longer than most statements.

Everything else is the bot's: its cursors, its transactions, its locks. Only what a loss of power would take is not
written to the disk at once. Tests about the driver, and processes that tests start, use the driver as it is.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

import runtime.services
from store import Store, opening, sqlite_driver
from store.dialect import LOCK_TIMEOUT, LONGEST_STATEMENT, SQLite


class Caller:
    """Takes calls as the queue of a connection's thread does, and makes them at once. Results come a turn later."""

    def put_nowait(self, work: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Make a call, for whoever awaits the future."""
        future, function = work
        try:
            settle = partial(set_result, future, function())
        except Exception as error:  # noqa: BLE001  it is raised where the result is awaited
            settle = partial(set_exception, future, error)
        if future:
            future.get_loop().call_soon(settle)


def set_result(future: asyncio.Future[Any], result: Any) -> None:
    if not future.done():
        future.set_result(result)


def set_exception(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


class Connection(sqlite_driver.Connection):
    """A connection of the bot's driver without a thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect)
        self._thread: Any = SimpleNamespace(start=lambda: None)
        self._tx: Any = Caller()

    async def run(self, work: Callable[..., None], *arguments: Any) -> None:
        _, statement, *_ = *arguments, "", ""
        if statement == "BEGIN IMMEDIATE":
            await self._begin(work, arguments)
        elif statement == "PRAGMA synchronous=FULL":
            await super().run(work, arguments[0], "PRAGMA synchronous=OFF", *arguments[2:])
        else:
            await super().run(work, *arguments)

    async def _begin(self, work: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        """Begin to write; wait in a thread if another connection writes, which may be one of this thread."""
        ((patience,),) = self._conn.execute("PRAGMA busy_timeout")
        self._conn.execute("PRAGMA busy_timeout=0")
        try:
            await super().run(work, *arguments)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
        else:
            return
        finally:
            self._conn.execute(f"PRAGMA busy_timeout={patience}")
        await asyncio.to_thread(work, self._conn, *arguments)


def connect(path: str, **options: Any) -> Connection:
    """Return a connection to a file: `sqlite_driver.connect`."""
    return Connection(partial(sqlite3.connect, path, **options))


def connect_args(_: SQLite, patience: float, longest: float | None) -> dict[str, Any]:
    """Return the arguments for such connections: `SQLite.connect_args`."""
    return {"timeout": patience, "async_creator_fn": connect}


async def open_store(url: str, *, shared: bool = False) -> Store:
    """Open a database as the bot does, but do not check again a file that has tables."""
    address, kind = opening.read_url(url)
    path = SQLite.file_path(address)
    if path and path.exists() and path.stat().st_size:
        return Store(opening._engine(address, kind, LOCK_TIMEOUT, LONGEST_STATEMENT), kind, shared=shared)
    return await opening.open_store(url, shared=shared)


@pytest.fixture(autouse=True)
def quick_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask databases of SQLite in the thread of the test, and open them at once."""
    monkeypatch.setattr(SQLite, "connect_args", connect_args)
    monkeypatch.setattr(runtime.services, "open_store", open_store)
