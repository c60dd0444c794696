"""What people and servers have chosen: languages, looks, when and where to be told."""

from collections.abc import Collection
from dataclasses import fields
from typing import Any

from sqlalchemy import Row

from matches.models import Preferences, Server
from matches.store import Store, preference_queries
from matches.store.transactions import Transaction

CHOSEN = tuple(field.name for field in fields(Preferences))


class PreferenceService:
    """Choices are kept one by one: what nobody chose is as it comes, also when what comes by itself is changed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, user: int, guild: int | None) -> tuple[Preferences, Server]:
        """What somebody prefers, and what was chosen for the server where they are met."""
        async with self._store.read() as transaction:
            server = await read_server(transaction, guild) if guild else Server()
            return await read_preferences(transaction, user), server

    async def get(self, user: int) -> Preferences:
        """What somebody prefers."""
        async with self._store.read() as transaction:
            return await read_preferences(transaction, user)

    async def set(self, user: int, **choices: Any) -> Preferences:
        """Notes somebody's choices, by the names of `Preferences`; None is what comes by itself."""
        async with self._store.write() as transaction:
            await preference_queries.prefer(transaction, user, **choices)
            return await read_preferences(transaction, user)

    async def mark_ping_explained(self, user: int) -> bool:
        """Note that somebody is told to leave the @ of a reply on; whether that is for the first time."""
        async with self._store.write() as transaction:
            return await preference_queries.explain_ping(transaction, user)

    async def get_server(self, guild: int) -> Server:
        """What was chosen for a server."""
        async with self._store.read() as transaction:
            return await read_server(transaction, guild)

    async def set_server(self, guild: int, channels: Collection[int] | None = None, **choices: Any) -> Server:
        """Notes choices for a server, by the names of `Server`; None is what comes by itself."""
        async with self._store.write() as transaction:
            if choices:
                await preference_queries.arrange(transaction, guild, **choices)
            if channels is not None:
                await preference_queries.keep_to(transaction, guild, sorted(set(channels)))
            return await read_server(transaction, guild)


async def read_preferences(transaction: Transaction, user: int) -> Preferences:
    """What somebody prefers, as a transaction sees it."""
    row = await preference_queries.preferences(transaction, user)
    return Preferences(**_chosen(row, CHOSEN))


async def read_server(transaction: Transaction, guild: int) -> Server:
    """What was chosen for a server, as a transaction sees it."""
    row, channels = await preference_queries.server(transaction, guild)
    return Server(**_chosen(row, ("language", "home", "clock", "role")), channels=frozenset(channels))


def _chosen(row: Row[Any] | None, names: Collection[str]) -> dict[str, Any]:
    """The values of a row that somebody chose."""
    values = row._mapping if row else {}  # noqa: SLF001  how SQLAlchemy has a row read by names
    return {name: values[name] for name in names if values.get(name) is not None}
