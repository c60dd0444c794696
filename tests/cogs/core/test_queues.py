"""Queues of work that takes long."""

import asyncio

import pytest

from cogs.core.queues import Queue
from matches import MatchError


async def test_those_who_wait_take_turns_in_the_order_in_which_they_came() -> None:
    queue, done = Queue("film"), []

    async def work(user: int) -> None:
        async with queue.turn(user):
            await asyncio.sleep(0)
            done.append(user)

    await asyncio.gather(*(work(user) for user in (3, 1, 2)))
    assert done == [3, 1, 2]


async def test_nobody_waits_twice_and_whoever_is_done_may_come_again() -> None:
    queue = Queue("film")
    async with queue.turn(1):
        with pytest.raises(MatchError) as refused:
            async with queue.turn(1):
                pass
        assert (refused.value.code, refused.value.data["what"]) == ("one-at-a-time", "film")
    async with queue.turn(1):
        pass


async def test_work_that_fails_or_is_cancelled_makes_room() -> None:
    queue = Queue("film")
    with pytest.raises(ZeroDivisionError):
        async with queue.turn(1):
            raise ZeroDivisionError
    async with queue.turn(2):
        waiting = asyncio.ensure_future(queue.turn(1).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.wait([waiting])
    async with queue.turn(1):
        pass
