"""Clocks and pauses, what people and servers prefer, presets, countered challenges, imported matches."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables and columns."""
    _widen_challenges()
    _widen_matches()
    _widen_outbox()
    _make_people()
    _make_servers()


def _widen_challenges() -> None:
    counters = sa.Column("counters", Integer, sa.ForeignKey("challenges.id", name="fk_challenges_counters"))
    op.add_column("challenges", sa.Column("clock", sa.Text))
    op.add_column("challenges", counters, inline_references=True)
    op.add_column("challenges", sa.Column("note", sa.Text))
    op.add_column("invitations", sa.Column("declined_at", Integer))
    op.add_column("challenges", sa.Column("voiced", sa.Boolean, nullable=False, server_default="0"))
    op.create_index("ix_challenges_challenger", "challenges", ["challenger", "status"])
    op.create_index("ix_challenges_counters", "challenges", ["counters"], **partial(sa.text("counters IS NOT NULL")))
    op.create_index("ix_invitations_user", "invitations", ["user"], **partial(sa.text("taken_at IS NULL")))


def _widen_matches() -> None:
    op.add_column("matches", sa.Column("clock", sa.Text))
    for name in ("turn_at", "deadline", "due_at"):
        op.add_column("matches", sa.Column(name, Integer))
    op.add_column("matches", sa.Column("imported_by", sa.BigInteger))
    op.add_column("matches", sa.Column("voiced", sa.Boolean, nullable=False, server_default="0"))
    imported = sa.text("imported_by IS NOT NULL")
    op.create_index("ix_matches_imported_by", "matches", ["imported_by"], **partial(imported))
    op.create_index("ix_matches_due", "matches", ["due_at"], **partial(sa.text("due_at IS NOT NULL")))
    op.add_column("seats", sa.Column("bank", Integer))
    op.create_table(
        "pauses",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_pauses_match"), nullable=False),
        sa.Column("starts_at", Integer, nullable=False),
        sa.Column("ends_at", Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_pauses_match", "pauses", ["match"])


def _widen_outbox() -> None:
    """Allow several posts of a kind about the same board, told apart by a number: a nudge a day."""
    with op.batch_alter_table("outbox", table_kwargs={"sqlite_autoincrement": True}) as outbox:
        outbox.add_column(sa.Column("number", Integer, nullable=False, server_default="0"))
        outbox.drop_constraint("uq_outbox_match", type_="unique")
        outbox.create_unique_constraint("uq_outbox_match", ["kind", "match", "entry", "number"])


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("language", sa.Text),
        sa.Column("theme", sa.Text),
        sa.Column("perspective", Integer),
        sa.Column("notify", sa.Text),
        sa.Column("lead", Integer),
        sa.Column("zone", sa.Text),
        sa.Column("quiet_from", Integer),
        sa.Column("quiet_to", Integer),
        sa.Column("at_once", sa.Boolean),
    )
    op.create_table(
        "absences",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("starts_at", Integer, nullable=False),
        sa.Column("ends_at", Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_absences_user", "absences", ["user"])
    op.create_table(
        "presets",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
    )


def _make_servers() -> None:
    op.create_table(
        "servers",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("language", sa.Text),
        sa.Column("home", sa.Text),
        sa.Column("clock", sa.Text),
        sa.Column("role", sa.BigInteger),
    )
    op.create_table(
        "server_channels",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("channel", sa.BigInteger, primary_key=True),
    )
