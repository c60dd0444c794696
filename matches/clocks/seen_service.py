"""Boards that players have seen: the time of a player whose board came late begins when they see it."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from typing import Final

from matches.clocks import clock_updates
from matches.core.base_service import Service
from matches.core.models import Match
from matches.playing import match_queries
from matches.playing.match_service import MatchService
from store import Store, Unavailable

MARKED_WITHIN: Final = 0.5
"""Seconds within which storing a seen board has to begin, because the player waits for the image."""


class SeenService(Service):
    """Storing which boards players have seen. Skipped if the database is busy."""

    def __init__(self, store: Store, matches: MatchService, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self._matches = matches

    async def mark(self, match: Match, user: int, entry: int) -> Match:
        """Store that a user has seen the board of an entry, if that is an opponent's latest move. Return the match.

        Skipped if the database is busy.
        """
        if _is_new(match, user, entry):
            with suppress(Unavailable):
                return await self._mark(match.id, user, entry)
        return match

    async def _mark(self, match_id: int, user: int, entry: int) -> Match:
        """Store that a user has seen the board of an entry, if it is still the latest. Return the match before the
        change.
        """
        async with self._store.write(lock=("match", match_id), within=MARKED_WITHIN) as transaction:
            match = await self._matches.load(transaction, match_id, user=user)
            if _is_new(match, user, entry):
                if match.waits_for(user):
                    await clock_updates.start_when_shown(transaction, match, self._now())
                await match_queries.set_seen(transaction, user, {match_id: entry})
        return match

    async def mark_all(self, matches: Iterable[Match], user: int) -> None:
        """Store that a user has seen the boards of matches as read, where these show opponents' latest moves.

        Skipped if the database is busy.
        """
        new = [match for match in matches if _is_new(match, user, match.entries)]
        if new:
            with suppress(Unavailable):
                async with self._store.write(within=MARKED_WITHIN) as transaction:
                    now = self._now()
                    late = {match.id for match in new if await clock_updates.is_unshown(transaction, match, now)}
                    seen = {match.id: match.entries for match in new if match.id not in late}
                    if seen:
                        await match_queries.set_seen(transaction, user, seen)
                for match in new:
                    if match.id in late:
                        await self._mark(match.id, user, match.entries)


def _is_new(match: Match, user: int, entry: int) -> bool:
    """Return whether an entry is the latest, an opponent's or one after which the user is to move, and the user, who
    plays, has not seen its board.
    """
    seat = match.seat_of(user)
    if seat is None or entry != match.entries or entry == seat.seen:
        return False
    return match.waits_for(user) or match.state.last_player not in (None, seat.player)
