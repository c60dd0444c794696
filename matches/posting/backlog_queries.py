"""Statements that count pending work. Each reads at most `MOST` rows."""

from typing import Any, Final

from sqlalchemy import ColumnElement, FromClause, Row, and_, case, func, select

from store.schema import matches, outbox, reviews
from store.transactions import Transaction

MOST: Final = 10_000
"""Limit of counts."""


async def posts(transaction: Transaction, now: int) -> Row[Any]:
    """Return the numbers of posts `due` and for `later`, and when the `oldest` due one was queued."""
    waiting = select(outbox.c.due_at, outbox.c.created_at).where(outbox.c.done_at.is_(None)).limit(MOST).subquery()
    is_due = waiting.c.due_at <= now
    query = select(
        func.count(case((is_due, 1))).label("due"),
        func.count(case((~is_due, 1))).label("later"),
        func.min(case((is_due, waiting.c.created_at))).label("oldest"),
    )
    found: Row[Any] = (await transaction.execute(query)).one()
    return found


async def turns(transaction: Transaction) -> Row[Any]:
    """Return the number of matches in which a computer is to move, and the start of the longest wait."""
    waits = and_(matches.c.thinks_at.is_not(None), matches.c.reason.is_(None))
    return await _count(transaction, matches, matches.c.thinks_at, waits)


async def reviews_to_make(transaction: Transaction) -> Row[Any]:
    """Return the number of pending reviews, and the start of the longest wait."""
    return await _count(transaction, reviews, reviews.c.asked_at, reviews.c.made_at.is_(None))


async def _count(
    transaction: Transaction, table: FromClause, since: ColumnElement[int], waits: ColumnElement[bool]
) -> Row[Any]:
    waiting = select(since.label("since")).select_from(table).where(waits).limit(MOST).subquery()
    query = select(func.count().label("waiting"), func.min(waiting.c.since).label("oldest")).select_from(waiting)
    found: Row[Any] = (await transaction.execute(query)).one()
    return found
