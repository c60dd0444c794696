"""The lease under which one process tells Discord something about the application."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from cogs.core.client import Client
from store import note_queries
from store.transactions import Transaction

LEASE: Final = 60
"""Seconds for which one process has the exclusive right to tell Discord."""


class SyncInProgress(Exception):
    """Another process is telling Discord the same."""


async def take_lease(
    bot: Client, name: str, is_told: Callable[[Transaction], Awaitable[bool]]
) -> tuple[str, str] | None:
    """Take the lease for what has the note `name`. Return the lease's note; None if Discord was told meanwhile.

    Raises SyncInProgress, Unavailable.
    """
    async with bot.services.store.write(lock=("note", name)) as transaction:
        if await is_told(transaction):
            return None
        now = bot.services.clock().timestamp()
        other = await note_queries.note(transaction, f"telling {name}")
        if other and 0 < float(other.split()[0]) - now <= LEASE:
            raise SyncInProgress
        lease = f"telling {name}", f"{now + LEASE} {secrets.token_hex(4)}"
        await note_queries.write_note(transaction, *lease)
    return lease


async def end_lease(bot: Client, name: str, lease: tuple[str, str], told: str | None) -> None:
    """Give a lease back, and note what Discord was `told`, unless that is None. Raises Unavailable."""
    async with bot.services.store.write(lock=("note", name)) as transaction:
        if told is not None:
            await note_queries.write_note(transaction, name, told)
        await note_queries.remove_note(transaction, *lease)
