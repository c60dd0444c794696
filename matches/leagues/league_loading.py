"""Building the classes of `league_models` from rows."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Row

from engine import GAMES
from matches.clock import read_clock
from matches.leagues import league_queries
from matches.leagues.league_models import Division, Entrant, Fixture, League, LeagueTerms, Member, Season
from matches.leagues.league_rules import table
from matches.match_errors import MatchError
from matches.models import Person
from matches.names import one_line
from store.schema import NAMELESS
from store.transactions import Transaction


async def league_row(transaction: Transaction, league_id: int) -> Row[Any]:
    """Return a league with its latest season. Raises MatchError("no-such-league")."""
    row = await league_queries.league(transaction, league_id)
    if row is None:
        raise MatchError("no-such-league", league=league_id)
    return row


def runs(row: Row[Any]) -> bool:
    """Return whether the latest season of a league is running."""
    return row.season is not None and row.over_at is None


def read_league(row: Row[Any]) -> League:
    """Build a league from its row."""
    terms = LeagueTerms(
        name=row.name,
        game=GAMES[row.game],
        terms=row.terms,
        clock=read_clock(row.clock),
        size=row.size,
        doubled=row.doubled,
        at_once=row.at_once,
        days=row.days,
    )
    return League(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        language=row.language,
        terms=terms,
        joined=row.joined,
        playing=row.playing or 0,
        season=row.number or 0,
        is_running=runs(row),
        starts_at=row.starts_at,
        ends_at=row.ends_at if runs(row) else None,
        is_ended=row.ended_at is not None,
    )


async def read_members(transaction: Transaction, row: Row[Any]) -> list[Member]:
    """Return the members of the next season, in order of joining."""
    return [
        Member(_person(each), each.division, each.place, each.goes)
        for each in await league_queries.members(transaction, row.id, row.season)
    ]


async def read_season(transaction: Transaction, league: int, number: int) -> Season | None:
    """Return a season of a league; None if it does not exist."""
    row = await league_queries.season(transaction, league, number)
    if row is None:
        return None
    played = await league_queries.fixtures_of(transaction, row.id)
    by_division = {division: [*each] for division, each in groupby(played, key=lambda fixture: fixture.division)}
    players = groupby(await league_queries.players(transaction, row.id), key=lambda player: player.division)
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
    players = await league_queries.players(transaction, season, number)
    return _division(number, players, await league_queries.fixtures_of(transaction, season, number))


def read_fixture(row: Row[Any]) -> Fixture:
    """Build a fixture from its row."""
    return Fixture(row.id, row.round, row.first, row.second, row.match, row.result)


def _division(number: int, players: Sequence[Row[Any]], played: Sequence[Row[Any]]) -> Division:
    fixtures = tuple(map(read_fixture, played))
    people = [Entrant(each.slot, _person(each), each.out_at is not None, each.goes, each.goes_on) for each in players]
    return Division(number, tuple(table(people, fixtures)), fixtures)


def _person(row: Row[Any]) -> Person:
    return Person(row.user, one_line(row.name or "") or NAMELESS)
