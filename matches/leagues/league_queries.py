"""Statements on leagues, their members, seasons, fixtures and posts, in the caller's transaction.

A statement that makes a league due sooner wakes the worker after the commit.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import (
    Row,
    ScalarSelect,
    and_,
    case,
    delete,
    func,
    insert,
    literal_column,
    or_,
    select,
    union_all,
    update,
)

from matches.leagues.fixture_queries import Fixtures
from store import personal
from store.schema import (
    fixtures,
    league_members,
    league_posts,
    leagues,
    season_players,
    season_steps,
    seasons,
)
from store.transactions import Transaction

_EACH = seasons.alias("each")
_LATEST = select(func.max(_EACH.c.number)).where(_EACH.c.league == leagues.c.id).correlate(leagues).scalar_subquery()
_JOINED = select(func.count()).where(league_members.c.league == leagues.c.id).correlate(leagues).scalar_subquery()
_PLAYING = (
    select(func.count())
    .where(season_players.c.season == seasons.c.id, season_players.c.out_at.is_(None), seasons.c.over_at.is_(None))
    .correlate(seasons)
    .scalar_subquery()
)
_LEAGUES = select(
    leagues,
    seasons.c.id.label("season"),
    seasons.c.number,
    seasons.c.starts_at.label("began_at"),
    seasons.c.ends_at,
    seasons.c.over_at,
    _JOINED.label("joined"),
    _PLAYING.label("playing"),
).outerjoin_from(leagues, seasons, and_(seasons.c.league == leagues.c.id, seasons.c.number == _LATEST))
"""Leagues with their latest season and the numbers of members and players."""
_GOES_ON = or_(leagues.c.ended_at.is_(None), and_(seasons.c.id.is_not(None), seasons.c.over_at.is_(None)))
"""Whether a league has not ended, or its last season is still running."""
FIXTURES = Fixtures(fixtures, fixtures.c.season)
"""Statements on the fixtures of seasons."""


# Leagues.


async def add(transaction: Transaction, **values: Any) -> int:
    """Insert a league and return its id."""
    return await transaction.insert(insert(leagues).values(_wake(transaction, values)))


async def league(transaction: Transaction, league_id: int) -> Row[Any] | None:
    """Return a league with its latest season; None if it does not exist."""
    return (await transaction.execute(_LEAGUES.where(leagues.c.id == league_id))).first()


def channel_of(league_id: int) -> ScalarSelect[int]:
    """Return a subquery for a league's channel."""
    return select(leagues.c.channel).where(leagues.c.id == league_id).scalar_subquery()


async def of_guild(transaction: Transaction, guild: int) -> Sequence[Row[Any]]:
    """Return a server's current leagues with their latest seasons, oldest first."""
    query = _LEAGUES.where(leagues.c.guild == guild, _GOES_ON).order_by(leagues.c.id)
    return (await transaction.execute(query)).all()


async def change(transaction: Transaction, league_id: int, **values: Any) -> None:
    """Set columns of a league."""
    await transaction.execute(update(leagues).where(leagues.c.id == league_id).values(_wake(transaction, values)))


def _wake(transaction: Transaction, values: dict[str, Any]) -> dict[str, Any]:
    """Return new values of a league, and wake the worker after the commit if they change when it is due."""
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.leagues.set)
    return values


# Members of the next season.


async def members(transaction: Transaction, league_id: int, season: int | None) -> Sequence[Row[Any]]:
    """Return the members of the next season in order of joining, each with their result in `season`."""
    last = and_(season_players.c.season == season, season_players.c.user == league_members.c.user)
    query = (
        select(league_members, season_players.c.division, season_players.c.place, season_players.c.goes)
        .outerjoin_from(league_members, season_players, last)
        .where(league_members.c.league == league_id)
        .order_by(league_members.c.joined_at, league_members.c.user)
    )
    return (await transaction.execute(query)).all()


