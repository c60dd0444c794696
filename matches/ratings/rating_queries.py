"""Statements on rated matches and ratings, in the caller's transaction."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, exists, func, insert, or_, select, update

from matches.people.preference_queries import is_listed
from matches.people.privacy_service import Erasing
from store import personal, rows
from store.schema import NOBODY, matches, rated_in_servers, rated_matches, ratings, seats
from store.transactions import Transaction

# The end of a match


async def add_rated(transaction: Transaction, match_id: int) -> bool:
    """Mark a match as rated, after all earlier ones. Return False if it was rated already."""
    new = select(matches.c.id).where(matches.c.id == match_id, ~exists().where(rated_matches.c.match == match_id))
    return bool((await transaction.execute(insert(rated_matches).from_select(["match"], new))).rowcount)


async def count_among(transaction: Transaction, users: Collection[int | None], since: int) -> int:
    """Return the number of matches rated after a moment whose players were exactly these users; None: deleted ones."""
    stored = {user or NOBODY for user in users}
    own, others = seats.alias("own"), seats.alias("others")
    query = (
        select(func.count())
        .select_from(own)
        .join(rated_matches, rated_matches.c.match == own.c.match)
        .join(matches, matches.c.id == own.c.match)
        .where(own.c.user == max(stored), matches.c.ended_at > since)
        .where(~exists().where(others.c.match == own.c.match, others.c.user.not_in(stored)))
        .where(*(exists().where(others.c.match == own.c.match, others.c.user == user) for user in stored))
    )
    return (await transaction.execute(query)).scalar() or 0


async def ratings_in(transaction: Transaction, game: str, users: Collection[int]) -> Mapping[int, Row[Any]]:
    """Return the existing ratings of some users in a game, by user."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.user.in_(users))
    return {row.user: row for row in await transaction.execute(query)}


async def ratings_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's ratings, one row per game, the most played first."""
    return await rows.get_all(transaction, ratings, {"user": user}, by=[ratings.c.matches.desc(), ratings.c.game])


async def set_ranks(transaction: Transaction, match_id: int, ranks: Iterable[tuple[int, float, float]]) -> None:
    """Store the ranks of a match's players and their ratings before it: rank, mu and sigma."""
    seat = and_(seats.c.match == match_id, seats.c.player == bindparam("of_player"))
    rows = [
        {"of_player": player, **dict(zip(("rank", "mu", "sigma"), row, strict=True))}
        for player, row in enumerate(ranks)
    ]
    await transaction.execute(update(seats).where(seat), rows)


async def set_rating(transaction: Transaction, user: int, game: str, *, mu: float, sigma: float, matches: int) -> None:
    """Store a user's rating in a game after `matches` rated matches, also for the order of servers' standings."""
    values = {"mu": mu, "sigma": sigma, "matches": matches}
    await rows.upsert(transaction, ratings, {"user": user, "game": game}, values)
    await rows.update(transaction, rated_in_servers, {"user": user, "game": game}, mu=mu)


async def count_in_server(transaction: Transaction, guild: int, game: str, user: int, name: str, mu: float) -> None:
    """Count another rated match of a user, with their displayed name, in a server."""
    key = {"guild": guild, "game": game, "user": user}
    counted = rated_in_servers.c.matches + 1
    await rows.upsert(transaction, rated_in_servers, key, {"name": name, "mu": mu, "matches": 1}, matches=counted)


async def keep_brought(transaction: Transaction, erasing: Erasing) -> Erasing:
    """Store the current rating of a user with their running rated matches, before their ratings are deleted."""
    query = (
        select(seats.c.match, seats.c.player, ratings.c.mu, ratings.c.sigma)
        .join(matches, matches.c.id == seats.c.match)
        .join(ratings, and_(ratings.c.user == seats.c.user, ratings.c.game == matches.c.game))
        .where(seats.c.user == erasing.user, matches.c.rated, matches.c.reason.is_(None))
    )
    for row in (await transaction.execute(query)).all():
        await rows.update(transaction, seats, {"match": row.match, "player": row.player}, mu=row.mu, sigma=row.sigma)
    return erasing


