"""Processes that think for computers: each match by one of them, and again by another where one has died."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from engine import GAMES
from matches import Match, computer
from matches.core.terms import Terms
from runtime.search_worker import SearchWorker
from tests.databases import Database
from tests.matches.fixtures import ANN, GAME, HERE, Clock, InlineThinkers, TestServices, until
from thinking import Job

FIRST = "30a-29a"


class Hanging(InlineThinkers):
    """Thinks for ever."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    async def think(self, job: Job, urgency: int = 1, user: int = 0) -> Any:
        self.jobs.append(job)
        self.begun.set()
        return await asyncio.Event().wait()


@asynccontextmanager
async def process(
    database: Database, clock: Clock, thinkers: InlineThinkers
) -> AsyncIterator[tuple[TestServices, SearchWorker]]:
    """Have a process think on a database."""
    services = await TestServices.on_database(database, clock, thinkers=thinkers)
    searching = SearchWorker(services.computers)
    searching.start_working()
    try:
        yield services, searching
    finally:
        await searching.stop_working()
        await services.close()


async def die(searching: SearchWorker) -> None:
    """End the work of a process as if it was killed, with what it has claimed."""
    for task in (searching.task, *searching.started):
        assert task
        task.cancel()
        await asyncio.wait([task])
    searching.under_way.clear()


async def waiting_match(services: TestServices, level: int = 3) -> int:
    """Return the id of a match in which it is a computer's turn."""
    match = (await services.challenges.create(Terms(GAME, player=0), ANN, [computer(level)], HERE, "en")).match
    assert match
    await services.matches.submit(match, ANN, FIRST)
    return match


async def waiting_review(services: TestServices) -> int:
    """Return the id of a match whose review was asked for."""
    match = await services.start_match()
    await services.matches.resign(match, ANN)
    await services.computers.review(match, ANN)
    return match


async def answered(services: TestServices, match: int) -> Match:
    """Wait until a computer has answered, and return the match."""

    async def has_answered() -> bool:
        return (await services.matches.get(match)).entries == 2

    await until(has_answered)
    return await services.matches.get(match)


async def test_two_processes_think_about_a_match_once(services: TestServices, database: Database, clock: Clock) -> None:
    matches = [await waiting_match(services) for _ in range(4)]
    minds = InlineThinkers(), InlineThinkers()
    async with process(database, clock, minds[0]), process(database, clock, minds[1]):
        for match in matches:
            await answered(services, match)
    assert sum(len(mind.jobs) for mind in minds) == len(matches)


async def test_a_process_that_dies_in_mid_thought_is_followed_by_one_that_plays_the_same(
    services: TestServices, database: Database, clock: Clock
) -> None:
    match, dying, heir = await waiting_match(services), Hanging(), InlineThinkers()
    async with process(database, clock, dying) as (_, searching):
        await dying.begun.wait()
        await die(searching)
        async with process(database, clock, heir):
            await asyncio.sleep(0.1)
            assert heir.jobs == []
        clock.advance(services.outbox.lease)
        async with process(database, clock, heir):
            played = (await answered(services, match)).state
    assert dying.jobs == heir.jobs
    assert dying.jobs[0].run()["move"] == played.last


async def test_a_process_that_stops_leaves_its_matches_to_the_next_at_once(
    services: TestServices, database: Database, clock: Clock
) -> None:
    match, stopping = await waiting_match(services), Hanging()
    async with process(database, clock, stopping):
        await stopping.begun.wait()
    async with process(database, clock, InlineThinkers()):
        await answered(services, match)


@pytest.mark.postgresql
async def test_what_a_process_gives_back_as_it_stops_is_taken_up_at_once_by_one_that_waits(
    services: TestServices, database: Database, clock: Clock
) -> None:
    match, stopping = await waiting_match(services), Hanging()
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(process(database, clock, stopping))
        await stopping.begun.wait()
        async with process(database, clock, InlineThinkers()) as (_, heir):
            await asyncio.sleep(0.2)
            assert not heir.under_way
            await stack.aclose()
            await answered(services, match)


async def test_a_process_that_stops_once_more_takes_no_match_from_the_next(
    services: TestServices, database: Database, clock: Clock
) -> None:
    stopping, heir = Hanging(), Hanging()
    await waiting_match(services)
    async with process(database, clock, stopping) as (_, searching):
        await stopping.begun.wait()
        await searching.stop_working()
        async with process(database, clock, heir):
            await heir.begun.wait()
            await searching.stop_working()
            assert await services.computers.seconds_to_next() == services.outbox.lease


@pytest.mark.parametrize(
    ("begin", "seconds"),
    [(waiting_match, "seconds_to_next"), (waiting_review, "seconds_to_review")],
    ids=["turn", "review"],
)
async def test_what_a_process_thinks_about_is_left_to_it_however_long_that_takes(
    services: TestServices,
    database: Database,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[TestServices], Awaitable[int]],
    seconds: str,
) -> None:
    monkeypatch.setattr("runtime.leases.RENEWALS", 3_000)
    slow, lease = Hanging(), services.computers.lease
    await begin(services)

    async def is_renewed() -> bool:
        left: float | None = await getattr(services.computers, seconds)()
        return left == lease

    async with process(database, clock, slow):
        await slow.begun.wait()
        await until(is_renewed)
        clock.advance(lease - 1)
        await until(is_renewed)


async def test_a_bot_that_leaves_matches_to_others_thinks_for_people_who_wait(database: Database, clock: Clock) -> None:
    mind = InlineThinkers(0)
    async with process(database, clock, mind) as (services, _):
        await waiting_match(services)
        over = await services.start_match()
        await services.matches.resign(over, ANN)
        assert await services.computers.review(over, ANN) == 0
        terms = Terms(GAMES["druid-y"], "size=4", player=0)
        small = await services.challenges.create(terms, ANN, [computer(1)], HERE, "en")
        assert small.match
        assert (await services.computers.hint(small.match, ANN)).move
        await asyncio.sleep(0.1)
    assert [job.kind for job in mind.jobs] == ["hint"]