async def member(transaction: Transaction, league_id: int, user: int) -> Row[Any] | None:
    """Return a user's row for the next season; None if they have not joined."""
    query = select(league_members).where(league_members.c.league == league_id, league_members.c.user == user)
    return (await transaction.execute(query)).first()


async def add_member(transaction: Transaction, league_id: int, user: int, name: str, now: int) -> None:
    """Add a user to the next season. Raises IntegrityError if they have joined already."""
    values = {"league": league_id, "user": user, "name": name, "joined_at": now}
    await transaction.execute(insert(league_members).values(values))


async def remove_member(transaction: Transaction, league_id: int, user: int) -> bool:
    """Remove a user from the next season. Return False if they had not joined."""
    own = delete(league_members).where(league_members.c.league == league_id, league_members.c.user == user)
    return bool((await transaction.execute(own)).rowcount)


async def remove_members(transaction: Transaction, league_id: int) -> None:
    """Remove all members from the next season."""
    await transaction.execute(delete(league_members).where(league_members.c.league == league_id))


async def rename(transaction: Transaction, league_id: int | ScalarSelect[int], user: int, name: str) -> None:
    """Set a user's displayed name in all seasons of a league."""
    of_league = select(seasons.c.id).where(seasons.c.league == league_id)
    for table, there in (
        (season_players, season_players.c.season.in_(of_league)),
        (league_members, league_members.c.league == league_id),
    ):
        await transaction.execute(
            update(table).where(there, table.c.user == user, table.c.name != name).values(name=name)
        )


def league_of_match(match: int) -> ScalarSelect[int]:
    """Return a subquery for the id of a match's league."""
    return select(seasons.c.league).join(fixtures).where(fixtures.c.match == match).scalar_subquery()


# Players of a season.


async def player(transaction: Transaction, season: int | None, user: int) -> Row[Any] | None:
    """Return a user's row in a season; None if they do not play in it."""
    query = select(season_players).where(season_players.c.season == season, season_players.c.user == user)
    return (await transaction.execute(query)).first()


async def running_of(transaction: Transaction, user: int) -> Sequence[Row[int, int, int]]:
    """Return the running seasons that a user plays and is not out of: league, season and slot."""
    query = (
        select(seasons.c.league, season_players.c.season, season_players.c.slot)
        .join(seasons, seasons.c.id == season_players.c.season)
        .where(season_players.c.user == user, season_players.c.out_at.is_(None), seasons.c.over_at.is_(None))
    )
    return (await transaction.execute(query)).all()


async def change_player(transaction: Transaction, season: int, slot: int, **values: Any) -> None:
    """Set columns of a season's player."""
    own = and_(season_players.c.season == season, season_players.c.slot == slot)
    await transaction.execute(update(season_players).where(own).values(values))


async def put_out(transaction: Transaction, season_id: int, slot: int, now: int) -> bool:
    """Mark a player as out of a season. Return False if they were out already."""
    own = and_(season_players.c.season == season_id, season_players.c.slot == slot, season_players.c.out_at.is_(None))
    return bool((await transaction.execute(update(season_players).where(own).values(out_at=now))).rowcount)


async def players(transaction: Transaction, season: int, division: int | None = None) -> Sequence[Row[Any]]:
    """Return the players of a season or of one division, by slot."""
    query = select(season_players).where(season_players.c.season == season).order_by(season_players.c.slot)
    if division is not None:
        query = query.where(season_players.c.division == division)
    return (await transaction.execute(query)).all()


async def divisions(transaction: Transaction, season: int) -> int:
    """Return a season's number of divisions."""
    query = select(func.max(season_players.c.division)).where(season_players.c.season == season)
    return (await transaction.execute(query)).scalar() or 0


# Seasons and their steps.


async def add_season(transaction: Transaction, players_: Iterable[dict[str, Any]], **values: Any) -> int:
    """Insert a season with its players, and return its id. Raises IntegrityError if the league has a season of the same
    number.
    """
    season = await transaction.insert(insert(seasons).values(values))
    await transaction.execute(insert(season_players), [{"season": season, **columns} for columns in players_])
    return season


