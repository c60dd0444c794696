"""Transactions: what others see of them, who waits for whom, and what happens after a commit."""

import asyncio
import logging
import subprocess
import sys
from contextlib import contextmanager
from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine

from matches import MatchError
from matches.core.clock import DAY
from matches.playing import match_queries
from store import EVERYTHING, Store, Unavailable, dialect, note_queries, open_store, opening, transactions
from tests.matches.fixtures import ANN, BOB, outcome

pytestmark = pytest.mark.both

FIRST = "30a-29a"


async def test_callbacks_run_after_the_commit_and_see_it(services, other_process):
    seen = []

    async def look():
        async with other_process.store.read() as transaction:
            seen.append(await note_queries.note(transaction, "note"))

    async with services.store.write() as transaction:
        await note_queries.write_note(transaction, "note", "new")
        transaction.after_commit(lambda: seen.append(asyncio.ensure_future(look())))
        await asyncio.sleep(0)
        assert seen == []
    task, *_ = seen
    await task
    assert seen[1:] == ["new"]


@pytest.mark.parametrize("kind", ["read", "write"])
async def test_callbacks_run_once_and_in_the_order_of_registration(services, kind):
    called = []
    async with getattr(services.store, kind)() as transaction:
        for number in range(5):
            transaction.after_commit(partial(called.append, number))
    assert called == [0, 1, 2, 3, 4]


async def write(store, called, before_commit):
    """Write a note in a transaction, register a callback, and call `before_commit`."""
    async with store.write() as transaction:
        await note_queries.write_note(transaction, "note", "new")
        transaction.after_commit(partial(called.append, 1))
        before_commit()


@pytest.mark.parametrize("error", [RuntimeError, MatchError, asyncio.CancelledError])
async def test_callbacks_do_not_run_after_a_rollback(services, error):
    called = []

    def broken():
        raise error("no-such-match")

    with pytest.raises(error):
        await write(services.store, called, broken)
    assert called == []
    async with services.store.write() as transaction:
        assert await note_queries.note(transaction, "note") is None
    assert called == []


async def test_callbacks_do_not_run_when_the_commit_fails(services, monkeypatch):
    called, dialect = [], type(services.store._engine.sync_engine.dialect)
    with monkeypatch.context() as patch, pytest.raises(RuntimeError):
        await write(services.store, called, lambda: patch.setattr(dialect, "do_commit", _fail))
    assert called == []


async def test_an_error_in_a_callback_is_logged_and_leaves_the_commit_and_the_other_callbacks(services, caplog):
    called = []
    with caplog.at_level(logging.ERROR):
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "note", "new")
            transaction.after_commit(_fail)
            transaction.after_commit(partial(called.append, 1))
    assert called == [1]
    assert "a callback failed after a commit" in caplog.text
    assert "RuntimeError: disk full" in caplog.text
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "note") == "new"


def _fail(*_):
    raise RuntimeError("disk full")


# Who is woken by what.


async def test_a_process_that_shares_its_database_is_woken_when_another_writes(database, services, monkeypatch):
    monkeypatch.setattr(dialect._Polling, "INTERVAL", 0.01)
    sharing = await open_store(database.url, shared=True)
    for _ in range(2):  # the first time because nobody knows what was missed
        async with asyncio.timeout(10):
            await sharing.signals.outbox.wait()
        sharing.signals.outbox.clear()
        await services.challenge(BOB)
    await sharing.close()


def woken(services):
    """Return the names of the signals that are set, and clear all."""
    signals = services.store.signals.all
    found = {name for name, event in signals.items() if event.is_set()}
    for event in signals.values():
        event.clear()
    return found


@pytest.mark.postgresql
@pytest.mark.parametrize("fault", [PoolTimeoutError("all connections are used"), RuntimeError("unforeseen")])
async def test_a_process_hears_others_again_whatever_kept_it_from_that(database, monkeypatch, caplog, fault):
    faults, connect = [fault, fault], AsyncEngine.connect

    def failing(engine):
        if faults:
            raise faults.pop()
        return connect(engine)

    address, kind = opening.read_url(database.url)
    store = Store(opening._engine(address, kind, 2, None), kind, shared=True)
    monkeypatch.setattr(AsyncEngine, "connect", failing)
    monkeypatch.setattr(dialect, "AGAIN_AFTER", 0)
    await store.start(10)
    async with asyncio.timeout(10):
        await store.signals.outbox.wait()
    await store.close()
    assert [record.message for record in caplog.records if str(fault) in record.message] != []


