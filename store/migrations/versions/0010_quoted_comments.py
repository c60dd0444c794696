"""Comments on votes that may be quoted, or not."""

from alembic import op
from sqlalchemy import Boolean, Column

revision = "v1_0010"
down_revision = "v1_0009"


def upgrade() -> None:
    """Add the column."""
    op.add_column("votes", Column("quoted", Boolean, nullable=False, server_default="1"))
