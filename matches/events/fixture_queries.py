"""Statements on fixtures of seasons, in the caller's transaction."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import (
    Row,
    and_,
    case,
    exists,
    func,
    literal_column,
    not_,
    or_,
    select,
    true,
    union_all,
)

from store import rows
from store.schema import events, fixtures, matches, season_players, seasons, seats
from store.transactions import Transaction

_WAITING: Final = and_(fixtures.c.match.is_(None), fixtures.c.result.is_(None))
"""Whether a fixture has not begun."""
_RUNNING: Final = and_(fixtures.c.match.is_not(None), fixtures.c.result.is_(None))
"""Whether a fixture has begun and has no result."""
_ORDER: Final = fixtures.c.division, fixtures.c.round, fixtures.c.number, fixtures.c.id


def _of(slot: int | None) -> Any:
    return true() if slot is None else or_(fixtures.c.first == slot, fixtures.c.second == slot)


async def add(transaction: Transaction, values: Sequence[dict[str, Any]]) -> None:
    """Insert fixtures. Raises IntegrityError if the season has one of them."""
    await rows.insert_all(transaction, fixtures, values)


async def of_season(
    transaction: Transaction, season: int | None, division: int | None = None, slot: int | None = None
) -> Sequence[Row[Any]]:
    """Return the fixtures of a season, a division or a slot, by division, round and number; replays after the match."""
    own = {"season": season} | ({} if division is None else {"division": division})
    return await rows.get_all(transaction, fixtures, own, _of(slot), by=_ORDER)


async def set_results(transaction: Transaction, results: Mapping[int, str]) -> None:
    """Set the results of fixtures by id."""
    for fixture, result in results.items():
        await rows.update(transaction, fixtures, {"id": fixture}, result=result)


async def set_match(transaction: Transaction, fixture: int, match: int) -> None:
    """Set the match of a fixture."""
    await rows.update(transaction, fixtures, {"id": fixture}, match=match)


async def void_waiting(transaction: Transaction, season: int) -> None:
    """Void the fixtures that have not begun."""
    await rows.update(transaction, fixtures, {"season": season}, _WAITING, result="void")


async def has_open(transaction: Transaction, season: int) -> bool:
    """Return whether there are fixtures without a result."""
    theirs = fixtures.c.season == season
    query = select(or_(exists().where(theirs, _RUNNING), exists().where(theirs, _WAITING)))
    return bool((await transaction.execute(query)).scalar())


async def ended(transaction: Transaction, season: int, limit: int, slot: int | None = None) -> Sequence[Row[Any]]:
    """Return fixtures of a season or slot whose match has ended and that have no result yet, with the reason of its end
    and the result of its first player.
    """
    first = and_(seats.c.match == fixtures.c.match, seats.c.player == 0)
    query = (
        select(fixtures, matches.c.reason, seats.c.result.label("outcome"))
        .join(matches, matches.c.id == fixtures.c.match)
        .join(seats, first)
        .where(fixtures.c.season == season, _of(slot), _RUNNING, matches.c.reason.is_not(None))
        .order_by(fixtures.c.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def in_play(transaction: Transaction, season: int, limit: int) -> Sequence[Row[int, int, int]]:
    """Return fixtures in play with their match and its number of moves not taken back."""
    query = (
        select(fixtures.c.id, fixtures.c.match, matches.c.plies)
        .join(matches, matches.c.id == fixtures.c.match)
        .where(fixtures.c.season == season, _RUNNING, matches.c.reason.is_(None))
        .order_by(fixtures.c.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def silent(transaction: Transaction, season: int, since: int, limit: int) -> Sequence[int]:
    """Return the slots of players to move in a running match whose deadline passed at `since` or before."""
    slot = case((matches.c.mover == 0, fixtures.c.first), else_=fixtures.c.second).label("slot")
    query = (
        select(slot)
        .distinct()
        .join_from(fixtures, matches, matches.c.id == fixtures.c.match)
        .where(fixtures.c.season == season, _RUNNING, matches.c.mover.is_not(None), matches.c.deadline <= since)
        .order_by(slot)
        .limit(limit)
    )
    return (await transaction.execute(query)).scalars().all()


async def lost_on_time(transaction: Transaction, season: int, slot: int) -> int:
    """Return the number of matches that a player lost on time."""
    player = case((fixtures.c.first == slot, 0), else_=1)
    query = (
        select(func.count())
        .select_from(fixtures)
        .join(matches, matches.c.id == fixtures.c.match)
        .join(seats, and_(seats.c.match == matches.c.id, seats.c.player == player))
        .where(fixtures.c.season == season, _of(slot))
        .where(matches.c.reason == "time", seats.c.result.in_(("lost", "left")))
    )
    return (await transaction.execute(query)).scalar() or 0


async def to_resign(transaction: Transaction, event: int) -> Row[int, int] | None:
    """Return a match that runs, with the player number, of a player who is out of an event's season; None if none."""
    gone_of = (
        select(season_players.c.season, season_players.c.slot)
        .join(seasons, seasons.c.id == season_players.c.season)
        .where(seasons.c.event == event, seasons.c.over_at.is_(None), season_players.c.out_at.is_not(None))
    )
    gone = (await transaction.execute(gone_of)).all()
    if not gone:
        return None
    slots = [row.slot for row in gone]
    query = (
        select(matches.c.id, case((fixtures.c.first.in_(slots), 0), else_=1).label("player"))
        .select_from(fixtures)
        .join(matches, and_(matches.c.id == fixtures.c.match, matches.c.reason.is_(None)))
        .where(fixtures.c.season == gone[0].season, or_(fixtures.c.first.in_(slots), fixtures.c.second.in_(slots)))
        .order_by(fixtures.c.id)
        .limit(1)
    )
    return (await transaction.execute(query)).first()


