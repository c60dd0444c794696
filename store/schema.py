"""The tables. Times are whole seconds since 1970; Discord ids are integers."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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

from store.dialect import Integer, partial

NOBODY: Final = 0
"""User id of seats without a user: computers, players of imported matches, deleted people."""
NAMELESS: Final = "—"
"""Name of deleted users, and of seats whose record has no name."""
COMPUTER: Final = "Trilithon"
"""Name of all computers."""
UNKNOWN_TIME: Final = 0
"""Time of an entry in an imported match without times."""

VOID: Final = "void"
"""Reason of a match that ended because the rules cannot replay it."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# A team's seat has no user. `founder`: the person after whom the team is named. `captain_seen_at`: when the captain did
# something for it last. A member without `joined_at` was named by the captain and may join; `named`: whether results
# may show their name.

teams = Table(
    "teams",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("founder", BigInteger, nullable=False, server_default="0"),
    Column("joining", Text, nullable=False),
    Column("role", BigInteger),
    Column("hours", Integer, nullable=False),
    Column("open_votes", Boolean, nullable=False),
    Column("created_at", Integer, nullable=False),
    Column("captain_seen_at", Integer, nullable=False),
    sqlite_autoincrement=True,
)
Index("ix_teams_founder", teams.c.founder, **partial(teams.c.founder != NOBODY))

team_members = Table(
    "team_members",
    metadata,
    Column("team", ForeignKey("teams.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("name", Text),
    Column("named", Boolean, nullable=False),
    Column("captain", Boolean, nullable=False, server_default="0"),
    Column("joined_at", Integer),
)
Index("uq_team_members_captain", team_members.c.team, unique=True, **partial(team_members.c.captain == true()))

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
    Column("origin", Text),
    Column("team", Integer),
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
Index("ix_challenges_team", challenges.c.team, **partial(challenges.c.team.is_not(None)))
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
    Column("team", Integer),
)
Index("ix_invitations_team", invitations.c.team, **partial(invitations.c.team.is_not(None)))
Index("ix_invitations_user", invitations.c.user, **partial(invitations.c.taken_at.is_(None)))
Index("ix_invitations_taken", invitations.c.user, **partial(invitations.c.taken_at.is_not(None)))

# `turn_time`: seconds that the player to move has from `turn_at` on, if nobody is away.

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
    Column("origin", Text),
    Column("turn_time", Integer),
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

# Time in which no process was running, as far as something was due in it.

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("starts_at", Integer, nullable=False),
    Column("ends_at", Integer, nullable=False, index=True),
    sqlite_autoincrement=True,
)

# `unplanned`: the entry that discarded the last of a player's planned answers unplayed.

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
    Column("team", Integer),
)
Index("ix_seats_team", seats.c.team, **partial(seats.c.team.is_not(None)))

# Rated matches in the order of their ends, in which they were rated. Each seat keeps its player's rank and rating
# before the match, so that ratings can be recomputed even after a deletion.

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

# `bank` and `time_left`: the player's remaining time when they made the entry, in the bank and until the deadline.
# A `planned` entry was played in one transaction with the one before.

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

# A ballot is a team's turn. `entry`: the number that its move will have. It is due when it closes, unless nobody has
# voted. A vote that changes is another row, so that the order of ids is that of the votes.

ballots = Table(
    "ballots",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("team", ForeignKey("teams.id"), nullable=False, index=True),
    Column("opened_at", Integer, nullable=False),
    Column("closes_at", Integer, nullable=False),
    Column("due_at", Integer),
    Column("closed_at", Integer),
    UniqueConstraint("match", "entry", name="uq_ballots_match"),
    sqlite_autoincrement=True,
)
Index("ix_ballots_due", ballots.c.due_at, **partial(ballots.c.due_at.is_not(None)))

