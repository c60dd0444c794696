"""Tournaments: entries, players, rounds with their matches, and posts."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision = "v1_0005"
down_revision = "v1_0004"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def partial(condition: str) -> dict[str, Any]:
    """Return the arguments of an index that has only the rows which fulfil a condition."""
    return {"sqlite_where": text(condition), "postgresql_where": text(condition)}


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        Column("id", Integer, nullable=False),
        Column("guild", BigInteger, nullable=False),
        Column("channel", BigInteger, nullable=False),
        Column("language", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("game", Text, nullable=False),
        Column("terms", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("rounds", Integer, nullable=False),
        Column("round_time", Integer, nullable=False),
        Column("places", Integer, nullable=False),
        Column("checks_in", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("created_at", Integer, nullable=False),
        Column("starts_at", Integer, nullable=False),
        Column("due_at", Integer),
        Column("begun_at", Integer),
        Column("over_at", Integer),
        PrimaryKeyConstraint("id", name="pk_tournaments"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournaments_guild", "tournaments", ["guild"])
    op.create_index("ix_tournaments_due", "tournaments", ["due_at"], **partial("due_at IS NOT NULL"))
    op.create_table(
        "tournament_entries",
        Column("tournament", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("name", Text),
        Column("joined_at", Integer, nullable=False),
        Column("checked_in_at", Integer),
        PrimaryKeyConstraint("tournament", "user", name="pk_tournament_entries"),
        ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_entries_tournament"),
    )
    op.create_index("ix_tournament_entries_user", "tournament_entries", ["user"])
    op.create_table(
        "tournament_players",
        Column("tournament", Integer, nullable=False),
        Column("slot", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("out_at", Integer),
        Column("place", Integer),
        PrimaryKeyConstraint("tournament", "slot", name="pk_tournament_players"),
        ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_players_tournament"),
    )
    op.create_index("ix_tournament_players_user", "tournament_players", ["user"])
    op.create_table(
        "tournament_rounds",
        Column("tournament", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("starts_at", Integer, nullable=False),
        Column("ends_at", Integer, nullable=False),
        PrimaryKeyConstraint("tournament", "number", name="pk_tournament_rounds"),
        ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_rounds_tournament"),
    )
    op.create_table(
        "tournament_fixtures",
        Column("id", Integer, nullable=False),
        Column("tournament", Integer, nullable=False),
        Column("round", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("first", Integer, nullable=False),
        Column("second", Integer, nullable=False),
        Column("match", Integer),
        Column("result", Text),
        PrimaryKeyConstraint("id", name="pk_tournament_fixtures"),
        ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_fixtures_tournament"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_tournament_fixtures_match"),
        UniqueConstraint("tournament", "first", "second", name="uq_tournament_fixtures_tournament"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_tournament_fixtures_match",
        "tournament_fixtures",
        ["match"],
        unique=True,
        **partial('"match" IS NOT NULL'),
    )
    op.create_table(
        "tournament_posts",
        Column("id", Integer, nullable=False),
        Column("tournament", Integer, nullable=False),
        Column("kind", Text, nullable=False),
        Column("number", Integer, nullable=False),
        Column("channel", BigInteger),
        Column("message", BigInteger),
        PrimaryKeyConstraint("id", name="pk_tournament_posts"),
        ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_tournament_posts_tournament"),
        UniqueConstraint("tournament", "kind", "number", name="uq_tournament_posts_tournament"),
        sqlite_autoincrement=True,
    )
