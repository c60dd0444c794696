"""Blocks: a blocked person can neither challenge nor nudge the person who blocks them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from matches.core.announcements import Announcement
from matches.core.base_service import Service
from matches.core.match_errors import MatchError
from matches.core.models import Person, Unknown
from matches.people import block_queries
from store import EVERYTHING, rows, schema
from store.transactions import Transaction

MOST: Final = 100
"""People whom one person can block."""


@dataclass(frozen=True, slots=True)
class Block:
    """A person blocks a user from now on, or blocks them once more."""

    person: Person
    blocked: int
    now: int
    declined: tuple[int, ...] = ()
    """Ids of the challenges that were declined because of it."""


BLOCKED: Final = Announcement[Block]()
"""Somebody is blocked from now on."""


class BlockService(Service):
    """Blocking and unblocking. A blocked person notices only when they challenge or nudge the blocker."""

    async def of(self, user: int) -> Sequence[Person]:
        """Return the people whom a user blocks, latest first."""
        async with self._store.read() as transaction:
            return [Person(row.blocked, row.name) for row in await block_queries.of(transaction, user)]

    async def check(self, user: int, other: Person | Unknown) -> None:
        """Raise MatchError as `block` does."""
        async with self._store.read(once=True) as transaction:
            await self._find(transaction, user, other)

    async def block(self, person: Person, other: Person | Unknown) -> Sequence[int]:
        """Block another person, and decline their challenges that ask this person by name.

        Return the ids of the declined challenges. Raises MatchError("own-block" | "nobody" | "too-many-blocks").
        """
        # Locks everything, because challenges of the other person change and new ones might be made meanwhile.
        async with self._store.write(lock=EVERYTHING) as transaction:
            now = self._now()
            blocked, is_known = await self._find(transaction, person.user, other)
            if not is_known:
                pair = {"user": person.user, "blocked": blocked}
                await rows.insert(transaction, schema.blocks, **pair, name=other.name, at=now)
            return [*(await BLOCKED(transaction, Block(person, blocked, now))).declined]

    async def _find(self, transaction: Transaction, user: int, other: Person | Unknown) -> tuple[int, bool]:
        """Return another person's id, and whether a user blocks them. Raises MatchError if they may not."""
        if user == other.user:
            raise MatchError("own-block")
        if other.user is None:
            raise MatchError("nobody")
        known = {row.blocked for row in await block_queries.of(transaction, user)}
        if other.user not in known and len(known) >= MOST:
            raise MatchError("too-many-blocks", most=MOST)
        return other.user, other.user in known

    async def unblock(self, user: int, other: int) -> None:
        """Unblock a person. Raises MatchError("not-blocked")."""
        async with self._store.write() as transaction:
            if not await rows.delete(transaction, schema.blocks, {"user": user, "blocked": other}):
                raise MatchError("not-blocked")


async def check_blocks(transaction: Transaction, people: Sequence[Person], user: int) -> None:
    """Raise MatchError if one of `people` blocks a user."""
    blocking = await block_queries.blocking(transaction, [person.user for person in people], user)
    for person in people:
        if person.user in blocking:
            raise MatchError("blocked", player=person.name)
