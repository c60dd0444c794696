"""Deadlines: due actions, the other players' options once a player is overdue, and notices."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from matches.clocks import clock_updates
from matches.clocks.absence_service import Absence, read_absence
from matches.clocks.lateness import give_time
from matches.core.base_service import Service
from matches.core.clock import DAY, HOUR, SILENCE, read_clock
from matches.core.match_errors import MatchError, VoidMatch
from matches.core.models import Holder, Match, Person, Preferences, Seat
from matches.core.time_spans import reminder
from matches.people.block_service import check_blocks
from matches.people.preference_service import read_preferences
from matches.playing import match_queries
from matches.playing.match_rules import check_player, check_waits
from matches.playing.match_service import Deed, MatchService
from matches.playing.reply_queries import UNHEARD, is_heard
from matches.posting import outbox_queries
from matches.posting.outbox import aside, in_match, queue_another
from matches.posting.posts import QueuedPost
from store import Store, rows, schema
from store.due_queue import TRIED_AGAIN_AFTER, DueQueue
from store.transactions import Transaction

NUDGE_AFTER: Final = DAY
"""Seconds without a move, in a match without a clock, before others may nudge; also between two nudges."""
UNREAD: Final = "unread"
"""Kind of the post that says since when (`number`) replies in a place could not be read."""
OUTAGE_AFTER: Final = 120
"""Seconds after a due action; if it was not done until then, no bot was running."""
LATE: Final = 60
"""Seconds within which a reminder is posted; one that comes later leaves at least an hour on a strict clock."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A message about a player's time, with the current match."""

    kind: str
    match: Match
    preferences: Preferences
    """Preferences of the player to move."""
    absence: Absence | None = None


