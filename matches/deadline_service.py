"""Time while it runs: what falls due, what the others may do once a player is overdue, and who is away."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from matches import clock_updates
from matches.base_service import ClockWatch, Service
from matches.challenge_rules import check_blocks
from matches.clocks import DAY, HOUR, SILENCE
from matches.match_errors import MatchError
from matches.match_rules import check_opponent
from matches.match_service import MatchService
from matches.models import Match, Person, Preferences, QueuedPost
from matches.preference_service import read_preferences
from matches.store import Store, clock_queries, match_queries, outbox_queries
from matches.store.transactions import Transaction
from matches.time_spans import Span, days_left

MOST_DAYS: Final = 30
"""For how many days in a calendar year somebody can be away."""
PATIENCE: Final = DAY
"""How long nobody need move where there is no clock, before the others may nudge; and from one nudge to the next."""
TRIED_AGAIN_AFTER: Final = 600
UNNOTICED: Final = 1_800
"""How long after a deadline that nobody acted on it is plain that no bot was running."""


@dataclass(frozen=True, slots=True)
class Absence:
    """When somebody is away; `matches` is how many of their matches have been told."""

    id: int
    user: int
    span: Span
    matches: int = 0


@dataclass(frozen=True, slots=True)
class Notice:
    """What there is to say about somebody's time, in a match as it is now."""

    kind: str
    match: Match
    preferences: Preferences
    """Of the player to move."""
    absence: Absence | None = None


