"""Whatever number of rows a statement has, and however they are asked for, all of them come, in order."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from store import sqlite_driver
from store.sqlite_driver import FIRST

pytestmark = pytest.mark.sqlite
NUMBERS = "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n WHERE i <= ?"


@pytest.fixture
async def connection(tmp_path: Path):
    opened = await sqlite_driver.connect(str(tmp_path / "numbers.db"))
    yield opened
    await opened.close()


@pytest.mark.parametrize("count", [0, 1, FIRST - 1, FIRST, FIRST + 1, 3 * FIRST])
async def test_all_rows_come_at_once_or_some_at_a_time(connection, count):
    expected = [(number,) for number in range(1, count + 1)]
    for size in (1 + count // 2, 7, FIRST):
        cursor = connection.cursor()
        await cursor.execute(NUMBERS, (count, count))
        found = []
        while rows := await cursor.fetchmany(size):
            assert len(rows) <= size
            found += rows
        assert found == expected
    await cursor.execute(NUMBERS, (count, count))
    first = await cursor.fetchone()
    assert ([first] if first else []) + await cursor.fetchall() == expected


async def test_what_was_changed_is_counted_also_where_it_is_returned(connection):
    cursor = connection.cursor()
    await cursor.execute("CREATE TABLE kept (id INTEGER PRIMARY KEY, text TEXT)")
    assert cursor.description is None
    await cursor.executemany("INSERT INTO kept (text) VALUES (?)", [("a",), ("b",)])
    assert cursor.rowcount == 2
    await cursor.execute("UPDATE kept SET text = 'c' RETURNING id")
    assert (await cursor.fetchall(), cursor.rowcount) == ([(1,), (2,)], 2)
    await cursor.execute("INSERT INTO kept (text) VALUES ('d')")
    assert cursor.lastrowid == 3


async def test_rows_that_nobody_wants_keep_nobody_from_writing(connection, tmp_path):
    cursor = connection.cursor()
    await cursor.execute("CREATE TABLE kept (id INTEGER)")
    await cursor.execute(NUMBERS, (5 * FIRST, 5 * FIRST))
    await cursor.close()
    await cursor.execute("DROP TABLE kept")
    async with asyncio.timeout(5):
        other = await sqlite_driver.connect(str(tmp_path / "numbers.db"))
        await other.cursor().execute("CREATE TABLE kept (id INTEGER)")
        await other.close()


async def test_a_statement_with_its_rows_takes_one_trip_to_the_daemon_thread_of_its_connection(connection, monkeypatch):
    """It needs `_thread`, `_execute` and `_conn` of aiosqlite for that: see the bound on its version."""
    threads = []

    async def counted(work, *arguments, execute=connection._execute):
        def noted(*given):
            threads.append(threading.current_thread())
            return work(*given)

        return await execute(noted, *arguments)

    monkeypatch.setattr(connection, "_execute", counted)
    cursor = connection.cursor()
    await cursor.execute(NUMBERS, (3, 3))
    assert (await cursor.fetchall(), await cursor.fetchone()) == ([(1,), (2,), (3,)], None)
    await cursor.close()
    assert threads == [connection._thread]
    assert connection._thread.daemon
    assert isinstance(connection._conn, sqlite3.Connection)
