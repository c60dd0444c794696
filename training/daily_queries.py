"""Queries on daily puzzles: due times, past puzzles of a server, and results.

Every function runs in the caller's transaction.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, insert, select, update

from matches.people import preference_queries
from store import personal
from store.schema import dailies, daily_solvers, servers
from store.transactions import Transaction


async def server(transaction: Transaction, guild: int) -> Row[Any] | None:
    """Return the settings row of a server; None if it has none."""
    return (await transaction.execute(select(servers).where(servers.c.guild == guild))).first()


async def change_server(transaction: Transaction, guild: int, **values: Any) -> None:
    """Set columns of a server's daily puzzle, and wake the scheduler after the commit."""
    await preference_queries.change_server(transaction, guild, **values)
    transaction.after_commit(transaction.signals.dailies.set)


# Daily puzzles.


async def had(transaction: Transaction, guild: int) -> dict[str, int]:
    """Return the puzzles that a server has had, each with its latest day."""
    query = select(dailies.c.puzzle, func.max(dailies.c.day).label("day")).where(dailies.c.guild == guild)
    return {row.puzzle: row.day for row in await transaction.execute(query.group_by(dailies.c.puzzle))}


async def latest(transaction: Transaction, guild: int, before: int | None = None) -> Row[Any] | None:
    """Return the latest row of a server; with `before`, the latest one posted before that day."""
    of_server = select(dailies).where(dailies.c.guild == guild)
    if before is not None:
        of_server = of_server.where(dailies.c.day < before, dailies.c.message.is_not(None))
    return (await transaction.execute(of_server.order_by(dailies.c.day.desc()).limit(1))).first()


async def daily(transaction: Transaction, daily_id: int) -> Row[Any] | None:
    """Return the row of a daily puzzle; None if there is none."""
    return (await transaction.execute(select(dailies).where(dailies.c.id == daily_id))).first()


async def is_over(transaction: Transaction, guild: int, day: int) -> bool:
    """Return whether a later daily puzzle, whose post shows this one's solution, has been posted in the server."""
    later = dailies.c.guild == guild, dailies.c.day > day, dailies.c.message.is_not(None)
    return bool((await transaction.execute(select(exists().where(*later)))).scalar())


async def add(transaction: Transaction, **values: Any) -> int:
    """Store a daily puzzle, and return its id. Raises IntegrityError if the server has one for that day."""
    return await transaction.insert(insert(dailies).values(values))


async def change(transaction: Transaction, daily_id: int, **values: int) -> None:
    """Set columns of a daily puzzle."""
    await transaction.execute(update(dailies).where(dailies.c.id == daily_id).values(values))


# Results.


async def solver(transaction: Transaction, daily_id: int, user: int) -> Row[Any] | None:
    """Return a user's result of a daily puzzle; None if they have not tried it."""
    query = select(daily_solvers).where(daily_solvers.c.daily == daily_id, daily_solvers.c.user == user)
    return (await transaction.execute(query)).first()


async def add_solver(transaction: Transaction, daily_id: int, user: int, solved: bool, at: int) -> None:
    """Store a user's result. Raises IntegrityError if they have one."""
    await transaction.execute(insert(daily_solvers).values(daily=daily_id, user=user, solved=solved, at=at))


async def set_name(transaction: Transaction, daily_id: int, user: int, name: str | None) -> None:
    """Set the name to show for a solver; None hides them."""
    row = and_(daily_solvers.c.daily == daily_id, daily_solvers.c.user == user)
    await transaction.execute(update(daily_solvers).where(row).values(name=name))


async def counts(transaction: Transaction, daily_id: int) -> tuple[int, int]:
    """Return how many people have solved a daily puzzle, and how many have tried it."""
    query = select(func.count().filter(daily_solvers.c.solved), func.count()).where(daily_solvers.c.daily == daily_id)
    solved, tried = (await transaction.execute(query)).one()
    return solved, tried


async def names(transaction: Transaction, daily_id: int, limit: int) -> tuple[Sequence[str], int]:
    """Return the first solvers who want to be named, at most `limit`, and the number of all who do."""
    named = daily_solvers.c.daily == daily_id, daily_solvers.c.solved, daily_solvers.c.name.is_not(None)
    query = select(daily_solvers.c.name).where(*named).order_by(daily_solvers.c.at, daily_solvers.c.user).limit(limit)
    count = (await transaction.execute(select(func.count()).select_from(daily_solvers).where(*named))).scalar_one()
    return (await transaction.execute(query)).scalars().all(), count


personal.own(daily_solvers, name="name")
