"""When somebody last failed a puzzle, whatever was tried since; and where the card of a challenge is."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns, and fill the first one in for tries that have failed."""
    op.add_column("puzzle_tries", sa.Column("failed_at", Integer))
    op.execute("UPDATE puzzle_tries SET failed_at = ended_at WHERE status = 'failed'")
    op.add_column("challenges", sa.Column("card_channel", sa.BigInteger))
