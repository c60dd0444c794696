"""Statements on deadlines, banks, pauses and absences, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, and_, func, select, union_all

from matches.core.time_spans import Span
from store import personal, rows
from store.schema import absences, matches, moves, outages, pauses, seats
from store.transactions import Transaction


async def spans(transaction: Transaction, match: int, user: int | None, since: int) -> Sequence[tuple[int, int]]:
    """Return begin and end of a match's pauses and a user's absences that end after a moment."""
    stopped = select(pauses.c.starts_at, pauses.c.ends_at).where(pauses.c.match == match, pauses.c.ends_at > since)
    away = select(absences.c.starts_at, absences.c.ends_at).where(absences.c.user == user, absences.c.ends_at > since)
    return [(row.starts_at, row.ends_at) for row in await transaction.execute(union_all(stopped, away))]


async def pauses_of(transaction: Transaction, match: int, since: int = 0) -> list[Span]:
    """Return the pauses of a match that end after a moment."""
    return [span for _, span in await pauses_of_all(transaction, [match], since)]


async def pauses_of_all(transaction: Transaction, ids: Collection[int], since: int = 0) -> list[tuple[int, Span]]:
    """Return the pauses of some matches that end after a moment, each with its match."""
    query = select(pauses.c.match, pauses.c.starts_at, pauses.c.ends_at)
    query = query.where(pauses.c.match.in_(ids), pauses.c.ends_at > since)
    return [(match, Span(begin, end)) for match, begin, end in await transaction.execute(query)]


async def time_paused(transaction: Transaction, match: int) -> int:
    """Return the seconds of all pauses of a match, past and future."""
    lengths = select(func.sum(pauses.c.ends_at - pauses.c.starts_at)).where(pauses.c.match == match)
    return int((await transaction.execute(lengths)).scalar() or 0)  # PostgreSQL returns sums as Decimal


async def end_pauses(transaction: Transaction, match: int, now: int) -> None:
    """End the unfinished pauses of a match."""
    await rows.update(transaction, pauses, {"match": match}, pauses.c.ends_at > now, ends_at=now)


async def turns(transaction: Transaction, ids: Collection[int]) -> list[Row[Any]]:
    """Return some matches with their clock, and of the player to move the turn and the seconds in the bank."""
    mover = and_(seats.c.match == matches.c.id, seats.c.player == matches.c.mover)
    columns = matches.c.id, matches.c.started_at, matches.c.clock, matches.c.mover, matches.c.turn_at
    query = select(*columns, matches.c.turn_time, seats.c.bank).outerjoin_from(matches, seats, mover)
    return [*await transaction.execute(query.where(matches.c.id.in_(ids)))]


async def entries_of(transaction: Transaction, ids: Collection[int]) -> Sequence[Row[int, int, str, int]]:
    """Return the entries of some matches in order: match, player, text, time."""
    query = select(moves.c.match, moves.c.player, moves.c.text, moves.c.at).where(moves.c.match.in_(ids))
    return (await transaction.execute(query.order_by(moves.c.match, moves.c.ply))).all()


async def outages_after(transaction: Transaction, since: int) -> Sequence[tuple[int, int]]:
    """Return begin and end of the outages that ended after a moment."""
    query = select(outages.c.starts_at, outages.c.ends_at).where(outages.c.ends_at > since)
    return [(row.starts_at, row.ends_at) for row in await transaction.execute(query)]


async def add_outage(transaction: Transaction, begin: int, end: int, before: int) -> None:
    """Store an outage, and forget those that ended before a moment."""
    await rows.delete(transaction, outages, outages.c.ends_at < before)
    await rows.insert(transaction, outages, starts_at=begin, ends_at=end)


async def absences_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's absences, oldest first."""
    return await rows.get_all(transaction, absences, {"user": user}, by=[absences.c.id])


personal.own(absences)
personal.shown(pauses, personal.in_match(pauses.c.match))
