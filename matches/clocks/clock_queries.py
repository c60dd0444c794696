"""The statements on deadlines, banks, pauses and absences. Every function runs in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Column, Label, Row, and_, func, insert, select, union_all, update

from store.schema import absences, pauses, seats
from store.transactions import Transaction


async def set_bank(transaction: Transaction, match: int, player: int, bank: int) -> None:
    """Set the seconds that a player has in the bank."""
    seat = and_(seats.c.match == match, seats.c.player == player)
    await transaction.execute(update(seats).where(seat).values(bank=bank))


async def spans(transaction: Transaction, match: int, user: int, since: int) -> Sequence[tuple[int, int]]:
    """Return begin and end of a match's pauses and a user's absences that reach beyond a moment."""
    stopped = select(pauses.c.starts_at, pauses.c.ends_at).where(pauses.c.match == match, pauses.c.ends_at > since)
    away = select(absences.c.starts_at, absences.c.ends_at).where(absences.c.user == user, absences.c.ends_at > since)
    return [(row.starts_at, row.ends_at) for row in await transaction.execute(union_all(stopped, away))]


async def time_paused(transaction: Transaction, match: int) -> int:
    """Return the seconds of all pauses of a match, past and to come."""
    lengths = select(func.sum(pauses.c.ends_at - pauses.c.starts_at)).where(pauses.c.match == match)
    return int((await transaction.execute(lengths)).scalar() or 0)  # PostgreSQL's sums are of another type


async def add_pause(transaction: Transaction, match: int, begin: int, end: int) -> None:
    """Store a pause."""
    await transaction.execute(insert(pauses).values(match=match, starts_at=begin, ends_at=end))


async def end_pauses(transaction: Transaction, match: int, now: int) -> None:
    """End the pauses of a match that are not over."""
    running = and_(pauses.c.match == match, pauses.c.ends_at > now)
    await transaction.execute(update(pauses).where(running).values(ends_at=now))


def away_until(user: Column[int]) -> Label[int | None]:
    """Return a column `away_until`: when the latest absence ends, or has ended, from which the user in a column has not
    come back before.
    """
    lasting = absences.c.user == user, absences.c.back_at.is_(None)
    return select(func.max(absences.c.ends_at)).where(*lasting).scalar_subquery().label("away_until")


def uncounted_until(user: Column[int]) -> Label[int | None]:
    """Return a column `uncounted_until`: until when no time counts, or has counted, of the user in a column for their
    absences. After an early end that is when the day of absence is over that had begun.
    """
    latest = select(func.max(absences.c.ends_at)).where(absences.c.user == user)
    return latest.scalar_subquery().label("uncounted_until")


async def absences_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's absences, the latest last."""
    query = select(absences).where(absences.c.user == user).order_by(absences.c.id)
    return (await transaction.execute(query)).all()


async def absence(transaction: Transaction, absence_id: int) -> Row[Any] | None:
    """Return an absence; None if there is none."""
    return (await transaction.execute(select(absences).where(absences.c.id == absence_id))).first()


async def add_absence(transaction: Transaction, user: int, begin: int, end: int) -> int:
    """Store an absence, and return its id."""
    return await transaction.insert(insert(absences).values(user=user, starts_at=begin, ends_at=end))


async def end_absence(transaction: Transaction, absence_id: int, end: int, now: int) -> None:
    """Store that somebody came back now from an absence, and until when it counts."""
    await transaction.execute(update(absences).where(absences.c.id == absence_id).values(ends_at=end, back_at=now))
