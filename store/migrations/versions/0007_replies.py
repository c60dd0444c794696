"""Until when each connection was heard, and the replies that were played."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, PrimaryKeyConstraint

revision = "v1_0007"
down_revision = "v1_0006"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "heard",
        Column("shard", Integer, nullable=False),
        Column("shards", Integer, nullable=False),
        Column("until", Integer, nullable=False),
        Column("behind", Boolean, nullable=False, server_default="0"),
        PrimaryKeyConstraint("shard", "shards", name="pk_heard"),
    )
    op.create_table(
        "replies",
        Column("message", BigInteger, nullable=False),
        Column("at", Integer, nullable=False),
        PrimaryKeyConstraint("message", name="pk_replies"),
    )
    op.create_index("ix_replies_at", "replies", ["at"])
