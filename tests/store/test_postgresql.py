"""Several processes on one PostgreSQL: who waits for whom, what is lost with a connection, who is woken."""

import asyncio
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import permutations

import pytest

from matches import Unavailable
from matches.challenges.challenge_rules import MOST_OPEN
from matches.core.clock import read_clock
from matches.events.event_director import LOOKED_AFTER
from matches.ratings.rating_rules import MOST_AMONG_THE_SAME
from store import EVERYTHING, dialect, note_queries, open_store
from tests.matches import tournament_fixtures
from tests.matches.fixtures import ANN, BOB, HERE, TestServices, outcome, refused
from tests.matches.league_fixtures import started
from tests.postgresql import Server
from training.puzzle_service import UNRATED
from training.puzzles import puzzles_of

pytestmark = pytest.mark.postgresql

SOON = 0.2
MATCH = ("match", 1)
THROW_OUT = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND state = 'idle in transaction'
"""

END_ALL = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture
def own_server():
    """Yield a server that a test may stop, with an empty database."""
    server = Server.create(durable=True)
    server.add_database("bot")
    yield server
    server.leave()


async def writes(services, lock=None):
    """Return how an attempt to write ends."""

    @asynccontextmanager
    async def attempt():
        async with services.store.write(lock=lock, within=SOON) as transaction:
            yield await note_queries.note(transaction, "note")

    async def within():
        async with attempt():
            pass

    return await outcome(within())


@pytest.mark.parametrize(
    ("first", "second", "ends"),
    [
        (None, None, "done"),
        (MATCH, None, "done"),
        (MATCH, ("match", 2), "done"),
        (MATCH, ("user", 1), "done"),
        (MATCH, [("match", 2), ("user", 1)], "done"),
        (MATCH, MATCH, "database-busy"),
        (MATCH, [("user", 1), MATCH], "database-busy"),
        ([("user", 1), MATCH], [MATCH, ("user", 2)], "database-busy"),
        (EVERYTHING, EVERYTHING, "database-busy"),
        (EVERYTHING, None, "database-busy"),
        (EVERYTHING, MATCH, "database-busy"),
        (MATCH, EVERYTHING, "database-busy"),
        (None, EVERYTHING, "database-busy"),
    ],
)
async def test_a_writer_waits_for_those_who_have_locked_the_same(services, other_process, first, second, ends):
    async with services.store.write(lock=first):
        assert await writes(other_process, second) == ends
        async with other_process.store.read() as transaction:
            assert await note_queries.note(transaction, "note") is None
    assert await writes(other_process, second) == "done"


async def test_writers_who_lock_the_same_keys_in_any_order_all_have_their_turn(services, other_process):
    keys = [("user", 1), ("match", 1), ("puzzle", "druid-1")]

    async def count(process, lock):
        async with process.store.write(lock=lock) as transaction:
            so_far = int(await note_queries.note(transaction, "count") or 0)
            await asyncio.sleep(0)
            await note_queries.write_note(transaction, "count", str(so_far + 1))

    orders = [*permutations(keys)]
    await asyncio.gather(*(count(process, [*order]) for order in orders for process in (services, other_process)))
    async with services.store.read() as transaction:
        assert await note_queries.note(transaction, "count") == str(2 * len(orders))


async def test_what_two_processes_play_at_the_same_board_is_played_once(services, other_process):
    match = await services.start_match()
    attempts = [process.matches.submit(match, ANN, "30a-29a") for process in (services, other_process) * 3]
    ends = await asyncio.gather(*map(outcome, attempts))
    assert sorted(ends) == ["done", *["not-your-turn"] * 5]
    assert [row.text for row in await services.rows("moves")] == ["30a-29a"]
    assert (await services.matches.get(match)).entries == (await other_process.matches.get(match)).entries == 1


async def test_two_processes_that_claim_at_once_claim_different_posts(services, other_process):
    for _ in range(4):
        await services.start_match()
    processes = [services, other_process] * 3
    claimed = await asyncio.gather(*(process.outbox.claim(2) for process in processes))
    ids = [post.id for posts in claimed for post in posts]
    assert len(ids) == len(set(ids))
    rest = await services.outbox.claim(99)
    assert len(ids) + len(rest) == len({*ids, *(post.id for post in rest)}) == 8


async def test_matches_that_end_at_once_are_rated_one_after_the_other(services, other_process):
    matches = [await services.play_some(await services.start_match(rated=True)) for _ in range(6)]
    ends = [
        process.matches.resign(match, person)
        for match, process, person in zip(matches, [services, other_process] * 3, [ANN, BOB, BOB] * 2, strict=True)
    ]
    await asyncio.gather(*ends)
    stored = await services.rows("ratings"), await services.rows("seats")
    assert [row.matches for row in stored[0]] == [MOST_AMONG_THE_SAME] * 2
    assert await services.ratings.recompute() == MOST_AMONG_THE_SAME
    assert (await services.rows("ratings"), await services.rows("seats")) == stored


# What several transactions change, although they are not alone.


async def test_two_who_ask_for_a_rematch_at_once_play_it(services, other_process):
    for _ in range(4):
        ended = await services.matches.resign(await services.start_match(), ANN)
        asked = services.challenges.rematch(ended.id, ANN), other_process.challenges.rematch(ended.id, BOB)
        first, second = await asyncio.gather(*asked)
        assert first.id == second.id
        assert (first.match or second.match) is not None


async def test_a_card_that_is_posted_as_the_challenge_is_accepted_is_that_of_the_match(services, other_process):
    offered = [await services.challenge(player=0) for _ in range(6)]
    cards = {post.subject: post for post in await other_process.outbox.claim(9)}
    posted = [other_process.outbox.sent(cards[each.id], HERE.channel, 500 + each.id) for each in offered]
    await asyncio.gather(*posted, *(services.challenges.accept(each.id, BOB) for each in offered))
    begun = {(await services.challenges.get(each.id)).match: 500 + each.id for each in offered}
    assert {row.id: row.card for row in await services.rows("matches")} == begun


async def test_nobody_makes_more_challenges_than_they_may_by_making_them_at_once(services, other_process):
    attempts = [process.challenge() for process in (services, other_process) for _ in range(MOST_OPEN // 2 + 2)]
    ends = await asyncio.gather(*map(outcome, attempts))
    assert sorted(ends) == ["done"] * MOST_OPEN + ["too-many-challenges"] * 4


async def test_a_match_that_ends_during_a_step_of_its_league_makes_it_due_again(
    services, other_process, clock, monkeypatch
):
    league = await started(services, clock, 3, clock=read_clock("14d"))
    fixture = next(each for each in (await services.leagues.season(league.id)).divisions[0].fixtures if each.match)
    clock.advance(LOOKED_AFTER)
    await ends_during_a_step(services, other_process, "league", league.id, fixture.match, monkeypatch)


@pytest.mark.parametrize("kind", ["knockout", "swiss"])
async def test_a_match_that_ends_during_a_step_of_its_tournament_makes_it_due_again(
    services, other_process, clock, monkeypatch, kind
):
    times = {"clock": read_clock("1d"), "round_time": 2 * LOOKED_AFTER}
    cup = await tournament_fixtures.started(services, clock, 4, kind=kind, rounds=2, **times)
    [fixture, _] = await tournament_fixtures.running(services, cup.id)
    clock.advance(LOOKED_AFTER)
    await ends_during_a_step(services, other_process, kind, cup.id, fixture.match, monkeypatch)


async def ends_during_a_step(services, other_process, kind, event, match, monkeypatch):
    """Have a match end in another process during a step of its event, and assert that this is due again."""
    course, done = services.events._courses[kind], asyncio.Event()
    step = course.step

    async def slowly(*arguments):
        due = await step(*arguments)
        done.set()
        await asyncio.sleep(SOON)
        return due

    monkeypatch.setattr(course, "step", slowly)
    advanced = asyncio.create_task(services.events.advance(event))
    await done.wait()
    await other_process.matches.put_out(match, 0)
    await advanced
    assert await services.events.queue.due() == [event]


async def test_tries_of_a_puzzle_by_several_at_once_all_count(services, other_process):
    *others, tried = list(puzzles_of("druid").values())[: UNRATED + 1]
    people = {ANN.user: services, BOB.user: other_process}
    for user, process in people.items():
        for puzzle in others:
            await process.puzzles.give_up(user, puzzle.id)
    await asyncio.gather(*(process.puzzles.give_up(user, tried.id) for user, process in people.items()))
    assert {row.puzzle: row.tries for row in await services.rows("puzzle_ratings")} == {tried.id: 2}


async def test_a_connection_that_is_cut_leaves_nothing_behind_and_keeps_nobody_out(services, other_process, database):
    with refused("database-away", Unavailable):
        async with services.store.write() as transaction:
            await note_queries.write_note(transaction, "note", "lost")
            database.query(THROW_OUT)
            await note_queries.write_note(transaction, "note", "lost, too")
    assert await writes(other_process) == await writes(services) == "done"
    assert await services.rows("notes") == []


async def test_a_commit_wakes_the_workers_of_other_processes(services, other_process):
    woken = other_process.store.signals.outbox
    await asyncio.sleep(SOON)
    woken.clear()
    await services.start_match()
    async with asyncio.timeout(10):
        await woken.wait()


async def test_where_a_standby_may_have_taken_over_every_board_is_read_anew(
    services, other_process, database, monkeypatch
):
    monkeypatch.setattr(dialect, "AGAIN_AFTER", 0.01)
    match = await services.start_match("30a-29a", "1a-2a")
    await other_process.matches.get(match)
    renewed = asyncio.Event()
    other_process.store.signals.on_renewal.append(renewed.set)
    database.query("UPDATE moves SET text = '1b-3b' WHERE ply = 1")
    database.query(END_ALL)
    async with asyncio.timeout(10):
        await renewed.wait()
    assert (await other_process.matches.get(match)).state.history == ("1b-3b", "1a-2a")


async def test_the_time_is_that_of_the_database_where_the_machine_is_wrong(database, monkeypatch):
    right = dialect.time.time
    monkeypatch.setattr(dialect.time, "time", lambda: right() - 300)
    store = await open_store(database.url)
    now = store.shared(lambda: datetime.fromtimestamp(dialect.time.time(), UTC))()
    await store.close()
    assert abs(now.timestamp() - right()) < 2


async def test_processes_that_start_at_once_migrate_an_empty_database_once(make_database):
    empty = make_database(migrated=False)
    stores = await asyncio.gather(*(open_store(empty.url) for _ in range(3)))
    for store in stores:
        await store.close()
    assert empty.is_migrated()


async def test_a_server_that_comes_back_has_what_was_stored_and_everybody_goes_on(own_server):
    clock = dialect.time.time
    url = own_server.url("bot")
    one, other = [await TestServices.open(url, lambda: datetime.fromtimestamp(clock(), UTC)) for _ in range(2)]
    match = await one.start_match("30a-29a")
    await other.matches.get(match)
    own_server.stop("immediate")
    with refused("database-away", Unavailable):
        await one.matches.submit(match, BOB, "1a-2a")
    own_server.start()
    move = next(iter((await other.matches.get(match)).state.legal_moves()))
    assert (await one.matches.submit(match, BOB, move)).entries == 2
    assert (await other.matches.get(match)).entries == 2
    woken = other.store.signals.outbox
    async with asyncio.timeout(20):
        while not woken.is_set():
            one.store.signals.outbox.set()
            await asyncio.sleep(0.1)
    await one.close()
    await other.close()
