"""Work that takes long: one piece at a time, and one at most for each person, so that nobody holds up the others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from matches import MatchError


class Queue:
    """Those who wait take turns in the order in which they came."""

    def __init__(self, what: str) -> None:
        """`what` is the word for the work in the refusal."""
        self._what = what
        self._lock = asyncio.Lock()
        self._people: set[int] = set()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncIterator[None]:
        """Wait for somebody's turn. Raises MatchError("one-at-a-time") while they wait for another of theirs."""
        if user in self._people:
            raise MatchError("one-at-a-time", what=self._what)
        self._people.add(user)
        try:
            async with self._lock:
                yield
        finally:
            self._people.discard(user)
