"""Queues for work that takes long, so that nobody holds up the others."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from matches import MatchError


class Queue:
    """Lets one person at a time do some work, in the order in which they came."""

    def __init__(self, what: str) -> None:
        """Make a queue; `what` is the name of the work in the refusal."""
        self._what = what
        self.alone = asyncio.Lock()
        """Held by the one who does the work."""
        self._users: set[int] = set()

    @contextmanager
    def entry(self, user: int) -> Iterator[None]:
        """Have a user in the queue as long as the context lasts; they may do first what holds up nobody.

        Raises MatchError("one-at-a-time") if they are in the queue already.
        """
        if user in self._users:
            raise MatchError("one-at-a-time", what=self._what)
        self._users.add(user)
        try:
            yield
        finally:
            self._users.discard(user)

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait for a user's turn, which lasts as long as the context. Raises MatchError like `entry`."""
        with self.entry(user):
            async with self.alone:
                yield
