"""Statements on preferences, server settings and presets, in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Row,
    case,
    false,
    func,
    literal,
    select,
)

from store import personal, rows
from store.schema import digests, people, presets, server_channels, servers
from store.transactions import Transaction


async def preferences(transaction: Transaction, user: int) -> Row[Any] | None:
    """Return the row of a user's preferences, with None for defaults.

    Extra column `told_language`: the language stored by `note_language` for a follower; empty if none is stored yet,
    None for other people.
    """
    one = select(literal(user, BigInteger).label("user")).subquery()
    kept = case((digests.c.user.is_not(None), func.coalesce(digests.c.language, ""))).label("told_language")
    query = (
        select(people, kept)
        .select_from(one)
        .outerjoin(people, people.c.user == one.c.user)
        .outerjoin(digests, digests.c.user == one.c.user)
    )
    return (await transaction.execute(query)).first()


def is_listed(user: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that the user in a column may be shown to others, which is the default."""
    return user.not_in(select(people.c.user).where(people.c.listed == false()))


async def unlisted(transaction: Transaction, users: Iterable[int]) -> Sequence[int]:
    """Return those of some users who chose not to be shown to others."""
    query = select(people.c.user).where(people.c.user.in_(sorted(users)), people.c.listed.is_(False))
    return (await transaction.execute(query)).scalars().all()


async def explain_ping(transaction: Transaction, user: int) -> bool:
    """Store that a user was advised to keep the ping of a reply on. Return False if it was stored before."""
    if await rows.exist(transaction, people, {"user": user}, people.c.ping_explained):
        return False
    await rows.upsert(transaction, people, {"user": user}, {"ping_explained": True})
    return True


async def server(transaction: Transaction, guild: int) -> tuple[Row[Any] | None, Sequence[int]]:
    """Return the row of a server's settings (or None), and the channels in which challenges are allowed."""
    found = await rows.get(transaction, servers, {"guild": guild})
    column = server_channels.c.channel
    channels = select(column).where(server_channels.c.guild == guild).order_by(column)
    return found, (await transaction.execute(channels)).scalars().all()


async def change_server(transaction: Transaction, guild: int, **values: Any) -> None:
    """Set columns of a server's settings."""
    await rows.upsert(transaction, servers, {"guild": guild}, values)


async def set_server_channels(transaction: Transaction, guild: int, channels: Iterable[int]) -> None:
    """Set the channels of a server in which challenges are allowed; none: all."""
    await rows.delete(transaction, server_channels, {"guild": guild})
    await rows.insert_all(transaction, server_channels, ({"guild": guild, "channel": each} for each in channels))


async def presets_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's presets by name."""
    return await rows.get_all(transaction, presets, {"user": user}, by=[presets.c.name])


personal.own(people, presets)
