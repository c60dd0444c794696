"""The usual statements on one table, in the caller's transaction.

`which` says which rows are meant, all without it: values of columns that they have, and conditions.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Row, Table
from sqlalchemy.dialects import postgresql

from store.transactions import Transaction

Which = Mapping[str, Any] | ColumnElement[bool]


async def get(transaction: Transaction, table: Table, /, *which: Which) -> Row[Any] | None:
    """Return a row; None if there is none."""
    return (await transaction.execute(sa.select(table).where(*_conditions(table, which)))).first()


async def get_all(
    transaction: Transaction, table: Table, /, *which: Which, by: Sequence[ColumnElement[Any]] = ()
) -> Sequence[Row[Any]]:
    """Return rows, ordered by some columns."""
    return (await transaction.execute(sa.select(table).where(*_conditions(table, which)).order_by(*by))).all()


async def count(transaction: Transaction, table: Table, /, *which: Which) -> int:
    """Return the number of rows."""
    query = sa.select(sa.func.count()).select_from(table).where(*_conditions(table, which))
    return (await transaction.execute(query)).scalar_one()


async def exist(transaction: Transaction, table: Table, /, *which: Which) -> bool:
    """Return whether there is a row."""
    query = sa.select(sa.exists().select_from(table).where(*_conditions(table, which)))
    return bool((await transaction.execute(query)).scalar())


async def insert(transaction: Transaction, table: Table, /, **values: Any) -> int:
    """Insert a row and return its id, or the first column of its key. Raises IntegrityError if there is one."""
    key = (await transaction.execute(sa.insert(table).values(values))).inserted_primary_key
    assert key is not None
    return int(key[0])


async def insert_all(transaction: Transaction, table: Table, rows: Iterable[Mapping[str, Any]], /) -> None:
    """Insert rows, which have the same columns. Raises IntegrityError if one is there."""
    if values := [*rows]:
        await transaction.execute(sa.insert(table), values)


async def upsert(
    transaction: Transaction, table: Table, key: Mapping[str, Any], values: Mapping[str, Any], /, **changed: Any
) -> None:
    """Set columns of the row with a key, or insert it. `changed` overrides values where the row exists.

    The statement is PostgreSQL's, which SQLite accepts unchanged.
    """
    statement = postgresql.insert(table).values({**key, **values})
    await transaction.execute(statement.on_conflict_do_update(index_elements=list(key), set_={**values, **changed}))


async def update(transaction: Transaction, table: Table, /, *which: Which, **values: Any) -> int:
    """Set columns of rows, and return their number."""
    return (await transaction.execute(sa.update(table).where(*_conditions(table, which)).values(values))).rowcount


async def delete(transaction: Transaction, table: Table, /, *which: Which) -> int:
    """Delete rows, and return their number."""
    return (await transaction.execute(sa.delete(table).where(*_conditions(table, which)))).rowcount


def _conditions(table: Table, which: Iterable[Which]) -> Iterable[ColumnElement[bool]]:
    for each in which:
        if isinstance(each, Mapping):
            yield from (table.c[name] == value for name, value in each.items())
        else:
            yield each
