"""The tables of the first version, and what brings a database over that is from before it.

They are written out here as they were then, whatever `schema.py` says later.
"""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    true,
)

revision = "v1_0001"  # databases from before have numbers alone
down_revision = None

Integer: Final = sa.Integer().with_variant(BigInteger(), "postgresql")


def partial(condition: Any) -> dict[str, Any]:
    """Return the arguments of an index that has only the rows which fulfil a condition."""
    return {"sqlite_where": condition, "postgresql_where": condition}


def upgrade() -> None:
    """Make the tables in an empty database, or bring those over that are there."""
    connection = op.get_bind()
    if sa.inspect(connection).has_table("matches"):
        bring_over(connection)
    else:
        metadata.create_all(connection)


def bring_over(connection: Connection) -> None:
    """Bring the tables of revision 0014, the last from before, over with all that is in them."""
    last = connection.scalar(sa.text(_LAST_ID[connection.dialect.name]))
    op.execute("CREATE TABLE outbox_before AS SELECT * FROM outbox")
    op.drop_table("outbox")
    outbox.create(connection)
    op.execute(_COPY_OUTBOX)
    op.drop_table("outbox_before")
    if last:
        connection.execute(sa.text(_SET_LAST_ID[connection.dialect.name]), {"last": last})
    op.alter_column("challenges", "voiced", new_column_name="answer_only")
    op.alter_column("matches", "voiced", new_column_name="answer_only")
    op.alter_column("matches", "turn", new_column_name="mover")
    op.add_column("moves", Column("planned", Boolean, nullable=False, server_default="0"))
    op.create_index("ix_moves_planned", "moves", ["match", "ply"], **partial(sa.column("planned") == true()))
    op.add_column("seats", Column("unplanned", Integer))
    _divide_plans(connection)
    op.drop_column("matches", "planned")
    op.drop_column("matches", "unplanned")


def _divide_plans(connection: Connection) -> None:
    """Store with entries and seats what stood in texts with the match, such as `3 5` and `0:4 1:7`."""
    planned = moves.update().where(moves.c.match == sa.bindparam("of"), moves.c.ply == sa.bindparam("entry"))
    unplanned = seats.update().where(seats.c.match == sa.bindparam("of"), seats.c.player == sa.bindparam("by"))
    query = "SELECT id, planned, unplanned FROM matches WHERE planned <> '' OR unplanned <> ''"
    for match, entries, players in connection.execute(sa.text(query)).all():
        for entry in (entries or "").split():
            connection.execute(planned.values(planned=True), {"of": match, "entry": int(entry)})
        for pair in (players or "").split():
            player, entry = map(int, pair.split(":"))
            connection.execute(unplanned.values(unplanned=entry), {"of": match, "by": player})


