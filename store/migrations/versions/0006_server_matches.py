"""Matches of servers against the computer."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "v1_0006"
down_revision = "v1_0005"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "server_matches",
        Column("guild", BigInteger, nullable=False),
        Column("is_on", Boolean, nullable=False, server_default="0"),
        Column("channel", BigInteger),
        Column("game", Text),
        Column("hours", Integer, nullable=False),
        Column("name", Text, nullable=False),
        Column("language", Text, nullable=False),
        Column("number", Integer, nullable=False, server_default="0"),
        Column("match", Integer),
        Column("latest_game", Text),
        Column("level", Integer, nullable=False),
        Column("player", Integer, nullable=False, server_default="1"),
        Column("won", Integer, nullable=False, server_default="0"),
        Column("drawn", Integer, nullable=False, server_default="0"),
        Column("lost", Integer, nullable=False, server_default="0"),
        Column("silent_from", Integer, nullable=False, server_default="0"),
        Column("rested_at", Integer),
        Column("due_at", Integer),
        PrimaryKeyConstraint("guild", name="pk_server_matches"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_server_matches_match"),
    )
    for name, column in (("match", "match"), ("due", "due_at")):
        where = sa.column(column).is_not(None)
        op.create_index(
            f"ix_server_matches_{name}", "server_matches", [column], sqlite_where=where, postgresql_where=where
        )
