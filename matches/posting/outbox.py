"""The outbox: queued posts. Posts in the place of a match or challenge are delivered in order; posts to one person do
not hold up others.
"""

import sys
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from typing import Any, Final

from matches.core.base_service import Service
from matches.core.clock import DAY, HOUR
from matches.core.models import Match, Place
from matches.posting import outbox_queries
from matches.posting.posts import QueuedPost
from store import Store
from store.due_queue import ClockWatch
from store.transactions import Transaction

LEASE_SECONDS: Final = 30
"""Lease of a claimed post in seconds, unless its process renews it."""
LONGEST_WAIT: Final = 600
"""Most seconds between two attempts, unless Discord asks for more."""
FURTHEST: Final = DAY
"""Most seconds for which a post is delayed, whoever asks for it."""
REFUSED_FOR: Final = 30 * DAY
"""Seconds for which an essential post that every place refuses is tried again, now and then."""
MOST_FAULTS: Final = 150
"""Faults after which a post that is not essential is given up: about a day with the waits in between."""
STORED_WITHIN: Final = 10.0
"""Seconds allowed for storing a message's id, because a message that cannot be looked up would be posted twice."""
CHANGED_AFTER: Final = 30
"""Seconds after a change until a post is changed, so that one edit shows several."""
BOARD: Final = "board"
"""Kind of the post of a board after an entry."""
PRIVATE_BOARD: Final = "apart"
"""Kind of the post of a board for one player."""

Sent = Callable[[Transaction, int, int, int], Awaitable[None]]
"""Stores where a post was sent: transaction, subject, channel, message."""
Dropped = Callable[[Transaction, int], Awaitable[None]]
"""Stores that a post was given up: transaction, subject."""

_sent: dict[str, tuple[Sent, str]] = {}
"""By kind, the callback and the name of the lock for its subject."""
_dropped: dict[str, Dropped] = {}


def when_sent(*kinds: str, lock: str = "") -> Callable[[Sent], Sent]:
    """Register a function to be called in the transaction that stores that a post was sent.

    The transaction locks `(lock, subject)`, or nothing if `lock` is empty.
    """

    def register(function: Sent) -> Sent:
        _sent.update(dict.fromkeys(kinds, (function, lock)))
        return function

    return register


def when_dropped(*kinds: str) -> Callable[[Dropped], Dropped]:
    """Register a function to be called in the transaction that stores that a post was given up."""

    def register(function: Dropped) -> Dropped:
        _dropped.update(dict.fromkeys(kinds, function))
        return function

    return register


def in_place(place: Place) -> dict[str, Any]:
    """Return the columns of a post in a place, in the bucket of its channel."""
    columns: dict[str, Any] = {"bucket": place.channel}
    return columns | {"token_channel": place.channel, "token_guild": place.guild or 0} if place.answer_only else columns


