"""The statements on offers and their answers. Every function runs in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.rows import new_id
from matches.store.schema import answers, offers


async def add(connection: AsyncConnection, values: dict[str, Any]) -> int:
    """A new offer. Returns its id. Raises IntegrityError where the same was offered at the same entry before."""
    return new_id(await connection.execute(insert(offers).values(values)))


async def offer(connection: AsyncConnection, offer_id: int) -> Row[Any] | None:
    """An offer."""
    return (await connection.execute(select(offers).where(offers.c.id == offer_id))).first()


async def open_in(connection: AsyncConnection, match: int) -> Sequence[Row[Any]]:
    """The open offers of a match, the oldest first."""
    query = select(offers).where(offers.c.match == match, offers.c.status == "open").order_by(offers.c.id)
    return (await connection.execute(query)).all()


async def closed_at(connection: AsyncConnection, match: int, entry: int) -> Sequence[Row[Any]]:
    """The offers of a match that were closed when its record had so many entries, and stand somewhere."""
    mine = (offers.c.match == match, offers.c.closed == entry, offers.c.message.is_not(None))
    return (await connection.execute(select(offers).where(*mine).order_by(offers.c.id))).all()


async def change(connection: AsyncConnection, offer_id: int, **values: Any) -> None:
    """Sets columns of an offer."""
    await connection.execute(update(offers).where(offers.c.id == offer_id).values(values))


async def answer(connection: AsyncConnection, offer_id: int, player: int, agrees: bool, at: int) -> None:
    """Notes what a player says to an offer."""
    await connection.execute(insert(answers).values(offer=offer_id, player=player, agrees=agrees, at=at))


async def answers_to(connection: AsyncConnection, offer_id: int) -> Sequence[Row[Any]]:
    """What players have said to an offer, in the order in which they said it."""
    query = select(answers).where(answers.c.offer == offer_id).order_by(answers.c.at, answers.c.player)
    return (await connection.execute(query)).all()
