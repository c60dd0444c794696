"""Seats and invitations of computers, what they are to think about, and what was found out for people."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the columns, the index and the tables. Every seat before was a person's, or nobody's."""
    op.add_column("seats", sa.Column("level", Integer))
    op.add_column("invitations", sa.Column("level", Integer))
    op.add_column("matches", sa.Column("thinks_at", Integer))
    op.add_column("matches", sa.Column("thinks_until", Integer))
    waits = sa.text("thinks_at IS NOT NULL")
    op.create_index("ix_matches_thinks", "matches", ["thinks_at"], **partial(waits))
    op.create_table(
        "hints",
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_hints_match"), primary_key=True),
        sa.Column("entry", Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("steps", Integer, nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_reviews_match"), primary_key=True),
        sa.Column("asked_at", Integer, nullable=False),
        sa.Column("claimed_until", Integer),
        sa.Column("made_at", Integer),
        sa.Column("data", sa.Text),
    )
    op.create_index("ix_reviews_waiting", "reviews", ["asked_at"], **partial(sa.text("made_at IS NULL")))