async def test_a_match_with_a_clock_wakes_the_sender_and_the_deadline_worker_with_each_move(services):
    match = await services.start_match(clock="3d")
    assert woken(services) == {"outbox", "deadlines"}
    await services.play(match, FIRST)
    assert woken(services) == {"outbox", "deadlines"}


async def test_a_match_without_a_clock_wakes_the_sender_only(services):
    match = await services.start_match()
    assert woken(services) == {"outbox"}
    await services.play(match, FIRST)
    assert woken(services) == {"outbox"}


async def test_whatever_changes_a_deadline_wakes_the_deadline_worker(services, clock):
    match = await services.start_match(clock="3d")
    asked = await services.offers.pause(match, ANN, 5)
    woken(services)
    await services.offers.agree(asked.id, BOB)
    assert "deadlines" in woken(services), "a pause"
    await services.play(match, FIRST)
    woken(services)
    await services.absences.begin(BOB.user, 3)
    assert "deadlines" in woken(services), "an absence"
    clock.advance(1)
    await services.absences.end(BOB.user)
    assert "deadlines" in woken(services), "its end"
    clock.advance(3 * DAY + 1)
    await services.deadlines.give_day(match, ANN)
    assert woken(services) == {"outbox", "deadlines"}, "a day more"
    clock.advance(10 * DAY)
    await services.deadlines.queue.postpone(match)
    assert woken(services) == {"deadlines"}, "a fault"


async def test_what_is_refused_wakes_nobody(services):
    match = await services.start_match(FIRST, clock="3d")
    woken(services)
    assert await outcome(services.matches.submit(match, ANN, "1a-2a")) == "not-your-turn"
    assert await outcome(services.deadlines.claim_timeout(match, ANN)) == "claim-early"
    assert await outcome(services.challenge(ANN)) == "own-challenge"
    assert woken(services) == set()


async def test_looking_wakes_nobody(services):
    match = await services.start_match(FIRST, clock="3d")
    woken(services)
    await services.look(match, BOB.user, 1)
    await services.desks.of(BOB.user)
    await services.deadlines.queue.seconds_to_next()
    await services.outbox.claim(8)
    assert woken(services) == set()


async def test_who_is_deleted_wakes_the_worker_that_scrubs_the_files(services):
    await services.start_match(FIRST)
    woken(services)
    await services.privacy.erase(ANN)
    assert woken(services) == {"outbox", "deletions"}


# What others see of a transaction.


@pytest.mark.sqlite
async def test_every_connection_keeps_data_safe(services):
    """Ahead-written journal, every commit on the disk, references checked; for readers and writers."""
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    async with services.store.read() as first, services.store.read() as second, services.store.write() as third:
        for connection in (first, second, third):
            found = {name: (await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in pragmas}
            assert found == pragmas


async def test_a_reference_to_nothing_is_refused(services):
    with pytest.raises(Exception, match=r"(?i)foreign key"):
        async with services.store.write() as transaction:
            await match_queries.add_move(transaction, 99, 1, player=0, text="30a-29a", at=0)
    assert await services.rows("moves") == []


async def test_a_write_that_fails_leaves_nothing(services):
    async def fail():
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "name", "value")
            raise RuntimeError("broken")

    with pytest.raises(RuntimeError):
        await fail()
    assert await services.rows("notes") == []
    async with services.store.write() as transaction:
        await note_queries.write_note(transaction, "name", "value")
    assert len(await services.rows("notes")) == 1


async def test_a_write_that_is_cancelled_leaves_neither_a_change_nor_its_lock(services, other_process):
    """Although somebody still holds a result of which they have read a part, as the driver of SQLite has them."""
    begun, held = asyncio.Event(), []

    async def write():
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "name", "value")
            driver = (await transaction.connection.get_raw_connection()).driver_connection
            held.append(await driver.execute("SELECT name FROM notes"))
            begun.set()
            await note_queries.note(transaction, "name")

    writing = asyncio.create_task(write())
    await begun.wait()
    writing.cancel()
    await asyncio.wait([writing])
    assert writing.cancelled()
    async with other_process.store.write() as transaction:
        assert await note_queries.note(transaction, "name") is None


async def test_who_reads_sees_one_moment(services, other_process):
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "name") is None
        async with other_process.store.write() as other:
            await note_queries.write_note(other, "name", "value")
        assert await note_queries.note(transaction, "name") is None
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "name") == "value"


async def test_what_is_not_committed_nobody_else_sees(services, other_process):
    async with services.store.write() as transaction:
        await note_queries.write_note(transaction, "name", "value")
        for process in (services, other_process):
            async with process.store.read() as other:
                assert await note_queries.note(other, "name") is None


