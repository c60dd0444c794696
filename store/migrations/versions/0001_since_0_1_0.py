"""From version 0.1.0 to the tables as they are, in one step.

Until the next release it follows `schema.py`: a table, column or index that is new there is named in `ADDED`, and
`upgrade` renames, moves and drops. The next release freezes it, with the tables written out as they are then;
whatever changes afterwards is a migration of its own, which is kept. A new database is made without migrations.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op

from store.schema import metadata

revision = "v2_0001"  # a database of version 0.1.0 has v1_0006
down_revision = None

ADDED: Final = (
    "server_matches",
    "outages",
    "departed",
    "heard",
    "replies",
    "matches.turn_time",
    "tournament_players.unseen_at",
    "votes.quoted",
)
"""Tables that 0.1.0 lacked, and `table.column` or `table.index` of those that it had. Some databases have a part."""


def upgrade() -> None:
    """Add what 0.1.0 lacked. Turns that run have no `turn_time`: it is that of the clock."""
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
