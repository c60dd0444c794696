"""Fair scheduling: round-robin over users, and weighted shares of time over kinds of work."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 1_000
"""Number of users whose latest turn is remembered."""

T = TypeVar("T")


class RoundRobin:
    """Round-robin order of users: the one whose latest turn is longest ago comes first."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._latest: OrderedDict[int, int] = OrderedDict()
        """The number of each user's latest turn; the oldest first."""

    def latest(self, user: int) -> int:
        """Return a number that grows with the time of a user's latest turn; 0 if none is remembered."""
        return self._latest.get(user, 0)

    def note(self, user: int) -> None:
        """Record that a user has a turn now."""
        self._latest[user] = next(self._numbers)
        self._latest.move_to_end(user)
        if len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)


class WaitingQueue(Generic[T]):
    """A queue of users waiting for a resource, such as a free process."""

    def __init__(self, pass_on: Callable[[T], None]) -> None:
        """Make an empty queue. `pass_on` gets the resource back when its receiver was cancelled in the meantime."""
        self.order = RoundRobin()
        self._pass_on = pass_on
        self._waiting: list[tuple[int, asyncio.Future[T]]] = []
        """Each user and their future, in order of arrival."""

    def __len__(self) -> int:
        return len(self._waiting)

    async def wait(self, user: int) -> T:
        """Wait until it is the user's turn, and return the resource."""
        given: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        place = user, given
        self._waiting.append(place)
        try:
            return await given
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            elif not given.cancelled():
                self._pass_on(given.result())
            raise

    def give(self, thing: T) -> None:
        """Give the resource to the user whose turn it is. Raises ValueError if nobody waits."""
        place = min(self._waiting, key=lambda place: self.order.latest(place[0]))
        self._waiting.remove(place)
        user, given = place
        if given.cancelled():
            self._pass_on(thing)
        else:
            self.order.note(user)
            given.set_result(thing)


class FairLock:
    """A mutex that is granted round-robin by user."""

    def __init__(self) -> None:
        self._busy = False
        self._line: WaitingQueue[None] = WaitingQueue(self._end)

    @asynccontextmanager
    async def of(self, user: int) -> AsyncIterator[None]:
        """Wait for the user's turn, which lasts as long as the context."""
        if self._busy:
            await self._line.wait(user)
        else:
            self._busy = True
            self._line.order.note(user)
        try:
            yield
        finally:
            self._end()

    def _end(self, _: None = None) -> None:
        if self._line:
            self._line.give(None)
        else:
            self._busy = False


class FairShares:
    """Weighted fair sharing of time between kinds of work. A kind cannot save up unused time, nor is the time that it
    had while no other kind waited counted against it.
    """

    def __init__(self, weights: Sequence[int]) -> None:
        """`weights` has one number per kind; ties go to the earlier kind."""
        self._weights = weights
        self._used = [0.0] * len(weights)
        """Time given to each kind, divided by its weight."""
        self._open = [0] * len(weights)
        """Number of waiting and running pieces of work, by kind."""

    def begin(self, kind: int) -> None:
        """Count a piece of work as waiting."""
        if not self._open[kind]:
            others = [used for used, pieces in zip(self._used, self._open, strict=True) if pieces]
            self._used[kind] = max(self._used[kind], min(others, default=max(self._used)))
        self._open[kind] += 1

    def end(self, kind: int, seconds: float) -> None:
        """Count a piece of work as done after so many seconds; 0 if it was given up."""
        self._used[kind] += seconds / self._weights[kind]
        self._open[kind] -= 1

    def next(self, kinds: Sequence[int]) -> int:
        """Return the next of the given kinds."""
        return min(kinds, key=lambda kind: (self._used[kind], kind))
