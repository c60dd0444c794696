"""The language of those who follow matches, as their Discord told it last."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column."""
    op.add_column("digests", sa.Column("language", sa.Text))
