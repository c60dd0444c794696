"""Putting players out of a running season: who leave, are late too often or too long, or delete themselves."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Row

from matches.events import event_queries, fixture_queries
from matches.events.event_loading import read_fixtures
from matches.events.event_models import Fixture, Result
from matches.events.event_posts import change_post
from matches.events.event_rules import forfeited
from matches.events.league_rules import without
from matches.playing.match_rules import DRAWN, LOST, WON
from store.transactions import Transaction

SETTLED_AT_ONCE: Final = 20
"""Results stored in one transaction."""
RESULTS: Final[Mapping[str, Result]] = {WON: "first", DRAWN: "drawn", LOST: "second"}
"""Result of a fixture by the result of its first player."""
RULES: Final[Mapping[str, Callable[[int, Sequence[Fixture]], dict[int, Result]]]] = {"league": without}
"""What becomes of the fixtures of a player who is out, by the kind of the event; else they are forfeited."""


async def take_out(transaction: Transaction, row: Row[Any], slot: int, now: int) -> None:
    """Put a player out of an event's running season unless they are, and queue a change of its latest post.

    In a tournament, matches of this round that they won only because the other one was out have no winner. The event
    becomes due, to resign matches that run.
    """
    if not await event_queries.put_out(transaction, row.season, slot, now):
        return
    ended = await fixture_queries.ended(transaction, row.season, SETTLED_AT_ONCE, slot)
    known = {fixture.id: result_of(fixture) for fixture in ended}  # these count, and are stored when they are settled
    fixtures = read_fixtures(await fixture_queries.of_season(transaction, row.season, slot=slot))
    fixtures = tuple(replace(each, result=known.get(each.id, each.result)) for each in fixtures)
    results = RULES.get(row.kind, forfeited)(slot, fixtures)
    if row.kind != "league":
        handed = await fixture_queries.handed_to(transaction, row.season, slot)
        results |= dict.fromkeys(handed, "neither")
    await fixture_queries.set_results(transaction, results)
    await change_post(transaction, row, now)
    await event_queries.change(transaction, row.id, due_at=now)


def result_of(row: Row[Any]) -> Result:
    """Return the result of a fixture whose match has ended."""
    return RESULTS.get(row.outcome, "void")
