"""Statements on offers and their answers, in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, insert, select, update

from store import personal
from store.schema import answers, offers, seats
from store.transactions import Transaction


async def add(transaction: Transaction, values: dict[str, Any]) -> int:
    """Insert an offer and return its id."""
    return await transaction.insert(insert(offers).values(values))


async def was_made(transaction: Transaction, match: int, entry: int, player: int, kind: str) -> bool:
    """Return whether a player made an offer of a kind at an entry of a match."""
    made = offers.c.match == match, offers.c.entry == entry, offers.c.player == player, offers.c.text.startswith(kind)
    return (await transaction.execute(select(offers.c.id).where(*made))).first() is not None


async def latest(transaction: Transaction, match: int, kind: str) -> int | None:
    """Return the entry at which the latest offer of a kind was made in a match; None if none was."""
    made = offers.c.match == match, offers.c.text.startswith(kind)
    entry: int | None = (await transaction.execute(select(func.max(offers.c.entry)).where(*made))).scalar()
    return entry


async def offer(transaction: Transaction, offer_id: int) -> Row[Any] | None:
    """Return an offer's row; None if it does not exist."""
    return (await transaction.execute(select(offers).where(offers.c.id == offer_id))).first()


async def open_in(transaction: Transaction, match: int) -> Sequence[Row[Any]]:
    """Return the open offers of a match, oldest first."""
    query = select(offers).where(offers.c.match == match, offers.c.status == "open").order_by(offers.c.id)
    return (await transaction.execute(query)).all()


async def closed_at(transaction: Transaction, match: int, entry: int) -> Sequence[Row[Any]]:
    """Return the posted offers of a match that were closed when its record had `entry` entries."""
    closed = (offers.c.match == match, offers.c.closed == entry, offers.c.message.is_not(None))
    return (await transaction.execute(select(offers).where(*closed).order_by(offers.c.id))).all()


async def change(transaction: Transaction, offer_id: int, **values: Any) -> None:
    """Set columns of an offer."""
    await transaction.execute(update(offers).where(offers.c.id == offer_id).values(values))


async def close_all(transaction: Transaction, match: int, entry: int) -> None:
    """Mark the open offers of a match as lapsed after `entry` entries."""
    waiting = offers.c.match == match, offers.c.status == "open"
    await transaction.execute(update(offers).where(*waiting).values(status="lapsed", closed=entry))


async def answer(transaction: Transaction, offer_id: int, player: int, agrees: bool, at: int) -> None:
    """Store a player's answer to an offer."""
    await transaction.execute(insert(answers).values(offer=offer_id, player=player, agrees=agrees, at=at))


async def answers_to(transaction: Transaction, offer_id: int) -> Sequence[Row[Any]]:
    """Return the answers to an offer, oldest first."""
    query = select(answers).where(answers.c.offer == offer_id).order_by(answers.c.at, answers.c.player)
    return (await transaction.execute(query)).all()


async def open_to(transaction: Transaction, user: int, limit: int) -> Sequence[Row[Any]]:
    """Return other players' open offers in a user's matches that the user has not answered."""
    answered = exists().where(answers.c.offer == offers.c.id, answers.c.player == seats.c.player)
    seat = and_(seats.c.match == offers.c.match, seats.c.user == user, seats.c.player != offers.c.player)
    waiting = offers.c.status == "open", seats.c.result.is_(None), ~answered
    query = select(offers).join(seats, seat).where(*waiting).order_by(offers.c.id).limit(limit)
    return (await transaction.execute(query)).all()


personal.shown(offers, personal.of_seat(offers.c.match, offers.c.player))
personal.shown(answers, personal.of_seat(offers.c.match, answers.c.player, offers.c.id == answers.c.offer))
