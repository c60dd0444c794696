"""Fair queues for slow work."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from matches import MatchError


class Queue:
    """Lets one person at a time do some work, in the order of arrival."""

    def __init__(self, what: str) -> None:
        """Set the name of the work, for the refusal."""
        self._what = what
        self.alone = asyncio.Lock()
        self._users: set[int] = set()

    @contextmanager
    def entry(self, user: int) -> Iterator[None]:
        """Keep a user in the queue during the context, without waiting for their turn.

        Raises MatchError("one-at-a-time") if they are already in the queue.
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
