"""What is stored about somebody: shown whole, and deleted so that the others keep their matches."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import Row

from engine.errors import Refusal
from matches.base_service import Service
from matches.challenge_service import ChallengeService
from matches.match_errors import MatchError
from matches.match_rules import VOID
from matches.match_service import MatchService
from matches.models import Challenge, Person
from matches.store import Store, match_queries, note_queries, outbox_queries, privacy_queries
from matches.store.schema import NAMELESS
from matches.store.transactions import Transaction

EXACT: Final = 2**53
"""Beyond this, many programs that read JSON round a number: ids are written as text."""
DELETED_AT_ONCE: Final = 10
"""Matches that are deleted in one transaction."""
DELETED: Final = "deleted"
"""The note that something was deleted and may still stand in the bytes of the database's files."""


class PrivacyService(Service):
    """Deleting goes in steps that are each stored. One that is broken off goes on when it is asked for again."""

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
        """Set when something was deleted, so that `scrub` has something to do."""

    async def export(self, user: int) -> dict[str, Any]:
        """Everything that is stored about somebody, ready for JSON: rows by table; moments in ISO 8601."""
        async with self._store.read() as transaction:
            found = await privacy_queries.everything_about(transaction, user)
        told: dict[str, list[dict[str, Any]]] = {
            table: [_readable(row) for row in listed] for table, listed in found.items()
        }
        played = [await self._moves(row["id"]) for row in found["matches"]]
        return {"user": str(user), **told, "moves": [one for one in played if one["text"]]}

    async def erase(self, person: Person) -> list[Challenge]:
        """Takes somebody's name out of all that is stored, resigns their running matches, closes their challenges, and
        then takes out the rest. The name goes first, so that nothing is posted with it any more.

        Returns the challenges that were closed, as they stand then.
        """
        nameless = Person(person.user, NAMELESS)
        await self._forget_name(person.user)
        closed: list[int] = []
        while not await self._forget(person.user):
            for match in await self._matches.open_matches(person.user):
                await self._leave(match.id, nameless)
            closed += await self._close_challenges(nameless)
            while await self._delete_imported(person.user):
                pass
        await self._store.scrub(rewrite=False)
        return [await self._challenges.get(one) for one in closed]

    async def is_scrubbed(self) -> bool:
        """Whether nothing that was deleted can still stand in the bytes of the database's files."""
        async with self._store.read() as transaction:
            return await note_queries.note(transaction, DELETED) is None

    async def scrub(self) -> bool:
        """Removes what was deleted from the bytes of the database's files. False if it has to be tried again later."""
        async with self._store.read() as transaction:
            mark = await note_queries.note(transaction, DELETED)
        if not await self._store.scrub():
            return False
        async with self._store.write() as transaction:
            await note_queries.remove_note(transaction, DELETED, mark or "")
        return True

    async def _moves(self, match_id: int) -> dict[str, Any]:
        """The entries of a match in lists side by side, which take the least room."""
        async with self._store.read() as transaction:
            found = await match_queries.moves_of(transaction, match_id)
        return await asyncio.to_thread(_side_by_side, match_id, found)

    async def _leave(self, match_id: int, person: Person) -> None:
        """Resigns a match; one that the rules cannot replay any more ends as void."""
        try:
            await self._matches.resign(match_id, person)
        except MatchError:
            pass  # it has ended meanwhile
        except Refusal:
            async with self._store.write() as transaction:
                ended = {"reason": VOID, "ended_at": self._now(), "turn": None, "due_at": None}
                await match_queries.change_match(transaction, match_id, **ended)

    async def _delete_imported(self, user: int) -> int:
        """Deletes some of the matches that somebody has read in: others want to write in between. Returns how many."""
        async with self._store.write() as transaction:
            return await match_queries.delete_imported(transaction, user, limit=DELETED_AT_ONCE)

    async def _forget_name(self, user: int) -> None:
        """Deletes somebody's name, while their id stays."""
        async with self._store.write() as transaction:
            if await privacy_queries.erase_name(transaction, user):
                await note_queries.write_note(transaction, DELETED, secrets.token_hex(8))

    async def _forget(self, user: int) -> bool:
        """Deletes the rest, and promises the threads of somebody's matches titles without their name.

        False, nothing changed, if something of theirs still runs, which has to end first.
        """
        async with self._store.write() as transaction:
            if await self._is_engaged(transaction, user):
                return False
            await outbox_queries.add_titles(transaction, user, self._now())
            if await privacy_queries.erase(transaction, user):
                await note_queries.write_note(transaction, DELETED, secrets.token_hex(8))
            transaction.after_commit(self.woken.set)
            return True

    async def _is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Whether somebody still has a match or a challenge that runs."""
        running = await self._matches.load_open(transaction, user)
        return bool(running or await privacy_queries.open_challenges(transaction, user, self._now()))

    async def _close_challenges(self, person: Person) -> list[int]:
        """Withdraws the challenges that somebody made, and declines all others. Returns their ids."""
        closed = []
        async with self._store.read() as transaction:
            found = await privacy_queries.open_challenges(transaction, person.user, self._now())
        for row in found:
            close = self._challenges.withdraw if row.challenger == person.user else self._challenges.decline
            with suppress(MatchError):
                closed.append((await close(row.id, person)).id)
        return closed


def _side_by_side(match_id: int, entries: Sequence[Row[int, str, int]]) -> dict[str, Any]:
    columns: dict[str, list[Any]] = {"player": [], "text": [], "at": []}
    for player, text, at in entries:
        columns["player"].append(player)
        columns["text"].append(text)
        columns["at"].append(_told("at", at))
    return {"match": match_id, **columns}


def _readable(row: dict[str, Any]) -> dict[str, Any]:
    return {name: _told(name, value) for name, value in row.items()}


def _told(name: str, value: Any) -> Any:
    """A stored value as people and programs can read it."""
    if isinstance(value, int) and (name in ("at", "deadline") or name.endswith("_at")):
        return datetime.fromtimestamp(value, UTC).isoformat()
    return str(value) if isinstance(value, int) and value > EXACT else value
