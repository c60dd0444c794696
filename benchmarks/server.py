"""A PostgreSQL server for benchmarks, which waits for the disk as in real life, and large databases on it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Insert, Table, Text, case, cast, func, insert, make_url, or_, select, true
from sqlalchemy.schema import CreateIndex, DropIndex

from benchmarks.sample_database import RECORDS, TABLES, fill
from store import schema
from tests.postgresql import Server

REAL = {
    "fsync": "on",
    "shared_buffers": "128MB",  # PostgreSQL's own default
    "max_wal_size": "4GB",
}
COPIED = 20 * RECORDS
"""The number of matches from which a large database is made."""
FIRST_MOVES = 4
"""The number of moves of most copies; one in `COPIED + 1` has its whole record."""
SHIFTS = {
    **dict.fromkeys(("id", "match", "challenge", "subject"), COPIED),
    **dict.fromkeys(("card", "thread", "board", "board_channel", "message"), 1000 * COPIED),
    **dict.fromkeys(("user", "challenger", "guild", "channel", "bucket"), 1000),
}
"""The increase of the numbers in a column from one copy to the next."""

DIALECT = make_url("postgresql+asyncpg://").get_dialect()()


@contextmanager
def started() -> Iterator[Server]:
    """Start a server, and stop it at the end. Raises NoServerError."""
    server = Server.create(durable=True)
    try:
        server.run(*(f"ALTER SYSTEM SET {name} = '{value}'" for name, value in REAL.items()))
        server.stop()
        server.start()
        yield server
    finally:
        server.leave()


def create_database(server: Server, name: str, matches: int) -> str:
    """Create a database with a number of open matches, as `sample_database` does, and return its URL."""
    url = server.add_database(name)
    asyncio.run(fill(url, min(matches, COPIED)))
    if matches > COPIED:
        server.run(*_multiply(matches), database=name)
    server.run("VACUUM ANALYZE", database=name)
    server.run("CHECKPOINT")
    return url


def _multiply(matches: int) -> Iterator[str]:
    """Yield the statements that copy matches until there are so many. Indexes are made afterwards: that is quicker."""
    tables = [schema.metadata.tables[name] for name in TABLES]
    indexes = [index for table in tables for index in table.indexes]
    yield "SET session_replication_role = replica"  # foreign keys are not checked
    yield "SET maintenance_work_mem = '256MB'"
    yield from (_text(DropIndex(index)) for index in indexes)
    yield from (_text(_copy(table, matches)) for table in tables)
    yield from (f"SELECT setval('{name}_id_seq', {matches})" for name in ("matches", "challenges"))
    yield from (_text(CreateIndex(index)) for index in indexes)


def _text(statement: Insert | DropIndex | CreateIndex) -> str:
    return str(statement.compile(dialect=DIALECT, compile_kwargs={"literal_binds": True}))


def _copy(table: Table, matches: int) -> Insert:
    """Return the statement that copies the rows of a table. Copies have other players, channels and messages."""
    columns = table.columns
    copies = func.generate_series(1, (matches - 1) // COPIED).table_valued("copy").render_derived()
    copy = copies.c.copy
    match = func.coalesce(*(columns[name] for name in ("match", "challenge", "subject", "id") if name in columns))
    entry = columns.get("ply", columns.get("entry"))
    whole = (match + copy * COPIED - 1) % (COPIED + 1) == 0
    values = {
        column.name: column + copy * SHIFTS[column.name] if column.name in SHIFTS else column for column in columns
    }
    if table is schema.outbox:
        del values["id"]  # given anew
        lane = case((columns.kind == "card", "challenge "), else_="match ")
        values["lane"] = lane + cast(values["subject"], Text)
    if table is schema.matches:
        next_move = select(schema.moves.c.player).where(
            schema.moves.c.match == schema.matches.c.id, schema.moves.c.ply == FIRST_MOVES + 1
        )
        begun = {"entries": FIRST_MOVES, "plies": FIRST_MOVES, "mover": next_move.scalar_subquery()}
        values |= {name: case((whole, columns[name]), else_=value) for name, value in begun.items()}
    kept = true() if entry is None else or_(entry.is_(None), entry <= FIRST_MOVES, whole)
    rows = select(*values.values()).select_from(table, copies)
    chosen = rows.where(match <= COPIED, match + copy * COPIED <= matches, kept)
    return insert(table).from_select(list(values), chosen, include_defaults=False)