def in_match(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of a post in a match's lane, delivered in order even after failures."""
    return {"lane": f"match {match}", **in_place(place)}


def aside(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of a post that waits for its match's earlier posts but holds up none.

    It may fail for long while the match goes on: direct messages because of their recipient, titles because of rate
    limits.
    """
    return {**in_match(match, place), "holds_up": False}


def directly(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of a post like `aside`, to one player by direct message first."""
    return {**aside(match, place), "bucket": outbox_queries.DIRECT_MESSAGES}


async def queue_another(transaction: Transaction, kind: str, at: int, match: Match, **columns: Any) -> None:
    """Queue another post of a kind about a match's latest board."""
    number = await outbox_queries.count(transaction, kind, match.id, match.entries)
    await outbox_queries.add(transaction, kind, at, match.id, entry=match.entries, number=number, **columns)


async def queue_change(transaction: Transaction, kind: str, subject: int, now: int, due: int, **columns: Any) -> None:
    """Queue a change of the post `subject` to what is so at `due`. One change shows everything until then."""
    if not await outbox_queries.hasten(transaction, kind, subject, due):
        number = await outbox_queries.count(transaction, kind, subject, 0)
        await outbox_queries.add(transaction, kind, now, subject, number=number, due_at=due, holds_up=False, **columns)


class Outbox(Service):
    """The queue of posts in the database. Several processes may work on it."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        lease: int = LEASE_SECONDS,
        shards: outbox_queries.Shards | None = None,
    ) -> None:
        super().__init__(store, clock)
        self.lease = lease
        """Seconds for which a claimed post belongs to this process."""
        self._shards = shards
        self.woken = store.signals.outbox
        """Set when a post may have become due."""
        self._watch = ClockWatch()

    async def claim(self, limit: int, under_way: Collection[int] = (), share: int = sys.maxsize) -> list[QueuedPost]:
        """Claim due posts for the length of the lease, until they are sent, dropped or delayed.

        Essential posts come first, then channels round-robin. `under_way`: ids of posts that this process is
        delivering, not claimed again; of these and the new ones together, no channel has more than `share`. Where the
        bot is not a member, posts are left to the process whose shard receives the place's interactions.
        """
        await self._watch.look(self._now(), self._correct_times)
        async with self._store.write() as transaction:
            now = self._now()
            until, shards = now + self.lease, self._shards
            found = await outbox_queries.claim(transaction, now, until, limit, under_way, share, shards)
        return [
            QueuedPost(
                id=row.id,
                kind=row.kind,
                subject=row.subject,
                entry=row.entry,
                number=row.number,
                created_at=row.created_at,
                attempts=row.attempts,
                faults=row.faults,
                essential=row.essential,
                holds_up=row.holds_up,
            )
            for row in found
        ]

    async def renew(self, post: QueuedPost) -> bool:
        """Renew the lease of a claimed post for its full length from now.

        Return False if the post is done, or was claimed by another process.
        """
        async with self._store.write() as transaction:
            return await outbox_queries.renew(transaction, post.id, post.claim, self._now() + self.lease)

    async def sent(self, post: QueuedPost, channel: int, message: int) -> None:
        """Store a post's message. Does nothing if another process has stored one."""
        store, name = _sent.get(post.kind, (None, ""))
        lock = (name, post.subject) if name else None
        async with self._store.write(lock=lock, within=STORED_WITHIN) as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), message, fault=None)
            if first and store:
                await store(transaction, post.subject, channel, message)

    async def drop(self, post: QueuedPost, fault: str) -> None:
        """Give up a post that cannot be delivered or is obsolete."""
        async with self._store.write() as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), None, fault)
            if first and post.kind in _dropped:
                await _dropped[post.kind](transaction, post.subject)

    async def later(self, post: QueuedPost, fault: str, wait: float | None = None) -> bool:
        """Delay a post after a temporary fault, by `wait` seconds or by increasing intervals.

        Return False if it was given up after too many faults; essential posts never are.
        """
        faults = post.faults + 1
        if not post.essential and faults >= MOST_FAULTS:
            await self.drop(post, fault)
            return False
        longer = min(2 ** min(post.faults, 10), LONGEST_WAIT)
        await self._put_off(post, fault, longer if wait is None else int(wait) + 1, faults)
        return True

    async def refuse(self, post: QueuedPost) -> None:
        """Give up a post that every place refuses, unless it is essential.

        That one holds up nothing any more, and is tried again after an hour, two, four, and later every day, because
        somebody may open a place again.
        """
        now = self._now()
        age = now - post.created_at
        if not post.essential or age > REFUSED_FOR:
            await self.drop(post, outbox_queries.REFUSED)
            return
        due = now + min(max(age, HOUR), DAY)
        async with self._store.write() as transaction:
            refused = outbox_queries.REFUSED, post.faults, False
            await outbox_queries.release(transaction, post.id, post.claim, due, *refused)

    async def wait(self, post: QueuedPost, reason: str, seconds: int) -> None:
        """Delay a post by `seconds` without counting a fault."""
        await self._put_off(post, reason, seconds, post.faults)

    async def _put_off(self, post: QueuedPost, fault: str, seconds: int, faults: int) -> None:
        due = self._now() + min(seconds, FURTHEST)
        async with self._store.write() as transaction:
            await outbox_queries.release(transaction, post.id, post.claim, due, fault, faults)

    async def send_privately(self, board: QueuedPost, players: Collection[int], mover: int | None = None) -> None:
        """Queue a board for some players as separate posts, which hold up neither each other nor the match.

        That for the player to move is essential.
        """
        async with self._store.write(lock=("match", board.subject)) as transaction:
            for player in players:
                to_one = {"bucket": outbox_queries.DIRECT_MESSAGES, "essential": player == mover}
                await outbox_queries.add_copy(transaction, board.id, PRIVATE_BOARD, player, **to_one)

    async def make_due(self, channel: int) -> None:
        """Make the channel's queued posts due: a followup token is available."""
        async with self._store.write() as transaction:
            await outbox_queries.make_due(transaction, channel, self._now())

    async def seconds_to_next(self, under_way: Collection[int] = (), share: int = sys.maxsize) -> float | None:
        """Return the seconds until a post can be claimed with the same arguments; None if none waits."""
        await self._watch.look(self._now(), self._correct_times)
        async with self._store.read(once=True) as transaction:
            due = await outbox_queries.next_due(transaction, under_way, share, self._shards)
        return self._seconds_until(due)

    async def _correct_times(self, gone_back: bool) -> None:
        """Shorten delays that exceed their maximum; end all of them if the clock that set them was set back."""
        async with self._store.write() as transaction:
            now = self._now()
            furthest = now if gone_back else now + FURTHEST
            await outbox_queries.correct_times(transaction, now, furthest, now + self.lease)
