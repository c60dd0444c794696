"""Absences: days on which the time of one person counts in none of their matches."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from matches import clock_updates
from matches.base_service import Service
from matches.clocks import DAY
from matches.match_errors import MatchError
from matches.match_service import MatchService
from matches.store import Store, clock_queries, outbox_queries
from matches.store.transactions import Transaction
from matches.time_spans import Span, days_left

MOST_DAYS: Final = 30
"""For how many days in a calendar year a person can be away."""


@dataclass(frozen=True, slots=True)
class Absence:
    """An absence of a person."""

    id: int
    user: int
    span: Span
    matches: int = 0
    """In how many of their matches it was announced."""


class AbsenceService(Service):
    """Beginning and ending absences. Each change is one transaction, which also queues the posts about it."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def begin(self, user: int, days: int) -> Absence:
        """Begin an absence of some days from now. A deadline that has passed stays where it is. Raises MatchError."""
        async with self._store.write() as transaction:
            now = self._now()
            before = await self._absences(transaction, user)
            if running := _running(before, now):
                raise MatchError("away", until=running.span.end)
            left = days_left([absence.span for absence in before], now, MOST_DAYS)
            if not 0 < days <= left:
                raise MatchError("away-spent", most=MOST_DAYS, left=left)
            span = Span(now, now + days * DAY)
            absence = await clock_queries.add_absence(transaction, user, *span)
            count = await self._announce(transaction, user, "away", absence, [], [span])
        return Absence(absence, user, span, count)

    async def end(self, user: int) -> Absence:
        """End an absence with the day that has begun, which keeps deadlines at their time of day.

        The days that have not begun do not count for the year. Raises MatchError.
        """
        async with self._store.write() as transaction:
            now = self._now()
            running = _running(await self._absences(transaction, user), now)
            if running is None:
                raise MatchError("not-away")
            days = (now - running.span.begin) // DAY + 1
            span = Span(running.span.begin, running.span.begin + days * DAY)
            if span == running.span:
                raise MatchError("away-ends", until=span.end)
            await clock_queries.end_absence(transaction, running.id, span.end)
            count = await self._announce(transaction, user, "back", running.id, [running.span], [span])
        return Absence(running.id, user, span, count)

    async def _announce(
        self, transaction: Transaction, user: int, kind: str, absence: int, before: list[Span], after: list[Span]
    ) -> int:
        """Move the deadlines of a user whose absences change, and queue a notice in their matches with a clock.

        Return how many notices were queued.
        """
        count, now = 0, self._now()
        for match in await self._matches.load_open(transaction, user):
            if match.waits_for(user) and now < match.overdue_at:
                await clock_updates.shift(transaction, match, before, after, now)
            if match.clock:
                count += 1
                await outbox_queries.add(transaction, kind, now, match=match.id, entry=match.entries, number=absence)
        return count

    async def _absences(self, transaction: Transaction, user: int) -> list[Absence]:
        found = await clock_queries.absences_of(transaction, user)
        return [Absence(row.id, user, Span(row.starts_at, row.ends_at)) for row in found]


def _running(absences: Sequence[Absence], now: int) -> Absence | None:
    """Return the absence that is running; there is never more than one."""
    return next((absence for absence in absences if absence.span.holds(now)), None)
