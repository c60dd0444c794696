"""The puzzle of the day: what servers have chosen, what was posted, and who has tried it."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables, the columns and the indexes. No server has a puzzle of the day before it chooses one."""
    op.create_table(
        "dailies",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("day", Integer, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("puzzle", sa.Text, nullable=False),
        sa.Column("created_at", Integer, nullable=False),
        sa.Column("message", sa.BigInteger),
        sa.UniqueConstraint("guild", "day", name="uq_dailies_guild"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "daily_solvers",
        sa.Column("daily", Integer, sa.ForeignKey("dailies.id", name="fk_daily_solvers_daily"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", Integer, nullable=False),
    )
    op.create_index("ix_daily_solvers_user", "daily_solvers", ["user"])
    daily = sa.Column("daily", Integer, sa.ForeignKey("dailies.id", name="fk_outbox_daily"))
    op.add_column("outbox", daily, inline_references=True)
    op.create_index("uq_outbox_daily", "outbox", ["daily"], unique=True)
    op.add_column("servers", sa.Column("daily_channel", sa.BigInteger))
    op.add_column("servers", sa.Column("daily_hour", Integer))
    op.add_column("servers", sa.Column("daily_zone", sa.Text))
    op.add_column("servers", sa.Column("daily_games", sa.Text))
    op.add_column("servers", sa.Column("daily_language", sa.Text))
    op.add_column("servers", sa.Column("daily_at", Integer))
    op.add_column("servers", sa.Column("daily_untried", Integer, nullable=False, server_default="0"))
    waits = sa.text("daily_at IS NOT NULL")
    op.create_index("ix_servers_daily", "servers", ["daily_at"], **partial(waits))
