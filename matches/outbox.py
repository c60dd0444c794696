"""The outbox: what is to be posted and is not yet. What is for the place of a match or challenge is handed out in turn;
what is for one person alone keeps nobody else waiting.
"""

import sys
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import datetime
from typing import Final

from matches.base_service import Service
from matches.clocks import DAY
from matches.models import QueuedPost
from matches.store import (
    Store,
    challenge_queries,
    daily_queries,
    follow_queries,
    league_queries,
    match_queries,
    offer_queries,
    outbox_queries,
)
from matches.store.due_queue import ClockWatch
from matches.store.transactions import Transaction

LEASE_SECONDS: Final = 30
"""For how long a claimed post is left to the process that claimed it, unless that renews its lease."""
LONGEST_WAIT: Final = 600
"""Seconds between two attempts at most, unless Discord asks for more."""
FURTHEST: Final = DAY
"""Seconds for which a post is put off at most, whoever asks for it."""
MOST_FAULTS: Final = 150
"""After how many faults a post that is no board is given up; with the waits in between they take about a day."""
STORED_WITHIN: Final = 10.0
"""Seconds that storing a message may take: where it cannot be looked up in Discord it would be posted twice."""
SUBJECTS: Final[Mapping[str, str]] = {
    "card": "challenge",
    "anchor": "challenge",
    "offer": "offer",
    "daily": "daily",
    "followed": "number",
    "digest": "digest",
    "league": "league_post",
}
"""The column with the id of what a post is about, by kind; for all other kinds it is the match."""


async def _store_board(transaction: Transaction, match: int, channel: int, message: int) -> None:
    await match_queries.change_match(transaction, match, board=message, board_channel=channel)


async def _store_card(transaction: Transaction, challenge: int, channel: int, message: int) -> None:
    await challenge_queries.set_card(transaction, challenge, channel, message)


async def _store_anchor(transaction: Transaction, challenge: int, channel: int, message: int) -> None:
    await challenge_queries.set_anchor(transaction, challenge, channel, message)


async def _store_offer(transaction: Transaction, offer: int, channel: int, message: int) -> None:
    await offer_queries.change(transaction, offer, channel=channel, message=message)


async def _store_daily(transaction: Transaction, daily: int, channel: int, message: int) -> None:
    await daily_queries.change(transaction, daily, channel=channel, message=message)


async def _store_followed(transaction: Transaction, follow: int, _: int, __: int) -> None:
    await follow_queries.remove(transaction, follow)


async def _store_digest(transaction: Transaction, digest: int, _: int, __: int) -> None:
    await follow_queries.told(transaction, digest)


async def _store_league_post(transaction: Transaction, post: int, channel: int, message: int) -> None:
    await league_queries.change_post(transaction, post, channel=channel, message=message)


_STORES: Final[Mapping[str, Callable[[Transaction, int, int, int], Awaitable[None]]]] = {
    "card": _store_card,
    "anchor": _store_anchor,
    "daily": _store_daily,
    "digest": _store_digest,
    "followed": _store_followed,
    "league": _store_league_post,
    "offer": _store_offer,
    outbox_queries.BOARD: _store_board,
}
"""By kind, what stores the channel and the message of a post with its subject."""


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

        Channels are served by turns, and boards before all else. `under_way` are the ids of posts that this process is
        delivering: they are not claimed again, and of them and the new ones together no channel has more than `share`.
        Where the bot is no member, posts are left to the process whose shard hears of the place.
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
                subject=getattr(row, SUBJECTS.get(row.kind, "match")),
                entry=row.entry or 0,
                number=row.number,
                created_at=row.created_at,
                attempts=row.attempts,
                faults=row.faults,
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
        lock = ("challenge", post.subject) if post.kind in ("card", "anchor") else None
        async with self._store.write(lock=lock, within=STORED_WITHIN) as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), message, fault=None)
            if first and post.kind in _STORES:
                await _STORES[post.kind](transaction, post.subject, channel, message)

    async def drop(self, post: QueuedPost, fault: str) -> None:
        """Give a post up: it cannot be posted anywhere, or there is no reason for it any more."""
        async with self._store.write() as transaction:
            first = await outbox_queries.finish(transaction, post.id, self._now(), None, fault)
            if first and post.kind == "followed":
                await follow_queries.remove(transaction, post.subject)

    async def later(self, post: QueuedPost, fault: str, wait: float | None = None) -> bool:
        """Put a post off after a fault that may pass, by `wait` seconds or by longer each time.

        After too many faults the post is given up, unless it is a board, and False is returned.
        """
        faults = post.faults + 1
        if post.kind != outbox_queries.BOARD and faults >= MOST_FAULTS:
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
                await outbox_queries.add_apart(transaction, board.created_at, board.subject, board.entry, player)

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
