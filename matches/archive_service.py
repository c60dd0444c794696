"""Matches that were played elsewhere, kept to be looked at. Nobody has a seat in them, and nobody plays on."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from engine import Leave, State
from matches.base_service import Service
from matches.clocks import DAY
from matches.loading import read_listings
from matches.match_errors import MatchError
from matches.match_rules import results
from matches.match_service import MatchService
from matches.models import Listing, Match, Place
from matches.records import Imported
from matches.store import Store, match_queries
from matches.store.schema import NAMELESS, NOBODY, UNTOLD
from matches.store.transactions import Transaction

MOST: Final = 500
"""Matches that are kept for one person."""
MOST_A_DAY: Final = 25
"""How many somebody may read in within 24 hours, whatever they delete meanwhile."""
REMEMBERED: Final = 10_000
"""Of how many people, those who read in last, it is remembered how many they have read in lately."""
UNFINISHED: Final = "imported"
"""What stands for the reason of an end, where a match that was read in had none."""


class ArchiveService(Service):
    """Each is added in one transaction, with every entry of its record."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches
        self._lately: OrderedDict[int, list[int]] = OrderedDict()
        """When somebody has read matches in, within the last day. Only in memory: who is forgotten leaves no trace."""

    async def add(self, read: Imported, user: int, place: Place, language: str) -> Match:
        """Keeps a match that somebody has read in. It can be found where they did so, and by them everywhere.

        Raises MatchError("records-full" | "records-today").
        """
        state, now = read.state, self._now()
        entries = await asyncio.to_thread(_entries, read)
        values = {
            "game": state.game.id,
            "terms": state.terms,
            "rules_version": state.game.rules_version,
            "guild": place.guild,
            "channel": place.channel,
            "language": language,
            "entries": state.length,
            "reason": state.outcome.reason if state.outcome else UNFINISHED,
            "ended_at": read.times[-1] if read.times else now,
            "imported_by": user,
            "started_at": read.started or now,
            "moved_at": now,
        }
        async with self._store.write() as transaction:
            await self._check_room(transaction, user, now)
            match = await match_queries.add_match(
                transaction, values, [(NOBODY, name or NAMELESS) for name in read.names]
            )
            await match_queries.add_moves(transaction, match, entries)
            await match_queries.set_results(transaction, match, results(state))
            self._matches.remember(transaction, match, state)
            transaction.after_commit(partial(self._note, user, now))
        return await self._matches.get(match)

    async def delete(self, match_id: int, user: int) -> None:
        """Deletes a match that somebody has read in. Raises MatchError("no-such-match")."""
        async with self._store.write() as transaction:
            if not await match_queries.delete_imported(transaction, user, match_id):
                raise MatchError("no-such-match", match=match_id)

    async def of(self, user: int, limit: int = 25) -> Sequence[Listing]:
        """What somebody has read in, the latest first."""
        async with self._store.read() as transaction:
            return await read_listings(transaction, await match_queries.imported(transaction, user, limit))

    async def _check_room(self, transaction: Transaction, user: int, now: int) -> None:
        """Raises MatchError where somebody has read in as many as they may."""
        if await match_queries.imported_since(transaction, user, 0) >= MOST:
            raise MatchError("records-full", most=MOST)
        kept = await match_queries.imported_since(transaction, user, now - DAY)
        lately = [at for at in self._lately.get(user, ()) if at > now - DAY]
        if max(kept, len(lately)) >= MOST_A_DAY:
            raise MatchError("records-today", most=MOST_A_DAY)

    def _note(self, user: int, now: int) -> None:
        """Remembers that somebody has read a match in."""
        self._lately[user] = [*(at for at in self._lately.pop(user, ()) if at > now - DAY), now]
        if len(self._lately) > REMEMBERED:
            self._lately.popitem(last=False)


def _entries(read: Imported) -> list[dict[str, object]]:
    """Return the entries of a record as they are stored."""
    _, *states = read.state.past()
    times = read.times or [UNTOLD] * len(states)
    return [
        {"ply": state.length, "player": _player(state), "text": state.last, "at": at}
        for state, at in zip(states, times, strict=True)
    ]


def _player(state: State) -> int:
    """Return whose entry the latest is: the player it names, or else the one who was to move."""
    if isinstance(state.entry, Leave):
        return state.entry.player
    return (state.previous and state.previous.turn) or 0
