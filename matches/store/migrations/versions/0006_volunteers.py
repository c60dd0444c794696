"""Who took a seat of a challenge that was open to anybody."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the column. Of seats that were taken before, it is not known: they count as offered by name."""
    op.add_column("invitations", sa.Column("volunteered", sa.Boolean, nullable=False, server_default="0"))
