"""Fair turns: by person, whoever had one longest ago is next; by kind of work, each kind gets its share of the time."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 1_000
"""The number of users whose latest turn is remembered."""

T = TypeVar("T")


class Rota:
    """The order in which users have turns: those who had none lately first, then whoever had one longest ago."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._latest: OrderedDict[int, int] = OrderedDict()
        """By user, the number of their latest turn; the oldest first."""

    def latest(self, user: int) -> int:
        """Return a number that is the larger, the later a user's latest turn was; 0 if they had none lately."""
        return self._latest.get(user, 0)

    def note(self, user: int) -> None:
        """Remember that a user has a turn now."""
        self._latest[user] = next(self._numbers)
        self._latest.move_to_end(user)
        if len(self._latest) > REMEMBERED:
            self._latest.popitem(last=False)


class Line(Generic[T]):
    """Users who wait to be given something, such as a free process."""

    def __init__(self, pass_on: Callable[[T], None]) -> None:
        """Make an empty line. `pass_on` is called with what was given to somebody who has just stopped waiting."""
        self.rota = Rota()
        self._pass_on = pass_on
        self._waiting: list[tuple[int, asyncio.Future[T]]] = []
        """Each user and what they wait for, in the order in which they came."""

    def __len__(self) -> int:
        return len(self._waiting)

    async def wait(self, user: int) -> T:
        """Wait until it is a user's turn, and return what they are given."""
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
        """Give something to the user whose turn it is. Raises ValueError if nobody waits."""
        place = min(self._waiting, key=lambda place: self.rota.latest(place[0]))
        self._waiting.remove(place)
        user, given = place
        if given.cancelled():
            self._pass_on(thing)
        else:
            self.rota.note(user)
            given.set_result(thing)


class Turns:
    """Lets one piece of work go on at a time."""

    def __init__(self) -> None:
        self._busy = False
        self._line: Line[None] = Line(self._end)

    @asynccontextmanager
    async def of(self, user: int) -> AsyncIterator[None]:
        """Wait for a user's turn, which lasts as long as the context."""
        if self._busy:
            await self._line.wait(user)
        else:
            self._busy = True
            self._line.rota.note(user)
        try:
            yield
        finally:
            self._end()

    def _end(self, _: None = None) -> None:
        """Begin the next turn if anybody waits."""
        if self._line:
            self._line.give(None)
        else:
            self._busy = False


class Shares:
    """Divides time between kinds of work by their weights. What a kind leaves unused is not saved up for later, nor is
    what it had while no other wanted it held against it.
    """

    def __init__(self, weights: Sequence[int]) -> None:
        """`weights` has one number for each kind; between kinds with equal claims, the earlier one is next."""
        self._weights = weights
        self._used = [0.0] * len(weights)
        """By kind, the time that it was given, divided by its weight."""
        self._open = [0] * len(weights)
        """By kind, how many pieces of work wait or go on."""

    def begin(self, kind: int) -> None:
        """Count a piece of work that waits from now on."""
        if not self._open[kind]:
            others = [used for used, pieces in zip(self._used, self._open, strict=True) if pieces]
            self._used[kind] = max(self._used[kind], min(others, default=max(self._used)))
        self._open[kind] += 1

    def end(self, kind: int, seconds: float) -> None:
        """Count a piece of work that took so many seconds, as done; 0 for one that was given up."""
        self._used[kind] += seconds / self._weights[kind]
        self._open[kind] -= 1

    def next(self, kinds: Sequence[int]) -> int:
        """Return which of some kinds is next."""
        return min(kinds, key=lambda kind: (self._used[kind], kind))
