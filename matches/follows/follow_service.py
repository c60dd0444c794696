"""Following a match that one does not play in: a direct message at its end, or a digest of each day."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.clocks.clock import DAY, HOUR
from matches.clocks.time_spans import Quiet, next_hour
from matches.follows import follow_queries
from matches.match_errors import MatchError
from matches.models import Listing, Match, Preferences, QueuedPost
from matches.people import block_queries
from matches.people.preference_service import read_follower, read_preferences
from matches.playing.loading import read_listings
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import when_dropped, when_sent
from store import Store, schema
from store.due_queue import DueQueue
from store.transactions import Transaction

MOST: Final = 25
"""How many matches one person can follow."""
MOST_FOLLOWERS: Final = 200
"""How many people can follow one match: all of them are written to when it ends."""
MORNING: Final = 8
"""The hour of the day at which digests come, by the clocks of who gets them."""
LEAST_APART: Final = 12 * HOUR
"""Seconds between two digests of a person at least, where one came late or they have moved."""
FURTHEST: Final = 3 * DAY
"""Seconds until the next digest is due, at most."""


@dataclass(frozen=True, slots=True)
class Follow:
    """A match that somebody follows."""

    id: int
    match: Listing
    daily: bool
    """Whether each day's digest tells of it; else there is one message, at its end."""


@dataclass(frozen=True, slots=True)
class Following:
    """What came of a wish to follow a match."""

    match: Match
    daily: bool
    due_at: int | None
    """When the next digest is due; None if the person gets none."""
    is_first: bool
    """Whether the bot has never written to the person because of such a wish."""


@dataclass(frozen=True, slots=True)
class FollowedEnd:
    """The end of a match, for somebody who follows it."""

    match: Match
    user: int
    preferences: Preferences


@dataclass(frozen=True, slots=True)
class Told:
    """What has happened in a match since somebody was told of it last."""

    follow: int
    match: Match
    """The match as it stood when the digest was queued."""
    since: int
    """The entry up to which they were told before."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A person's digest: what has happened in the matches that they follow daily, first what is over."""

    user: int
    preferences: Preferences
    told: tuple[Told, ...]


class FollowService(Service):
    """Who follows which match, and their digests. Several processes may work on them."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        user, due_at, woken = schema.digests.c.user, schema.digests.c.due_at, store.signals.digests
        self.queue = DueQueue(store, clock, user, due_at, woken, furthest=FURTHEST, reschedule=_next_digest)
        """The users whose digest is due."""

    # What somebody follows

    async def follow(self, match_id: int, user: int, language: str | None = None) -> Following:
        """Have a user follow a match, to its end; if they follow it already, leave that as it is.

        They are written to in the language that their Discord has, unless they have chosen one.
        Raises MatchError("no-such-match" | "follow-own" | "match-over" | "follow-blocked" | "too-many-follows" |
        "too-many-followers").
        """
        async with self._matches.changing(match_id, ("user", user)) as (transaction, match):
            await _check(transaction, match, user)
            row = await follow_queries.follow(transaction, user, match.id)
            if row is None:
                await _check_room(transaction, match, user)
                await follow_queries.add(transaction, user=user, match=match.id, entry=match.entries, at=self._now())
            digest = await follow_queries.digest(transaction, user)
            if digest is None:
                await follow_queries.add_digest(transaction, user, language)
            daily = row is not None and row.daily
            return Following(match, daily, digest.due_at if digest and daily else None, is_first=digest is None)

    async def change(self, match_id: int, user: int, *, daily: bool) -> Following:
        """Store how a user wants to hear of a match that they follow. Raises MatchError, also "not-followed"."""
        async with self._matches.changing(match_id, ("user", user)) as (transaction, match):
            row = await follow_queries.follow(transaction, user, match.id)
            if row is None:
                raise MatchError("not-followed", match=match.id)
            await _check(transaction, match, user)
            if row.daily != daily:
                await follow_queries.change(transaction, row.id, daily=daily, entry=match.entries, until=None)
            due = await self._be_due(transaction, user) if daily else None
            return Following(match, daily, due, is_first=False)

    async def stop(self, match_id: int, user: int) -> None:
        """Have a user follow a match no more, if they do."""
        async with self._store.write(lock=("user", user)) as transaction:
            if row := await follow_queries.follow(transaction, user, match_id):
                await follow_queries.remove(transaction, row.id)

    async def take_back(self, match_id: int, user: int) -> None:
        """Undo a first wish to follow a match, as if it had never been: the bot cannot write to the user."""
        async with self._store.write(lock=("user", user)) as transaction:
            if row := await follow_queries.follow(transaction, user, match_id):
                await follow_queries.remove(transaction, row.id)
            if not await follow_queries.of(transaction, user):
                await follow_queries.remove_digest(transaction, user)

    async def of(self, user: int) -> Sequence[Follow]:
        """Return what a user follows, the latest first."""
        async with self._store.read() as transaction:
            rows = await follow_queries.of(transaction, user)
            listings = await read_listings(transaction, [row.match for row in rows])
        return [Follow(row.id, match, row.daily) for row, match in zip(rows, listings, strict=True)]

    async def next_digest(self, user: int) -> int | None:
        """Return when a user's next digest is due; None if they get none."""
        async with self._store.read() as transaction:
            row = await follow_queries.digest(transaction, user)
        return row.due_at if row else None

    async def forget(self, *follow_ids: int) -> None:
        """Delete follows by their ids: who had them may not see the match any more, or cannot be written to."""
        async with self._store.write() as transaction:
            await follow_queries.remove(transaction, *follow_ids)

    async def end_digests(self, user: int) -> None:
        """Delete what a user follows daily: they take no direct messages."""
        async with self._store.write() as transaction:
            await follow_queries.remove_daily(transaction, user)

    # What falls due

    async def publish(self, *users: int) -> None:
        """Queue the digests of some users, unless another process has done it; nothing where nothing has happened.

        However many days were missed, it is one. As long as one waits to be delivered, no other is queued.
        """
        async with self._store.write(lock=[("user", user) for user in users]) as transaction:
            for user in users:
                row = await follow_queries.digest(transaction, user)
                if row and await self.queue.is_due(transaction, user):
                    await self._publish(transaction, row.id, user, self._now())

    # What a queued post tells

    async def end(self, post: QueuedPost) -> FollowedEnd | None:
        """Return what a queued message about the end of a match tells; None if there is no reason for it any more."""
        async with self._store.read() as transaction:
            row = await follow_queries.follow_of_id(transaction, post.subject)
            preferences = await read_follower(transaction, row.user if row else 0)
        match = await self._readable(row) if row else None
        return FollowedEnd(match, row.user, preferences) if row and match else None

    async def digest(self, post: QueuedPost) -> Digest | None:
        """Return what a queued digest tells; None if that is nothing any more."""
        async with self._store.read() as transaction:
            row = await follow_queries.digest_of_id(transaction, post.subject)
            if row is None:
                return None
            preferences = await read_follower(transaction, row.user)
            rows = [each for each in await follow_queries.of(transaction, row.user) if each.daily and each.until]
        found = [(each, await self._readable(each)) for each in rows]
        told = [Told(each.id, match.at(each.until), each.entry) for each, match in found if match]
        over_first = sorted(told, key=lambda each: (each.match.mover is not None, -each.match.moved_at))
        return Digest(row.user, preferences, tuple(over_first)) if told else None

    async def _readable(self, row: Row[Any]) -> Match | None:
        """Return the match that somebody follows; None if the rules cannot replay it any more, or a player blocks them.

        Then they follow it no more.
        """
        with suppress(MatchError):
            match = await self._matches.get(row.match)
            async with self._store.read() as transaction:
                await _check_blocks(transaction, match, row.user)
            return match
        await self.forget(row.id)
        return None

    async def _publish(self, transaction: Transaction, digest: int, user: int, now: int) -> None:
        """Queue a user's digest if there is something to tell, and set when the next one is due."""
        preferences = await read_preferences(transaction, user)
        if not await follow_queries.follows_daily(transaction, user):
            await follow_queries.set_due(transaction, user, None)
            return
        if night := _quiet(preferences).around(now):
            await follow_queries.set_due(transaction, user, night.end)
            return
        if not await follow_queries.is_waiting(transaction, digest) and await follow_queries.begin(transaction, user):
            number = await follow_queries.next_number(transaction, digest)
            columns = {"lane": f"digest {digest}", "bucket": outbox_queries.DIRECT_MESSAGES}
            await outbox_queries.add(transaction, "digest", now, digest, number=number, **columns)
        await follow_queries.set_due(transaction, user, next_morning(now + LEAST_APART, preferences))

    async def _be_due(self, transaction: Transaction, user: int) -> int:
        """Return when a user's next digest is due, which is set if none is."""
        row = await follow_queries.digest(transaction, user)
        if row is None:
            await follow_queries.add_digest(transaction, user)
        if row and row.due_at is not None:
            return int(row.due_at)
        due = await _next_digest(transaction, user, self._now())
        await follow_queries.set_due(transaction, user, due)
        return due


