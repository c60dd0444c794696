"""Thinking boards: analyses with their moves, and notes."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "v1_0002"
down_revision = "v1_0001"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "analyses",
        Column("id", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("match", Integer),
        Column("name", Text),
        Column("game", Text, nullable=False),
        Column("terms", Text, nullable=False),
        Column("origin", Text, nullable=False),
        Column("last", Integer, nullable=False),
        Column("changed_at", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_analyses"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_analyses_match"),
        UniqueConstraint("match", "user", name="uq_analyses_match"),
        UniqueConstraint("user", "name", name="uq_analyses_user"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "analysis_moves",
        Column("analysis", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("entry", Integer),
        Column("parent", Integer),
        Column("text", Text, nullable=False),
        PrimaryKeyConstraint("analysis", "number", name="pk_analysis_moves"),
        ForeignKeyConstraint(["analysis"], ["analyses.id"], name="fk_analysis_moves_analysis"),
    )
    op.create_table(
        "private_notes",
        Column("id", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("match", Integer),
        Column("analysis", Integer),
        Column("position", Text, nullable=False),
        Column("board", Text, nullable=False),
        Column("text", Text, nullable=False),
        Column("changed_at", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_private_notes"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_private_notes_match"),
        ForeignKeyConstraint(["analysis"], ["analyses.id"], name="fk_private_notes_analysis"),
        UniqueConstraint("match", "user", "position", name="uq_private_notes_match"),
        UniqueConstraint("analysis", "position", name="uq_private_notes_analysis"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_private_notes_user", "private_notes", ["user"])
