"""The archive of imported matches, which were played elsewhere. Nobody can play on in them."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from cachetools import LRUCache

from engine import Leave, State
from matches.archive.records import Imported
from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.core.match_errors import MatchError
from matches.core.models import Computer, Listing, Match, Place, Unknown
from matches.core.terms import Terms
from matches.people.privacy_service import Leaving, note_deletion
from matches.playing import match_queries
from matches.playing.loading import holder_columns, read_listings
from matches.playing.match_rules import results, sides
from matches.playing.match_service import MatchService
from store import Store
from store.schema import NAMELESS, UNKNOWN_TIME
from store.transactions import Transaction

MOST: Final = 500
"""Imported matches per person."""
MOST_A_DAY: Final = 25
"""Matches that a person may import within 24 hours, including ones deleted since."""
DELETED_AT_ONCE: Final = 10
"""Matches deleted in one transaction when a person leaves."""
REMEMBERED: Final = 10_000
"""Number of people whose recent imports are remembered."""
UNFINISHED: Final = "imported"
"""Reason of an imported match that has not ended."""


class ArchiveService(Service):
    """Importing, finding and deleting matches. An import is one transaction with the whole record."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._recent: LRUCache[int, list[int]] = LRUCache(REMEMBERED)
        """Times of imports within the last day, by user. Only in memory, so that deleted people leave no trace."""

    async def add(self, imported: Imported, user: int, place: Place, language: str) -> Match:
        """Store an imported match. It can be found at its place, and by the user everywhere.

        Raises MatchError("records-full" | "records-today").
        """
        state, now = imported.state, self._now()
        entries = await self._matches.work.run(state.length, _entries, imported)
        values = {
            **Terms.under(state).columns("matches"),
            "rules_version": state.game.rules_version,
            "guild": place.guild,
            "channel": place.channel,
            "language": language,
            "entries": state.length,
            "plies": state.ply,
            "reason": state.outcome.reason if state.outcome else UNFINISHED,
            "ended_at": imported.times[-1] if imported.times else now,
            "imported_by": user,
            "started_at": imported.started or now,
            "moved_at": now,
        }
        async with self._store.write(lock=("user", user)) as transaction:
            await self._check_limits(transaction, user, now)
            players = [
                holder_columns(Computer(level, name or NAMELESS) if level else Unknown(name or NAMELESS))
                for name, level in zip(imported.names, imported.levels, strict=True)
            ]
            match = await match_queries.add_match(transaction, values, players)
            await match_queries.add_moves(transaction, match, entries)
            await match_queries.set_results(transaction, match, results(state), sides(state))
            self._matches.remember(transaction, match, state)
            transaction.after_commit(partial(self._remember, user, now))
        return await self._matches.get(match)

    async def delete(self, match_id: int, user: int) -> None:
        """Delete a user's imported match. Raises MatchError("no-such-match")."""
        async with self._store.write(lock=("user", user)) as transaction:
            if not await match_queries.delete_imported(transaction, user, match_id):
                raise MatchError("no-such-match", match=match_id)

    async def is_engaged(self, transaction: Transaction, user: int) -> bool:
        """Return whether a user has imported matches."""
        return bool(await match_queries.imported(transaction, user, 1))

    async def leave_all(self, leaving: Leaving) -> None:
        """Delete a person's imported matches, a few at a time, so that other writers can run in between."""
        user, found = leaving.person.user, DELETED_AT_ONCE
        while found == DELETED_AT_ONCE:
            async with self._store.write(lock=("user", user)) as transaction:
                if found := await match_queries.delete_imported(transaction, user, limit=DELETED_AT_ONCE):
                    await note_deletion(transaction)

    async def of(self, user: int, limit: int = 25) -> Sequence[Listing]:
        """Return a user's imported matches, latest first."""
        async with self._store.read() as transaction:
            return await read_listings(transaction, await match_queries.imported(transaction, user, limit))

    async def _check_limits(self, transaction: Transaction, user: int, now: int) -> None:
        """Raise MatchError if a user has reached a limit on imports."""
        if await match_queries.imported_since(transaction, user, 0) >= MOST:
            raise MatchError("records-full", most=MOST)
        kept = await match_queries.imported_since(transaction, user, now - DAY)
        recent = [at for at in self._recent.get(user, ()) if at > now - DAY]
        if max(kept, len(recent)) >= MOST_A_DAY:
            raise MatchError("records-today", most=MOST_A_DAY)

    def _remember(self, user: int, now: int) -> None:
        self._recent[user] = [*(at for at in self._recent.get(user, ()) if at > now - DAY), now]


def _entries(imported: Imported) -> list[dict[str, object]]:
    _, *states = imported.state.past()
    times = imported.times or [UNKNOWN_TIME] * len(states)
    return [
        {"ply": state.length, "player": _player(state), "text": state.last, "at": at}
        for state, at in zip(states, times, strict=True)
    ]


def _player(state: State) -> int:
    """Return the player of the latest entry: the one that it names, or else the one who was to move."""
    if isinstance(state.entry, Leave):
        return state.entry.player
    return (state.previous and state.previous.turn) or 0