class DeadlineService(Service):
    """Every change is one transaction, with the promise to post what follows from it."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self.woken = store.signals.deadlines
        """Set when something may fall due sooner than was known."""
        self._watch = ClockWatch()

    # What falls due

    async def due(self, limit: int = 50) -> Sequence[int]:
        """The matches of which something is due, by their ids."""
        async with self._store.read() as transaction:
            return await clock_queries.due(transaction, self._now(), limit)

    async def seconds_to_next(self) -> float | None:
        """How long until something is due; None when nothing will be."""
        await self._watch.look(self._now(), self._put_right)
        async with self._store.read() as transaction:
            due = await clock_queries.next_due(transaction)
        return None if due is None else max(0.0, float(due - self._now()))

    async def handle_due(self, match_id: int) -> None:
        """Does what is due of a match, unless another process has: reminds the player to move, tells that their time
        is up or, where the clock is strict, puts them out for it. Nobody loses because the bot was not there: who could
        not have moved in time has an hour from its return.
        """
        async with self._matches.changing(match_id) as (transaction, match):
            now = self._now()
            if not await clock_queries.is_due(transaction, match_id, now):
                return
            await self._act(transaction, match, now)

    async def postpone(self, match_id: int) -> None:
        """Leaves for later what is due of a match, after it went wrong."""
        async with self._store.write() as transaction:
            await match_queries.change_match(transaction, match_id, due_at=self._now() + TRIED_AGAIN_AFTER)

    async def _put_right(self, _: bool) -> None:
        """Looks now at what was left for later by a clock that ran ahead; deadlines stay as people were told them."""
        async with self._store.write() as transaction:
            now = self._now()
            await clock_queries.put_right(transaction, now, now + TRIED_AGAIN_AFTER)

    # What the others may do

    async def claim_timeout(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Puts out the player to move, who is overdue. Raises MatchError."""
        async with self._matches.changing(match_id) as (transaction, match):
            check_opponent(match, person.user, seen)
            check_time(match.overdue_at, self._now())
            return await self._put_out(transaction, match, person)

    async def nudge(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Has the player to move told once more, once a day at most. Raises MatchError."""
        async with self._matches.changing(match_id) as (transaction, match):
            check_opponent(match, person.user, seen)
            now = self._now()
            check_time(nudge_at(match), now)
            if match.mover:
                await check_blocks(transaction, [Person(match.mover.user, match.mover.name)], person.user)
            before = await outbox_queries.latest(transaction, "nudge", match.id, match.entries)
            if before is not None and now < before + PATIENCE:
                raise MatchError("nudged-before", until=before + PATIENCE)
            await self._announce(transaction, match, "nudge")
        return match

    async def give_day(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Gives the player to move a day more, once less than a day is left. Raises MatchError."""
        async with self._matches.changing(match_id) as (transaction, match):
            check_opponent(match, person.user, seen)
            now = self._now()
            if match.deadline is None:
                raise MatchError("no-clock")
            if match.deadline >= now + DAY:
                raise MatchError("day-not-needed", until=match.deadline)
            changed = await clock_updates.set_deadline(transaction, match, max(match.deadline, now) + DAY, now)
            await self._announce(transaction, changed, "day")
        return changed

    # Who is away

    async def begin_absence(self, user: int, days: int) -> Absence:
        """Begins an absence: the time that somebody has in any match stands still. Raises MatchError.

        A deadline that has passed stays where it is.
        """
        async with self._store.write() as transaction:
            now = self._now()
            before = await self._absences(transaction, user)
            if running := _running(before, now):
                raise MatchError("away", until=running.span.end)
            left = days_left([one.span for one in before], now, MOST_DAYS)
            if not 0 < days <= left:
                raise MatchError("away-spent", most=MOST_DAYS, left=left)
            span = Span(now, now + days * DAY)
            absence = await clock_queries.add_absence(transaction, user, *span)
            told = await self._tell_all(transaction, user, "away", absence, [], [span])
        return Absence(absence, user, span, told)

    async def end_absence(self, user: int) -> Absence:
        """Ends an absence with the day that has begun, which keeps deadlines at their time of day; days that have not
        are given back. Raises MatchError.
        """
        async with self._store.write() as transaction:
            now = self._now()
            running = _running(await self._absences(transaction, user), now)
            if running is None:
                raise MatchError("not-away")
            begun = (now - running.span.begin) // DAY + 1
            span = Span(running.span.begin, running.span.begin + begun * DAY)
            if span == running.span:
                raise MatchError("away-ends", until=span.end)
            await clock_queries.end_absence(transaction, running.id, span.end)
            told = await self._tell_all(transaction, user, "back", running.id, [running.span], [span])
        return Absence(running.id, user, span, told)

    # What is posted

    async def notice(self, post: QueuedPost) -> Notice | None:
        """What a post promised to say; None when that is no longer true."""
        match = await self._matches.get(post.subject)
        async with self._store.read() as transaction:
            row = await clock_queries.absence(transaction, post.number) if post.kind in ("away", "back") else None
            user = match.mover.user if match.mover else 0
            preferences = await read_preferences(transaction, user)
        absence = row and Absence(row.id, row.user, Span(row.starts_at, row.ends_at))
        word = Notice(post.kind, match, preferences, absence)
        return word if is_true(word, post, self._now()) else None

    async def _act(self, transaction: Transaction, match: Match, now: int) -> Match:
        """The match after what is due of it was done."""
        mover = match.mover
        if mover is None:
            await match_queries.change_match(transaction, match.id, due_at=None)
        elif now < match.overdue_at:
            await self._remind(transaction, match, now)
        elif not match.clock.strict:
            await self._announce(transaction, match, "late", due_at=None)
        elif now > match.overdue_at + UNNOTICED:
            match = await clock_updates.set_deadline(transaction, match, now + HOUR, now)
            await self._announce(transaction, match, "reminder")
        else:
            match = await self._put_out(transaction, match, Person(mover.user, mover.name))
        return match

    async def _remind(self, transaction: Transaction, match: Match, now: int) -> None:
        """Reminds the player to move, as they like it; in their quiet hours, after these."""
        assert match.mover
        preferences = await read_preferences(transaction, match.mover.user)
        night = clock_updates.quiet_hours(preferences).around(now)
        if night and night.end < match.overdue_at:
            await match_queries.change_match(transaction, match.id, due_at=night.end)
        elif night or preferences.notify == "none" or not preferences.lead:
            await match_queries.change_match(transaction, match.id, due_at=match.overdue_at)
        else:
            await self._announce(transaction, match, "reminder", due_at=match.overdue_at)

    async def _put_out(self, transaction: Transaction, match: Match, person: Person) -> Match:
        """Enters that the time of the player to move is up; `person` is who brings it about."""
        assert match.mover
        state = match.state.drop(match.mover.player, "time")
        return await self._matches.enter(transaction, match, match.mover, state, person)

    async def _announce(self, transaction: Transaction, match: Match, kind: str, **values: int | None) -> None:
        """Promises one more word of a kind about the latest board, and sets columns of the match."""
        await outbox_queries.add_another(transaction, kind, self._now(), match.id, match.entries)
        if values:
            await match_queries.change_match(transaction, match.id, **values)

    async def _tell_all(
        self, transaction: Transaction, user: int, kind: str, number: int, before: list[Span], after: list[Span]
    ) -> int:
        """Moves the deadlines of somebody whose absence changes, and tells their matches with a clock. How many."""
        told, now = 0, self._now()
        for match in await self._matches.load_open(transaction, user):
            if match.waits_for(user) and now < match.overdue_at:
                await clock_updates.shift(transaction, match, before, after, now)
            if match.clock:
                told += 1
                await outbox_queries.add(transaction, kind, now, match=match.id, entry=match.entries, number=number)
        return told

    async def _absences(self, transaction: Transaction, user: int) -> list[Absence]:
        rows_found = await clock_queries.absences_of(transaction, user)
        return [Absence(row.id, user, Span(row.starts_at, row.ends_at)) for row in rows_found]


def is_true(word: Notice, post: QueuedPost, now: int) -> bool:
    """Whether what was promised to be said still holds."""
    match = word.match
    if match.mover is None:
        return False
    if post.kind in ("away", "back"):
        return word.absence is not None and (post.kind == "back" or now < word.absence.span.end)
    if post.kind == "pause":
        return match.paused_until is not None and now < match.paused_until
    late = now >= match.overdue_at
    return match.entries == post.entry and {"late": late, "reminder": not late}.get(post.kind, True)


def nudge_at(match: Match) -> int:
    """From when on the player to move may be nudged."""
    return match.overdue_at if match.clock else match.overdue_at - SILENCE + PATIENCE


def check_time(moment: int, now: int) -> None:
    """Raises MatchError where something comes too early."""
    if now < moment:
        raise MatchError("too-early", until=moment)


def _running(absences: Sequence[Absence], now: int) -> Absence | None:
    """The absence that goes on; there is never more than one."""
    return next((one for one in absences if one.span.holds(now)), None)
