"""Statements on blocks, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, select

from matches.challenges.challenge_queries import WAITING
from store import rows
from store.schema import blocks, challenges, invitations
from store.transactions import Transaction


async def of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return the blocks made by a user, latest first."""
    return await rows.get_all(transaction, blocks, {"user": user}, by=[blocks.c.at.desc(), blocks.c.blocked])


async def asked_by(transaction: Transaction, user: int, challenger: int, now: int) -> Sequence[int]:
    """Return the ids of a challenger's open challenges that ask a user by name and are unanswered by them."""
    query = (
        select(challenges.c.id)
        .join(invitations, invitations.c.challenge == challenges.c.id)
        .where(challenges.c.challenger == challenger, challenges.c.status == "open", challenges.c.expires_at > now)
        .where(invitations.c.user == user, WAITING)
        .order_by(challenges.c.id)
    )
    return (await transaction.execute(query)).scalars().all()


async def among(transaction: Transaction, users: Collection[int]) -> Sequence[Row[int, int]]:
    """Return who blocks whom among some users."""
    query = select(blocks.c.user, blocks.c.blocked).where(blocks.c.user.in_(users), blocks.c.blocked.in_(users))
    return (await transaction.execute(query)).all()


async def blocking(transaction: Transaction, users: Collection[int], person: int) -> Sequence[int]:
    """Return those of some users who block a person."""
    query = select(blocks.c.user).where(blocks.c.user.in_(users), blocks.c.blocked == person)
    return (await transaction.execute(query)).scalars().all()


async def blocked(transaction: Transaction, user: int, people: Collection[int]) -> Sequence[int]:
    """Return those of some people whom a user blocks."""
    query = select(blocks.c.blocked).where(blocks.c.user == user, blocks.c.blocked.in_(people))
    return (await transaction.execute(query)).scalars().all()