async def _next_digest(transaction: Transaction, user: int, now: int) -> int:
    """Return when a user's next digest is due after now."""
    return next_morning(now, await read_preferences(transaction, user))


@when_sent("followed")
async def _forget_told(transaction: Transaction, follow: int, _: int, __: int) -> None:
    await follow_queries.remove(transaction, follow)


@when_dropped("followed")
async def _forget_untold(transaction: Transaction, follow: int) -> None:
    await follow_queries.remove(transaction, follow)


@when_sent("digest")
async def _store_digest(transaction: Transaction, digest: int, _: int, __: int) -> None:
    await follow_queries.told(transaction, digest)


def may_follow(match: Match, user: int) -> bool:
    """Return whether a match is one that a user can follow: it runs, and they do not play in it, or no more."""
    seat = match.seat_of(user)
    return match.mover is not None and match.imported_by is None and not (seat and match.is_in(seat))


def next_morning(moment: int, preferences: Preferences) -> int:
    """Return when a person's next digest is due after a moment: in the morning, and after their quiet hours."""
    due = next_hour(moment, MORNING, preferences.zone)
    night = _quiet(preferences).around(due)
    return night.end if night else due


def _quiet(preferences: Preferences) -> Quiet:
    return Quiet(preferences.quiet_from, preferences.quiet_to, preferences.zone)


async def _check(transaction: Transaction, match: Match, user: int) -> None:
    """Raise MatchError if a user cannot follow a match."""
    if not may_follow(match, user):
        over = match.mover is None or match.imported_by is not None
        raise MatchError("match-over" if over else "follow-own", match=match)
    await _check_blocks(transaction, match, user)


async def _check_blocks(transaction: Transaction, match: Match, user: int) -> None:
    """Raise MatchError if a player of a match blocks a user."""
    if await block_queries.blocking(transaction, [seat.user for seat in match.people], user):
        raise MatchError("follow-blocked", match=match.id)


async def _check_room(transaction: Transaction, match: Match, user: int) -> None:
    """Raise MatchError if a user follows as much as they can, or a match is followed by as many as can be."""
    if len(await follow_queries.of(transaction, user)) >= MOST:
        raise MatchError("too-many-follows", most=MOST)
    if await follow_queries.followers(transaction, match.id) >= MOST_FOLLOWERS:
        raise MatchError("too-many-followers", match=match.id, most=MOST_FOLLOWERS)
