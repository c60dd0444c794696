"""Offers and their answers, rematches, and who has looked at which board."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables and columns."""
    op.create_table(
        "offers",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_offers_match"), nullable=False),
        sa.Column("entry", Integer, nullable=False),
        sa.Column("player", Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("closed", Integer),
        sa.Column("created_at", Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.UniqueConstraint("match", "entry", "player", "text", name="uq_offers_match"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "answers",
        sa.Column("offer", Integer, sa.ForeignKey("offers.id", name="fk_answers_offer"), primary_key=True),
        sa.Column("player", Integer, primary_key=True),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("at", Integer, nullable=False),
    )
    rematch = sa.Column("rematch", Integer, sa.ForeignKey("matches.id", name="fk_challenges_rematch"))
    op.add_column("challenges", rematch, inline_references=True)
    standing = sa.text("status IN ('open', 'accepted')")
    op.create_index("uq_challenges_rematch", "challenges", ["rematch"], unique=True, **partial(standing))
    op.add_column("seats", sa.Column("seen", Integer))
    offer = sa.Column("offer", Integer, sa.ForeignKey("offers.id", name="fk_outbox_offer"))
    op.add_column("outbox", offer, inline_references=True)
    op.create_index("uq_outbox_offer", "outbox", ["offer"], unique=True)
