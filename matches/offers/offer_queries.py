"""Statements on offers and their answers, in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, select

from store import personal, rows
from store.schema import answers, offers, seats
from store.transactions import Transaction


async def was_made(transaction: Transaction, match: int, entry: int, player: int, kind: str) -> bool:
    """Return whether a player made an offer of a kind at an entry of a match."""
    own = {"match": match, "entry": entry, "player": player}
    return await rows.exist(transaction, offers, own, offers.c.text.startswith(kind))


async def latest(transaction: Transaction, match: int, kind: str) -> int | None:
    """Return the entry at which the latest offer of a kind was made in a match; None if none was."""
    made = offers.c.match == match, offers.c.text.startswith(kind)
    entry: int | None = (await transaction.execute(select(func.max(offers.c.entry)).where(*made))).scalar()
    return entry


async def open_in(transaction: Transaction, match: int) -> Sequence[Row[Any]]:
    """Return the open offers of a match, oldest first."""
    return await rows.get_all(transaction, offers, {"match": match, "status": "open"}, by=[offers.c.id])


async def closed_at(transaction: Transaction, match: int, entry: int) -> Sequence[Row[Any]]:
    """Return the posted offers of a match that were closed when its record had `entry` entries."""
    closed = {"match": match, "closed": entry}
    return await rows.get_all(transaction, offers, closed, offers.c.message.is_not(None), by=[offers.c.id])


async def answers_to(transaction: Transaction, offer_id: int) -> Sequence[Row[Any]]:
    """Return the answers to an offer, oldest first."""
    return await rows.get_all(transaction, answers, {"offer": offer_id}, by=[answers.c.at, answers.c.player])


async def open_to(transaction: Transaction, user: int, limit: int) -> Sequence[Row[Any]]:
    """Return other players' open offers in a user's matches that the user has not answered."""
    answered = exists().where(answers.c.offer == offers.c.id, answers.c.player == seats.c.player)
    seat = and_(seats.c.match == offers.c.match, seats.c.user == user, seats.c.player != offers.c.player)
    waiting = offers.c.status == "open", seats.c.result.is_(None), ~answered
    query = select(offers).join(seats, seat).where(*waiting).order_by(offers.c.id).limit(limit)
    return (await transaction.execute(query)).all()


personal.shown(offers, personal.of_seat(offers.c.match, offers.c.player))
personal.shown(answers, personal.of_seat(offers.c.match, answers.c.player, offers.c.id == answers.c.offer))