async def test_who_writes_reads_what_the_writer_before_left(services, other_process):
    """The lock is taken before anything is read: no change is lost."""

    async def count(process):
        async with process.store.write(lock=("note", "count")) as transaction:
            so_far = int(await note_queries.note(transaction, "count") or 0)
            await asyncio.sleep(0)
            await note_queries.write_note(transaction, "count", str(so_far + 1))

    await asyncio.gather(*(count(process) for process in (services, other_process) * 4))
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "count") == "8"


async def test_a_note_is_written_over(services):
    for value in ("first", "second"):
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "name", value)
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "name") == "second"
        assert await note_queries.note(transaction, "other") is None


async def test_numbers_are_never_given_twice(services):
    """What a button of a deleted match says must not come to mean another one."""
    await services.start_match()
    second = await services.start_match()
    async with services.store.write() as transaction:
        for table in ("seats", "challenges", "matches"):
            column = "id" if table == "matches" else "match"
            if table == "challenges":
                await transaction.execute(text("UPDATE challenges SET match = NULL WHERE match = :m"), {"m": second})
            else:
                await transaction.execute(text(f"DELETE FROM {table} WHERE {column} = :m"), {"m": second})
    assert await services.start_match() == second + 1


# Held by another program.


PROGRAM = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@contextmanager
def held(path):
    """Another process holds the lock of whoever writes, until the end."""
    command = [sys.executable, "-c", PROGRAM, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "held\n"
        yield
        process.stdin.close()


async def change(services, **waiting):
    async with services.store.write(**waiting) as transaction:
        await note_queries.write_note(transaction, "name", "value")


async def test_who_writes_while_another_program_does_is_refused_before_discord_stops_waiting(services, file):
    loop, usual = asyncio.get_running_loop(), services.store.write.__wrapped__.__kwdefaults__["within"]
    assert usual == transactions.LOCK_TIMEOUT < 3
    with held(file):
        began = loop.time()
        outcomes = await asyncio.gather(*(outcome(change(services, within=0.7)) for _ in range(3)))
        waited = loop.time() - began
    assert outcomes == ["database-busy"] * 3
    assert waited < 2 * 0.7, "all together, and not one after the other"
    assert await services.rows("notes") == []
    await change(services)
    assert len(await services.rows("notes")) == 1


async def test_who_writes_has_their_turn_if_the_other_program_is_done_in_time(services, file):
    with held(file):
        writing = asyncio.create_task(change(services))
        await asyncio.wait([writing], timeout=0.05)
        assert not writing.done()
    await writing
    assert len(await services.rows("notes")) == 1


async def test_who_writes_while_others_of_the_same_process_do_does_not_wait_for_ever_either(services):
    async with services.store.write(lock=EVERYTHING):
        assert await outcome(change(services, within=0.01)) == "database-busy"
    assert await outcome(change(services, within=0.5)) == "done"


async def test_reading_goes_on_while_another_program_writes(services, file):
    match = await services.start_match("30a-29a")
    with held(file):
        assert (await services.matches.get(match)).entries == 1
        assert [listing.id for listing in await services.matches.open_matches(ANN.user)] == [match]


async def test_a_board_can_be_looked_at_while_nothing_can_be_written_and_the_look_is_not_noted(services, file):
    match = await services.start_match("30a-29a")
    with held(file):
        looked = await services.look(match, BOB.user, 1)
    assert looked.entries == 1
    assert (await services.matches.get(match)).seats[1].seen is None
    await services.look(match, BOB.user, 1)
    assert (await services.matches.get(match)).seats[1].seen == 1


async def test_a_database_that_can_be_written_no_more_is_told_as_such_and_nothing_is_changed(services, file):
    match = await services.start_match("30a-29a")
    before = await services.everything()
    async with services.store.read() as transaction:
        await transaction.execute(text("PRAGMA query_only=ON"))  # stays with the one transaction that there is
    assert await outcome(services.play(match, "1a-2a")) == "database-unwritable"
    assert await services.everything() == before


@pytest.mark.sqlite
async def test_a_full_disk_is_told_as_such_and_nothing_is_changed(services):
    before = await services.everything()
    async with services.store.read() as transaction:
        await transaction.execute(text("PRAGMA max_page_count=1"))  # no page more than there are
    with pytest.raises(Unavailable) as caught:
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "name", "long " * 100_000)
    assert caught.value.code == "database-full"
    assert await services.everything() == before
