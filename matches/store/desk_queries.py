"""The statements on what waits for somebody. Every function runs in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.schema import answers, challenges, invitations, offers, seats


async def challenges_of(connection: AsyncConnection, user: int, now: int, limit: int) -> Sequence[int]:
    """Ids of the open challenges that somebody sent, or that ask them by name and have not been answered by them.

    One by each challenger comes first, then a second by each, and so on; among these, those that end first. So
    nobody can push the challenges of others out of a list.
    """
    asked = select(invitations.c.challenge).where(invitations.c.user == user, invitations.c.taken_at.is_(None))
    ending = challenges.c.expires_at, challenges.c.id
    number = func.row_number().over(partition_by=challenges.c.challenger, order_by=ending)
    query = (
        select(challenges.c.id)
        .where(challenges.c.status == "open", challenges.c.expires_at > now)
        .where(or_(challenges.c.challenger == user, challenges.c.id.in_(asked)))
        .order_by(number, *ending)
        .limit(limit)
    )
    return (await connection.execute(query)).scalars().all()


async def offers_to(connection: AsyncConnection, user: int, limit: int) -> Sequence[Row[Any]]:
    """The open offers, made by others, in matches where somebody has a seat whose player is in and has not answered."""
    answered = exists().where(answers.c.offer == offers.c.id, answers.c.player == seats.c.player)
    mine = and_(seats.c.match == offers.c.match, seats.c.user == user, seats.c.player != offers.c.player)
    waiting = offers.c.status == "open", seats.c.result.is_(None), ~answered
    query = select(offers).join(seats, mine).where(*waiting).order_by(offers.c.id).limit(limit)
    return (await connection.execute(query)).all()
