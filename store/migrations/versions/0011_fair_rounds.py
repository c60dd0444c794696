"""What the clock alone says of a turn, outages, and players of tournaments who are not found."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Column, PrimaryKeyConstraint

revision = "v1_0011"
down_revision = "v1_0010"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the table and the columns. Turns that run keep none: their time is that of the clock."""
    op.create_table(
        "outages",
        Column("id", Integer, nullable=False),
        Column("starts_at", Integer, nullable=False),
        Column("ends_at", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_outages"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outages_ends_at", "outages", ["ends_at"])
    op.add_column("matches", Column("turn_time", Integer))
    op.add_column("tournament_players", Column("unseen_at", Integer))
