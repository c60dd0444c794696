"""The open challenges of a server by an index; the theme of a server's public boards."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import partial

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Create the column and the index."""
    op.add_column("servers", sa.Column("theme", sa.Text))
    is_open = sa.text("status = 'open'")
    op.create_index("ix_challenges_guild", "challenges", ["guild", "expires_at"], **partial(is_open))
