"""Absences: days on which a person's time does not count in any match."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.clocks import clock_queries, clock_updates
from matches.core.announcements import Announcement
from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Listing
from matches.core.time_spans import Span, days_left
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import in_match
from store import EVERYTHING, Store, rows, schema
from store.transactions import Transaction

MOST_DAYS: Final = 30
"""Days of absence per person and calendar year."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """A user whose absences have just changed, and when."""

    user: int
    now: int


ATTENDANCE_CHANGED: Final = Announcement[Attendance]()
"""Somebody is away from now on, or is back."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A stored absence, past or future."""

    id: int
    user: int
    span: Span
    """The time that does not count for them."""
    back_at: int | None = None
    """When they came back early."""
    matches: int = 0
    """Matches in which it was announced."""

    def lasts(self, now: int) -> bool:
        """Return whether the absence has neither ended nor been ended early; it may begin within a day."""
        return self.back_at is None and now < self.span.end


class AbsenceService(Service):
    """Beginning and ending absences. Each change is one transaction, which also queues its posts."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def begin(self, user: int, days: int) -> Absence:
        """Begin an absence of `days` days now. Deadlines that have passed do not move. Raises MatchError.

        After an early return it begins at the end of the previous absence's last day.
        """
        # Locks everything, because it moves deadlines in all of the user's matches, and a match might begin meanwhile.
        async with self._store.write(lock=EVERYTHING) as transaction:
            now = self._now()
            before = await self._absences(transaction, user)
            if running := _running(before, now):
                raise MatchError("away", until=running.span.end)
            begins = max([now, *(absence.span.end for absence in before)])
            left = days_left([absence.span for absence in before], begins, MOST_DAYS)
            if not 0 < days <= left:
                raise MatchError("away-spent", most=MOST_DAYS, left=left)
            span = Span(begins, begins + days * DAY)
            matches = await self._times_left(transaction, user)
            absence = await rows.insert(transaction, schema.absences, user=user, starts_at=span.begin, ends_at=span.end)
            count = await self._announce(transaction, matches, "away", absence)
            await ATTENDANCE_CHANGED(transaction, Attendance(user, now))
        return Absence(absence, user, span, matches=count)

    async def end(self, user: int) -> Absence:
        """End a person's absence. Time counts again from the end of the current day of absence, which keeps deadlines
        at their time of day.

        Days not begun do not count towards the year's limit. Raises MatchError.
        """
        async with self._store.write(lock=EVERYTHING) as transaction:
            now = self._now()
            running = _running(await self._absences(transaction, user), now)
            if running is None:
                raise MatchError("not-away")
            days = max((now - running.span.begin) // DAY + 1, 0)
            span = Span(running.span.begin, running.span.begin + days * DAY)
            matches = await self._times_left(transaction, user)
            await rows.update(transaction, schema.absences, {"id": running.id}, ends_at=span.end, back_at=now)
            count = await self._announce(transaction, matches, "back", running.id)
            await ATTENDANCE_CHANGED(transaction, Attendance(user, now))
        return Absence(running.id, user, span, now, count)

    async def _times_left(self, transaction: Transaction, user: int) -> list[tuple[Listing, int | None]]:
        """Return a user's running matches, each with the time left; None if no time runs for the user, or it is up."""
        now = self._now()
        return [
            (
                match,
                await clock_updates.time_left(transaction, match, now)
                if match.waits_for(user) and now < match.overdue_at
                else None,
            )
            for match in await self._matches.load_open(transaction, user)
        ]

    async def _announce(
        self, transaction: Transaction, matches: Iterable[tuple[Listing, int | None]], kind: str, absence: int
    ) -> int:
        """Move the deadlines of a user whose absences changed, so that the time left is unchanged, and queue notices in
        their matches with a clock.

        Return the number of notices.
        """
        count, now = 0, self._now()
        for match, left in matches:
            if left is not None:
                await clock_updates.set_deadline(transaction, match, left, now)
            if match.clock:
                count += 1
                columns = in_match(match.id, match.place) | {"entry": match.entries, "number": absence}
                await outbox_queries.add(transaction, kind, now, match.id, **columns)
        return count

    async def _absences(self, transaction: Transaction, user: int) -> list[Absence]:
        return [read_absence(row) for row in await clock_queries.absences_of(transaction, user)]


def read_absence(row: Row[Any]) -> Absence:
    """Build an absence from its row."""
    return Absence(row.id, row.user, Span(row.starts_at, row.ends_at), row.back_at)


def _running(absences: Sequence[Absence], now: int) -> Absence | None:
    """Return the absence from which a person has not come back; there is at most one."""
    return next((absence for absence in absences if absence.lasts(now)), None)
