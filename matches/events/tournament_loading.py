"""Building tournaments from rows."""

from typing import Any

from sqlalchemy import Row

from matches.events import event_queries, fixture_queries
from matches.events.event_loading import identity, read_entrants, read_fixtures, read_terms
from matches.events.tournament_models import Standing, Tournament, TournamentTerms
from matches.events.tournament_rules import rounds_of
from store.transactions import Transaction


def read_tournament(row: Row[Any]) -> Tournament:
    """Build a tournament from its row."""
    has_begun, is_ended = row.season is not None, row.ended_at is not None
    return Tournament(
        **identity(row),
        terms=read_terms(TournamentTerms, row),
        joined=row.players if has_begun else row.joined,
        checked_in=row.checked_in,
        starts_at=row.began_at if has_begun else row.starts_at,
        has_begun=has_begun,
        round=row.round or 0,
        rounds=rounds_of(row.kind, row.rounds, row.players) if has_begun else 0,
        round_ends_at=row.ends_at if row.round and not is_ended else None,
        is_ended=is_ended,
    )


async def read_standing(transaction: Transaction, row: Row[Any]) -> Standing:
    """Return a tournament with its people and matches; without any before it begins."""
    return Standing(
        tournament=read_tournament(row),
        people=read_entrants(await event_queries.players(transaction, row.season)),
        fixtures=read_fixtures(await fixture_queries.of_season(transaction, row.season)),
    )
