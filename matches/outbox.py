"""What was promised to be posted and is not yet: handed out, one at a time per match or challenge, until it is done."""

import asyncio
import sys
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final

from matches.clocks import DAY
from matches.models import Post
from matches.service import ClockWatch, Service
from matches.store import Store, offer_queries, outbox_queries, rows

LEASE_SECONDS = 30
"""How long a claimed post is left to the process that claimed it; one that died gives it up by then."""
LONGEST_WAIT = 600
"""Seconds between two attempts at most, unless Discord asks for more."""
FURTHEST = DAY
"""Seconds for which a post is put off at most, whoever asks for it."""
MOST_FAULTS = 150
"""After how many faults a post that is no board is given up; with the waits in between they take about a day."""
NOTED_WITHIN: Final = 10.0
"""Seconds that noting a post may take: it stands in Discord, and where that cannot be looked up would come twice."""


class Outbox(Service):
    """The queue in the database. Several processes may work on it."""

    def __init__(self, store: Store, clock: Callable[[], datetime], lease: int = LEASE_SECONDS) -> None:
        super().__init__(store, clock)
        self.lease = lease
        """Seconds for which a claimed post is ours."""
        self.woken = asyncio.Event()
        """Set when something waits that did not, or until another moment."""
        self._watch = ClockWatch()

    async def claim(self, limit: int, under_way: Collection[int] = (), share: int = sys.maxsize) -> list[Post]:
        """Posts that are due, ours until they are `sent`, put off with `later`, or the lease ends.

        Channels are served by turns, and boards before all else. `under_way` are the ids of posts that this process
        has already; of them and the new ones together, no channel has more than `share`.
        """
        await self._watch.look(self._now(), self._put_right)
        async with self._store.write() as connection:
            now = self._now()
            taken = await outbox_queries.in_channels(connection, under_way)
            found = await outbox_queries.claim(connection, now, now + self.lease, limit, taken, share)
        return [
            Post(
                id=row.id,
                kind=row.kind,
                challenge=row.challenge,
                match=None if row.challenge else row.match,
                entry=row.entry,
                offer=row.offer,
                attempts=row.attempts,
                created_at=row.created_at,
                number=row.number,
                faults=row.faults,
            )
            for row in found
        ]

    async def renew(self, post: Post) -> bool:
        """Extend the lease of a claimed post by its full length from now.

        Return False if the post is not held any more: it is done, or its lease has ended and somebody has claimed it.
        """
        async with self._store.write() as connection:
            return await outbox_queries.renew(connection, post.id, post.attempts + 1, self._now() + self.lease)

    async def sent(self, post: Post, channel: int, message: int) -> None:
        """Notes where a post stands now. Said too late, after another process said so, it changes nothing."""
        async with self._store.write(NOTED_WITHIN) as connection:
            first = await outbox_queries.finish(connection, post.id, self._now(), message, fault=None)
            if first and post.challenge is not None:
                await rows.note_card(connection, post.challenge, message)
            if first and post.offer is not None:
                await offer_queries.change(connection, post.offer, channel=channel, message=message)
            elif first and post.kind == "turn" and post.match is not None:
                await rows.change_match(connection, post.match, board=message, board_channel=channel)
        self.woken.set()

    async def drop(self, post: Post, fault: str) -> None:
        """Gives a post up: it cannot be posted anywhere."""
        async with self._store.write() as connection:
            await outbox_queries.finish(connection, post.id, self._now(), None, fault)
        self.woken.set()

    async def later(self, post: Post, fault: str, wait: float | None = None) -> bool:
        """Puts a post off after a fault that may pass, by `wait` seconds or longer each time.

        False, and given up, after too many attempts; a board never is.
        """
        faults = post.faults + 1
        if post.kind != outbox_queries.BOARD and faults >= MOST_FAULTS:
            await self.drop(post, fault)
            return False
        longer = min(2 ** min(post.faults, 10), LONGEST_WAIT)
        await self._put_off(post, fault, longer if wait is None else int(wait) + 1, faults)
        return True

    async def wait(self, post: Post, fault: str, seconds: int) -> None:
        """Puts a post off for as long as it takes: that is no fault, and it is never given up for it."""
        await self._put_off(post, fault, seconds, post.faults)

    async def _put_off(self, post: Post, fault: str, seconds: int, faults: int) -> None:
        due = self._now() + min(seconds, FURTHEST)
        async with self._store.write() as connection:
            await outbox_queries.release(connection, post.id, post.attempts + 1, due, fault, faults)
        self.woken.set()

    async def make_due(self, channel: int) -> None:
        """Make the posts due that wait for a followup token of a channel: there is one now."""
        async with self._store.write() as connection:
            found = await outbox_queries.make_due(connection, channel, self._now())
        if found:
            self.woken.set()

    async def seconds_to_next(self, under_way: Collection[int] = (), share: int = sys.maxsize) -> float | None:
        """How long until something can be claimed, with the same `under_way` and `share`; None when nothing waits."""
        await self._watch.look(self._now(), self._put_right)
        async with self._store.read() as connection:
            taken = await outbox_queries.in_channels(connection, under_way)
            full = [channel for channel, count in taken.items() if count >= share]
            due = await outbox_queries.next_due(connection, full)
        return None if due is None else max(0.0, float(due - self._now()))

    async def _put_right(self, gone_back: bool) -> None:
        """Trusts no wait longer than one can be; none at all where the clock that set it has proved to be wrong."""
        async with self._store.write() as connection:
            now = self._now()
            furthest = now if gone_back else now + FURTHEST
            await outbox_queries.put_right(connection, now, furthest, now + self.lease)
