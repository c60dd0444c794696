"""Pauses that all players of a match agree to."""

from dataclasses import replace
from typing import Final

from matches import clock_updates
from matches.clocks import DAY
from matches.match_errors import MatchError
from matches.models import Match
from matches.store import clock_queries
from matches.store.transactions import Transaction
from matches.time_spans import Span

LONGEST: Final = 30
"""Days of a pause."""
ALTOGETHER: Final = 90
"""Days of all pauses of a match."""


def written(days: int) -> str:
    """The text of an offer to pause."""
    return f"pause {days}"


async def check(transaction: Transaction, match: Match, days: int, now: int) -> None:
    """Raises MatchError unless a match can be paused for so many days."""
    if match.paused_until is not None and now < match.paused_until:
        raise MatchError("paused", until=match.paused_until)
    if not 1 <= days <= LONGEST:
        raise MatchError("pause-days", most=LONGEST)
    taken = await clock_queries.time_paused(transaction, match.id)
    left = ALTOGETHER - -(-taken // DAY)
    if days > left:
        raise MatchError("pause-spent", most=ALTOGETHER, left=left)


async def begin(transaction: Transaction, match: Match, days: int, now: int) -> Match:
    """Pauses a match: time stands still until somebody moves. Raises MatchError."""
    await check(transaction, match, days, now)
    span = Span(now, now + days * DAY)
    await clock_queries.add_pause(transaction, match.id, *span)
    return await clock_updates.shift(transaction, replace(match, paused_until=span.end), [], [span], now)
