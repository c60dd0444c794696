"""What the services have in common: the store, what time it is, and for how much at once each person may wait."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from matches.match_errors import MatchError
from store import Store
from thinking import FIRST, Job, Thinkers

MOST_THOUGHTS: Final = 2
"""How many thoughts a person may wait for at the same time."""

LONGEST_WAIT: Final = 10.0
"""Seconds after which a person who waits is told what has been found by then."""


class Service:
    """A service that works on the store, by a clock that it is given."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self.clock = clock
        """Returns the current time."""

    def _now(self) -> int:
        """Return the current time in whole seconds since 1970."""
        return int(self.clock().timestamp())

    def _seconds_until(self, moment: int | None) -> float | None:
        """Return the seconds until a moment, 0 if it has passed; None for None."""
        return None if moment is None else max(0.0, float(moment - self._now()))


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
