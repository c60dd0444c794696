"""Teams with their members, ballots with votes, and motions."""

from typing import Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKeyConstraint, PrimaryKeyConstraint, Text, UniqueConstraint

revision = "v1_0004"
down_revision = "v1_0003"

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def upgrade() -> None:
    """Make the tables, and add the columns that refer to teams."""
    _make_teams()
    _make_ballots()
    _make_motions()
    for table in ("challenges", "invitations", "seats"):
        op.add_column(table, Column("team", Integer))
        _index(f"ix_{table}_team", table, ["team"], sa.column("team").is_not(None))


def _make_teams() -> None:
    op.create_table(
        "teams",
        Column("id", Integer, nullable=False),
        Column("guild", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("founder", BigInteger, nullable=False, server_default="0"),
        Column("joining", Text, nullable=False),
        Column("role", BigInteger),
        Column("hours", Integer, nullable=False),
        Column("open_votes", Boolean, nullable=False),
        Column("created_at", Integer, nullable=False),
        Column("captain_seen_at", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_teams"),
        sqlite_autoincrement=True,
    )
    _index("ix_teams_founder", "teams", ["founder"], sa.column("founder") != 0)
    op.create_table(
        "team_members",
        Column("team", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("name", Text),
        Column("named", Boolean, nullable=False),
        Column("captain", Boolean, nullable=False, server_default="0"),
        Column("joined_at", Integer),
        PrimaryKeyConstraint("team", "user", name="pk_team_members"),
        ForeignKeyConstraint(["team"], ["teams.id"], name="fk_team_members_team"),
    )
    op.create_index("ix_team_members_user", "team_members", ["user"])
    _index("uq_team_members_captain", "team_members", ["team"], sa.column("captain") == sa.true(), unique=True)


def _make_ballots() -> None:
    op.create_table(
        "ballots",
        Column("id", Integer, nullable=False),
        Column("match", Integer, nullable=False),
        Column("entry", Integer, nullable=False),
        Column("player", Integer, nullable=False),
        Column("team", Integer, nullable=False),
        Column("opened_at", Integer, nullable=False),
        Column("closes_at", Integer, nullable=False),
        Column("due_at", Integer),
        Column("closed_at", Integer),
        PrimaryKeyConstraint("id", name="pk_ballots"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_ballots_match"),
        ForeignKeyConstraint(["team"], ["teams.id"], name="fk_ballots_team"),
        UniqueConstraint("match", "entry", name="uq_ballots_match"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_ballots_team", "ballots", ["team"])
    _index("ix_ballots_due", "ballots", ["due_at"], sa.column("due_at").is_not(None))
    op.create_table(
        "votes",
        Column("id", Integer, nullable=False),
        Column("ballot", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("name", Text),
        Column("text", Text, nullable=False),
        Column("comment", Text),
        Column("at", Integer, nullable=False),
        PrimaryKeyConstraint("id", name="pk_votes"),
        ForeignKeyConstraint(["ballot"], ["ballots.id"], name="fk_votes_ballot"),
        sqlite_autoincrement=True,
    )
    _index("uq_votes_ballot", "votes", ["ballot", "user"], sa.column("user") != 0, unique=True)
    op.create_index("ix_votes_ballot", "votes", ["ballot"])
    op.create_index("ix_votes_user", "votes", ["user"])


def _make_motions() -> None:
    op.create_table(
        "motions",
        Column("id", Integer, nullable=False),
        Column("match", Integer, nullable=False),
        Column("entry", Integer, nullable=False),
        Column("player", Integer, nullable=False),
        Column("text", Text, nullable=False),
        Column("quorum", Integer, nullable=False),
        Column("opened_at", Integer, nullable=False),
        Column("status", Text, nullable=False),
        Column("channel", BigInteger),
        Column("message", BigInteger),
        PrimaryKeyConstraint("id", name="pk_motions"),
        ForeignKeyConstraint(["match"], ["matches.id"], name="fk_motions_match"),
        UniqueConstraint("match", "entry", "player", "text", name="uq_motions_match"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "motion_votes",
        Column("motion", Integer, nullable=False),
        Column("user", BigInteger, nullable=False),
        Column("agrees", Boolean, nullable=False),
        Column("at", Integer, nullable=False),
        PrimaryKeyConstraint("motion", "user", name="pk_motion_votes"),
        ForeignKeyConstraint(["motion"], ["motions.id"], name="fk_motion_votes_motion"),
    )
    op.create_index("ix_motion_votes_user", "motion_votes", ["user"])


def _index(name: str, table: str, columns: list[str], where: sa.ColumnElement[bool], *, unique: bool = False) -> None:
    """Make an index on the rows that fulfil a condition."""
    op.create_index(name, table, columns, unique=unique, sqlite_where=where, postgresql_where=where)
