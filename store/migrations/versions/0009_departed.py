"""Sides of people who deleted their data in running matches with teams."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text

revision = "v1_0009"
down_revision = "v1_0007"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "departed",
        Column("match", Integer, nullable=False),
        Column("mark", Text, nullable=False),
        Column("player", Integer),
        PrimaryKeyConstraint("match", "mark", name="pk_departed"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_departed_match"),
    )