async def season(transaction: Transaction, league_id: int, number: int) -> Row[Any] | None:
    """Return a season of a league; None if it does not exist."""
    query = select(seasons).where(seasons.c.league == league_id, seasons.c.number == number)
    return (await transaction.execute(query)).first()


async def change_season(transaction: Transaction, season_id: int, **values: Any) -> None:
    """Set columns of a season."""
    await transaction.execute(update(seasons).where(seasons.c.id == season_id).values(values))


async def last_step(transaction: Transaction, season_id: int, step: str) -> int | None:
    """Return the highest number of a completed step; None if none is."""
    done = season_steps.c.season == season_id, season_steps.c.step == step
    found: int | None = (await transaction.execute(select(func.max(season_steps.c.number)).where(*done))).scalar()
    return found


async def add_step(transaction: Transaction, season_id: int, step: str, number: int, now: int) -> None:
    """Mark a step of a season as done. Raises IntegrityError if it was done already."""
    values = {"season": season_id, "step": step, "number": number, "at": now}
    await transaction.execute(insert(season_steps).values(values))


# Fixtures.


async def fixtures_of(
    transaction: Transaction, season_id: int, division: int | None = None, slot: int | None = None
) -> Sequence[Row[Any]]:
    """Return the fixtures of a season, a division or a slot, by division and round."""
    query = select(fixtures).where(fixtures.c.season == season_id)
    if division is not None:
        query = query.where(fixtures.c.division == division)
    if slot is not None:
        query = query.where(or_(fixtures.c.first == slot, fixtures.c.second == slot))
    return (await transaction.execute(query.order_by(fixtures.c.division, fixtures.c.round, fixtures.c.id))).all()


