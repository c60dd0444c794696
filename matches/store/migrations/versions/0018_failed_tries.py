"""When somebody last failed a puzzle, so that a try begun again does not hide it from the puzzle of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0011"


def upgrade() -> None:
    """Add the column, and fill it in for tries that have failed."""
    op.add_column("puzzle_tries", sa.Column("failed_at", sa.Integer))
    op.execute("UPDATE puzzle_tries SET failed_at = ended_at WHERE status = 'failed'")
