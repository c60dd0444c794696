"""Statements on blocks, in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Row, select

from store import personal, rows
from store.schema import blocks
from store.transactions import Transaction


async def of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return the blocks made by a user, latest first."""
    return await rows.get_all(transaction, blocks, {"user": user}, by=[blocks.c.at.desc(), blocks.c.blocked])


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


personal.own(blocks)
personal.kept(blocks.c.blocked, "name")
