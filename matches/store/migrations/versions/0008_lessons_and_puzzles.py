"""How far people are in lessons, where they stand in puzzles, and the ratings of both."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables, and the choice whether one's matches may become puzzles."""
    op.add_column("people", sa.Column("puzzles", sa.Boolean))
    op.create_table(
        "lesson_steps",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("step", sa.Text, primary_key=True),
        sa.Column("tries", Integer, nullable=False, server_default="0"),
        sa.Column("hinted", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("done_at", Integer),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("tries", Integer, nullable=False),
        sa.Column("begun_at", Integer, nullable=False),
        sa.Column("ended_at", Integer),
    )
    op.create_table(
        "solvers",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("solved", Integer, nullable=False),
        sa.Column("failed", Integer, nullable=False),
        sa.Column("streak", Integer, nullable=False),
        sa.Column("best_streak", Integer, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", Integer, nullable=False),
    )
