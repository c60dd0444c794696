"""From version 0.1.0 to the tables as they are, in one step.

Until the next release it follows `schema.py`: a table, column or index that is new there is named in `ADDED`, and
`upgrade` renames, moves and drops. The next release freezes it, with the tables written out as they are then;
whatever changes afterwards is a migration of its own, which is kept. A new database is made without migrations.
"""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

from store.schema import metadata

revision = "v2_0001"  # a database of version 0.1.0 has v1_0006
down_revision = None

UNITED: Final[dict[str, tuple[str, dict[str, str], dict[str, Any]]]] = {
    "leagues": ("events", {}, {"kind": "league", "rated": True}),
    "tournaments": ("events", {"former": "id", "ended_at": "over_at"}, {}),
    "league_members": ("event_members", {"event": "league"}, {}),
    "tournament_entries": ("event_members", {"event": "tournament"}, {}),
    "league_posts": ("event_posts", {"event": "league"}, {}),
    "tournament_posts": ("event_posts", {"event": "tournament"}, {"season": 1}),
    "seasons": ("seasons", {"event": "league"}, {}),
    "season_steps": ("season_steps", {}, {}),
    "tournament_rounds": ("season_steps", {"season": "tournament", "at": "starts_at"}, {"step": "round"}),
    "season_players": ("season_players", {}, {}),
    "tournament_players": ("season_players", {"season": "tournament"}, {"division": 1}),
    "fixtures": ("fixtures", {}, {}),
    "tournament_fixtures": ("fixtures", {"season": "tournament"}, {}),
}
"""Tables of leagues and of tournaments: each with that which holds its rows now, the former names of columns there, and
what is in new ones. Those that refer to others come after these.
"""
ADDED: Final = (
    "server_matches",
    "outages",
    "departed",
    "heard",
    "replies",
    "page_sessions",
    "matches.turn_time",
    "votes.quoted",
)
"""Tables that 0.1.0 lacked, and `table.column` or `table.index` of those that it had. A new column may be empty or
has a default. Databases from between have some of them.
"""


def upgrade() -> None:
    """Add what 0.1.0 lacked. Turns that run have no `turn_time`: it is that of the clock."""
    _unite_events()
    for name in ADDED:
        _add(*name.partition("."))


def _add(name: str, _: str, part: str) -> None:
    connection, table = op.get_bind(), metadata.tables[name]
    if not part:
        table.create(connection, checkfirst=True)
    elif part not in table.columns:
        next(index for index in table.indexes if index.name == part).create(connection, checkfirst=True)
    elif part not in {column["name"] for column in sa.inspect(connection).get_columns(name)}:
        op.add_column(name, table.columns[part])


def _unite_events() -> None:
    """Bring leagues and tournaments into the same tables: a tournament has one season, and its rounds are its steps.

    Leagues keep their ids. Those of tournaments and of what belongs to them are shifted beyond all others.
    """
    connection = op.get_bind()
    old = {name: _taken(name) for name in reversed(UNITED)}
    for name in ("events", "event_members", "event_posts", "seasons", "season_steps", "season_players", "fixtures"):
        metadata.tables[name].create(connection)
    shift = max((row["id"] for rows in old.values() for row in rows if "id" in row), default=0)
    for name, (new, renamed, added) in UNITED.items():
        for row in old[name]:
            values = row | {column: row[former] for column, former in renamed.items()}
            if name.startswith("tournament"):
                values |= {column: values[column] + shift for column in ("id", "event", "season") if column in values}
            _insert(new, values | added)
        if name == "tournaments":
            _begin_tournaments(old, shift)
    outbox = metadata.tables["outbox"]
    for row in old["tournament_posts"]:
        post = row["id"] + shift
        queued = sa.update(outbox).where(outbox.c.kind.like("tournament%"), outbox.c.subject == row["id"])
        connection.execute(queued.values(subject=post, lane=f"tournament post {post}"))
    if connection.dialect.name == "postgresql":
        for name in ("events", "seasons", "fixtures", "event_posts"):
            latest = sa.select(sa.func.max(metadata.tables[name].c.id)).scalar_subquery()
            connection.execute(sa.select(sa.func.setval(f"{name}_id_seq", latest)))


def _begin_tournaments(old: dict[str, list[dict[str, Any]]], shift: int) -> None:
    """Make a season for each tournament that has begun, which ends with its latest round."""
    events = metadata.tables["events"]
    rounds = sorted(old["tournament_rounds"], key=lambda row: row["number"])
    ends = {row["tournament"]: row["ends_at"] for row in rounds}
    with_players = {row["tournament"] for row in old["tournament_players"]}
    for row in old["tournaments"]:
        event, begun_at = row["id"] + shift, row["begun_at"] or row["starts_at"]
        if row["begun_at"] is not None:
            op.get_bind().execute(sa.update(events).where(events.c.id == event).values(starts_at=None))
        if row["begun_at"] is not None or row["id"] in with_players:
            season = {"id": event, "event": event, "number": 1, "starts_at": begun_at, "over_at": row["over_at"]}
            _insert("seasons", season | {"ends_at": ends.get(row["id"], begun_at)})


def _taken(name: str) -> list[dict[str, Any]]:
    """Return the rows of a table, and drop it."""
    connection = op.get_bind()
    table = sa.Table(name, sa.MetaData(), autoload_with=connection, resolve_fks=False)
    rows = [dict(row) for row in connection.execute(sa.select(table)).mappings()]
    op.drop_table(name)
    return rows


def _insert(name: str, row: dict[str, Any]) -> None:
    """Insert a row, as far as the table has its columns."""
    table = metadata.tables[name]
    known = {column: value for column, value in row.items() if column in table.columns}
    op.get_bind().execute(sa.insert(table).values(known))
