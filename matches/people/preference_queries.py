"""Statements on preferences, server settings and presets, in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Row,
    and_,
    case,
    delete,
    false,
    func,
    insert,
    literal,
    select,
    update,
)

from store import personal
from store.dialect import upsert
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


async def note_language(transaction: Transaction, user: int, language: str) -> None:
    """Store the language of a user's Discord client, if they follow matches or once did."""
    await transaction.execute(update(digests).where(digests.c.user == user).values(language=language))


async def change_preferences(transaction: Transaction, user: int, **values: Any) -> None:
    """Set columns of a user's preferences."""
    await transaction.execute(upsert(people, {"user": user}, values))


def is_listed(user: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that the user in a column may be shown to others, which is the default."""
    return user.not_in(select(people.c.user).where(people.c.listed == false()))


async def unlisted(transaction: Transaction, users: Iterable[int]) -> Sequence[int]:
    """Return those of some users who chose not to be shown to others."""
    query = select(people.c.user).where(people.c.user.in_(sorted(users)), people.c.listed.is_(False))
    return (await transaction.execute(query)).scalars().all()


async def explain_ping(transaction: Transaction, user: int) -> bool:
    """Store that a user was advised to keep the ping of a reply on. Return False if it was stored before."""
    explained = select(people.c.ping_explained).where(people.c.user == user)
    if (await transaction.execute(explained)).scalar():
        return False
    await change_preferences(transaction, user, ping_explained=True)
    return True


async def server(transaction: Transaction, guild: int) -> tuple[Row[Any] | None, Sequence[int]]:
    """Return the row of a server's settings (or None), and the channels in which challenges are allowed."""
    found = (await transaction.execute(select(servers).where(servers.c.guild == guild))).first()
    column = server_channels.c.channel
    channels = select(column).where(server_channels.c.guild == guild).order_by(column)
    return found, (await transaction.execute(channels)).scalars().all()


async def change_server(transaction: Transaction, guild: int, **values: Any) -> None:
    """Set columns of a server's settings."""
    await transaction.execute(upsert(servers, {"guild": guild}, values))


async def set_server_channels(transaction: Transaction, guild: int, channels: Iterable[int]) -> None:
    """Set the channels of a server in which challenges are allowed; none: all."""
    await transaction.execute(delete(server_channels).where(server_channels.c.guild == guild))
    rows = [{"guild": guild, "channel": channel} for channel in channels]
    if rows:
        await transaction.execute(insert(server_channels), rows)


async def presets_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's presets by name."""
    return (await transaction.execute(select(presets).where(presets.c.user == user).order_by(presets.c.name))).all()


async def add_preset(transaction: Transaction, user: int, name: str, **values: Any) -> None:
    """Store a preset."""
    await transaction.execute(insert(presets).values(user=user, name=name, **values))


async def remove_preset(transaction: Transaction, user: int, name: str) -> None:
    """Delete a preset if it exists."""
    await transaction.execute(delete(presets).where(and_(presets.c.user == user, presets.c.name == name)))


personal.own(people, presets)
