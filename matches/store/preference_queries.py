"""The statements on what people and servers prefer. Every function runs in the caller's transaction."""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.schema import people, server_channels, servers


async def preferences(connection: AsyncConnection, user: int) -> Row[Any] | None:
    """What somebody has chosen for themselves."""
    return (await connection.execute(select(people).where(people.c.user == user))).first()


async def prefer(connection: AsyncConnection, user: int, **values: Any) -> None:
    """Sets columns of somebody's choices."""
    done = await connection.execute(update(people).where(people.c.user == user).values(values))
    if not done.rowcount:
        await connection.execute(insert(people).values(user=user, **values))


async def explain_ping(connection: AsyncConnection, user: int) -> bool:
    """Note that somebody was told to leave the @ of a reply on; False if it was noted before."""
    told = select(people.c.ping_explained).where(people.c.user == user)
    if (await connection.execute(told)).scalar():
        return False
    await prefer(connection, user, ping_explained=True)
    return True


async def server(connection: AsyncConnection, guild: int) -> tuple[Row[Any] | None, Sequence[int]]:
    """What was chosen for a server, and the channels that matches are kept to."""
    found = (await connection.execute(select(servers).where(servers.c.guild == guild))).first()
    mine = select(server_channels.c.channel).where(server_channels.c.guild == guild).order_by(server_channels.c.channel)
    return found, (await connection.execute(mine)).scalars().all()


async def arrange(connection: AsyncConnection, guild: int, **values: Any) -> None:
    """Sets columns of a server's choices."""
    done = await connection.execute(update(servers).where(servers.c.guild == guild).values(values))
    if not done.rowcount:
        await connection.execute(insert(servers).values(guild=guild, **values))


async def keep_to(connection: AsyncConnection, guild: int, channels: Iterable[int]) -> None:
    """Keeps the matches of a server to some channels; to none: they may be anywhere."""
    await connection.execute(delete(server_channels).where(server_channels.c.guild == guild))
    rows = [{"guild": guild, "channel": channel} for channel in channels]
    if rows:
        await connection.execute(insert(server_channels), rows)
