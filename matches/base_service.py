"""What the services have in common: the store, what time it is, and for how much at once each person may wait."""

import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from matches.match_errors import MatchError
from matches.store import Store
from thinking import FIRST, Job, Thinkers

CLOCK_TOLERANCE: Final = 5
"""Seconds by which the machine's clock may be set back unnoticed; nothing waits longer for it than that."""

MOST_THOUGHTS: Final = 2
"""How many thoughts a person may wait for at the same time."""

LONGEST_WAIT: Final = 10.0
"""Seconds after which a person who waits is told what has been found by then."""


class Service:
    """A service that works on the store, by a clock that it is given."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def _now(self) -> int:
        """Return the current time in whole seconds since 1970."""
        return int(self._clock().timestamp())


class ClockWatch:
    """Notices when the machine's clock has been set back. At the first look nobody knows whether it has."""

    def __init__(self) -> None:
        self._latest = math.inf

    async def look(self, now: int, correct: Callable[[bool], Awaitable[None]]) -> None:
        """Call `correct` at the first look, with False, and with True if the clock has gone back since the last look.

        If it fails, the next look calls it again.
        """
        if now + CLOCK_TOLERANCE < self._latest:
            await correct(self._latest != math.inf)
        self._latest = now


class WaitingPeople:
    """People who wait for something to be thought about. Each may wait for a few things, so that all are served."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thoughts: Counter[int] = Counter()
        """By user, how many they wait for."""

    @property
    def waiting(self) -> int:
        """For how many thoughts people wait."""
        return self._thoughts.total()

    async def think(self, user: int, job: Job) -> Any:
        """Have a process do a job that a user waits for. Raises MatchError("hints-waiting")."""
        with self.one_more(user):
            return await self._thinkers.think(job, FIRST, user)

    @contextmanager
    def one_more(self, user: int) -> Iterator[None]:
        """Have a user wait for what is done in the context. Raises MatchError("hints-waiting")."""
        if self._thoughts[user] >= MOST_THOUGHTS:
            raise MatchError("hints-waiting", most=MOST_THOUGHTS)
        self._thoughts[user] += 1
        try:
            yield
        finally:
            self._thoughts -= Counter([user])  # those at zero go
