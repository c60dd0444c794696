"""What happens after a commit: what was registered with the transaction, once, in order, and never after a rollback."""

import asyncio
import logging
from functools import partial

import pytest

from matches import MatchError
from matches.clocks import DAY
from matches.store import note_queries
from tests.matches.fixtures import ANN, BOB, outcome

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
    """A transaction that writes a note, registers a callback, and then does something else."""
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


def woken(services):
    """The workers that are to look again, and that did not have to before."""
    signals = vars(services.store.signals)
    found = {name for name, event in signals.items() if event.is_set()}
    for event in signals.values():
        event.clear()
    return found


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
    await services.deadlines.postpone(match)
    assert woken(services) == {"deadlines"}


async def test_what_is_refused_wakes_nobody(services):
    match = await services.start_match(FIRST, clock="3d")
    woken(services)
    assert await outcome(services.matches.submit(match, ANN, "1a-2a")) == "not-your-turn"
    assert await outcome(services.deadlines.claim_timeout(match, ANN)) == "too-early"
    assert await outcome(services.challenge(ANN)) == "own-challenge"
    assert woken(services) == set()


async def test_looking_wakes_nobody(services):
    match = await services.start_match(FIRST, clock="3d")
    woken(services)
    await services.look(match, BOB.user, 1)
    await services.desks.of(BOB.user)
    await services.deadlines.seconds_to_next()
    await services.outbox.claim(8)
    assert woken(services) == set()


async def test_who_is_deleted_wakes_the_worker_that_scrubs_the_files(services):
    await services.start_match(FIRST)
    woken(services)
    await services.privacy.erase(ANN)
    assert woken(services) == {"outbox", "deletions"}
