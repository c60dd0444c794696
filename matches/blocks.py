"""Who wants to hear nothing of whom: a person who is blocked can neither challenge nor nudge who blocks them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Final

from matches.challenges import Challenges
from matches.errors import MatchError
from matches.models import Challenge, Person
from matches.service import Service
from matches.store import Store
from matches.store import blocks as block_rows
from matches.store import privacy as privacy_rows

MOST: Final = 100
"""How many people somebody can block."""


class Blocks(Service):
    """Nobody is told that they are blocked, until they challenge who blocks them."""

    def __init__(self, store: Store, challenges: Challenges, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._challenges = challenges

    async def of(self, user: int) -> Sequence[Person]:
        """Whom somebody blocks, the latest first."""
        async with self._store.read() as connection:
            return [Person(row.blocked, row.name) for row in await block_rows.of(connection, user)]

    async def block(self, person: Person, other: Person) -> Sequence[Challenge]:
        """Blocks another person, and declines what they ask of this one by name.

        Returns the challenges declined. Raises MatchError("own-block" | "too-many-blocks").
        """
        if person.user == other.user:
            raise MatchError("own-block")
        async with self._store.write() as connection:
            known = {row.blocked for row in await block_rows.of(connection, person.user)}
            if other.user not in known:
                if len(known) >= MOST:
                    raise MatchError("too-many-blocks", most=MOST)
                await block_rows.add(connection, person.user, other.user, other.name, self._now())
            asked = await privacy_rows.open_challenges(connection, person.user, self._now())
        declined = []
        for row in asked:
            if row.challenger == other.user:
                with suppress(MatchError):  # it was closed in the meantime
                    declined.append(await self._challenges.decline(row.id, person))
        return declined

    async def unblock(self, user: int, other: int) -> None:
        """Blocks a person no more. Raises MatchError("not-blocked")."""
        async with self._store.write() as connection:
            if not await block_rows.remove(connection, user, other):
                raise MatchError("not-blocked")
