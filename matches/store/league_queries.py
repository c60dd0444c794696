"""The statements on leagues, their members, seasons, fixtures and posts, in the caller's transaction.

Whatever makes a league due sooner registers the signal that wakes their worker after the commit.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update

from matches.store.schema import league_members, leagues, season_players, seasons
from matches.store.transactions import Transaction

_LATEST = select(func.max(seasons.c.number)).where(seasons.c.league == leagues.c.id).scalar_subquery()
_JOINED = select(func.count()).where(league_members.c.league == leagues.c.id).scalar_subquery()
_PLAYING = (
    select(func.count())
    .where(season_players.c.season == seasons.c.id, season_players.c.out_at.is_(None), seasons.c.over_at.is_(None))
    .scalar_subquery()
)
_LEAGUES = select(
    leagues,
    seasons.c.id.label("season"),
    seasons.c.number,
    seasons.c.starts_at.label("began_at"),
    seasons.c.ends_at,
    seasons.c.over_at,
    _JOINED.label("joined"),
    _PLAYING.label("playing"),
).outerjoin_from(leagues, seasons, and_(seasons.c.league == leagues.c.id, seasons.c.number == _LATEST))
"""Leagues with their latest season, and how many take part."""
_GOES_ON = or_(leagues.c.ended_at.is_(None), and_(seasons.c.id.is_not(None), seasons.c.over_at.is_(None)))
"""Whether a league has not ended, or its last season still runs."""


# Leagues.


async def add(transaction: Transaction, **values: Any) -> int:
    """Store a league, and return its id."""
    return await transaction.insert(insert(leagues).values(_wake(transaction, values)))


async def league(transaction: Transaction, league_id: int) -> Row[Any] | None:
    """Return a league with its latest season; None if there is none."""
    return (await transaction.execute(_LEAGUES.where(leagues.c.id == league_id))).first()


async def of_guild(transaction: Transaction, guild: int) -> Sequence[Row[Any]]:
    """Return the leagues of a server that go on, with their latest seasons, the oldest first."""
    query = _LEAGUES.where(leagues.c.guild == guild, _GOES_ON).order_by(leagues.c.id)
    return (await transaction.execute(query)).all()


async def change(transaction: Transaction, league_id: int, **values: Any) -> None:
    """Set columns of a league."""
    await transaction.execute(update(leagues).where(leagues.c.id == league_id).values(_wake(transaction, values)))


def _wake(transaction: Transaction, values: dict[str, Any]) -> dict[str, Any]:
    """Return new values of a league. The worker wakes after the commit if they say when the league is due."""
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.leagues.set)
    return values


# Who takes part in the next season.


async def members(transaction: Transaction, league_id: int, season: int | None) -> Sequence[Row[Any]]:
    """Return who takes part in the next season, in the order in which they joined, with how they ended a season."""
    last = and_(season_players.c.season == season, season_players.c.user == league_members.c.user)
    query = (
        select(league_members, season_players.c.division, season_players.c.place, season_players.c.goes)
        .outerjoin_from(league_members, season_players, last)
        .where(league_members.c.league == league_id)
        .order_by(league_members.c.joined_at, league_members.c.user)
    )
    return (await transaction.execute(query)).all()


async def member(transaction: Transaction, league_id: int, user: int) -> Row[Any] | None:
    """Return the row of a user who takes part in the next season; None if they do not."""
    query = select(league_members).where(league_members.c.league == league_id, league_members.c.user == user)
    return (await transaction.execute(query)).first()


async def add_member(transaction: Transaction, league_id: int, user: int, name: str, now: int) -> None:
    """Have a user take part in the next season. Raises IntegrityError if they do so already."""
    values = {"league": league_id, "user": user, "name": name, "joined_at": now}
    await transaction.execute(insert(league_members).values(values))


async def remove_member(transaction: Transaction, league_id: int, user: int) -> bool:
    """Have a user not take part in the next season. Return False if they did not anyway."""
    own = delete(league_members).where(league_members.c.league == league_id, league_members.c.user == user)
    return bool((await transaction.execute(own)).rowcount)


async def remove_members(transaction: Transaction, league_id: int) -> None:
    """Have nobody take part in the next season."""
    await transaction.execute(delete(league_members).where(league_members.c.league == league_id))


# Who plays a season.


async def player(transaction: Transaction, season: int | None, user: int) -> Row[Any] | None:
    """Return the row of a user in a season; None if they do not play in it."""
    query = select(season_players).where(season_players.c.season == season, season_players.c.user == user)
    return (await transaction.execute(query)).first()


async def change_player(transaction: Transaction, season: int, slot: int, **values: Any) -> None:
    """Set columns of somebody who plays a season."""
    own = and_(season_players.c.season == season, season_players.c.slot == slot)
    await transaction.execute(update(season_players).where(own).values(values))
