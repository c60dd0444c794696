"""Common base of services: store, clock, and a limit on each person's search jobs."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from matches.core.match_errors import MatchError
from store import Store
from thinking import FIRST, Job, Thinkers

MOST_THOUGHTS: Final = 2
"""Search jobs that a person may wait for at the same time."""

LONGEST_WAIT: Final = 10.0
"""Seconds after which a waiting person gets the best result found so far."""


class Service:
    """A service with a store and an injected clock."""

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
    """People who wait for search jobs. Each may wait for a few, so that all are served."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thoughts: Counter[int] = Counter()
        """Number of jobs by user."""

    @property
    def waiting(self) -> int:
        """Number of jobs that people wait for."""
        return self._thoughts.total()

    async def think(self, user: int, job: Job) -> Any:
        """Run a job in a search process for a waiting user. Raises MatchError("hints-waiting")."""
        with self.one_more(user):
            return await self._thinkers.think(job, FIRST, user)

    @contextmanager
    def one_more(self, user: int) -> Iterator[None]:
        """Count a user as waiting in the context. Raises MatchError("hints-waiting")."""
        if self._thoughts[user] >= MOST_THOUGHTS:
            raise MatchError("hints-waiting", most=MOST_THOUGHTS)
        self._thoughts[user] += 1
        try:
            yield
        finally:
            self._thoughts -= Counter([user])  # drops zero counts