_LAST_ID: Final = {
    "sqlite": "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'",
    "postgresql": "SELECT pg_sequence_last_value('outbox_id_seq'::regclass)",
}
_SET_LAST_ID: Final = {
    "sqlite": "INSERT OR REPLACE INTO sqlite_sequence (rowid, name, seq)"
    " VALUES ((SELECT rowid FROM sqlite_sequence WHERE name = 'outbox'), 'outbox', :last)",
    "postgresql": "SELECT setval('outbox_id_seq'::regclass, :last)",
}
"""The last number of a post: it is not given again, though its row may be gone."""
_COPY_OUTBOX: Final = """
    INSERT INTO outbox (
        id, kind, subject, entry, number, lane, holds_up, essential, bucket, token_channel, token_guild,
        created_at, due_at, attempts, faults, claimed_until, done_at, message, fault
    )
    SELECT
        post.id,
        CASE post.kind WHEN 'turn' THEN 'board' WHEN 'letter' THEN 'direct_message' ELSE post.kind END,
        CASE
            WHEN post.kind IN ('card', 'anchor') THEN post.challenge
            WHEN post.kind = 'followed' THEN post.number
            ELSE coalesce(post.offer, post.daily, post.league_post, post.digest, post."match")
        END,
        coalesce(post.entry, 0),
        CASE WHEN post.kind = 'followed' THEN 0 ELSE post.number END,
        CASE
            WHEN post.kind = 'followed' THEN 'follow ' || CAST(post.number AS TEXT)
            WHEN post."match" IS NOT NULL THEN 'match ' || CAST(post."match" AS TEXT)
            WHEN post.challenge IS NOT NULL THEN 'challenge ' || CAST(post.challenge AS TEXT)
            WHEN post.daily IS NOT NULL THEN 'daily ' || CAST(post.daily AS TEXT)
            WHEN post.league_post IS NOT NULL THEN 'league post ' || CAST(post.league_post AS TEXT)
            ELSE 'digest ' || CAST(post.digest AS TEXT)
        END,
        post.kind NOT IN ('apart', 'letter', 'reminder', 'nudge', 'title'),
        post.kind = 'turn',
        CASE
            WHEN post.kind IN ('apart', 'letter', 'followed', 'digest') THEN 0
            WHEN post.kind = 'daily' THEN -1
            ELSE coalesce(matches.channel, challenges.channel, leagues.channel)
        END,
        CASE WHEN coalesce(matches.voiced, challenges.voiced) THEN coalesce(matches.channel, challenges.channel) END,
        CASE WHEN coalesce(matches.voiced, challenges.voiced) THEN coalesce(matches.guild, challenges.guild, 0) END,
        post.created_at, post.due_at, post.attempts, post.faults, post.claimed_until, post.done_at, post.message,
        post.fault
    FROM outbox_before AS post
    LEFT JOIN matches ON matches.id = post."match"
    LEFT JOIN challenges ON challenges.id = post.challenge
    LEFT JOIN league_posts ON league_posts.id = post.league_post
    LEFT JOIN leagues ON leagues.id = league_posts.league
    ORDER BY post.id
"""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("challenger", BigInteger, nullable=False),
    Column("challenger_name", Text, nullable=False),
    Column("player", Integer),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created_at", Integer, nullable=False),
    Column("expires_at", Integer, nullable=False),
    Column("match", ForeignKey("matches.id")),
    Column("card", BigInteger),
    Column("rematch", ForeignKey("matches.id")),
    Column("clock", Text),
    Column("counters", ForeignKey("challenges.id")),
    Column("note", Text),
    Column("answer_only", Boolean, nullable=False, server_default="0"),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("card_channel", BigInteger),
    sqlite_autoincrement=True,
)
Index(
    "uq_challenges_rematch",
    challenges.c.rematch,
    unique=True,
    **partial(challenges.c.status.in_(("open", "accepted"))),
)
Index("ix_challenges_challenger", challenges.c.challenger, challenges.c.status)
Index("ix_challenges_guild", challenges.c.guild, challenges.c.expires_at, **partial(challenges.c.status == "open"))
Index("ix_challenges_match", challenges.c.match, **partial(challenges.c.match.is_not(None)))
Index("ix_challenges_counters", challenges.c.counters, **partial(challenges.c.counters.is_not(None)))

invitations = Table(
    "invitations",
    metadata,
    Column("challenge", ForeignKey("challenges.id"), primary_key=True),
    Column("slot", Integer, primary_key=True),
    Column("user", BigInteger),
    Column("name", Text),
    Column("taken_at", Integer),
    Column("declined_at", Integer),
    Column("present", Boolean, nullable=False, server_default="1"),
    Column("volunteered", Boolean, nullable=False, server_default="0"),
    Column("level", Integer),
)
Index("ix_invitations_user", invitations.c.user, **partial(invitations.c.taken_at.is_(None)))
Index("ix_invitations_taken", invitations.c.user, **partial(invitations.c.taken_at.is_not(None)))

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("guild", BigInteger),
    Column("channel", BigInteger, nullable=False),
    Column("thread", BigInteger),
    Column("language", Text, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("reason", Text),
    Column("card", BigInteger),
    Column("board", BigInteger),
    Column("board_channel", BigInteger),
    Column("started_at", Integer, nullable=False),
    Column("moved_at", Integer, nullable=False),
    Column("clock", Text),
    Column("turn_at", Integer),
    Column("deadline", Integer),
    Column("due_at", Integer),
    Column("imported_by", BigInteger),
    Column("answer_only", Boolean, nullable=False, server_default="0"),
    Column("mover", Integer),
    Column("ended_at", Integer),
    Column("thinks_at", Integer),
    Column("thinks_until", Integer),
    Column("rated", Boolean, nullable=False, server_default="0"),
    Column("plies", Integer, nullable=False, server_default="0"),
    sqlite_autoincrement=True,
)
Index("ix_matches_channel", matches.c.channel)
Index("ix_matches_thread", matches.c.thread)
Index("ix_matches_imported_by", matches.c.imported_by, **partial(matches.c.imported_by.is_not(None)))
Index("ix_matches_due", matches.c.due_at, **partial(matches.c.due_at.is_not(None)))
Index("ix_matches_thinks", matches.c.thinks_at, **partial(matches.c.thinks_at.is_not(None)))

