"""Stored data about a person: complete export, and deletion that leaves other people's matches intact."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.base_service import Service
from matches.challenges.challenge_service import ChallengeService
from matches.events import event_queries
from matches.events.event_loading import event_row
from matches.events.event_withdrawals import take_out
from matches.match_errors import MatchError
from matches.models import Challenge, Person
from matches.people import privacy_queries
from matches.playing import match_queries
from matches.playing.match_service import MatchService
from matches.teams import team_queries
from matches.teams.team_updates import leave_for_good, reconsider
from store import EVERYTHING, Store, note_queries
from store.schema import NAMELESS
from store.transactions import Transaction

EXACT: Final = 2**53
"""Integer beyond which many JSON parsers lose precision. Larger ones are exported as text."""
DELETED_AT_ONCE: Final = 10
"""Imported matches deleted in one transaction."""
DELETED: Final = "deleted"
"""Name of the note that deleted data may remain in the bytes of the database's files."""


class PrivacyService(Service):
    """Export and deletion. A deletion consists of stored steps: repeating it continues an interrupted one."""

    def __init__(
        self,
        store: Store,
        matches: MatchService,
        challenges: ChallengeService,
        clock: Callable[[], datetime],
    ) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._challenges = challenges
        self.woken = store.signals.deletions
        """Set when data was deleted, so that `scrub` is needed."""

    async def export(self, user: int) -> dict[str, Any]:
        """Return all stored data about a user, ready for JSON: rows by table, times in ISO 8601."""
        async with self._store.read() as transaction:
            found = await privacy_queries.everything_about(transaction, user)
        tables = await asyncio.to_thread(_all_readable, found)
        records = [await self._moves(row["id"]) for row in found["matches"]]
        return {"user": str(user), **tables, "moves": [record for record in records if record["text"]]}

    async def erase(self, person: Person) -> list[Challenge]:
        """Delete all of a person's data. Return the challenges that this closed.

        The name is deleted first, so that no further post contains it. Then the person leaves leagues and tournaments,
        running matches are resigned, challenges are closed, and the rest is deleted.
        """
        nameless = Person(person.user, NAMELESS)
        await self._erase_name(person.user)
        closed: list[int] = []
        while not await self._erase_rest(person.user):
            await self._leave_seasons(person.user)
            for match in await self._matches.open_matches(person.user):
                await self._resign(match.id, nameless)
            closed += await self._close_challenges(nameless)
            while await self._delete_imported(person.user):
                pass
        await self._store.scrub(rewrite=False)
        return [await self._challenges.get(challenge) for challenge in closed]

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

    async def _moves(self, match_id: int) -> dict[str, Any]:
        """Return a match's entries as one list per column, to save memory."""
        async with self._store.read() as transaction:
            found = await match_queries.moves_of(transaction, match_id)
        return await asyncio.to_thread(_columns, match_id, found)

    async def _leave_seasons(self, user: int) -> None:
        """Put a user out of running seasons, so that no further matches of theirs begin."""
        async with self._store.read() as transaction:
            events = {row.event for row in await event_queries.running_of(transaction, user)}
        for event in events:
            async with self._store.write(lock=("event", event)) as transaction:
                for row in await event_queries.running_of(transaction, user):
                    if row.event == event:
                        await take_out(transaction, await event_row(transaction, event), row.slot, self._now())

    async def _resign(self, match_id: int, person: Person) -> None:
        with suppress(MatchError):  # it has ended, or is void
            await self._matches.resign(match_id, person)

    async def _delete_imported(self, user: int) -> int:
        """Delete a batch of a user's imported matches, so that other writers can run in between. Return its size."""
        async with self._store.write(lock=("user", user)) as transaction:
            return await match_queries.delete_imported(transaction, user, limit=DELETED_AT_ONCE)

    async def _erase_name(self, user: int) -> None:
        async with self._store.write(lock=EVERYTHING) as transaction:
            if await privacy_queries.erase_name(transaction, user):
                await note_queries.write_note(transaction, DELETED, secrets.token_hex(8))

    async def _erase_rest(self, user: int) -> bool:
        """Delete the rest, and queue new titles without the name for the threads of the user's matches.

        Return False, changing nothing, if a match, season, tournament or challenge of theirs is still running.
        """
        async with self._store.write(lock=EVERYTHING) as transaction:
            if await self._is_engaged(transaction, user):
                return False
            in_teams = await team_queries.matches_of(transaction, user)
            await leave_for_good(transaction, user, self._now())
            await privacy_queries.add_titles(transaction, user, self._now())
            if await privacy_queries.erase(transaction, user):
                await note_queries.write_note(transaction, DELETED, secrets.token_hex(8))
            await reconsider(transaction, in_teams, self._now())
            transaction.after_commit(self.woken.set)  # so late that the files are rewritten once for everything
            return True

    async def _is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user has a running match, plays a season or a tournament, or has an open challenge."""
        return bool(
            await self._matches.load_open(transaction, user)
            or await event_queries.running_of(transaction, user)
            or await privacy_queries.open_challenges(transaction, user, self._now())
        )

    async def _close_challenges(self, person: Person) -> list[int]:
        """Withdraw a person's challenges, and decline those of others. Return their ids."""
        closed = []
        async with self._store.read() as transaction:
            found = await privacy_queries.open_challenges(transaction, person.user, self._now())
        for row in found:
            close = self._challenges.withdraw if row.challenger == person.user else self._challenges.decline
            with suppress(MatchError):
                closed.append((await close(row.id, person)).id)
        return closed


def _columns(match_id: int, entries: Sequence[Row[int, str, int]]) -> dict[str, Any]:
    columns: dict[str, list[Any]] = {"player": [], "text": [], "at": []}
    for player, text, at in entries:
        columns["player"].append(player)
        columns["text"].append(text)
        columns["at"].append(_text("at", at))
    return {"match": match_id, **columns}


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
