"""Who wants to hear nothing of whom: a person who is blocked can neither challenge nor nudge who blocks them."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from matches.base_service import Service
from matches.challenge_service import ChallengeService
from matches.match_errors import MatchError
from matches.models import Challenge, Person
from matches.store import Store, block_queries
from matches.store.schema import NOBODY

MOST: Final = 100
"""How many people somebody can block."""


class BlockService(Service):
    """Nobody is told that they are blocked, until they want something of who blocks them."""

    def __init__(self, store: Store, challenges: ChallengeService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._challenges = challenges

    async def of(self, user: int) -> Sequence[Person]:
        """Whom somebody blocks, the latest first."""
        async with self._store.read() as transaction:
            return [Person(row.blocked, row.name) for row in await block_queries.of(transaction, user)]

    async def block(self, person: Person, other: Person) -> Sequence[Challenge]:
        """Blocks another person, and declines what they ask of this one by name.

        Returns the challenges declined. Raises MatchError("own-block" | "nobody" | "too-many-blocks").
        """
        if person.user == other.user:
            raise MatchError("own-block")
        if other.user == NOBODY:
            raise MatchError("nobody")
        async with self._store.write() as transaction:
            known = {row.blocked for row in await block_queries.of(transaction, person.user)}
            if other.user not in known:
                if len(known) >= MOST:
                    raise MatchError("too-many-blocks", most=MOST)
                await block_queries.add(transaction, person.user, other.user, other.name, self._now())
            asked = await block_queries.asked_by(transaction, person.user, other.user, self._now())
            return [await self._challenges.decline_within(transaction, one, person) for one in asked]

    async def unblock(self, user: int, other: int) -> None:
        """Blocks a person no more. Raises MatchError("not-blocked")."""
        async with self._store.write() as transaction:
            if not await block_queries.remove(transaction, user, other):
                raise MatchError("not-blocked")
