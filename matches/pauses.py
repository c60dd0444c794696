"""Pauses that all players of a match agree to."""

from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from matches import clock_updates
from matches.clocks import DAY
from matches.match_errors import MatchError
from matches.models import Match
from matches.store import clock_queries
from matches.time_spans import Span

LONGEST: Final = 30
"""Days of a pause."""
ALTOGETHER: Final = 90
"""Days of all pauses of a match."""


def written(days: int) -> str:
    """The text of an offer to pause."""
    return f"pause {days}"


async def check(connection: AsyncConnection, match: Match, days: int, now: int) -> None:
    """Raises MatchError unless a match can be paused for so many days."""
    if match.paused_until is not None and now < match.paused_until:
        raise MatchError("paused", until=match.paused_until)
    if not 1 <= days <= LONGEST:
        raise MatchError("pause-days", most=LONGEST)
    taken = await clock_queries.time_paused(connection, match.id)
    left = ALTOGETHER - -(-taken // DAY)
    if days > left:
        raise MatchError("pause-spent", most=ALTOGETHER, left=left)


async def begin(connection: AsyncConnection, match: Match, days: int, now: int) -> Match:
    """Pauses a match: time stands still until somebody moves. Raises MatchError."""
    await check(connection, match, days, now)
    span = Span(now, now + days * DAY)
    await clock_queries.add_pause(connection, match.id, *span)
    return await clock_updates.shift(connection, replace(match, paused_until=span.end), [], [span], now)
