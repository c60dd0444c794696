"""The statements on preferences, servers' choices and presets. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Column, ColumnElement, Row, and_, delete, false, insert, select, update

from matches.store.schema import people, presets, server_channels, servers
from matches.store.transactions import Transaction


async def preferences(transaction: Transaction, user: int) -> Row[Any] | None:
    """Return the row of a user's preferences; None if they have chosen nothing."""
    return (await transaction.execute(select(people).where(people.c.user == user))).first()


async def change_preferences(transaction: Transaction, user: int, **values: Any) -> None:
    """Set columns of a user's preferences."""
    done = await transaction.execute(update(people).where(people.c.user == user).values(values))
    if not done.rowcount:
        await transaction.execute(insert(people).values(user=user, **values))


def is_listed(user: Column[Any]) -> ColumnElement[bool]:
    """Return the condition that the user in a column may be shown to others: they are unless they chose not to be."""
    return user.not_in(select(people.c.user).where(people.c.listed == false()))


async def unlisted(transaction: Transaction, users: Iterable[int]) -> Sequence[int]:
    """Return those of some users who chose not to be shown to others."""
    query = select(people.c.user).where(people.c.user.in_(sorted(users)), people.c.listed.is_(False))
    return (await transaction.execute(query)).scalars().all()


async def explain_ping(transaction: Transaction, user: int) -> bool:
    """Store that a user was told to leave the @ of a reply on. Return False if it was stored before."""
    explained = select(people.c.ping_explained).where(people.c.user == user)
    if (await transaction.execute(explained)).scalar():
        return False
    await change_preferences(transaction, user, ping_explained=True)
    return True


async def server(transaction: Transaction, guild: int) -> tuple[Row[Any] | None, Sequence[int]]:
    """Return the row of a server's settings (or None), and the channels in which people may challenge."""
    found = (await transaction.execute(select(servers).where(servers.c.guild == guild))).first()
    column = server_channels.c.channel
    channels = select(column).where(server_channels.c.guild == guild).order_by(column)
    return found, (await transaction.execute(channels)).scalars().all()


async def change_server(transaction: Transaction, guild: int, **values: Any) -> None:
    """Set columns of a server's settings."""
    done = await transaction.execute(update(servers).where(servers.c.guild == guild).values(values))
    if not done.rowcount:
        await transaction.execute(insert(servers).values(guild=guild, **values))


async def set_server_channels(transaction: Transaction, guild: int, channels: Iterable[int]) -> None:
    """Set the channels of a server in which people may challenge; none: they may in all."""
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
    """Delete a preset, if it is there."""
    await transaction.execute(delete(presets).where(and_(presets.c.user == user, presets.c.name == name)))
