"""What players had left when they made an entry, and since when those are back who ended an absence early."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the columns. Of what is stored already they stay empty."""
    op.add_column("moves", sa.Column("bank", Integer))
    op.add_column("moves", sa.Column("time_left", Integer))
    op.add_column("absences", sa.Column("back_at", Integer))
