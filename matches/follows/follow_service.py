"""Following other people's matches: a direct message at the end, or a daily digest."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.core.base_service import Service
from matches.core.clock import DAY, HOUR
from matches.core.match_errors import MatchError
from matches.core.models import Listing, Match, Preferences
from matches.core.time_spans import Quiet, next_hour
from matches.follows import follow_queries
from matches.people import block_queries
from matches.people.preference_service import read_follower, read_preferences
from matches.playing.entering import Entry, VoidEnd
from matches.playing.loading import read_listings
from matches.playing.match_service import MatchService
from matches.posting import outbox_queries
from matches.posting.outbox import when_dropped, when_sent
from matches.posting.posts import QueuedPost
from store import Store, rows, schema
from store.due_queue import DueQueue
from store.transactions import Transaction

MOST: Final = 25
"""Matches that one person can follow."""
MOST_FOLLOWERS: Final = 200
"""People that can follow one match, since all of them get a message at its end."""
MORNING: Final = 8
"""Hour of the day at which digests are sent, in the follower's time zone."""
LEAST_APART: Final = 12 * HOUR
"""Least seconds between two digests of a person, in case one was late or their time zone changed."""
FURTHEST: Final = 3 * DAY
"""Most seconds until the next digest is due."""


@dataclass(frozen=True, slots=True)
class Follow:
    """A match that a person follows."""

    id: int
    match: Listing
    daily: bool
    """Whether it is reported in daily digests; otherwise in one message at its end."""


@dataclass(frozen=True, slots=True)
class Following:
    """Result of following a match."""

    match: Match
    daily: bool
    due_at: int | None
    """Due time of the next digest; None if the person gets none."""
    is_first: bool
    """Whether the bot has never sent the person a message because of a follow."""


@dataclass(frozen=True, slots=True)
class FollowedEnd:
    """End of a match, for a follower."""

    match: Match
    user: int
    preferences: Preferences


@dataclass(frozen=True, slots=True)
class Told:
    """Changes in a match since the last digest."""

    follow: int
    match: Match
    """The match as it was when the digest was queued."""
    since: int
    """Last entry that the previous digest reported."""


@dataclass(frozen=True, slots=True)
class Digest:
    """A person's digest of the matches that they follow daily, finished ones first."""

    user: int
    preferences: Preferences
    told: tuple[Told, ...]


