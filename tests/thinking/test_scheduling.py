"""Fair turns: by person and by kind of work."""

import asyncio
from contextlib import suppress

from thinking.scheduling import FairLock, FairShares, WaitingQueue


async def order_of(*users: int) -> list[int]:
    """Return in which order users have their turns who come one after the other while somebody is busy."""
    turns, served = FairLock(), []

    async def come(user: int) -> None:
        async with turns.of(user):
            served.append(user)
            await asyncio.sleep(0)

    await asyncio.gather(*map(come, users))
    return served


async def test_users_take_turns_however_much_each_waits_for():
    assert await order_of(1, 1, 1, 1, 2, 2, 3) == [1, 2, 3, 1, 2, 1, 1]


async def test_whoever_had_a_turn_waits_for_somebody_who_had_none_and_came_later():
    assert await order_of(1, 1, 2) == [1, 2, 1]


async def test_whoever_stops_waiting_leaves_the_turn_to_the_next():
    given = []
    line: WaitingQueue[str] = WaitingQueue(given.append)
    first, second = (asyncio.create_task(line.wait(user)) for user in (1, 2))
    await asyncio.sleep(0)
    first.cancel()
    line.give("a place")
    second.cancel()
    for task in (first, second):
        with suppress(asyncio.CancelledError):
            await task
    assert given == ["a place"]
    assert not line


def served(shares: FairShares, jobs: dict[int, float], count: int) -> list[int]:
    """Return which kind is next, so many times, where all kinds wait and each job takes its kind's seconds."""
    for kind in jobs:
        shares.begin(kind)
    found = []
    for _ in range(count):
        kind = shares.next([*jobs])
        found.append(kind)
        shares.begin(kind)
        shares.end(kind, jobs[kind])
    return found


def test_each_kind_gets_its_share_of_the_time_where_all_wait():
    found = served(FairShares((4, 2, 1)), {0: 1, 1: 1, 2: 1}, 700)
    assert [found.count(kind) for kind in range(3)] == [400, 200, 100]
    assert found[:3] == [0, 1, 2]


def test_short_work_goes_on_beside_long_work():
    """A turn of ten seconds is followed by as many glances of half a second as make up for it."""
    found = served(FairShares((4, 2, 1)), {1: 10, 2: 0.5}, 330)
    assert found.count(2) == 10 * found.count(1)


def test_nobody_saves_up_a_share_that_was_not_used():
    shares = FairShares((1, 1))
    served(shares, {1: 1}, 100)
    assert served(shares, {0: 1}, 1) == [0]
    shares.begin(0)
    shares.end(0, 5)
    assert shares.next([0, 1]) == 1


def test_time_that_nobody_else_wanted_is_not_held_against_a_kind():
    shares = FairShares((1, 1))
    for _ in range(100):
        shares.begin(1)
        shares.end(1, 1)
    assert served(shares, {0: 1, 1: 1}, 4) == [0, 1, 0, 1]
