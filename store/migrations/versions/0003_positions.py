"""Matches and challenges that begin with a position of their own."""

from alembic import op
from sqlalchemy import Column, Text

revision = "v1_0003"
down_revision = "v1_0002"


def upgrade() -> None:
    """Add the columns."""
    for table in ("challenges", "matches"):
        op.add_column(table, Column("origin", Text))
