"""The seats of challenges that somebody has taken, by an index."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import partial

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the index."""
    op.create_index("ix_invitations_taken", "invitations", ["user"], **partial(sa.text("taken_at IS NOT NULL")))
