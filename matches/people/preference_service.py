"""Preferences of people and settings of servers: languages, looks, reminders, places."""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any, Final

from sqlalchemy import Row

from matches.core.models import Preferences, Server
from matches.people import preference_queries
from store import Store, Unavailable, rows, schema
from store.transactions import Transaction

CHOSEN = tuple(field.name for field in fields(Preferences))
LANGUAGE_NOTED_WITHIN: Final = 0.5
"""Seconds within which storing a follower's language has to begin, because their response waits for it."""


class PreferenceService:
    """Reading and storing preferences. Only explicit choices are stored; everything else has its default."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, user: int, guild: int | None, language: str | None = None) -> tuple[Preferences, Server]:
        """Return a person's preferences and a server's settings (defaults without a server).

        `language`: that of the person's Discord client. It is stored for people who follow matches, if it changed and
        the database is not busy.
        """
        async with self._store.read() as transaction:
            server = await read_server(transaction, guild) if guild else Server()
            row = await preference_queries.preferences(transaction, user)
        if row and language and row.told_language not in (None, language):
            with suppress(Unavailable):
                async with self._store.write(within=LANGUAGE_NOTED_WITHIN) as transaction:
                    await rows.update(transaction, schema.digests, {"user": user}, language=language)
        return Preferences(**_chosen(row, CHOSEN)), server

    async def get(self, user: int | None) -> Preferences:
        """Return a person's preferences."""
        async with self._store.read(once=True) as transaction:
            return await read_preferences(transaction, user)

    async def unlisted(self, users: Collection[int]) -> frozenset[int]:
        """Return those of some users who chose not to be listed in standings and others' results."""
        async with self._store.read() as transaction:
            return frozenset(await preference_queries.unlisted(transaction, users))

    async def set(self, user: int, **choices: Any) -> Preferences:
        """Store a person's choices by fields of `Preferences`; None resets to the default. Return all preferences."""
        async with self._store.write(lock=("user", user)) as transaction:
            await rows.upsert(transaction, schema.people, {"user": user}, choices)
            return await read_preferences(transaction, user)

    async def mark_ping_explained(self, user: int) -> bool:
        """Store that a person was advised to keep the ping of a reply on. Return whether this is the first time."""
        async with self._store.write(lock=("user", user)) as transaction:
            return await preference_queries.explain_ping(transaction, user)

    async def get_server(self, guild: int) -> Server:
        """Return the settings of a server."""
        async with self._store.read() as transaction:
            return await read_server(transaction, guild)

    async def set_server(self, guild: int, channels: Collection[int] | None = None, **choices: Any) -> Server:
        """Store a server's settings by field names of `Server`; None resets to the default. Return all settings."""
        async with self._store.write(lock=("guild", guild)) as transaction:
            if choices:
                await preference_queries.change_server(transaction, guild, **choices)
            if channels is not None:
                await preference_queries.set_server_channels(transaction, guild, sorted(set(channels)))
            return await read_server(transaction, guild)


async def read_follower(transaction: Transaction, user: int) -> Preferences:
    """Return the preferences of a follower. Their default language is that of their Discord client."""
    row = await preference_queries.preferences(transaction, user)
    chosen = Preferences(**_chosen(row, CHOSEN))
    return replace(chosen, language=chosen.language or (row and row.told_language) or None)


async def read_preferences(transaction: Transaction, user: int | None) -> Preferences:
    """Return a person's preferences within a transaction; None has none of their own."""
    row = await preference_queries.preferences(transaction, user) if user else None
    return Preferences(**_chosen(row, CHOSEN))


async def read_server(transaction: Transaction, guild: int) -> Server:
    """Return a server's settings within a transaction."""
    row, channels = await preference_queries.server(transaction, guild)
    return Server(**_chosen(row, ("language", "theme", "home", "clock", "role", "rated")), channels=frozenset(channels))


def _chosen(row: Row[Any] | None, names: Collection[str]) -> dict[str, Any]:
    """Return the values of a row that were chosen, by name."""
    values = row._mapping if row else {}  # noqa: SLF001  how SQLAlchemy has a row read by names
    return {name: values[name] for name in names if values.get(name) is not None}
