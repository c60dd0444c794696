"""The statements on rated matches and ratings. Every function runs in the caller's transaction."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Row, and_, false, insert, select, update

from matches.store.schema import matches, people, rated_in_servers, rated_matches, ratings, seats
from matches.store.transactions import Transaction

_UNLISTED = select(people.c.user).where(people.c.listed == false())


# The end of a match


async def add_rated(transaction: Transaction, match_id: int) -> bool:
    """Store that a match is rated, after all that were rated before. Return False if it was before."""
    if await is_rated(transaction, match_id):
        return False
    await transaction.insert(insert(rated_matches).values(match=match_id))
    return True


async def is_rated(transaction: Transaction, match_id: int) -> bool:
    """Return whether the end of a match was rated."""
    query = select(rated_matches.c.id).where(rated_matches.c.match == match_id)
    return (await transaction.execute(query)).first() is not None


async def ratings_in(transaction: Transaction, game: str, users: Collection[int]) -> Mapping[int, Row[Any]]:
    """Return the rows of some users' ratings in a game, by user, without those who have none."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.user.in_(users))
    return {row.user: row for row in await transaction.execute(query)}


async def brought(transaction: Transaction, match_id: int) -> Mapping[int, tuple[float, float]]:
    """Return what is stored as the ratings that the players of a match bring to it, by player: mu and sigma."""
    query = select(seats.c.player, seats.c.mu, seats.c.sigma).where(seats.c.match == match_id, seats.c.mu.is_not(None))
    return {row.player: (row.mu, row.sigma) for row in await transaction.execute(query)}


async def set_seat(transaction: Transaction, match_id: int, player: int, *, rank: int, mu: float, sigma: float) -> None:
    """Store what rank a player of a match has reached, and which rating they brought to it."""
    seat = and_(seats.c.match == match_id, seats.c.player == player)
    await transaction.execute(update(seats).where(seat).values(rank=rank, mu=mu, sigma=sigma))


async def set_rating(transaction: Transaction, user: int, game: str, *, mu: float, sigma: float, matches: int) -> None:
    """Store the rating of a user in a game, after so many rated matches. All servers order them by it."""
    values = {"mu": mu, "sigma": sigma, "matches": matches}
    changed = update(ratings).where(ratings.c.user == user, ratings.c.game == game).values(values)
    if not (await transaction.execute(changed)).rowcount:
        await transaction.execute(insert(ratings).values(user=user, game=game, **values))
    of_user = and_(rated_in_servers.c.user == user, rated_in_servers.c.game == game)
    await transaction.execute(update(rated_in_servers).where(of_user).values(mu=mu))


async def count_in_server(transaction: Transaction, guild: int, game: str, user: int, name: str, mu: float) -> None:
    """Count one more rated match of a user in a server, where they go by a name."""
    keys = {"guild": guild, "game": game, "user": user}
    row = and_(*(rated_in_servers.c[column] == value for column, value in keys.items()))
    counted = update(rated_in_servers).where(row).values(name=name, mu=mu, matches=rated_in_servers.c.matches + 1)
    if not (await transaction.execute(counted)).rowcount:
        await transaction.execute(insert(rated_in_servers).values(**keys, name=name, mu=mu, matches=1))


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
