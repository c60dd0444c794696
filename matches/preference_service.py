"""What people and servers have chosen: languages, looks, when and where to be told."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from matches.models import Preferences, Server
from matches.store import Store, preference_queries

CHOSEN = tuple(field.name for field in fields(Preferences))


class PreferenceService:
    """Choices are kept one by one: what nobody chose is as it comes, also when what comes by itself is changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, user: int, guild: int | None) -> tuple[Preferences, Server]:
        """What somebody prefers, and what was chosen for the server where they are met."""
        async with self._store.read() as connection:
            server = await read_server(connection, guild) if guild else Server()
            return await read_preferences(connection, user), server

    async def get(self, user: int) -> Preferences:
        """What somebody prefers."""
        async with self._store.read() as connection:
            return await read_preferences(connection, user)

    async def set(self, user: int, **choices: Any) -> Preferences:
        """Notes somebody's choices, by the names of `Preferences`; None is what comes by itself."""
        async with self._store.write() as connection:
            await preference_queries.prefer(connection, user, **choices)
            return await read_preferences(connection, user)

    async def mark_ping_explained(self, user: int) -> bool:
        """Note that somebody is told to leave the @ of a reply on; whether that is for the first time."""
        async with self._store.write() as connection:
            return await preference_queries.explain_ping(connection, user)

    async def get_server(self, guild: int) -> Server:
        """What was chosen for a server."""
        async with self._store.read() as connection:
            return await read_server(connection, guild)

    async def set_server(self, guild: int, channels: Collection[int] | None = None, **choices: Any) -> Server:
        """Notes choices for a server, by the names of `Server`; None is what comes by itself."""
        async with self._store.write() as connection:
            if choices:
                await preference_queries.arrange(connection, guild, **choices)
            if channels is not None:
                await preference_queries.keep_to(connection, guild, sorted(set(channels)))
            return await read_server(connection, guild)


async def read_preferences(connection: AsyncConnection, user: int) -> Preferences:
    """What somebody prefers, as a transaction sees it."""
    row = await preference_queries.preferences(connection, user)
    return Preferences(**_chosen(row, CHOSEN))


async def read_server(connection: AsyncConnection, guild: int) -> Server:
    """What was chosen for a server, as a transaction sees it."""
    row, channels = await preference_queries.server(connection, guild)
    return Server(**_chosen(row, ("language", "home", "clock", "role")), channels=frozenset(channels))


def _chosen(row: Row[Any] | None, names: Collection[str]) -> dict[str, Any]:
    """The values of a row that somebody chose."""
    values = row._mapping if row else {}  # noqa: SLF001  how SQLAlchemy has a row read by names
    return {name: values[name] for name in names if values.get(name) is not None}
