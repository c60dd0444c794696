"""Copying a database to an empty one of either kind, and skipping numbers after a restore."""

import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, RowMapping, Table, bindparam, func, insert, or_, select, tuple_, update
from sqlalchemy.exc import DBAPIError

from store.dialect import EVERYTHING
from store.opening import StoreError, examine, name, open_store, read_url
from store.schema import metadata
from store.transactions import Store, Transaction

BATCH: Final = 500
"""Rows in memory at the same time."""
COPY_LOCK_TIMEOUT: Final = 15.0
"""Seconds that a copy waits for writers of the target."""


@dataclass(frozen=True, slots=True)
class Contents:
    """Checksum and number of rows, independent of their order and the kind of database."""

    rows: int = 0
    checksum: int = 0
    """Sum modulo 2**256 of the SHA-256 of all rows, each as JSON, which represents floats exactly."""

    def plus(self, rows: Sequence[RowMapping]) -> "Contents":
        """Return the contents with further rows."""
        texts = (json.dumps(list(row.values())).encode() for row in rows)
        more = sum(int.from_bytes(hashlib.sha256(text).digest(), "big") for text in texts)
        return Contents(self.rows + len(rows), (self.checksum + more) % 2**256)


async def copy(source: str, target: str) -> dict[str, Contents]:
    """Copy all rows of the database at `source` to that at `target`, which must have none.

    The source must have the current schema, and is not changed. It is read in one snapshot, and the copy is read back
    and compared before the commit. Return the contents of each table. Raises StoreError with no row written.
    """
    where = name(read_url(target)[0])
    found = await examine(source)
    if found.version not in (None, found.newest):
        raise StoreError("outdated", where=found.where, found=found.version, newest=found.newest)
    there = await open_store(source, filled=True)
    try:
        here = await open_store(target, filled=False)
        try:
            return await _copy_rows(there, here, where)
        except (DBAPIError, OSError) as error:
            raise StoreError("uncopied", where=where, fault=str(getattr(error, "orig", error))) from error
        finally:
            await here.close()
    finally:
        await there.close()


async def skip_numbers(url: str, count: int) -> int:
    """Skip `count` numbers of matches, challenges and all other numbered rows.

    Discord still shows numbers that were lost by restoring a backup; they must not be assigned again. Return the number
    of the next match. Raises StoreError.
    """
    store = await open_store(url, filled=True)
    try:
        async with store.write(lock=EVERYTHING, within=COPY_LOCK_TIMEOUT) as transaction:
            for table in filter(_counts_ids, metadata.sorted_tables):
                await transaction.set_last_id(table.name, await transaction.last_id(table.name) + count)
            return await transaction.last_id("matches") + 1
    finally:
        await store.close()


async def _copy_rows(source: Store, target: Store, where: str) -> dict[str, Contents]:
    counting = [table for table in metadata.sorted_tables if _counts_ids(table)]
    async with target.write(lock=EVERYTHING, within=COPY_LOCK_TIMEOUT) as here:
        found: dict[str, Contents] = {}
        async with source.read() as there:  # must not stay open during the read-back: a server would close it as idle
            for table in metadata.sorted_tables:
                found[table.name] = await _copy_table(there, here, table, found)
            given = {table.name: await there.last_id(table.name) for table in counting}
        written = {table.name: await _contents(here, table) for table in metadata.sorted_tables}
        if unequal := [table for table in found if found[table] != written[table]]:
            raise StoreError("unequal", where=where, what=unequal)
        for table in counting:
            greatest = (await here.execute(select(func.max(table.c.id)))).scalar() or 0
            await here.set_last_id(table.name, max(greatest, given[table.name]))
    return written


async def _copy_table(there: Transaction, here: Transaction, table: Table, done: dict[str, Contents]) -> Contents:
    """Copy a table whose rows may refer to each other."""
    later = [
        column for column in table.columns if any(key.column.table.name not in done for key in column.foreign_keys)
    ]
    unknown = dict.fromkeys(column.name for column in later)
    contents = Contents()
    async for rows in _batches(there, table):
        contents = contents.plus(rows)
        await here.execute(insert(table), [{**row, **unknown} for row in rows])
    if later:
        await _refer(there, here, table, later)
    return contents


async def _refer(there: Transaction, here: Transaction, table: Table, later: list[Column[Any]]) -> None:
    """Fill in columns that refer to rows inserted later."""
    keys = list(table.primary_key)
    statement = update(table).where(*(key == bindparam(f"this_{key.name}") for key in keys))
    statement = statement.values({column.name: bindparam(column.name) for column in later})
    async for rows in _batches(there, table, or_(*(column.is_not(None) for column in later))):
        these = [{f"this_{key.name}": row[key] for key in keys} for row in rows]
        values = [{column.name: row[column] for column in later} for row in rows]
        await here.execute(statement, [this | value for this, value in zip(these, values, strict=True)])


async def _contents(transaction: Transaction, table: Table) -> Contents:
    contents = Contents()
    async for rows in _batches(transaction, table):
        contents = contents.plus(rows)
    return contents


async def _batches(
    transaction: Transaction, table: Table, *conditions: ColumnElement[bool]
) -> AsyncIterator[Sequence[RowMapping]]:
    """Yield a table's rows in batches."""
    keys = list(table.primary_key)
    query = select(table).where(*conditions).order_by(*keys).limit(BATCH)
    after: list[ColumnElement[bool]] = []
    while rows := (await transaction.execute(query.where(*after))).mappings().all():
        yield rows
        after = [tuple_(*keys) > tuple(rows[-1][key] for key in keys)]


def _counts_ids(table: Table) -> bool:
    """Return whether a table never assigns an id twice."""
    return bool(table.dialect_options["sqlite"]["autoincrement"])
