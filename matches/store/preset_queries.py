"""The statements on presets. Every function runs in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.store.schema import presets


async def of(connection: AsyncConnection, user: int) -> Sequence[Row[Any]]:
    """Somebody's presets by name."""
    return (await connection.execute(select(presets).where(presets.c.user == user).order_by(presets.c.name))).all()


async def add(connection: AsyncConnection, user: int, name: str, **values: Any) -> None:
    """A new preset."""
    await connection.execute(insert(presets).values(user=user, name=name, **values))


async def remove(connection: AsyncConnection, user: int, name: str) -> None:
    """Deletes a preset, if it is there."""
    await connection.execute(delete(presets).where(and_(presets.c.user == user, presets.c.name == name)))
