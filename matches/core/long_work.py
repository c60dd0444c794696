"""Work that somebody can make long: in a thread, one piece at a time, in turns of the people it is for.

So neither the event loop nor other people wait for a long record. What holds a connection to the database or a lock
must not wait for a turn, and does its work `at_once`.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, ParamSpec, TypeVar

from thinking import FairLock

FEW: Final = 20
"""Largest size of what is done in the event loop: in entries to replay, each of which takes 0.05 to 0.1 ms."""
asking: ContextVar[int] = ContextVar("asking", default=0)
"""User for whom the current task works; 0 for the bot itself."""

P = ParamSpec("P")
T = TypeVar("T")


class LongWork:
    """The long work of a process. A piece of work must not begin another one."""

    def __init__(self) -> None:
        self._turns = FairLock()

    @asynccontextmanager
    async def turn(self, size: int) -> AsyncIterator[None]:
        """Wait for the turn of the user who asks, which lasts as long as the context; work of a small size has none."""
        if size <= FEW:
            yield
            return
        async with self._turns.of(asking.get()):
            yield

    async def run(self, size: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of some work, done when it is the turn of the user who asks."""
        async with self.turn(size):
            return await self.at_once(size, work, *args, **kwargs)

    async def at_once(self, size: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return the result of some work without waiting for a turn."""
        return await asyncio.to_thread(work, *args, **kwargs) if size > FEW else work(*args, **kwargs)