# Standings


async def count_before(
    transaction: Transaction, guild: int, game: str, least: int, before: tuple[float, int] | None = None
) -> int:
    """Return the number of people in a server's standings, with at least `least` rated matches there.

    `before` (mu and user): count only those placed before it.
    """
    which = [_placed(guild, game, least)]
    if before:
        mu, user = before
        column = rated_in_servers.c
        which += [column.mu >= mu, or_(column.mu > mu, column.user < user)]
    return await rows.count(transaction, rated_in_servers, *which)


async def placed(
    transaction: Transaction, guild: int, game: str, least: int, limit: int, offset: int
) -> Sequence[Row[Any]]:
    """Return a range of a server's standings in order: user, name, matches there, mu and sigma."""
    column = rated_in_servers.c
    page = (
        select(column.user, column.name, column.matches, column.mu)
        .where(_placed(guild, game, least))
        .order_by(column.mu.desc(), column.user)
        .limit(limit)
        .offset(offset)
        .subquery()
    )
    query = (
        select(page, ratings.c.sigma)
        .join(ratings, and_(ratings.c.user == page.c.user, ratings.c.game == game))
        .order_by(page.c.mu.desc(), page.c.user)
    )
    return (await transaction.execute(query)).all()


async def in_server(transaction: Transaction, guild: int, game: str, user: int) -> int:
    """Return the number of a user's rated matches of a game in a server."""
    row = _row_in_server(guild, game, user)
    return (await transaction.execute(select(rated_in_servers.c.matches).where(row))).scalar() or 0


def _placed(guild: int, game: str, least: int) -> ColumnElement[bool]:
    """Return the condition for the rows in a server's standings."""
    column = rated_in_servers.c
    return and_(column.guild == guild, column.game == game, column.matches >= least, is_listed(column.user))


def _row_in_server(guild: int, game: str, user: int) -> ColumnElement[bool]:
    column = rated_in_servers.c
    return and_(column.guild == guild, column.game == game, column.user == user)


# Recomputing all ratings


async def rated_seats(transaction: Transaction, after: int, limit: int) -> Sequence[Row[Any]]:
    """Return the seats of the next `limit` rated matches after number `after`, in the order of rating.

    Each row has that number (`rated`) and the game and server of its match. `user`: None for a deleted one.
    """
    chosen = (
        select(rated_matches).where(rated_matches.c.id > after).order_by(rated_matches.c.id).limit(limit).subquery()
    )
    columns = (seats.c[name] for name in ("match", "player", "name", "rank", "mu", "sigma"))
    user = func.nullif(seats.c.user, NOBODY).label("user")
    query = (
        select(chosen.c.id.label("rated"), matches.c.game, matches.c.guild, user, *columns)
        .join(matches, matches.c.id == chosen.c.match)
        .join(seats, seats.c.match == chosen.c.match)
        .order_by(chosen.c.id, seats.c.player)
    )
    return (await transaction.execute(query)).all()


async def set_brought(transaction: Transaction, brought: Sequence[tuple[int, int, float, float]]) -> None:
    """Store ratings before rated matches: match, player, mu and sigma."""
    seat = and_(seats.c.match == bindparam("of_match"), seats.c.player == bindparam("of_player"))
    names = "of_match", "of_player", "mu", "sigma"
    if rows := [dict(zip(names, row, strict=True)) for row in brought]:
        await transaction.execute(update(seats).where(seat), rows)


async def replace_all(
    transaction: Transaction, new_ratings: Sequence[dict[str, Any]], new_in_servers: Sequence[dict[str, Any]]
) -> None:
    """Replace all rows of `ratings` and `rated_in_servers`."""
    for table, new in ((ratings, new_ratings), (rated_in_servers, new_in_servers)):
        await rows.delete(transaction, table)
        await rows.insert_all(transaction, table, new)


personal.own(ratings)
personal.own(rated_in_servers, name="name")
