"""Building leagues and their seasons from rows."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Row

from matches.events import event_queries, fixture_queries
from matches.events.event_loading import identity, read_entrants, read_fixtures, read_terms, runs
from matches.events.league_models import Division, League, LeagueTerms, Season
from matches.events.league_rules import league_table
from store.transactions import Transaction


def read_league(row: Row[Any]) -> League:
    """Build a league from its row."""
    return League(
        **identity(row),
        terms=read_terms(LeagueTerms, row),
        joined=row.joined,
        playing=row.playing or 0,
        season=row.number or 0,
        is_running=runs(row),
        starts_at=row.starts_at,
        ends_at=row.ends_at if runs(row) else None,
        is_ended=row.ended_at is not None,
    )


async def read_season(transaction: Transaction, league: int, number: int) -> Season | None:
    """Return a season of a league; None if it does not exist."""
    row = await event_queries.season(transaction, league, number)
    if row is None:
        return None
    played = await fixture_queries.of_season(transaction, row.id)
    by_division = {division: [*each] for division, each in groupby(played, key=lambda fixture: fixture.division)}
    players = groupby(await event_queries.players(transaction, row.id), key=lambda player: player.division)
    return Season(
        id=row.id,
        league=league,
        number=row.number,
        starts_at=row.starts_at,
        ends_at=row.ends_at,
        is_over=row.over_at is not None,
        divisions=tuple(_division(division, [*each], by_division.get(division, [])) for division, each in players),
    )


async def read_division(transaction: Transaction, season: int, number: int) -> Division:
    """Return a division of a season."""
    players = await event_queries.players(transaction, season, number)
    return _division(number, players, await fixture_queries.of_season(transaction, season, number))


def _division(number: int, players: Sequence[Row[Any]], played: Sequence[Row[Any]]) -> Division:
    fixtures = read_fixtures(played)
    return Division(number, tuple(league_table(read_entrants(players), fixtures)), fixtures)
