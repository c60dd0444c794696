"""The first tables: challenges, matches, moves, the outbox, and notes."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "matches",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rules_version", Integer, nullable=False),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("thread", sa.BigInteger),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("entries", Integer, nullable=False),
        sa.Column("reason", sa.Text),
        sa.Column("card", sa.BigInteger),
        sa.Column("board", sa.BigInteger),
        sa.Column("board_channel", sa.BigInteger),
        sa.Column("started_at", Integer, nullable=False),
        sa.Column("moved_at", Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel", "matches", ["channel"])
    op.create_index("ix_matches_thread", "matches", ["thread"])
    op.create_table(
        "seats",
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_seats_match"), primary_key=True),
        sa.Column("player", Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_index("ix_seats_user", "seats", ["user"])
    op.create_table(
        "moves",
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_moves_match"), primary_key=True),
        sa.Column("ply", Integer, primary_key=True),
        sa.Column("player", Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", Integer, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("challenger", sa.BigInteger, nullable=False),
        sa.Column("challenger_name", sa.Text, nullable=False),
        sa.Column("player", Integer),
        sa.Column("guild", sa.BigInteger),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", Integer, nullable=False),
        sa.Column("expires_at", Integer, nullable=False),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_challenges_match")),
        sa.Column("card", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "invitations",
        sa.Column(
            "challenge", Integer, sa.ForeignKey("challenges.id", name="fk_invitations_challenge"), primary_key=True
        ),
        sa.Column("slot", Integer, primary_key=True),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.Text),
        sa.Column("taken_at", Integer),
    )
    op.create_table(
        "outbox",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("challenge", Integer, sa.ForeignKey("challenges.id", name="fk_outbox_challenge")),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_outbox_match")),
        sa.Column("entry", Integer),
        sa.Column("created_at", Integer, nullable=False),
        sa.Column("due_at", Integer, nullable=False),
        sa.Column("attempts", Integer, nullable=False),
        sa.Column("claimed_until", Integer),
        sa.Column("done_at", Integer),
        sa.Column("message", sa.BigInteger),
        sa.Column("fault", sa.Text),
        sa.UniqueConstraint("kind", "challenge", name="uq_outbox_challenge"),
        sa.UniqueConstraint("kind", "match", "entry", name="uq_outbox_match"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_message", "outbox", ["message"])
    op.create_index("ix_outbox_waiting", "outbox", ["due_at"], **partial(sa.text("done_at IS NULL")))
    op.create_table(
        "notes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
