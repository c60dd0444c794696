"""Stored data about a person: complete export, and deletion that leaves other people's matches intact."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Protocol

from matches.core.announcements import Announcement
from matches.core.base_service import Service
from matches.core.models import Person
from matches.people import privacy_queries
from store import EVERYTHING, Store, note_queries
from store.personal import COLUMNWISE, Columnwise
from store.schema import NAMELESS
from store.transactions import Transaction

EXACT: Final = 2**53
"""Integer beyond which many JSON parsers lose precision. Larger ones are exported as text."""
DELETED: Final = "deleted"
"""Name of the note that deleted data may remain in the bytes of the database's files."""


@dataclass(frozen=True, slots=True)
class Leaving:
    """A person who leaves everything before their data is deleted. Their name is deleted already."""

    person: Person
    closed: list[int] = field(default_factory=list)
    """Ids of the challenges that were closed because of it."""


class Engagement(Protocol):
    """A service in which people have something running that they leave before their data is deleted."""

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user has anything left to leave."""

    async def leave_all(self, leaving: Leaving) -> None:
        """Have a person leave, in transactions of their own. Repeating it continues what was interrupted."""


@dataclass(frozen=True, slots=True)
class Erasing:
    """The moment in which all rows about a user are deleted."""

    user: int
    now: int
    is_found: bool = False
    """Whether listeners have deleted rows themselves."""


ERASING: Final = Announcement[Erasing]()
"""All rows about somebody are about to be deleted, in the same transaction."""


class PrivacyService(Service):
    """Export and deletion. A deletion consists of stored steps: repeating it continues an interrupted one."""

    def __init__(self, store: Store, clock: Callable[[], datetime], engagements: Sequence[Engagement]) -> None:
        super().__init__(store, clock)
        self._engagements = engagements
        """In the order in which people leave them."""
        self.woken = store.signals.deletions
        """Set when data was deleted, so that `scrub` is needed."""

    async def export(self, user: int) -> dict[str, Any]:
        """Return all stored data about a user, ready for JSON: rows by table, times in ISO 8601."""
        async with self._store.read() as transaction:
            found = await privacy_queries.everything_about(transaction, user)
        tables = await asyncio.to_thread(_all_readable, found)
        records = {}
        for lists in COLUMNWISE:
            values = [row[lists.referred.name] for row in found[lists.referred.table.name]]
            read = [await self._lists(lists, value) for value in values]
            records[lists.key.table.name] = [each for each in read if each]
        return {"user": str(user), **tables, **records}

    async def erase(self, person: Person) -> Sequence[int]:
        """Delete all of a person's data. Return the ids of the challenges that this closed.

        The name is deleted first, so that no further post contains it. Then the person leaves what they are engaged in,
        and the rest is deleted.
        """
        leaving = Leaving(Person(person.user, NAMELESS))
        await self._erase_name(person.user)
        while not await self._erase_rest(person.user):
            for engagement in self._engagements:
                await engagement.leave_all(leaving)
        await self._store.scrub(rewrite=False)
        return leaving.closed

    async def is_scrubbed(self) -> bool:
        """Return whether the database's files are free of deleted data."""
        async with self._store.read() as transaction:
            return await note_queries.note(transaction, DELETED) is None

    async def scrub(self) -> bool:
        """Remove deleted data from the database's files. Return False if it has to be repeated later."""
        async with self._store.read() as transaction:
            mark = await note_queries.note(transaction, DELETED)
        if not await self._store.scrub():
            return False
        async with self._store.write() as transaction:
            await note_queries.remove_note(transaction, DELETED, mark or "")
        return True

    async def _lists(self, lists: Columnwise, value: int) -> dict[str, Any]:
        async with self._store.read() as transaction:
            found = await privacy_queries.lists_of(transaction, lists, value)
        columns = await asyncio.to_thread(_readable_lists, found)
        return {lists.key.name: value, **columns} if columns else {}

    async def _erase_name(self, user: int) -> None:
        async with self._store.write(lock=EVERYTHING) as transaction:
            if await privacy_queries.erase_name(transaction, user):
                await note_deletion(transaction)

    async def _erase_rest(self, user: int) -> bool:
        """Delete the rest. Return False, changing nothing, if the user is still engaged in anything."""
        async with self._store.write(lock=EVERYTHING) as transaction:
            for engagement in self._engagements:
                if await engagement.is_engaged(transaction, user):
                    return False
            erasing = await ERASING(transaction, Erasing(user, self._now()))
            if await privacy_queries.erase(transaction, user) or erasing.is_found:
                await note_deletion(transaction)
            transaction.after_commit(self.woken.set)  # so late that the files are rewritten once for everything
            return True


async def note_deletion(transaction: Transaction) -> None:
    """Store that data was deleted, so that the files are cleaned of it."""
    await note_queries.write_note(transaction, DELETED, secrets.token_hex(8))


def _readable_lists(found: Mapping[str, Sequence[Any]]) -> dict[str, list[Any]]:
    return {name: [_text(name, value) for value in values] for name, values in found.items()}


def _all_readable(found: Mapping[str, Sequence[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    return {table: [_readable(row) for row in rows] for table, rows in found.items()}


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _text(name, value) for name, value in row.items()}


def _text(name: str, value: Any) -> Any:
    """Return a column's value in a readable form."""
    if isinstance(value, int) and (name in ("at", "deadline") or name.endswith("_at")):
        with suppress(ValueError, OverflowError, OSError):  # a moment of no date stays a number
            return datetime.fromtimestamp(value, UTC).isoformat()
    return str(value) if isinstance(value, int) and value > EXACT else value
