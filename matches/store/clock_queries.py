"""The statements on deadlines, banks, pauses and absences. Every function runs in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, func, insert, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.rows import new_id
from matches.store.schema import absences, matches, pauses, seats


async def due(connection: AsyncConnection, now: int, limit: int) -> Sequence[int]:
    """Ids of the matches of which something is due, the longest waiting first."""
    query = select(matches.c.id).where(matches.c.due_at <= now).order_by(matches.c.due_at, matches.c.id).limit(limit)
    return (await connection.execute(query)).scalars().all()


async def is_due(connection: AsyncConnection, match: int, now: int) -> bool:
    """Whether something is due of a match."""
    query = select(matches.c.id).where(matches.c.id == match, matches.c.due_at <= now)
    return (await connection.execute(query)).first() is not None


async def next_due(connection: AsyncConnection) -> int | None:
    """When something is due next."""
    query = select(func.min(matches.c.due_at)).where(matches.c.due_at.is_not(None))
    found: int | None = (await connection.execute(query)).scalar()
    return found


async def put_right(connection: AsyncConnection, now: int, furthest: int) -> None:
    """Makes due now what is to be looked at beyond `furthest` although the deadline has passed by then."""
    ahead = and_(matches.c.due_at > furthest, matches.c.due_at > matches.c.deadline)
    await connection.execute(update(matches).where(ahead).values(due_at=now))


async def set_bank(connection: AsyncConnection, match: int, player: int, bank: int | None) -> None:
    """Sets what a player has left."""
    mine = and_(seats.c.match == match, seats.c.player == player)
    await connection.execute(update(seats).where(mine).values(bank=bank))


async def spans(connection: AsyncConnection, match: int, user: int, since: int) -> Sequence[tuple[int, int]]:
    """Beginning and end of a match's pauses and of a user's absences that reach beyond a moment."""
    stopped = select(pauses.c.starts_at, pauses.c.ends_at).where(pauses.c.match == match, pauses.c.ends_at > since)
    away = select(absences.c.starts_at, absences.c.ends_at).where(absences.c.user == user, absences.c.ends_at > since)
    return [(row.starts_at, row.ends_at) for row in await connection.execute(union_all(stopped, away))]


async def time_paused(connection: AsyncConnection, match: int) -> int:
    """How long a match has been paused, or is to be, all together."""
    lengths = select(func.sum(pauses.c.ends_at - pauses.c.starts_at)).where(pauses.c.match == match)
    return (await connection.execute(lengths)).scalar() or 0


async def add_pause(connection: AsyncConnection, match: int, begin: int, end: int) -> None:
    """A new pause."""
    await connection.execute(insert(pauses).values(match=match, starts_at=begin, ends_at=end))


async def end_pauses(connection: AsyncConnection, match: int, now: int) -> None:
    """Ends the pauses of a match that go on."""
    mine = and_(pauses.c.match == match, pauses.c.ends_at > now)
    await connection.execute(update(pauses).where(mine).values(ends_at=now))


async def absences_of(connection: AsyncConnection, user: int) -> Sequence[Row[Any]]:
    """A user's absences, the latest last."""
    query = select(absences).where(absences.c.user == user).order_by(absences.c.id)
    return (await connection.execute(query)).all()


async def absence(connection: AsyncConnection, absence_id: int) -> Row[Any] | None:
    """An absence."""
    return (await connection.execute(select(absences).where(absences.c.id == absence_id))).first()


async def add_absence(connection: AsyncConnection, user: int, begin: int, end: int) -> int:
    """A new absence. Returns its id."""
    return new_id(await connection.execute(insert(absences).values(user=user, starts_at=begin, ends_at=end)))


async def end_absence(connection: AsyncConnection, absence_id: int, end: int) -> None:
    """Ends an absence earlier."""
    await connection.execute(update(absences).where(absences.c.id == absence_id).values(ends_at=end))
