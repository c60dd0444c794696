"""Offers and their answers, rematches, and who has looked at which board."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import partial

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the tables and columns."""
    op.create_table(
        "offers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id", name="fk_offers_match"), nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("closed", sa.Integer),
        sa.Column("created_at", sa.Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.UniqueConstraint("match", "entry", "player", "text", name="uq_offers_match"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "answers",
        sa.Column("offer", sa.Integer, sa.ForeignKey("offers.id", name="fk_answers_offer"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("agrees", sa.Boolean, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
    )
    rematch = sa.Column("rematch", sa.Integer, sa.ForeignKey("matches.id", name="fk_challenges_rematch"))
    op.add_column("challenges", rematch, inline_references=True)
    standing = sa.text("status IN ('open', 'accepted')")
    op.create_index("uq_challenges_rematch", "challenges", ["rematch"], unique=True, **partial(standing))
    op.add_column("seats", sa.Column("seen", sa.Integer))
    offer = sa.Column("offer", sa.Integer, sa.ForeignKey("offers.id", name="fk_outbox_offer"))
    op.add_column("outbox", offer, inline_references=True)
    op.create_index("uq_outbox_offer", "outbox", ["offer"], unique=True)