class DeadlineService(Service):
    """Acting on deadlines. Each change is one transaction, which also queues its posts."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        due_at, deadline, woken = schema.matches.c.due_at, schema.matches.c.deadline, store.signals.deadlines
        self.queue = DueQueue(
            store, clock, schema.matches.c.id, due_at, woken, furthest=TRIED_AGAIN_AFTER, unless=due_at <= deadline
        )
        """Matches with a due action. Announced deadlines are not corrected."""
        self.is_answered: Callable[[], Awaitable[bool]] = _is_always_answered
        """Returns whether Discord answers requests; asked before a strict clock falls."""

    # Due actions

    async def handle_due(self, match_id: int) -> None:
        """Do the due action of a match, unless another process has.

        Remind the player to move, or handle their deadline: with a strict clock they are put out, but get another hour
        if the bot was away at the deadline (`was_away`). That waits while replies are yet to be read.
        """
        with suppress(VoidMatch):
            is_answered = not await self._is_about_to_fall(match_id) or await self.is_answered()
            async with self._matches.changing(match_id) as (transaction, match):
                if await self.queue.is_due(transaction, match_id):
                    await self._handle_due(transaction, match, self._now(), is_answered)

    async def _is_about_to_fall(self, match_id: int) -> bool:
        """Return whether the strict clock of a match has run out."""
        async with self._store.read(once=True) as transaction:
            row = await match_queries.match(transaction, match_id)
        if row is None or row.deadline is None or self._now() < row.deadline:
            return False
        return read_clock(row.clock or "").strict

    # Actions of other players

    async def claim_timeout(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Put out the overdue player to move, and return the match. Raises MatchError."""
        return await self._matches.act(match_id, person, self.allow_claim, seen)

    async def nudge(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Remind the player to move on behalf of another, at most once a day. Raises MatchError."""
        async with self._matches.changing(match_id, user=person.user) as (transaction, match):
            check_waits(match, check_player(match, person.user, seen))
            now = self._now()
            check_late(match, nudge_at(match), now, "nudge-early")
            if match.mover and not match.mover.user:
                raise MatchError("nudge-team", match=match, team=match.mover.name)
            if match.mover:
                await check_blocks(transaction, [match.mover.person], person.user)
            before = await outbox_queries.latest(transaction, "nudge", match.id, match.entries)
            if before is not None and now < before + NUDGE_AFTER:
                raise MatchError("nudged-before", until=before + NUDGE_AFTER)
            await self._announce(transaction, match, "nudge", is_personal=True)
        return match

    async def give_day(self, match_id: int, person: Person, seen: int | None = None) -> Match:
        """Give the player to move another day, once less than a day is left. Raises MatchError."""
        return await self._matches.act(match_id, person, self.allow_day, seen)

    # What whoever has a seat may do

    async def allow_claim(self, transaction: Transaction, match: Match, seat: Seat) -> Deed[Match]:
        """Let a seat's player put out the overdue player to move. Raises MatchError."""
        check_waits(match, seat)
        await check_overdue(transaction, match, self._now())
        if not await is_heard(transaction, match.place.guild, self._now()):
            raise MatchError("claim-unheard")
        return partial(self._put_out, transaction, match)

    async def allow_day(
        self, transaction: Transaction, match: Match, seat: Seat, deadline: int | None = None
    ) -> Deed[Match]:
        """Let a seat's player give the player to move another day: less than one is left. Raises MatchError.

        `deadline`: the one to which the day is to be added, if that has been said.
        """
        check_waits(match, seat)
        if match.deadline is None:
            raise MatchError("no-clock")
        if match.deadline >= self._now() + DAY:
            raise MatchError("day-not-needed", until=match.deadline)
        if deadline not in (None, match.deadline):
            raise MatchError("motion-lapsed", match=match)
        return partial(self._add_day, transaction, match)

    async def tell_unread(self, matches: Sequence[int], since: int) -> None:
        """Tell the place of some matches that what was said there since a moment could not be read.

        Players to move under a strict clock have an hour from now at least. A place is told once, and of further gaps
        below the same board after an hour at the earliest.
        """
        is_told = False
        for match_id in matches:
            with suppress(MatchError):  # it is void, or gone
                async with self._matches.changing(match_id) as (transaction, match):
                    if match.mover is None:
                        continue
                    now = self._now()
                    told = await outbox_queries.latest(transaction, UNREAD, match_id, match.entries)
                    if told is not None and (now < told + HOUR or since <= told):
                        return
                    if not is_told:
                        columns = in_match(match_id, match.place) | {"entry": match.entries, "number": since}
                        await outbox_queries.add(transaction, UNREAD, now, match_id, **columns)
                        is_told = True
                    if match.clock.strict and match.overdue_at < now + HOUR:
                        await self._give_hour(transaction, match, match.mover, now)

    # Notices

    async def notice(self, post: QueuedPost) -> Notice | None:
        """Return the notice of a queued post; None if it is obsolete. A reminder that comes late gives time first."""
        if post.kind == "reminder" and self._now() > post.created_at + LATE:
            await self._make_up(post)
        match = await self._matches.get(post.subject)
        async with self._store.read() as transaction:
            of_absence = post.kind in ("away", "back")
            row = await rows.get(transaction, schema.absences, {"id": post.number}) if of_absence else None
            user = match.mover.user if match.mover else None
            preferences = await read_preferences(transaction, user)
        notice = Notice(post.kind, match, preferences, row and read_absence(row))
        return notice if is_true(notice, post, self._now()) else None

    async def start_when_shown(self, post: QueuedPost) -> None:
        """Start the time of the player to move now, if their board is about to be posted later than usual."""
        if self._now() >= post.created_at + clock_updates.SHOWN_WITHIN:
            async with self._matches.changing(post.subject) as (transaction, match):
                if match.entries == post.entry:
                    await clock_updates.start_when_shown(transaction, match, self._now(), is_shown_now=True)

    async def tell_unshown(self, post: QueuedPost) -> None:
        """Queue a notice to the player to move that their board cannot be posted, once."""
        await self._tell_once(post, "unshown", is_personal=True)

    async def tell_unreached(self, post: QueuedPost) -> None:
        """Queue a notice to all others that the player to move could not be told of their turn, once."""
        await self._tell_once(post, "unreached")

    async def _tell_once(self, post: QueuedPost, kind: str, *, is_personal: bool = False) -> None:
        async with self._matches.changing(post.subject) as (transaction, match):
            if match.turn is None or match.entries != post.entry:
                return
            shown = await outbox_queries.was_shown(transaction, match.id, match.entries, match.turn)
            if not (shown or await outbox_queries.count(transaction, kind, match.id, match.entries)):
                await self._announce(transaction, match, kind, is_personal=is_personal)

    async def _handle_due(self, transaction: Transaction, match: Match, now: int, is_answered: bool) -> None:
        if await clock_updates.start_when_shown(transaction, match, now) != match:
            return  # due again near the new deadline
        mover = match.mover
        if mover is None:
            await match_queries.change_match(transaction, match.id, due_at=None)
        elif now < match.overdue_at:
            await self._remind(transaction, match, now)
        elif match.ballot and match.ballot.count:  # about to be closed: no bot was running when it was due
            await match_queries.change_match(transaction, match.id, due_at=now + TRIED_AGAIN_AFTER)
        elif not match.clock.strict:
            await self._announce(transaction, match, "late")
            await match_queries.change_match(transaction, match.id, due_at=None)
        elif not await is_heard(transaction, match.place.guild, now):
            await match_queries.change_match(transaction, match.id, due_at=now + UNHEARD)
        elif not is_answered or await was_away(transaction, match, now):
            await self._give_hour(transaction, match, mover, now)
        else:
            await self._put_out(transaction, match, mover.holder)

    async def _give_hour(self, transaction: Transaction, match: Match, mover: Seat, now: int) -> None:
        """Give the player to move another hour and notify them, postponed to the end of their quiet hours.

        Nobody is notified of a team: its board says when the vote closes.
        """
        night = mover.quiet.around(now)
        begins = night.end if night else now
        match = await clock_updates.set_deadline(transaction, match, begins - now + HOUR, now)
        await give_time(transaction, match, HOUR, now)
        if night:
            await match_queries.change_match(transaction, match.id, due_at=begins)
        elif mover.user and not await _is_reminder_waiting(transaction, match):
            await self._announce(transaction, match, "reminder", is_personal=True)

    async def _make_up(self, post: QueuedPost) -> None:
        """Give a player whose reminder is posted late an hour from now, on a strict clock that is about to fall."""
        async with self._matches.changing(post.subject) as (transaction, match):
            now = self._now()
            if match.mover and match.clock.strict and match.entries == post.entry and _ends_soon(match, now):
                await clock_updates.set_deadline(transaction, match, HOUR, now)
                await give_time(transaction, match, HOUR, now)

    async def _remind(self, transaction: Transaction, match: Match, now: int) -> None:
        """Remind the player to move, if they want reminders; postponed to the end of their quiet hours. A team is not
        reminded. A strict clock leaves an hour to those whose reminder was due while no bot was running.
        """
        assert match.mover
        due = reminder(match.turn_at, match.overdue_at, match.mover.lead, match.mover.quiet)
        preferences = await read_preferences(transaction, match.mover.user)
        night = clock_updates.quiet_hours(preferences).around(now)
        if night and night.end < match.overdue_at:
            await match_queries.change_match(transaction, match.id, due_at=night.end)
        elif night or preferences.notify == "none" or not (preferences.lead and match.mover.user):
            await match_queries.change_match(transaction, match.id, due_at=match.overdue_at)
        elif match.clock.strict and due and now > due + OUTAGE_AFTER and _ends_soon(match, now):
            await self._give_hour(transaction, match, match.mover, now)
        else:
            await self._announce(transaction, match, "reminder", is_personal=True)
            await match_queries.change_match(transaction, match.id, due_at=match.overdue_at)

    async def _add_day(self, transaction: Transaction, match: Match, _: Holder) -> Match:
        """Give the player to move another day, and say so in the match's place."""
        now = self._now()
        left = await clock_updates.time_left(transaction, match, now)
        changed = await clock_updates.set_deadline(transaction, match, left + DAY, now)
        await give_time(transaction, match, DAY, now)
        await queue_another(transaction, "day", now, changed, **in_match(match.id, match.place))
        return changed

    async def _put_out(self, transaction: Transaction, match: Match, author: Holder) -> Match:
        """Enter the timeout of the player to move; `author` claims it."""
        assert match.mover
        state = match.state.drop(match.mover.player, "time")
        return await self._matches.enter(transaction, match, match.mover, state, author)

    async def _announce(self, transaction: Transaction, match: Match, kind: str, *, is_personal: bool = False) -> None:
        """Queue another notice of a kind about the latest board. `is_personal`: for the player to move alone."""
        columns = (aside if is_personal else in_match)(match.id, match.place)
        await queue_another(transaction, kind, self._now(), match, **columns)


async def _is_always_answered() -> bool:
    """Return True, for a process without Discord."""
    return True


def is_true(notice: Notice, post: QueuedPost, now: int) -> bool:
    """Return whether a notice is still true and not already known to its recipient from a board in direct messages."""
    match = notice.match
    if match.mover is None:
        return False
    if post.kind in ("away", "back"):
        return notice.absence is not None and (post.kind == "back" or notice.absence.lasts(now))
    if post.kind == "pause":
        return match.paused_until is not None and now < match.paused_until
    late = now >= match.overdue_at
    states = {"late": late, "reminder": not late, "direct_message": not match.is_board_elsewhere}
    return match.entries == post.entry and states.get(post.kind, True)


def nudge_at(match: Match) -> int:
    """Return the earliest time at which the player to move may be nudged."""
    return match.overdue_at if match.clock else match.overdue_at - SILENCE + NUDGE_AFTER


async def was_away(transaction: Transaction, match: Match, now: int) -> bool:
    """Return whether the bot was away when the time of the player to move ran out.

    It was if it did not notice, or if a reminder about this turn did not get through.
    """
    if now > match.overdue_at + OUTAGE_AFTER:
        return True
    return await outbox_queries.has_failed(transaction, "reminder", match.id, match.entries)


async def _is_reminder_waiting(transaction: Transaction, match: Match) -> bool:
    return await outbox_queries.is_waiting(transaction, "reminder", match.id, match.entries)


def _ends_soon(match: Match, now: int) -> bool:
    """Return whether the time of the player to move runs out within an hour, but has not yet."""
    return now < match.overdue_at < now + HOUR


async def check_overdue(transaction: Transaction, match: Match, now: int) -> None:
    """Raise MatchError unless the time of the player to move may be claimed.

    That of a team that has voted may not: its ballot was to close before, and is about to. On a strict clock that of
    somebody who is about to get another hour may not, either, nor that of somebody whom their board has not reached.
    """
    if match.mover and await clock_updates.is_unshown(transaction, match, now):
        raise MatchError("claim-unshown", player=match.mover.name, days=SILENCE // DAY)
    check_late(match, match.overdue_at, now, "claim-early")
    if match.clock.strict and await was_away(transaction, match, now):
        check_late(match, now + HOUR, now, "claim-early")
    if match.ballot and match.ballot.count:
        raise MatchError("moved-on", match=match)


def check_late(match: Match, moment: int, now: int, code: str) -> None:
    """Raise MatchError of a code, with the moment in its data, if `now` is before it."""
    if now < moment:
        clock = "none" if not match.clock else "strict" if match.clock.strict else "friendly"
        player = match.mover.name if match.mover else ""
        raise MatchError(code, until=moment, player=player, clock=clock, days=SILENCE // DAY)
