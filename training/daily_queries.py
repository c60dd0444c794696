"""Queries on daily puzzles: due times, past puzzles of a server, and results.

Every function runs in the caller's transaction.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, func, select

from matches.people import preference_queries
from store import personal, rows
from store.schema import dailies, daily_solvers
from store.transactions import Transaction


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


async def is_over(transaction: Transaction, guild: int, day: int) -> bool:
    """Return whether a later daily puzzle, whose post shows this one's solution, has been posted in the server."""
    return await rows.exist(transaction, dailies, {"guild": guild}, dailies.c.day > day, dailies.c.message.is_not(None))


# Results.


async def counts(transaction: Transaction, daily_id: int) -> tuple[int, int]:
    """Return how many people have solved a daily puzzle, and how many have tried it."""
    query = select(func.count().filter(daily_solvers.c.solved), func.count()).where(daily_solvers.c.daily == daily_id)
    solved, tried = (await transaction.execute(query)).one()
    return solved, tried


async def names(transaction: Transaction, daily_id: int, limit: int) -> tuple[Sequence[str], int]:
    """Return the first solvers who want to be named, at most `limit`, and the number of all who do."""
    named = daily_solvers.c.daily == daily_id, daily_solvers.c.solved, daily_solvers.c.name.is_not(None)
    query = select(daily_solvers.c.name).where(*named).order_by(daily_solvers.c.at, daily_solvers.c.user).limit(limit)
    count = await rows.count(transaction, daily_solvers, *named)
    return (await transaction.execute(query)).scalars().all(), count


personal.own(daily_solvers, name="name")
