"""The statements on rated matches and ratings. Every function runs in the caller's transaction."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, bindparam, delete, exists, func, insert, or_, select, update

from matches.people.preference_queries import is_listed
from store.dialect import upsert
from store.schema import matches, rated_in_servers, rated_matches, ratings, seats
from store.transactions import Transaction

# The end of a match


async def add_rated(transaction: Transaction, match_id: int) -> bool:
    """Store that a match is rated, after all that were rated before. Return False if it was before."""
    new = select(matches.c.id).where(matches.c.id == match_id, ~exists().where(rated_matches.c.match == match_id))
    return bool((await transaction.execute(insert(rated_matches).from_select(["match"], new))).rowcount)


async def count_among(transaction: Transaction, users: Collection[int], since: int) -> int:
    """Return how many matches were rated after a moment in which these users had the seats, and nobody else."""
    own, others = seats.alias("own"), seats.alias("others")
    query = (
        select(func.count())
        .select_from(own)
        .join(rated_matches, rated_matches.c.match == own.c.match)
        .join(matches, matches.c.id == own.c.match)
        .where(own.c.user == max(users), matches.c.ended_at > since)
        .where(~exists().where(others.c.match == own.c.match, others.c.user.not_in(users)))
        .where(*(exists().where(others.c.match == own.c.match, others.c.user == user) for user in users))
    )
    return (await transaction.execute(query)).scalar() or 0


async def ratings_in(transaction: Transaction, game: str, users: Collection[int]) -> Mapping[int, Row[Any]]:
    """Return the rows of some users' ratings in a game, by user, without those who have none."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.user.in_(users))
    return {row.user: row for row in await transaction.execute(query)}


async def ratings_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's ratings, one row for each game of which they have played a rated match; the most played first."""
    query = select(ratings).where(ratings.c.user == user).order_by(ratings.c.matches.desc(), ratings.c.game)
    return (await transaction.execute(query)).all()


async def set_ranks(transaction: Transaction, match_id: int, ranks: Iterable[tuple[int, float, float]]) -> None:
    """Store what rank each player of a match has reached, and which rating they brought to it: rank, mu and sigma."""
    seat = and_(seats.c.match == match_id, seats.c.player == bindparam("of_player"))
    rows = [
        {"of_player": player, **dict(zip(("rank", "mu", "sigma"), row, strict=True))}
        for player, row in enumerate(ranks)
    ]
    await transaction.execute(update(seats).where(seat), rows)


async def set_rating(transaction: Transaction, user: int, game: str, *, mu: float, sigma: float, matches: int) -> None:
    """Store the rating of a user in a game, after so many rated matches. All servers order them by it."""
    values = {"mu": mu, "sigma": sigma, "matches": matches}
    await transaction.execute(upsert(ratings, {"user": user, "game": game}, values))
    of_user = and_(rated_in_servers.c.user == user, rated_in_servers.c.game == game)
    await transaction.execute(update(rated_in_servers).where(of_user).values(mu=mu))


async def count_in_server(transaction: Transaction, guild: int, game: str, user: int, name: str, mu: float) -> None:
    """Count one more rated match of a user in a server, where they go by a name."""
    key = {"guild": guild, "game": game, "user": user}
    counted = rated_in_servers.c.matches + 1
    values = {"name": name, "mu": mu, "matches": 1}
    await transaction.execute(upsert(rated_in_servers, key, values, matches=counted))


async def keep_brought(transaction: Transaction, user: int) -> None:
    """Store for the rated matches of a user that run which ratings they bring, before the ratings are deleted."""
    query = (
        select(seats.c.match, seats.c.player, ratings.c.mu, ratings.c.sigma)
        .join(matches, matches.c.id == seats.c.match)
        .join(ratings, and_(ratings.c.user == seats.c.user, ratings.c.game == matches.c.game))
        .where(seats.c.user == user, matches.c.rated, matches.c.reason.is_(None))
    )
    for row in (await transaction.execute(query)).all():
        seat = and_(seats.c.match == row.match, seats.c.player == row.player)
        await transaction.execute(update(seats).where(seat).values(mu=row.mu, sigma=row.sigma))


# Standings


async def count_before(
    transaction: Transaction, guild: int, game: str, least: int, before: tuple[float, int] | None = None
) -> int:
    """Return how many are in the standings of a server, with at least so many rated matches there.

    With `before`, a rating's `mu` and its user, only those are counted who come before it.
    """
    query = select(func.count()).select_from(rated_in_servers).where(_placed(guild, game, least))
    if before:
        mu, user = before
        column = rated_in_servers.c
        query = query.where(column.mu >= mu, or_(column.mu > mu, column.user < user))
    return (await transaction.execute(query)).scalar() or 0


async def placed(
    transaction: Transaction, guild: int, game: str, least: int, limit: int, offset: int
) -> Sequence[Row[Any]]:
    """Return some who are in the standings of a server, in their order: user, name, matches there, mu and sigma."""
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
    """Return how many rated matches of a game a user has played in a server."""
    row = _row_in_server(guild, game, user)
    return (await transaction.execute(select(rated_in_servers.c.matches).where(row))).scalar() or 0


def _placed(guild: int, game: str, least: int) -> ColumnElement[bool]:
    """Return the condition for the rows of those who are in the standings of a server."""
    column = rated_in_servers.c
    return and_(column.guild == guild, column.game == game, column.matches >= least, is_listed(column.user))


def _row_in_server(guild: int, game: str, user: int) -> ColumnElement[bool]:
    column = rated_in_servers.c
    return and_(column.guild == guild, column.game == game, column.user == user)


# All of them anew


async def rated_seats(transaction: Transaction, after: int, limit: int) -> Sequence[Row[Any]]:
    """Return the seats of the next `limit` matches that were rated after one, in the order in which they were rated.

    With a seat come the number of that order (`rated`), and the game and the server of its match.
    """
    chosen = (
        select(rated_matches).where(rated_matches.c.id > after).order_by(rated_matches.c.id).limit(limit).subquery()
    )
    query = (
        select(chosen.c.id.label("rated"), matches.c.game, matches.c.guild, seats)
        .join(matches, matches.c.id == chosen.c.match)
        .join(seats, seats.c.match == chosen.c.match)
        .order_by(chosen.c.id, seats.c.player)
    )
    return (await transaction.execute(query)).all()


async def set_brought(transaction: Transaction, brought: Sequence[tuple[int, int, float, float]]) -> None:
    """Store which ratings some players brought to rated matches: match, player, mu and sigma."""
    seat = and_(seats.c.match == bindparam("of_match"), seats.c.player == bindparam("of_player"))
    names = "of_match", "of_player", "mu", "sigma"
    if rows := [dict(zip(names, row, strict=True)) for row in brought]:
        await transaction.execute(update(seats).where(seat), rows)


async def replace_all(
    transaction: Transaction, new_ratings: Sequence[dict[str, Any]], new_in_servers: Sequence[dict[str, Any]]
) -> None:
    """Store all ratings in place of those that are there: the rows of `ratings` and of `rated_in_servers`."""
    for table, rows in ((ratings, new_ratings), (rated_in_servers, new_in_servers)):
        await transaction.execute(delete(table))
        if rows:
            await transaction.execute(insert(table), rows)
