"""The outbox: what is to be posted and is not yet. What is for the place of a match or challenge is handed out in turn;
what is for one person alone keeps nobody else waiting.
"""

import sys
from collections.abc import Awaitable, Callable, Collection
from datetime import datetime
from typing import Any, Final

from matches.base_service import Service
from matches.clocks.clock import DAY
from matches.models import Match, Place, QueuedPost
from matches.posting import outbox_queries
from store import Store
from store.due_queue import ClockWatch
from store.transactions import Transaction

LEASE_SECONDS: Final = 30
"""For how long a claimed post is left to the process that claimed it, unless that renews its lease."""
LONGEST_WAIT: Final = 600
"""Seconds between two attempts at most, unless Discord asks for more."""
FURTHEST: Final = DAY
"""Seconds for which a post is put off at most, whoever asks for it."""
MOST_FAULTS: Final = 150
"""After how many faults a post that is not essential is given up; with the waits in between they take about a day."""
STORED_WITHIN: Final = 10.0
"""Seconds that storing a message may take: where it cannot be looked up in Discord it would be posted twice."""
BOARD: Final = "board"
"""The kind of a post with the board after an entry of a match."""
APART: Final = "apart"
"""The kind of a post with a board for one player alone."""

Sent = Callable[[Transaction, int, int, int], Awaitable[None]]
"""Stores where a post was sent: its subject, the channel, the message."""
Dropped = Callable[[Transaction, int], Awaitable[None]]
"""Stores that a post was given up: its subject."""

_sent: dict[str, tuple[Sent, str]] = {}
"""By kind: what is called, and the name of the lock for its subject."""
_dropped: dict[str, Dropped] = {}


def when_sent(*kinds: str, lock: str = "") -> Callable[[Sent], Sent]:
    """Return a decorator for the function that is called in the transaction that stores that a post was sent.

    The transaction locks `(lock, subject)`; nothing if the lock has no name.
    """

    def register(function: Sent) -> Sent:
        _sent.update(dict.fromkeys(kinds, (function, lock)))
        return function

    return register


def when_dropped(*kinds: str) -> Callable[[Dropped], Dropped]:
    """Return a decorator for the function that is called in the transaction that stores that a post was given up."""

    def register(function: Dropped) -> Dropped:
        _dropped.update(dict.fromkeys(kinds, function))
        return function

    return register


def in_place(place: Place) -> dict[str, Any]:
    """Return the columns of what is posted in a place: it takes a place of the sender's for its channel."""
    columns: dict[str, Any] = {"bucket": place.channel}
    return columns | {"token_channel": place.channel, "token_guild": place.guild or 0} if place.answer_only else columns


def in_match(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of what is posted in a match: one after the other, so that it waits for what went wrong."""
    return {"lane": f"match {match}", **in_place(place)}


def aside(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of what comes after what its match has queued before, but holds up nothing of the match.

    It may fail for long while the match goes on: direct messages as their receiver's fail, titles as Discord limits
    them.
    """
    return {**in_match(match, place), "holds_up": False}


def directly(match: int, place: Place) -> dict[str, Any]:
    """Return the columns of what is aside, and goes to one player by direct message first."""
    return {**aside(match, place), "bucket": outbox_queries.DIRECT_MESSAGES}


async def queue_another(transaction: Transaction, kind: str, at: int, match: Match, **columns: Any) -> None:
    """Queue one more post of a kind about the latest board of a match."""
    number = await outbox_queries.count(transaction, kind, match.id, match.entries)
    await outbox_queries.add(transaction, kind, at, match.id, entry=match.entries, number=number, **columns)


class Outbox(Service):
    """The queue in the database. Several processes may work on it."""

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
        """Claim posts that are due: they belong to this process until they are sent, dropped or put off, or the lease
        ends.

        Channels are served by turns, and what is essential before all else. `under_way` are the ids of posts that this
        process is delivering: they are not claimed again, and of them and the new ones together no channel has more
        than `share`. Where the bot is no member, posts are left to the process whose shard hears of the place.
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
            )
            for row in found
        ]

    async def renew(self, post: QueuedPost) -> bool:
        """Extend the lease of a claimed post by its full length from now.

        Return False if the post does not belong to this process any more: it is done, or was claimed by another.
        """
        async with self._store.write() as transaction:
            return await outbox_queries.renew(transaction, post.id, post.claim, self._now() + self.lease)

    async def sent(self, post: QueuedPost, channel: int, message: int) -> None:
        """Store on which message a post stands. After another process has stored another one, nothing changes."""
        store, name = _sent.get(post.kind, (None, ""))
        lock = (name, post.subject) if name else None
        async with self._store.write(lock=lock, within=STORED_WITHIN) as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), message, fault=None)
            if first and store:
                await store(transaction, post.subject, channel, message)

    async def drop(self, post: QueuedPost, fault: str) -> None:
        """Give a post up: it cannot be posted anywhere, or there is no reason for it any more."""
        async with self._store.write() as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), None, fault)
            if first and post.kind in _dropped:
                await _dropped[post.kind](transaction, post.subject)

    async def later(self, post: QueuedPost, fault: str, wait: float | None = None) -> bool:
        """Put a post off after a fault that may pass, by `wait` seconds or by longer each time.

        After too many faults the post is given up, unless it is essential, and False is returned.
        """
        faults = post.faults + 1
        if not post.essential and faults >= MOST_FAULTS:
            await self.drop(post, fault)
            return False
        longer = min(2 ** min(post.faults, 10), LONGEST_WAIT)
        await self._put_off(post, fault, longer if wait is None else int(wait) + 1, faults)
        return True

    async def wait(self, post: QueuedPost, reason: str, seconds: int) -> None:
        """Put a post off by so many seconds. This counts as no fault: the post is never given up for it."""
        await self._put_off(post, reason, seconds, post.faults)

    async def _put_off(self, post: QueuedPost, fault: str, seconds: int, faults: int) -> None:
        due = self._now() + min(seconds, FURTHEST)
        async with self._store.write() as transaction:
            await outbox_queries.release(transaction, post.id, post.claim, due, fault, faults)

    async def send_apart(self, board: QueuedPost, players: Collection[int]) -> None:
        """Queue a board for some players, each by a post of their own: it holds up neither the others nor the match."""
        async with self._store.write(lock=("match", board.subject)) as transaction:
            for player in players:
                to_one = {"bucket": outbox_queries.DIRECT_MESSAGES}
                await outbox_queries.add_copy(transaction, board.id, APART, player, **to_one)

    async def make_due(self, channel: int) -> None:
        """Make the posts due that wait for a followup token of a channel: there is one now."""
        async with self._store.write() as transaction:
            await outbox_queries.make_due(transaction, channel, self._now())

    async def seconds_to_next(self, under_way: Collection[int] = (), share: int = sys.maxsize) -> float | None:
        """Return how long until a post can be claimed with the same arguments; None when none waits."""
        await self._watch.look(self._now(), self._correct_times)
        async with self._store.read(once=True) as transaction:
            due = await outbox_queries.next_due(transaction, under_way, share, self._shards)
        return self._seconds_until(due)

    async def _correct_times(self, gone_back: bool) -> None:
        """Shorten waits that are longer than one can be; end all of them if the clock that set them has gone back."""
        async with self._store.write() as transaction:
            now = self._now()
            furthest = now if gone_back else now + FURTHEST
            await outbox_queries.correct_times(transaction, now, furthest, now + self.lease)
