"""Building the classes of `tournament_models` from rows."""

from typing import Any, cast

from sqlalchemy import Row

from engine import GAMES
from matches.clock import read_clock
from matches.match_errors import MatchError
from matches.models import Person, Stake
from matches.names import one_line
from matches.tournaments import tournament_queries
from matches.tournaments.tournament_models import Entrant, Entry, Kind, Pairing, Standing, Tournament, TournamentTerms
from matches.tournaments.tournament_rules import rounds_of
from store.schema import NAMELESS
from store.transactions import Transaction


async def tournament_row(transaction: Transaction, tournament_id: int) -> Row[Any]:
    """Return a tournament with its latest round. Raises MatchError("no-such-tournament")."""
    row = await tournament_queries.tournament(transaction, tournament_id)
    if row is None:
        raise MatchError("no-such-tournament", tournament=tournament_id)
    return row


def read_tournament(row: Row[Any]) -> Tournament:
    """Build a tournament from its row."""
    kind, has_begun = cast("Kind", row.kind), row.begun_at is not None
    terms = TournamentTerms(
        name=row.name,
        game=GAMES[row.game],
        terms=row.terms,
        clock=read_clock(row.clock),
        kind=kind,
        rounds=row.rounds,
        round_time=row.round_time,
        places=row.places,
        checks_in=row.checks_in,
        rated=row.rated,
    )
    return Tournament(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        language=row.language,
        terms=terms,
        joined=row.players if has_begun else row.entries,
        checked_in=row.checked_in,
        starts_at=row.begun_at if has_begun else row.starts_at,
        has_begun=has_begun,
        round=row.round or 0,
        rounds=rounds_of(kind, row.rounds, row.players) if has_begun else 0,
        round_ends_at=row.round_ends_at if row.over_at is None else None,
        is_over=row.over_at is not None,
    )


async def read_entries(transaction: Transaction, tournament_id: int) -> tuple[Entry, ...]:
    """Return the people who have joined, in order."""
    rows = await tournament_queries.entries(transaction, tournament_id)
    return tuple(Entry(_person(row), row.checked_in_at is not None) for row in rows)


async def read_standing(transaction: Transaction, row: Row[Any]) -> Standing:
    """Return a tournament that has begun, with its people and matches."""
    players = await tournament_queries.players(transaction, row.id)
    fixtures = await tournament_queries.fixtures_of(transaction, row.id)
    return Standing(
        tournament=read_tournament(row),
        people=tuple(
            Entrant(each.slot, _person(each), each.out_at is not None, each.place, each.unseen_at) for each in players
        ),
        pairings=tuple(map(read_pairing, fixtures)),
    )


def read_pairing(row: Row[Any]) -> Pairing:
    """Build a match or a bye from its row."""
    return Pairing(row.id, row.round, row.first, row.second, row.match, row.result, row.number)


def read_stake(row: Row[Any]) -> Stake:
    """Build what a match is played for from the row of its fixture with its tournament.

    Its data: `stage`, the kind of the tournament, or `third` for a knockout's match for third place; `matches`, how
    many matches a knockout's round has without that; `again`, whether the match is a replay.
    """
    rounds = rounds_of(row.kind, row.rounds, row.players)
    is_for_third = row.kind == "knockout" and row.round == rounds and row.number > 1
    data = {
        "stage": "third" if is_for_third else row.kind,
        "matches": 1 << rounds - row.round,
        "round": row.round,
        "rounds": rounds,
        "again": row.replayed > 0,
    }
    return Stake("tournament", row.name, data)


def _person(row: Row[Any]) -> Person:
    return Person(row.user, one_line(row.name or "") or NAMELESS)