async def to_begin(transaction: Transaction, season_id: int, at_once: int, limit: int) -> Sequence[Row[Any]]:
    """Return fixtures that may begin, early rounds first: both players have fewer than `at_once` matches running.

    Each row has its two players with their numbers of running matches. One player may appear in more fixtures than may
    begin.
    """
    busy = (
        select(literal_column("slot"), func.count().label("count"))
        .select_from(
            union_all(
                select(fixtures.c.first.label("slot")).where(fixtures.c.season == season_id, FIXTURES.running),
                select(fixtures.c.second.label("slot")).where(fixtures.c.season == season_id, FIXTURES.running),
            ).subquery()
        )
        .group_by(literal_column("slot"))
        .cte("busy")
    )
    one, other = season_players.alias("one"), season_players.alias("other")
    busy_one, busy_other = busy.alias("busy_one"), busy.alias("busy_other")
    plays_one, plays_other = func.coalesce(busy_one.c.count, 0), func.coalesce(busy_other.c.count, 0)
    query = (
        select(
            fixtures,
            one.c.user.label("user"),
            one.c.name.label("name"),
            plays_one.label("plays"),
            other.c.user.label("other_user"),
            other.c.name.label("other_name"),
            plays_other.label("other_plays"),
        )
        .select_from(one)
        .outerjoin(busy_one, busy_one.c.slot == one.c.slot)
        .join(fixtures, and_(fixtures.c.season == one.c.season, fixtures.c.first == one.c.slot, FIXTURES.waiting))
        .join(other, and_(other.c.season == fixtures.c.season, other.c.slot == fixtures.c.second))
        .outerjoin(busy_other, busy_other.c.slot == other.c.slot)
        .where(one.c.season == season_id, plays_one < at_once, plays_other < at_once)
        .order_by(fixtures.c.round, fixtures.c.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def running_in(transaction: Transaction, guild: int) -> int:
    """Return the number of running league matches in a server."""
    query = (
        select(func.count())
        .select_from(leagues)
        .join(seasons, and_(seasons.c.league == leagues.c.id, seasons.c.over_at.is_(None)))
        .join(fixtures, and_(fixtures.c.season == seasons.c.id, FIXTURES.running))
        .where(leagues.c.guild == guild)
    )
    return (await transaction.execute(query)).scalar() or 0


async def to_resign(transaction: Transaction, league_id: int) -> Row[int, int] | None:
    """Return a running match, with the player number, of a player who is out of the running season; None if none."""
    gone_of = (
        select(season_players.c.season, season_players.c.slot)
        .join(seasons, seasons.c.id == season_players.c.season)
        .where(seasons.c.league == league_id, seasons.c.over_at.is_(None), season_players.c.out_at.is_not(None))
    )
    found = (await transaction.execute(gone_of)).all()
    if not found:
        return None
    return await FIXTURES.to_resign(transaction, found[0].season, [row.slot for row in found])


async def make_due(transaction: Transaction, match: int, now: int) -> None:
    """Make the league of a match due when the match ends.

    Also if it is due already: a worker that is busy with it may not see the end, and sets the next due time afterwards.
    """
    played = (
        select(seasons.c.league)
        .join(fixtures, fixtures.c.season == seasons.c.id)
        .where(fixtures.c.match == match, seasons.c.over_at.is_(None))
        .scalar_subquery()
    )
    running = update(leagues).where(leagues.c.id == played, leagues.c.due_at.is_not(None))
    earlier = case((leagues.c.due_at > now, now), else_=leagues.c.due_at)
    if (await transaction.execute(running.values(due_at=earlier))).rowcount:
        transaction.after_commit(transaction.signals.leagues.set)


async def of_matches(transaction: Transaction, matches: Collection[int]) -> Sequence[Row[int, str, int, int]]:
    """Return those of some matches that belong to leagues: match, league, and the numbers of season and round."""
    query = (
        select(fixtures.c.match, leagues.c.name, seasons.c.number, fixtures.c.round)
        .select_from(fixtures.join(seasons, seasons.c.id == fixtures.c.season).join(leagues))
        .where(fixtures.c.match.in_(matches))
    )
    return (await transaction.execute(query)).all()


# Posts.


async def add_post(transaction: Transaction, **values: Any) -> int:
    """Insert a post of a league and return its id. Raises IntegrityError for a duplicate."""
    return await transaction.insert(insert(league_posts).values(values))


async def post(transaction: Transaction, post_id: int) -> Row[Any] | None:
    """Return a post; None if it does not exist."""
    return (await transaction.execute(select(league_posts).where(league_posts.c.id == post_id))).first()


async def latest_post(transaction: Transaction, league_id: int, kind: str) -> Row[Any] | None:
    """Return a league's latest post of a kind; None if there is none."""
    query = (
        select(league_posts)
        .where(league_posts.c.league == league_id, league_posts.c.kind == kind)
        .order_by(league_posts.c.season.desc(), league_posts.c.number.desc())
        .limit(1)
    )
    return (await transaction.execute(query)).first()


async def latest_of_season(transaction: Transaction, season_id: int, kinds: Collection[str]) -> Row[Any] | None:
    """Return the latest post of some kinds about a season; None if there is none."""
    about = and_(league_posts.c.league == seasons.c.league, league_posts.c.season == seasons.c.number)
    query = select(league_posts).join(seasons, about).where(seasons.c.id == season_id, league_posts.c.kind.in_(kinds))
    return (await transaction.execute(query.order_by(league_posts.c.id.desc()).limit(1))).first()


async def latest_sent(transaction: Transaction, league_id: int, kinds: Collection[str]) -> Row[Any] | None:
    """Return a league's latest post of some kinds that was delivered; None if there is none."""
    query = (
        select(league_posts)
        .where(league_posts.c.league == league_id, league_posts.c.kind.in_(kinds), league_posts.c.message.is_not(None))
        .order_by(league_posts.c.id.desc())
        .limit(1)
    )
    return (await transaction.execute(query)).first()


async def change_post(transaction: Transaction, post_id: int, **values: int) -> None:
    """Set columns of a post."""
    await transaction.execute(update(league_posts).where(league_posts.c.id == post_id).values(values))


personal.own(league_members, name="name")
personal.shared(season_players.c.user, "name")
