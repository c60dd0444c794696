"""Statements on all stored data about one person, as the features declare it. They run in the caller's transaction."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Row, delete, or_, select, update

from store.personal import DECLARED, Columnwise, Personal
from store.schema import NAMELESS, metadata
from store.transactions import Transaction

AT_ONCE: Final = 1_000
"""Rows that are made ready in one piece."""


async def everything_about(transaction: Transaction, user: int) -> dict[str, list[dict[str, Any]]]:
    """Return all exported rows about a user, by table, without other people's ids and names.

    There may be a great many, so the event loop has only some of them in hand at a time.
    """
    found: dict[str, list[dict[str, Any]]] = {}
    for table in metadata.sorted_tables:
        declared = [each for each in DECLARED if each.table is table]
        if conditions := [each.where(user) for each in declared if each.is_exported]:
            query = select(table).where(or_(*conditions)).order_by(*table.primary_key)
            rows = found.setdefault(table.name, [])
            for some in (await transaction.execute(query)).partitions(AT_ONCE):
                rows += await asyncio.to_thread(_without_others, some, declared, user)
    return found


async def lists_of(transaction: Transaction, lists: Columnwise, value: Any) -> dict[str, Sequence[Any]]:
    """Return the rows that refer to `value` as one list per column, to save memory; empty if there are none."""
    query = select(*lists.columns).where(lists.key == value).order_by(*lists.key.table.primary_key)
    columns = zip(*await transaction.execute(query), strict=True)
    return {column.name: values for column, values in zip(lists.columns, columns, strict=False)}


async def erase_name(transaction: Transaction, user: int) -> bool:
    """Delete a user's name everywhere, keeping the id. Return False if it is stored nowhere."""
    renamed = 0
    for each in DECLARED:
        if each.name is not None:
            tombstone = NAMELESS if each.fate in ("shared", "kept") else None
            named = each.where(user), each.name != tombstone
            renamed += (
                await transaction.execute(update(each.table).where(*named).values({each.name: tombstone}))
            ).rowcount
    return bool(renamed)


async def erase(transaction: Transaction, user: int) -> bool:
    """Delete a user's own rows and replace the user in shared ones by a tombstone. Return False if there are none."""
    changed = int(await erase_name(transaction, user))
    for each in DECLARED:
        if each.fate == "deleted":
            changed += (await transaction.execute(delete(each.table).where(each.where(user)))).rowcount
    for each in DECLARED:
        if each.tombstone:
            replaced = update(each.table).where(each.where(user)).values(each.tombstone)
            changed += (await transaction.execute(replaced)).rowcount
    return bool(changed)


def _without_others(rows: Iterable[Row[Any]], declared: Sequence[Personal], user: int) -> list[dict[str, Any]]:
    return [_without(row, declared, user) for row in rows]


def _without(row: Row[Any], declared: Sequence[Personal], user: int) -> dict[str, Any]:
    """Return a row as a dict, without the ids and names of people other than the user."""
    values = row._mapping  # noqa: SLF001  how SQLAlchemy has a row read by names
    others = [each for each in declared if each.column is not None and values[each.column.name] != user]
    left_out = {column.name for each in others for column in (each.column, each.name) if column is not None}
    return {name: value for name, value in values.items() if name not in left_out}
