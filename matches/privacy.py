"""What is stored about somebody: shown whole, and deleted so that the others keep their matches."""

from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from matches.challenges import Challenges
from matches.errors import MatchError
from matches.models import Challenge, Person
from matches.service import Service
from matches.store import Store
from matches.store import privacy as privacy_rows
from matches.table import Table

EXACT: Final = 2**53
"""Beyond this, many programs that read JSON round a number: ids are written as text."""


class Privacy(Service):
    """Deleting goes in steps that are each stored. One that is broken off goes on when it is asked for again."""

    def __init__(self, store: Store, table: Table, challenges: Challenges, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._table = table
        self._challenges = challenges

    async def export(self, user: int) -> dict[str, Any]:
        """Everything that is stored about somebody, ready for JSON: rows by table; moments in ISO 8601."""
        async with self._store.read() as connection:
            found = await privacy_rows.everything_about(connection, user)
        told = {table: [_readable(row) for row in listed] for table, listed in found.items()}
        return {"user": str(user), **told}

    async def erase(self, person: Person) -> list[Challenge]:
        """Resigns somebody's running matches, closes their challenges, and takes them out of all that is stored.

        Returns the challenges that were closed, as they stood then.
        """
        closed: list[Challenge] = []
        while not await self._forget(person.user):
            for match in await self._table.open_matches(person.user):
                with suppress(MatchError):
                    await self._table.resign(match.id, person)
            closed += await self._close_challenges(person)
        return closed

    async def _forget(self, user: int) -> bool:
        """Deletes, unless something of theirs still runs, which has to end first."""
        async with self._store.write() as connection:
            if await self._is_engaged(connection, user):
                return False
            await privacy_rows.erase(connection, user)
            return True

    async def _is_engaged(self, connection: AsyncConnection, user: int) -> bool:
        """Whether somebody still has a match or a challenge that runs."""
        running = await self._table.load_open(connection, user)
        return bool(running or await privacy_rows.open_challenges(connection, user, self._now()))

    async def _close_challenges(self, person: Person) -> list[Challenge]:
        """Withdraws the challenges that somebody made, and declines all others."""
        closed = []
        async with self._store.read() as connection:
            found = await privacy_rows.open_challenges(connection, person.user, self._now())
        for row in found:
            close = self._challenges.withdraw if row.challenger == person.user else self._challenges.decline
            with suppress(MatchError):
                closed.append(await close(row.id, person))
        return closed


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _told(name, value) for name, value in row.items()}


def _told(name: str, value: Any) -> Any:
    """A stored value as people and programs can read it."""
    if isinstance(value, int) and (name in ("at", "deadline") or name.endswith("_at")):
        return datetime.fromtimestamp(value, UTC).isoformat()
    return str(value) if isinstance(value, int) and value > EXACT else value
