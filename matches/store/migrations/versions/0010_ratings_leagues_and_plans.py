"""Rated matches and ratings, leagues, planned answers, and who follows a match."""

import sqlalchemy as sa
from alembic import op

from matches.store.dialect import Integer, partial

revision = "0010"
down_revision = "0009"

COUNT_PLIES = """
    UPDATE matches SET plies = coalesce((
        SELECT sum(CASE
            WHEN text LIKE 'takeback %' THEN -CAST(substr(text, 10) AS INTEGER)
            WHEN text LIKE 'resign %' OR text LIKE 'late %' OR text LIKE 'draw %' THEN 0
            ELSE 1
        END) FROM moves WHERE moves."match" = matches.id
    ), 0)
"""
"""How many moves stand in each match."""
FIND_SIDES = """
    UPDATE seats SET side = player WHERE result IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM moves WHERE moves."match" = seats."match" AND text = 'swap')
        AND NOT EXISTS (
            SELECT 1 FROM matches WHERE id = seats."match" AND (terms LIKE '%bid%' OR terms LIKE '%flip%')
        )
"""
"""Which side each player held. Of older matches it stays unknown where it was not given by the seats alone."""


def upgrade() -> None:
    """Create the tables, the columns and the indexes. What was played before is not rated."""
    op.add_column("challenges", sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("planned", sa.Text))
    op.add_column("matches", sa.Column("unplanned", sa.Text))
    op.add_column("seats", sa.Column("rank", Integer))
    op.add_column("seats", sa.Column("mu", sa.Float))
    op.add_column("seats", sa.Column("sigma", sa.Float))
    op.add_column("matches", sa.Column("plies", Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("side", Integer))
    op.add_column("people", sa.Column("listed", sa.Boolean))
    op.create_index("ix_people_unlisted", "people", ["user"], **partial(sa.column("listed") == sa.false()))
    op.add_column("servers", sa.Column("rated", sa.Boolean))
    op.create_table(
        "rated_matches",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_rated_matches_match"), nullable=False),
        sa.UniqueConstraint("match", name="uq_rated_matches_match"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "ratings",
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", Integer, nullable=False),
    )
    op.create_table(
        "rated_in_servers",
        sa.Column("guild", sa.BigInteger, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("matches", Integer, nullable=False),
    )
    op.create_index("ix_rated_in_servers_user", "rated_in_servers", ["user"])
    in_order: list[str | sa.TextClause] = ["guild", "game", sa.text("mu DESC"), "user", "matches"]
    op.create_index("ix_rated_in_servers_place", "rated_in_servers", in_order)
    op.create_table(
        "plans",
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_plans_match"), primary_key=True),
        sa.Column("player", Integer, primary_key=True),
        sa.Column("line", Integer, primary_key=True),
        sa.Column("entry", Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
    )
    op.create_table(
        "follows",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_follows_match"), nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("daily", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("entry", Integer, nullable=False),
        sa.Column("until", Integer),
        sa.Column("at", Integer, nullable=False),
        sa.UniqueConstraint("user", "match", name="uq_follows_user"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_follows_match", "follows", ["match"])
    op.create_table(
        "digests",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("due_at", Integer),
        sa.UniqueConstraint("user", name="uq_digests_user"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_digests_due", "digests", ["due_at"], **partial(sa.text("due_at IS NOT NULL")))
    op.create_table(
        "leagues",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("size", Integer, nullable=False),
        sa.Column("doubled", sa.Boolean, nullable=False),
        sa.Column("at_once", Integer, nullable=False),
        sa.Column("days", Integer, nullable=False),
        sa.Column("created_at", Integer, nullable=False),
        sa.Column("starts_at", Integer),
        sa.Column("due_at", Integer),
        sa.Column("ended_at", Integer),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_leagues_due", "leagues", ["due_at"], **partial(sa.text("due_at IS NOT NULL")))
    op.create_index("ix_leagues_guild", "leagues", ["guild"])
    op.create_table(
        "league_members",
        sa.Column("league", Integer, sa.ForeignKey("leagues.id", name="fk_league_members_league"), primary_key=True),
        sa.Column("user", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text),
        sa.Column("joined_at", Integer, nullable=False),
    )
    op.create_index("ix_league_members_user", "league_members", ["user"])
    op.create_table(
        "seasons",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("league", Integer, sa.ForeignKey("leagues.id", name="fk_seasons_league"), nullable=False),
        sa.Column("number", Integer, nullable=False),
        sa.Column("starts_at", Integer, nullable=False),
        sa.Column("ends_at", Integer, nullable=False),
        sa.Column("over_at", Integer),
        sa.UniqueConstraint("league", "number", name="uq_seasons_league"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "season_steps",
        sa.Column("season", Integer, sa.ForeignKey("seasons.id", name="fk_season_steps_season"), primary_key=True),
        sa.Column("step", sa.Text, primary_key=True),
        sa.Column("number", Integer, primary_key=True),
        sa.Column("at", Integer, nullable=False),
    )
    op.create_table(
        "season_players",
        sa.Column("season", Integer, sa.ForeignKey("seasons.id", name="fk_season_players_season"), primary_key=True),
        sa.Column("slot", Integer, primary_key=True),
        sa.Column("division", Integer, nullable=False),
        sa.Column("user", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("out_at", Integer),
        sa.Column("place", Integer),
        sa.Column("goes", sa.Text),
        sa.Column("goes_on", sa.Boolean),
    )
    op.create_index("ix_season_players_user", "season_players", ["user"])
    op.create_table(
        "fixtures",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("season", Integer, sa.ForeignKey("seasons.id", name="fk_fixtures_season"), nullable=False),
        sa.Column("division", Integer, nullable=False),
        sa.Column("round", Integer, nullable=False),
        sa.Column("first", Integer, nullable=False),
        sa.Column("second", Integer, nullable=False),
        sa.Column("match", Integer, sa.ForeignKey("matches.id", name="fk_fixtures_match")),
        sa.Column("result", sa.Text),
        sa.UniqueConstraint("season", "first", "second", name="uq_fixtures_season"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_fixtures_second", "fixtures", ["season", "second"])
    begun, running = sa.text('"match" IS NOT NULL'), sa.text('"match" IS NOT NULL AND result IS NULL')
    op.create_index("ix_fixtures_match", "fixtures", ["match"], unique=True, **partial(begun))
    op.create_index("ix_fixtures_running", "fixtures", ["season"], **partial(running))
    waiting = sa.text('"match" IS NULL AND result IS NULL')
    op.create_index("ix_fixtures_waiting", "fixtures", ["season", "first"], **partial(waiting))
    op.create_table(
        "league_posts",
        sa.Column("id", Integer, primary_key=True),
        sa.Column("league", Integer, sa.ForeignKey("leagues.id", name="fk_league_posts_league"), nullable=False),
        sa.Column("season", Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("number", Integer, nullable=False),
        sa.Column("channel", sa.BigInteger),
        sa.Column("message", sa.BigInteger),
        sa.UniqueConstraint("league", "season", "kind", "number", name="uq_league_posts_league"),
        sqlite_autoincrement=True,
    )
    league_post = sa.Column("league_post", Integer, sa.ForeignKey("league_posts.id", name="fk_outbox_league_post"))
    op.add_column("outbox", league_post, inline_references=True)
    digest = sa.Column("digest", Integer, sa.ForeignKey("digests.id", name="fk_outbox_digest"))
    op.add_column("outbox", digest, inline_references=True)
    op.create_index("ix_challenges_match", "challenges", ["match"], **partial(sa.text('"match" IS NOT NULL')))
    for statement in (COUNT_PLIES, FIND_SIDES):
        op.execute(statement)
    op.create_index("uq_outbox_league_post", "outbox", ["league_post"], unique=True)
    op.create_index("uq_outbox_digest", "outbox", ["digest", "number"], unique=True)
