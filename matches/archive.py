"""Matches that were played elsewhere, kept to be looked at. Nobody has a seat in them, and nobody plays on."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from engine import leaving
from matches.errors import MatchError
from matches.models import Match, Place
from matches.records import Imported
from matches.service import Service
from matches.store import Store, rows
from matches.store.schema import NAMELESS, NOBODY, UNTOLD
from matches.table import Table

MOST: Final = 500
"""Matches that are kept for one person."""
UNFINISHED: Final = "imported"
"""What stands for the reason of an end, where a match that was read in had none."""


class Archive(Service):
    """Each is added in one transaction, with every entry of its record."""

    def __init__(self, store: Store, table: Table, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._table = table

    async def add(self, read: Imported, user: int, place: Place, language: str) -> Match:
        """Keeps a match that somebody has read in. It can be found where they did so, and by them everywhere.

        Raises MatchError("records-full").
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
            "entries": len(state.history),
            "reason": state.outcome.reason if state.outcome else UNFINISHED,
            "imported_by": user,
            "started_at": read.started or now,
            "moved_at": now,
        }
        async with self._store.write() as connection:
            if len(await rows.imported(connection, user, MOST)) == MOST:
                raise MatchError("records-full", most=MOST)
            match = await rows.add_match(connection, values, [(NOBODY, name or NAMELESS) for name in read.names])
            await rows.add_moves(connection, match, entries)
        return await self._table.match(match)

    async def of(self, user: int, limit: int = 25) -> Sequence[Match]:
        """What somebody has read in, the latest first."""
        async with self._store.read() as connection:
            return await self._table.load_all(connection, await rows.imported(connection, user, limit))


def _entries(read: Imported) -> list[dict[str, object]]:
    """The entries of a record as they are stored. Replays the match."""
    history = read.state.history
    steps = zip(read.state.past(), history, read.times or [UNTOLD] * len(history), strict=False)
    return [
        {"ply": ply, "player": _player(before.turn, text), "text": text, "at": at}
        for ply, (before, text, at) in enumerate(steps, 1)
    ]


def _player(turn: int | None, entry: str) -> int:
    """Whose entry it is: who leaves is named in it; all others are taken for those of whoever was to move."""
    left = leaving.told(entry)
    return left.player if left else turn or 0