votes = Table(
    "votes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ballot", ForeignKey("ballots.id"), nullable=False),
    Column("user", BigInteger, nullable=False),
    Column("name", Text),
    Column("text", Text, nullable=False),
    Column("comment", Text),
    Column("at", Integer, nullable=False),
    Column("quoted", Boolean, nullable=False, server_default="1"),
    sqlite_autoincrement=True,
)
Index("uq_votes_ballot", votes.c.ballot, votes.c.user, unique=True, **partial(votes.c.user != NOBODY))
Index("ix_votes_ballot", votes.c.ballot)
Index("ix_votes_user", votes.c.user)

# What a team decides besides its moves. `text` as in `Motion`. A motion lapses with the next entry.

motions = Table(
    "motions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("player", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("quorum", Integer, nullable=False),
    Column("opened_at", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    UniqueConstraint("match", "entry", "player", "text", name="uq_motions_match"),
    sqlite_autoincrement=True,
)

motion_votes = Table(
    "motion_votes",
    metadata,
    Column("motion", ForeignKey("motions.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("agrees", Boolean, nullable=False),
    Column("at", Integer, nullable=False),
)

# Whoever has deleted their data in a running match with teams, and the player for whom they had played or voted, so
# that they do not come back on another side. `mark`: a keyed hash in place of their id (`team_rules.side_mark`). The
# rows are deleted when the match ends.

departed = Table(
    "departed",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("mark", Text, primary_key=True),
    Column("player", Integer),
)

plans = Table(
    "plans",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("player", Integer, primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("entry", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

# Daily follows: `entry` is the last entry reported to the follower, `until` the last that the queued digest
# reports.

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

# A person's analyses: one of each match, and boards of their own. `last`: the last number given to one of its moves.
# A move follows an entry of the match's record (0: the start) or the move `parent`.

analyses = Table(
    "analyses",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False),
    Column("match", ForeignKey("matches.id")),
    Column("name", Text),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("last", Integer, nullable=False),
    Column("changed_at", Integer, nullable=False),
    UniqueConstraint("match", "user", name="uq_analyses_match"),
    UniqueConstraint("user", "name", name="uq_analyses_user"),
    sqlite_autoincrement=True,
)

analysis_moves = Table(
    "analysis_moves",
    metadata,
    Column("analysis", ForeignKey("analyses.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Integer),
    Column("parent", Integer),
    Column("text", Text, nullable=False),
)

# Notes on a match or on a board of one's own. `position`: empty for the whole, else the position's digest.
# `board`: the position as text, from which digests can be computed anew.

private_notes = Table(
    "private_notes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("user", BigInteger, nullable=False, index=True),
    Column("match", ForeignKey("matches.id")),
    Column("analysis", ForeignKey("analyses.id")),
    Column("position", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("changed_at", Integer, nullable=False),
    UniqueConstraint("match", "user", "position", name="uq_private_notes_match"),
    UniqueConstraint("analysis", "position", name="uq_private_notes_analysis"),
    sqlite_autoincrement=True,
)

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

# `kind`: `league`, or that of a tournament. The columns from `size` to `days` are of leagues, those from `rounds` to
# `rated` of tournaments. `starts_at`: of the next season; a tournament has one. `former`: the id of a tournament in
# version 0.1.0, which its posts of then name.

events = Table(
    "events",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("guild", BigInteger, nullable=False, index=True),
    Column("channel", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("size", Integer),
    Column("doubled", Boolean),
    Column("at_once", Integer),
    Column("days", Integer),
    Column("rounds", Integer),
    Column("round_time", Integer),
    Column("places", Integer),
    Column("checks_in", Boolean),
    Column("rated", Boolean),
    Column("created_at", Integer, nullable=False),
    Column("starts_at", Integer),
    Column("due_at", Integer),
    Column("ended_at", Integer),
    Column("former", Integer),
    sqlite_autoincrement=True,
)
Index("ix_events_due", events.c.due_at, **partial(events.c.due_at.is_not(None)))

event_members = Table(
    "event_members",
    metadata,
    Column("event", ForeignKey("events.id"), primary_key=True),
    Column("user", BigInteger, primary_key=True, index=True),
    Column("name", Text),
    Column("joined_at", Integer, nullable=False),
    Column("checked_in_at", Integer),
)

# `ends_at`: in a tournament, the end of the latest round.

seasons = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("event", ForeignKey("events.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("starts_at", Integer, nullable=False),
    Column("ends_at", Integer, nullable=False),
    Column("over_at", Integer),
    UniqueConstraint("event", "number", name="uq_seasons_event"),
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

# `unseen_at`: since when a player has not been found among those who see the channel.

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
    Column("unseen_at", Integer),
)

# `number`: of the match in its round; a knockout's replay has the same. `second` is 0 for a bye, which has a result at
# once. Nobody meets anybody twice with the same sides, or has two byes.

fixtures = Table(
    "fixtures",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("season", ForeignKey("seasons.id"), nullable=False),
    Column("division", Integer, nullable=False, server_default="1"),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False, server_default="1"),
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

event_posts = Table(
    "event_posts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("event", ForeignKey("events.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    UniqueConstraint("event", "season", "kind", "number", name="uq_event_posts_event"),
    sqlite_autoincrement=True,
)

# `subject`: id of the thing that the post's kind is about; `entry`: after which it was queued; `number`: distinguishes
# several posts of a kind. Posts of a `lane` go out in order. `bucket`s are served round-robin, `essential` posts first;
# these are never given up. Where the bot is not a member, a post needs an interaction's token from the channel
# `token_channel`, which arrives at the shard of the server `token_guild` (0: none).

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

# Until when each connection with Discord (a shard, of `shards` in all) was heard without a gap; `behind`: what was said
# since then is not read yet. The ids of replies that were played or counted as votes are kept for some days, so that
# none is twice.

heard = Table(
    "heard",
    metadata,
    Column("shard", Integer, primary_key=True),
    Column("shards", Integer, primary_key=True),
    Column("until", Integer, nullable=False),
    Column("behind", Boolean, nullable=False, server_default="0"),
)

replies = Table(
    "replies",
    metadata,
    Column("message", BigInteger, primary_key=True),
    Column("at", Integer, nullable=False, index=True),
)

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

# Steps and puzzles are defined in files and referenced by name. Rows about ones that no longer exist are ignored.

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

# `id`: the part of the link, and of the page's address, that anybody may read. `secret`: the hash of what one browser
# has since the link was used; empty until then.

page_sessions = Table(
    "page_sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", BigInteger, nullable=False, index=True),
    Column("name", Text),
    Column("language", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("secret", Text),
    Column("expires_at", Integer, nullable=False, index=True),
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

# A server's match against the computer. `number`: that of the latest match, `match`; `level` and `player` (the server's
# side) are of that one, too. `won`, `drawn` and `lost` count those before. It is due when a match has ended, and when
# nobody has voted for long: neither since `silent_from` nor in the match. Then it rests (`rested_at`).

server_matches = Table(
    "server_matches",
    metadata,
    Column("guild", BigInteger, primary_key=True),
    Column("is_on", Boolean, nullable=False, server_default="0"),
    Column("channel", BigInteger),
    Column("game", Text),
    Column("hours", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("number", Integer, nullable=False, server_default="0"),
    Column("match", ForeignKey("matches.id")),
    Column("latest_game", Text),
    Column("level", Integer, nullable=False),
    Column("player", Integer, nullable=False, server_default="1"),
    Column("won", Integer, nullable=False, server_default="0"),
    Column("drawn", Integer, nullable=False, server_default="0"),
    Column("lost", Integer, nullable=False, server_default="0"),
    Column("silent_from", Integer, nullable=False, server_default="0"),
    Column("rested_at", Integer),
    Column("due_at", Integer),
)
Index("ix_server_matches_match", server_matches.c.match, **partial(server_matches.c.match.is_not(None)))
Index("ix_server_matches_due", server_matches.c.due_at, **partial(server_matches.c.due_at.is_not(None)))

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
