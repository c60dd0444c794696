"""What was promised to be posted and is not yet: handed out, one at a time per match or challenge, until it is done."""

import asyncio
from collections.abc import Callable
from datetime import datetime
from typing import Final

from matches.clocks import DAY
from matches.models import Post
from matches.service import Service
from matches.store import Store, offers, outbox, rows

LEASE_SECONDS = 30
"""How long a claimed post is left to the process that claimed it; one that died gives it up by then."""
LONGEST_WAIT = 600
GIVE_UP_AFTER = DAY
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

    async def claim(self, limit: int) -> list[Post]:
        """Posts that are due, ours until they are `sent`, put off with `later`, or the lease ends."""
        now = self._now()
        async with self._store.write() as connection:
            found = await outbox.claim(connection, now, now + self.lease, limit)
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
            )
            for row in found
        ]

    async def sent(self, post: Post, channel: int, message: int) -> None:
        """Notes where a post stands now. Said too late, after another process said so, it changes nothing."""
        async with self._store.write(NOTED_WITHIN) as connection:
            first = await outbox.finish(connection, post.id, self._now(), message, fault=None)
            if first and post.challenge is not None:
                await rows.note_card(connection, post.challenge, message)
            if first and post.offer is not None:
                await offers.change(connection, post.offer, channel=channel, message=message)
            elif first and post.kind == "turn" and post.match is not None:
                await rows.change_match(connection, post.match, board=message, board_channel=channel)
        self.woken.set()

    async def drop(self, post: Post, fault: str) -> None:
        """Gives a post up: it cannot be posted anywhere."""
        async with self._store.write() as connection:
            await outbox.finish(connection, post.id, self._now(), None, fault)
        self.woken.set()

    async def later(self, post: Post, fault: str, wait: float | None = None) -> bool:
        """Puts a post off, by `wait` seconds or longer each time. False, and given up, if it has waited too long."""
        now = self._now()
        if now - post.created_at > GIVE_UP_AFTER:
            await self.drop(post, fault)
            return False
        seconds = min(2**post.attempts, LONGEST_WAIT) if wait is None else int(wait) + 1
        async with self._store.write() as connection:
            await outbox.release(connection, post.id, post.attempts + 1, now + seconds, fault)
        self.woken.set()
        return True

    async def wait(self, post: Post, fault: str, seconds: int) -> None:
        """Puts a post off for as long as it takes: it is never given up."""
        async with self._store.write() as connection:
            await outbox.release(connection, post.id, post.attempts + 1, self._now() + seconds, fault)
        self.woken.set()

    async def hasten(self, channel: int) -> None:
        """Has what waits for a channel posted now, where the bot speaks by answers only: there is one to speak by."""
        async with self._store.write() as connection:
            found = await outbox.hasten(connection, channel, self._now())
        if found:
            self.woken.set()

    async def seconds_to_next(self) -> float | None:
        """How long until something can be claimed; None when nothing waits."""
        async with self._store.read() as connection:
            due = await outbox.next_due(connection)
        return None if due is None else max(0.0, float(due - self._now()))