async def handed_to(transaction: Transaction, season: int, slot: int) -> Sequence[int]:
    """Return the fixtures of the latest round that a player has won because the other one was out, and not before."""
    other = season_players.c
    won = or_(
        and_(fixtures.c.first == slot, fixtures.c.result == "first", other.slot == fixtures.c.second),
        and_(fixtures.c.second == slot, fixtures.c.result == "second", other.slot == fixtures.c.first),
    )
    rounds = select(func.max(fixtures.c.round)).where(fixtures.c.season == season).scalar_subquery()
    on_the_board = and_(
        matches.c.reason.is_not(None), or_(matches.c.ended_at < other.out_at, matches.c.reason != "resigned")
    )
    query = (
        select(fixtures.c.id)
        .join(season_players, and_(other.season == fixtures.c.season, won))
        .outerjoin(matches, matches.c.id == fixtures.c.match)
        .where(fixtures.c.season == season, fixtures.c.round == rounds, other.out_at.is_not(None))
        .where(or_(matches.c.id.is_(None), not_(on_the_board)))
    )
    return (await transaction.execute(query)).scalars().all()


async def to_begin(transaction: Transaction, season: int, at_once: int, limit: int) -> Sequence[Row[Any]]:
    """Return fixtures that may begin, early rounds first: both players have fewer than `at_once` matches running.

    Each row has its two players with their numbers of running matches. One player may appear in more fixtures than may
    begin.
    """
    running = fixtures.c.season == season, _RUNNING
    sides = [select(side.label("slot")).where(*running) for side in (fixtures.c.first, fixtures.c.second)]
    busy = (
        select(literal_column("slot"), func.count().label("count"))
        .select_from(union_all(*sides).subquery())
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
        .join(fixtures, and_(fixtures.c.season == one.c.season, fixtures.c.first == one.c.slot, _WAITING))
        .join(other, and_(other.c.season == fixtures.c.season, other.c.slot == fixtures.c.second))
        .outerjoin(busy_other, busy_other.c.slot == other.c.slot)
        .where(one.c.season == season, plays_one < at_once, plays_other < at_once)
        .order_by(fixtures.c.round, fixtures.c.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def running_in(transaction: Transaction, guild: int, kind: str) -> int:
    """Return the number of running matches in a server's events of a kind."""
    query = (
        select(func.count())
        .select_from(events)
        .join(seasons, and_(seasons.c.event == events.c.id, seasons.c.over_at.is_(None)))
        .join(fixtures, and_(fixtures.c.season == seasons.c.id, _RUNNING))
        .where(events.c.guild == guild, events.c.kind == kind)
    )
    return (await transaction.execute(query)).scalar() or 0


async def of_matches(transaction: Transaction, matches_: Collection[int]) -> Sequence[Row[Any]]:
    """Return the fixtures of those of some matches that belong to events, each with its event, the number of its
    season, of the players and of the matches that it replays.
    """
    earlier = fixtures.alias("earlier")
    same = [earlier.c[name] == fixtures.c[name] for name in ("season", "round", "number")]
    replayed = select(func.count()).select_from(earlier).where(*same, earlier.c.id < fixtures.c.id)
    players = select(func.count()).where(season_players.c.season == fixtures.c.season).correlate(fixtures)
    query = (
        select(
            fixtures,
            seasons.c.number.label("season_number"),
            events.c.name,
            events.c.kind,
            events.c.rounds,
            players.scalar_subquery().label("players"),
            replayed.scalar_subquery().label("replayed"),
        )
        .select_from(fixtures.join(seasons, seasons.c.id == fixtures.c.season).join(events))
        .where(fixtures.c.match.in_(matches_))
    )
    return (await transaction.execute(query)).all()
