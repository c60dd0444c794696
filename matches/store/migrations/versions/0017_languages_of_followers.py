"""The language of those who follow matches, as their Discord told it last."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0011"


def upgrade() -> None:
    """Add the column."""
    op.add_column("digests", sa.Column("language", sa.Text))
