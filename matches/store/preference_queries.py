"""The statements on preferences, servers' choices and presets. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, insert, select, update

from matches.store.schema import people, presets, server_channels, servers
from matches.store.transactions import Transaction


async def preferences(transaction: Transaction, user: int) -> Row[Any] | None:
    """What somebody has chosen for themselves."""
    return (await transaction.execute(select(people).where(people.c.user == user))).first()


async def prefer(transaction: Transaction, user: int, **values: Any) -> None:
    """Sets columns of somebody's choices."""
    done = await transaction.execute(update(people).where(people.c.user == user).values(values))
    if not done.rowcount:
        await transaction.execute(insert(people).values(user=user, **values))


async def explain_ping(transaction: Transaction, user: int) -> bool:
    """Note that somebody was told to leave the @ of a reply on; False if it was noted before."""
    told = select(people.c.ping_explained).where(people.c.user == user)
    if (await transaction.execute(told)).scalar():
        return False
    await prefer(transaction, user, ping_explained=True)
    return True


async def server(transaction: Transaction, guild: int) -> tuple[Row[Any] | None, Sequence[int]]:
    """What was chosen for a server, and the channels that matches are kept to."""
    found = (await transaction.execute(select(servers).where(servers.c.guild == guild))).first()
    mine = select(server_channels.c.channel).where(server_channels.c.guild == guild).order_by(server_channels.c.channel)
    return found, (await transaction.execute(mine)).scalars().all()


async def arrange(transaction: Transaction, guild: int, **values: Any) -> None:
    """Sets columns of a server's choices."""
    done = await transaction.execute(update(servers).where(servers.c.guild == guild).values(values))
    if not done.rowcount:
        await transaction.execute(insert(servers).values(guild=guild, **values))


async def keep_to(transaction: Transaction, guild: int, channels: Iterable[int]) -> None:
    """Keeps the matches of a server to some channels; to none: they may be anywhere."""
    await transaction.execute(delete(server_channels).where(server_channels.c.guild == guild))
    rows = [{"guild": guild, "channel": channel} for channel in channels]
    if rows:
        await transaction.execute(insert(server_channels), rows)


async def presets_of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Somebody's presets by name."""
    return (await transaction.execute(select(presets).where(presets.c.user == user).order_by(presets.c.name))).all()


async def add_preset(transaction: Transaction, user: int, name: str, **values: Any) -> None:
    """A new preset."""
    await transaction.execute(insert(presets).values(user=user, name=name, **values))


async def remove_preset(transaction: Transaction, user: int, name: str) -> None:
    """Deletes a preset, if it is there."""
    await transaction.execute(delete(presets).where(and_(presets.c.user == user, presets.c.name == name)))