class FollowService(Service):
    """Follows and digests. Several processes may work on them."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        user, due_at, woken = schema.digests.c.user, schema.digests.c.due_at, store.signals.digests
        self.queue = DueQueue(store, clock, user, due_at, woken, furthest=FURTHEST, reschedule=_next_digest)
        """Users whose digest is due."""

    # Follows

    async def follow(self, match_id: int, user: int, language: str | None = None) -> Following:
        """Follow a match to its end for a user; an existing follow is unchanged.

        `language`: that of the user's Discord client, for messages unless they have chosen one. Raises
        MatchError("no-such-match" | "follow-own" | "match-over" | "follow-blocked" | "too-many-follows" |
        "too-many-followers").
        """
        async with self._matches.changing(match_id, ("user", user), user=user) as (transaction, match):
            await _check(transaction, match, user)
            row = await rows.get(transaction, schema.follows, {"user": user, "match": match.id})
            if row is None:
                await _check_room(transaction, match, user)
                own = {"user": user, "match": match.id}
                await rows.insert(transaction, schema.follows, **own, entry=match.entries, at=self._now())
            digest = await rows.get(transaction, schema.digests, {"user": user})
            if digest is None:
                await rows.insert(transaction, schema.digests, user=user, language=language)
            daily = row is not None and row.daily
            return Following(match, daily, digest.due_at if digest and daily else None, is_first=digest is None)

    async def change(self, match_id: int, user: int, *, daily: bool) -> Following:
        """Set whether a user follows a match daily or to its end. Raises MatchError as `follow` does, or
        "not-followed".
        """
        async with self._matches.changing(match_id, ("user", user), user=user) as (transaction, match):
            row = await rows.get(transaction, schema.follows, {"user": user, "match": match.id})
            if row is None:
                raise MatchError("not-followed", match=match.id)
            await _check(transaction, match, user)
            if row.daily != daily:
                values = {"daily": daily, "entry": match.entries, "until": None}
                await rows.update(transaction, schema.follows, {"id": row.id}, **values)
            due = await self._be_due(transaction, user) if daily else None
            return Following(match, daily, due, is_first=False)

    async def stop(self, match_id: int, user: int) -> None:
        """Unfollow a match."""
        async with self._store.write(lock=("user", user)) as transaction:
            if row := await rows.get(transaction, schema.follows, {"user": user, "match": match_id}):
                await follow_queries.remove(transaction, row.id)

    async def take_back(self, match_id: int, user: int) -> None:
        """Undo a user's first follow and all its traces, because the bot cannot send them messages."""
        async with self._store.write(lock=("user", user)) as transaction:
            if row := await rows.get(transaction, schema.follows, {"user": user, "match": match_id}):
                await follow_queries.remove(transaction, row.id)
            if not await follow_queries.of(transaction, user):
                await follow_queries.remove_digest(transaction, user)

    async def of(self, user: int) -> Sequence[Follow]:
        """Return a user's follows, latest first."""
        async with self._store.read() as transaction:
            followed = await follow_queries.of(transaction, user)
            listings = await read_listings(transaction, [row.match for row in followed])
        return [Follow(row.id, match, row.daily) for row, match in zip(followed, listings, strict=True)]

    async def count(self, user: int) -> int:
        """Return how many matches a user follows."""
        async with self._store.read() as transaction:
            return len(await follow_queries.of(transaction, user))

    async def next_digest(self, user: int) -> int | None:
        """Return the due time of a user's next digest; None if they get none."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.digests, {"user": user})
        return row.due_at if row else None

    async def forget(self, *follow_ids: int) -> None:
        """Delete follows by id, because their follower may no longer see the match or cannot be sent messages."""
        async with self._store.write() as transaction:
            await follow_queries.remove(transaction, *follow_ids)

    async def end_digests(self, user: int) -> None:
        """Delete a user's daily follows, because they do not accept direct messages."""
        async with self._store.write() as transaction:
            await follow_queries.remove_daily(transaction, user)

    # Due digests

    async def publish(self, *users: int) -> None:
        """Queue the digests of some users, unless another process has or nothing has happened.

        One digest covers all missed days. None is queued while another is undelivered.
        """
        async with self._store.write(lock=[("user", user) for user in users]) as transaction:
            for user in users:
                row = await rows.get(transaction, schema.digests, {"user": user})
                if row and await self.queue.is_due(transaction, user):
                    await self._publish(transaction, row.id, user, self._now())

    # Contents of queued posts

    async def end(self, post: QueuedPost) -> FollowedEnd | None:
        """Return the contents of a queued message about the end of a match; None if it is obsolete."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.follows, {"id": post.subject})
            if row is None:
                return None
            preferences = await read_follower(transaction, row.user)
        match = await self._readable(row)
        return FollowedEnd(match, row.user, preferences) if match else None

    async def digest(self, post: QueuedPost) -> Digest | None:
        """Return the contents of a queued digest; None if nothing is left to report."""
        async with self._store.read() as transaction:
            row = await rows.get(transaction, schema.digests, {"id": post.subject})
            if row is None:
                return None
            preferences = await read_follower(transaction, row.user)
            followed = [each for each in await follow_queries.of(transaction, row.user) if each.daily and each.until]
        found = [(each, await self._readable(each)) for each in followed]
        told = [Told(each.id, match.at(each.until), each.entry) for each, match in found if match]
        over_first = sorted(told, key=lambda each: (each.match.mover is not None, -each.match.moved_at))
        return Digest(row.user, preferences, tuple(over_first)) if told else None

    async def _readable(self, row: Row[Any]) -> Match | None:
        """Return a followed match; None if the rules cannot replay it, or a player blocks the follower.

        The follow is then deleted.
        """
        with suppress(MatchError):
            match = await self._matches.get(row.match)
            async with self._store.read() as transaction:
                await _check_blocks(transaction, match, row.user)
            return match
        await self.forget(row.id)
        return None

    async def _publish(self, transaction: Transaction, digest: int, user: int, now: int) -> None:
        """Queue a user's digest if there is something to report, and set when the next is due."""
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
        """Return when a user's next digest is due, and set it if it is not set."""
        row = await rows.get(transaction, schema.digests, {"user": user})
        if row is None:
            await rows.insert(transaction, schema.digests, user=user)
        if row and row.due_at is not None:
            return int(row.due_at)
        due = await _next_digest(transaction, user, self._now())
        await follow_queries.set_due(transaction, user, due)
        return due


async def _next_digest(transaction: Transaction, user: int, now: int) -> int:
    """Return when a user's next digest is due after `now`."""
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
    """Return whether a user can follow a match: it is running, and they do not play in it or have left it."""
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
    if not may_follow(match, user):
        over = match.mover is None or match.imported_by is not None
        raise MatchError("match-over" if over else "follow-own", match=match)
    await _check_blocks(transaction, match, user)


async def _check_blocks(transaction: Transaction, match: Match, user: int) -> None:
    if await block_queries.blocking(transaction, [seat.user for seat in match.people if seat.user], user):
        raise MatchError("follow-blocked", match=match.id)


async def _check_room(transaction: Transaction, match: Match, user: int) -> None:
    """Raise MatchError if a user follows, or a match is followed by, the allowed number."""
    if len(await follow_queries.of(transaction, user)) >= MOST:
        raise MatchError("too-many-follows", most=MOST)
    if await rows.count(transaction, schema.follows, {"match": match.id}) >= MOST_FOLLOWERS:
        raise MatchError("too-many-followers", match=match.id, most=MOST_FOLLOWERS)


async def tell_end(transaction: Transaction, entry: Entry) -> Entry:
    """Tell the followers of a match that it has ended."""
    if entry.is_last:
        await follow_queries.tell_end(transaction, entry.after.id, entry.after.entries, entry.now)
    return entry


async def forget_followers(transaction: Transaction, void: VoidEnd) -> VoidEnd:
    """Forget who follows a match that ends as void."""
    await rows.delete(transaction, schema.follows, {"match": void.match})
    return void