pauses = Table(
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("starts_at", Integer, nullable=False),
    Column("ends_at", Integer, nullable=False),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("seen", Integer),
    Column("bank", Integer),
    Column("result", Text),
    Column("level", Integer),
    Column("rank", Integer),
    Column("mu", Float),
    Column("sigma", Float),
    Column("side", Integer),
    Column("unplanned", Integer),
)

rated_matches = Table(
    "rated_matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    UniqueConstraint("match", name="uq_rated_matches_match"),
    sqlite_autoincrement=True,
)

ratings = Table(
    "ratings",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

rated_in_servers = Table(
    "rated_in_servers",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("name", Text),
    Column("mu", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
Index(
    "ix_rated_in_servers_place",
    rated_in_servers.c.guild,
    rated_in_servers.c.game,
    rated_in_servers.c.mu.desc(),
    rated_in_servers.c.user,
    rated_in_servers.c.matches,
)

moves = Table(
    "moves",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Integer, nullable=False),
    Column("bank", Integer),
    Column("time_left", Integer),
    Column("planned", Boolean, nullable=False, server_default="0"),
)
Index("ix_moves_planned", moves.c.match, moves.c.ply, **partial(moves.c.planned == true()))

plans = Table(
    "plans",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

follows = Table(
    "follows",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("user", BigInteger, nullable=False),
    Column("daily", Boolean, nullable=False, server_default="0"),
    Column("entry", Integer, nullable=False),
    Column("until", Integer),
    Column("at", Integer, nullable=False),
    UniqueConstraint("user", "match", name="uq_follows_user"),
    sqlite_autoincrement=True,
)

digests = Table(
    "digests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("due_at", Integer),
    Column("language", Text),
    UniqueConstraint("user", name="uq_digests_user"),
    sqlite_autoincrement=True,
)
Index("ix_digests_due", digests.c.due_at, **partial(digests.c.due_at.is_not(None)))

hints = Table(
    "hints",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("steps", Integer, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("asked_at", Integer, nullable=False),
    Column("claimed_until", Integer),
    Column("made_at", Integer),
    Column("data", Text),
)
Index("ix_reviews_waiting", reviews.c.asked_at, **partial(reviews.c.made_at.is_(None)))

offers = Table(
    "offers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("closed", Integer),
    Column("created_at", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    UniqueConstraint("match", "entry", "player", "text", name="uq_offers_match"),
    sqlite_autoincrement=True,
)

answers = Table(
    "answers",
    metadata,
    Column("offer", ForeignKey("offers.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("agrees", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
)

dailies = Table(
    "dailies",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("puzzle", Text, nullable=False),
    Column("created_at", Integer, nullable=False),
    Column("message", BigInteger),
    UniqueConstraint("guild", "day", name="uq_dailies_guild"),
    sqlite_autoincrement=True,
)

daily_solvers = Table(
    "daily_solvers",
    metadata,
    Column("daily", ForeignKey("dailies.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("name", Text),
    Column("solved", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
)

leagues = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("doubled", Boolean, nullable=False),
    Column("at_once", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("created_at", Integer, nullable=False),
    Column("starts_at", Integer),
    Column("due_at", Integer),
    Column("ended_at", Integer),
    sqlite_autoincrement=True,
)
Index("ix_leagues_due", leagues.c.due_at, **partial(leagues.c.due_at.is_not(None)))

league_members = Table(
    "league_members",
    metadata,
    Column("league", ForeignKey("leagues.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("name", Text),
    Column("joined_at", Integer, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("league", ForeignKey("leagues.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("starts_at", Integer, nullable=False),
    Column("ends_at", Integer, nullable=False),
    Column("over_at", Integer),
    UniqueConstraint("league", "number", name="uq_seasons_league"),
    sqlite_autoincrement=True,
)

season_steps = Table(
    "season_steps",
    metadata,
    Column("season", ForeignKey("seasons.id"), primary_key=True),
    Column("step", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Integer, nullable=False),
)

season_players = Table(
    "season_players",
    metadata,
    Column("season", ForeignKey("seasons.id"), primary_key=True),
    Column("slot", Integer, primary_key=True),
    Column("division", Integer, nullable=False),
    Column("user", BigInteger, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("out_at", Integer),
    Column("place", Integer),
    Column("goes", Text),
    Column("goes_on", Boolean),
)

fixtures = Table(
    "fixtures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("season", ForeignKey("seasons.id"), nullable=False),
    Column("division", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer, nullable=False),
    Column("match", ForeignKey("matches.id")),
    Column("result", Text),
    UniqueConstraint("season", "first", "second", name="uq_fixtures_season"),
    sqlite_autoincrement=True,
)
Index("ix_fixtures_second", fixtures.c.season, fixtures.c.second)
Index("ix_fixtures_match", fixtures.c.match, unique=True, **partial(fixtures.c.match.is_not(None)))
Index(
    "ix_fixtures_running",
    fixtures.c.season,
    **partial(and_(fixtures.c.match.is_not(None), fixtures.c.result.is_(None))),
)
Index(
    "ix_fixtures_waiting",
    fixtures.c.season,
    fixtures.c.first,
    **partial(and_(fixtures.c.match.is_(None), fixtures.c.result.is_(None))),
)

league_posts = Table(
    "league_posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("league", ForeignKey("leagues.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    UniqueConstraint("league", "season", "kind", "number", name="uq_league_posts_league"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("subject", Integer, nullable=False),
    Column("entry", Integer, nullable=False, server_default="0"),
    Column("number", Integer, nullable=False, server_default="0"),
    Column("lane", Text, nullable=False),
    Column("holds_up", Boolean, nullable=False, server_default="1"),
    Column("essential", Boolean, nullable=False, server_default="0"),
    Column("bucket", BigInteger, nullable=False),
    Column("token_channel", BigInteger),
    Column("token_guild", BigInteger),
    Column("created_at", Integer, nullable=False),
    Column("due_at", Integer, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("faults", Integer, nullable=False, server_default="0"),
    Column("claimed_until", Integer),
    Column("done_at", Integer),
    Column("message", BigInteger, index=True),
    Column("fault", Text),
    UniqueConstraint("kind", "subject", "entry", "number", name="uq_outbox_kind"),
    sqlite_autoincrement=True,
)
Index("ix_outbox_waiting", outbox.c.due_at, **partial(outbox.c.done_at.is_(None)))

people = Table(
    "people",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("language", Text),
    Column("theme", Text),
    Column("perspective", Integer),
    Column("notify", Text),
    Column("lead", Integer),
    Column("zone", Text),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("at_once", Boolean),
    Column("ping_explained", Boolean),
    Column("puzzles", Boolean),
    Column("listed", Boolean),
)
Index("ix_people_unlisted", people.c.user, **partial(people.c.listed == false()))

lesson_steps = Table(
    "lesson_steps",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("step", Text, primary_key=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("hinted", Boolean, nullable=False, server_default="0"),
    Column("done_at", Integer),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("line", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("begun_at", Integer, nullable=False),
    Column("ended_at", Integer),
    Column("failed_at", Integer),
)

solvers = Table(
    "solvers",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False, index=True),
    Column("starts_at", Integer, nullable=False),
    Column("ends_at", Integer, nullable=False),
    Column("back_at", Integer),
    sqlite_autoincrement=True,
)

presets = Table(
    "presets",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("clock", Text),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user", BigInteger, primary_key=True),
    Column("blocked", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Integer, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("language", Text),
    Column("home", Text),
    Column("clock", Text),
    Column("role", BigInteger),
    Column("theme", Text),
    Column("daily_channel", BigInteger),
    Column("daily_hour", Integer),
    Column("daily_zone", Text),
    Column("daily_games", Text),
    Column("daily_language", Text),
    Column("daily_at", Integer),
    Column("daily_untried", Integer, nullable=False, server_default="0"),
    Column("rated", Boolean),
)
Index("ix_servers_daily", servers.c.daily_at, **partial(servers.c.daily_at.is_not(None)))

server_channels = Table(
    "server_channels",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("channel", BigInteger, primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
