"""The statements on the outbox. Rows of one challenge or match are a lane: they are posted one after the other."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.schema import outbox

_LANE = func.coalesce(outbox.c.match, -outbox.c.challenge)
_FIRSTS = select(func.min(outbox.c.id)).where(outbox.c.done_at.is_(None)).group_by(_LANE)


async def add(connection: AsyncConnection, kind: str, at: int, **what: int) -> None:
    """Promises a post. Raises IntegrityError where the same was promised before."""
    values = {"kind": kind, "created_at": at, "due_at": at, "attempts": 0, **what}
    await connection.execute(insert(outbox).values(values))


async def claim(connection: AsyncConnection, now: int, until: int, limit: int) -> Sequence[Row[Any]]:
    """Takes the first waiting row of every lane, if it is due and nobody has it; it is ours until `until`."""
    free = or_(outbox.c.claimed_until.is_(None), outbox.c.claimed_until <= now)
    due = (
        select(outbox)
        .where(outbox.c.id.in_(_FIRSTS), outbox.c.due_at <= now, free)
        .order_by(outbox.c.due_at, outbox.c.id)
        .limit(limit)
    )
    rows = (await connection.execute(due)).all()
    ours = update(outbox).where(outbox.c.id.in_([row.id for row in rows]))
    await connection.execute(ours.values(claimed_until=until, attempts=outbox.c.attempts + 1))
    return rows


async def finish(connection: AsyncConnection, row_id: int, now: int, message: int | None, fault: str | None) -> bool:
    """Marks a row as done: posted as `message`, or given up for `fault`. False if that was done before."""
    waiting = and_(outbox.c.id == row_id, outbox.c.done_at.is_(None))
    values = {"done_at": now, "message": message, "fault": fault, "claimed_until": None}
    done = await connection.execute(update(outbox).where(waiting).values(values))
    return bool(done.rowcount)


async def release(connection: AsyncConnection, row_id: int, attempts: int, due: int, fault: str | None) -> None:
    """Gives a row back, to be tried again at `due`; not when it has been claimed anew since it had `attempts`."""
    mine = and_(outbox.c.id == row_id, outbox.c.attempts == attempts, outbox.c.done_at.is_(None))
    await connection.execute(update(outbox).where(mine).values(claimed_until=None, due_at=due, fault=fault))


async def next_due(connection: AsyncConnection) -> int | None:
    """When the next waiting row can be claimed."""
    free_at = func.max(outbox.c.due_at, func.coalesce(outbox.c.claimed_until, 0))
    return (await connection.execute(select(func.min(free_at)).where(outbox.c.id.in_(_FIRSTS)))).scalar()
