"""Statements on the bot's notes about its own state, in the caller's transaction."""

from collections.abc import Mapping

from sqlalchemy import select

from store import rows
from store.schema import notes
from store.transactions import Transaction


async def note(transaction: Transaction, name: str) -> str | None:
    """Return the value of a note; None if it does not exist."""
    return (await transaction.execute(select(notes.c.value).where(notes.c.name == name))).scalar()


async def notes_like(transaction: Transaction, beginning: str) -> Mapping[str, str]:
    """Return the notes whose names begin with a text without wildcards."""
    found = await transaction.execute(select(notes.c.name, notes.c.value).where(notes.c.name.startswith(beginning)))
    return {row.name: row.value for row in found}


async def write_note(transaction: Transaction, name: str, value: str) -> None:
    """Upsert a note."""
    await rows.upsert(transaction, notes, {"name": name}, {"value": value})


async def remove_note(transaction: Transaction, name: str, value: str) -> None:
    """Delete a note if it still has a value."""
    await rows.delete(transaction, notes, {"name": name, "value": value})
