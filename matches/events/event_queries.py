"""Statements on events, their members, seasons, players, steps and posts, in the caller's transaction.

A statement that makes an event due sooner wakes the worker after the commit.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Row, ScalarSelect, and_, case, func, or_, select

from store import personal, rows
from store.schema import event_members, event_posts, events, fixtures, season_players, season_steps, seasons
from store.transactions import Transaction

ROUND = "round"
"""Step of a tournament, numbered by rounds, and the post about it."""

_EACH = seasons.alias("each")
_LATEST = select(func.max(_EACH.c.number)).where(_EACH.c.event == events.c.id).correlate(events).scalar_subquery()
_ROUND = (
    select(func.max(season_steps.c.number))
    .where(season_steps.c.season == seasons.c.id, season_steps.c.step == ROUND)
    .correlate(seasons)
    .scalar_subquery()
)


def _members(*conditions: Any) -> ScalarSelect[int]:
    query = select(func.count()).where(event_members.c.event == events.c.id, *conditions)
    return query.correlate(events).scalar_subquery()


def _players(*conditions: Any) -> ScalarSelect[int]:
    query = select(func.count()).where(season_players.c.season == seasons.c.id, *conditions)
    return query.correlate(seasons).scalar_subquery()


_EVENTS = select(
    events,
    seasons.c.id.label("season"),
    seasons.c.number,
    seasons.c.starts_at.label("began_at"),
    seasons.c.ends_at,
    seasons.c.over_at,
    _ROUND.label("round"),
    _members().label("joined"),
    _members(event_members.c.checked_in_at.is_not(None)).label("checked_in"),
    _players().label("players"),
    _players(season_players.c.out_at.is_(None), seasons.c.over_at.is_(None)).label("playing"),
).outerjoin_from(events, seasons, and_(seasons.c.event == events.c.id, seasons.c.number == _LATEST))
"""Events with their latest season and round, and the numbers of members and players."""
_GOES_ON = or_(events.c.ended_at.is_(None), and_(seasons.c.id.is_not(None), seasons.c.over_at.is_(None)))
"""Whether an event has not ended, or its last season is still running."""


# Events.


async def add(transaction: Transaction, **values: Any) -> int:
    """Insert an event and return its id."""
    return await rows.insert(transaction, events, **_wake(transaction, values))


async def event(transaction: Transaction, event_id: int) -> Row[Any] | None:
    """Return an event with its latest season; None if it does not exist."""
    return (await transaction.execute(_EVENTS.where(events.c.id == event_id))).first()


async def kind_of(transaction: Transaction, event_id: int) -> str:
    """Return the kind of an event that exists."""
    kind: str = (await transaction.execute(select(events.c.kind).where(events.c.id == event_id))).scalar_one()
    return kind


async def id_now(transaction: Transaction, tournament_id: int) -> int:
    """Return the id of a tournament that had another one in version 0.1.0; of others, the given one."""
    query = select(events.c.id).where(events.c.former == tournament_id)
    return (await transaction.execute(query)).scalar() or tournament_id


async def of_guild(
    transaction: Transaction, guild: int, kinds: Collection[str], since: int, limit: int
) -> Sequence[Row[Any]]:
    """Return a server's current events of some kinds, then those whose season was over after `since`; latest first."""
    own = events.c.guild == guild, events.c.kind.in_(kinds), or_(_GOES_ON, seasons.c.over_at > since)
    query = _EVENTS.where(*own).order_by(case((_GOES_ON, 0), else_=1), events.c.id.desc()).limit(limit)
    return (await transaction.execute(query)).all()


async def change(transaction: Transaction, event_id: int, **values: Any) -> None:
    """Set columns of an event."""
    await rows.update(transaction, events, {"id": event_id}, **_wake(transaction, values))


async def end(transaction: Transaction, row: Row[Any], now: int) -> None:
    """End an event, with its season if one is running."""
    await change(transaction, row.id, ended_at=now)
    await change_season(transaction, row.season, over_at=now)


async def make_due(transaction: Transaction, match: int, now: int) -> None:
    """Make the event of a match due when the match ends.

    Also if it is due already: a worker that is busy with it may not see the end, and sets the next due time afterwards.
    """
    plays = and_(events.c.starts_at.is_(None), events.c.due_at.is_not(None))
    earlier = case((events.c.due_at > now, now), else_=events.c.due_at)
    if await rows.update(transaction, events, {"id": event_of_match(match)}, plays, due_at=earlier):
        transaction.after_commit(transaction.signals.events.set)


def event_of_match(match: int) -> ScalarSelect[int]:
    """Return a subquery for the id of a match's event."""
    return select(seasons.c.event).join(fixtures).where(fixtures.c.match == match).scalar_subquery()


def channel_of(event_id: int) -> ScalarSelect[int]:
    """Return a subquery for an event's channel."""
    return select(events.c.channel).where(events.c.id == event_id).scalar_subquery()


def _wake(transaction: Transaction, values: dict[str, Any]) -> dict[str, Any]:
    """Return new values of an event, and wake the worker after the commit if they change when it is due."""
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.events.set)
    return values


# Members of the next season.


async def members(transaction: Transaction, event_id: int, season: int | None) -> Sequence[Row[Any]]:
    """Return the members of the next season in order of joining, each with their result in `season`."""
    last = and_(season_players.c.season == season, season_players.c.user == event_members.c.user)
    query = (
        select(event_members, season_players.c.division, season_players.c.place, season_players.c.goes)
        .outerjoin_from(event_members, season_players, last)
        .where(event_members.c.event == event_id)
        .order_by(event_members.c.joined_at, event_members.c.user)
    )
    return (await transaction.execute(query)).all()


async def member(transaction: Transaction, event_id: int, user: int) -> Row[Any] | None:
    """Return a user's row for the next season; None if they have not joined."""
    return await rows.get(transaction, event_members, {"event": event_id, "user": user})


async def add_member(transaction: Transaction, event_id: int, user: int, **values: Any) -> None:
    """Add a user to the next season. Raises IntegrityError if they have joined already."""
    await rows.insert(transaction, event_members, event=event_id, user=user, **values)


async def check_in(transaction: Transaction, event_id: int, now: int, user: int | None = None) -> None:
    """Note that a member has checked in, or for None everybody."""
    own = {"event": event_id, "checked_in_at": None} | ({} if user is None else {"user": user})
    await rows.update(transaction, event_members, own, checked_in_at=now)


async def remove_members(transaction: Transaction, event_id: int, user: int | None = None) -> None:
    """Remove a user from the next season, or for None everybody."""
    await rows.delete(transaction, event_members, {"event": event_id} | ({} if user is None else {"user": user}))


async def rename(transaction: Transaction, event_id: int | ScalarSelect[int], user: int, name: str) -> None:
    """Set a user's displayed name in all seasons of an event."""
    in_event = season_players.c.season.in_(select(seasons.c.id).where(seasons.c.event == event_id))
    await rows.update(transaction, season_players, {"user": user}, in_event, season_players.c.name != name, name=name)
    own = {"event": event_id, "user": user}
    await rows.update(transaction, event_members, own, event_members.c.name != name, name=name)


# Seasons and their steps.


async def add_season(transaction: Transaction, players_: Iterable[Mapping[str, Any]], **values: Any) -> int:
    """Insert a season with its players, and return its id. Raises IntegrityError if the event has a season of the same
    number.
    """
    season = await rows.insert(transaction, seasons, **values)
    await rows.insert_all(transaction, season_players, ({"season": season, **columns} for columns in players_))
    return season


async def season(transaction: Transaction, event_id: int, number: int) -> Row[Any] | None:
    """Return a season of an event; None if it does not exist."""
    return await rows.get(transaction, seasons, {"event": event_id, "number": number})


async def change_season(transaction: Transaction, season_id: int | None, **values: Any) -> None:
    """Set columns of a season, if there is one."""
    await rows.update(transaction, seasons, {"id": season_id}, **values)


async def last_step(transaction: Transaction, season_id: int, step: str) -> int:
    """Return the highest number of a completed step; 0 if none is."""
    done = season_steps.c.season == season_id, season_steps.c.step == step
    return (await transaction.execute(select(func.max(season_steps.c.number)).where(*done))).scalar() or 0


async def add_step(transaction: Transaction, season_id: int, step: str, number: int, now: int) -> None:
    """Mark a step of a season as done. Raises IntegrityError if it was done already."""
    await rows.insert(transaction, season_steps, season=season_id, step=step, number=number, at=now)


# Players of a season.


async def players(transaction: Transaction, season_id: int | None, division: int | None = None) -> Sequence[Row[Any]]:
    """Return the players of a season or of one division, by slot."""
    own = {"season": season_id} | ({} if division is None else {"division": division})
    return await rows.get_all(transaction, season_players, own, by=[season_players.c.slot])


async def player(transaction: Transaction, season_id: int | None, user: int) -> Row[Any] | None:
    """Return a user's row in a season; None if they do not play in it."""
    return await rows.get(transaction, season_players, {"season": season_id, "user": user})


async def running_of(transaction: Transaction, user: int) -> Sequence[Row[int, int, int]]:
    """Return the running seasons that a user plays and is not out of: event, season and slot."""
    query = (
        select(seasons.c.event, season_players.c.season, season_players.c.slot)
        .join(seasons, seasons.c.id == season_players.c.season)
        .where(season_players.c.user == user, season_players.c.out_at.is_(None), seasons.c.over_at.is_(None))
    )
    return (await transaction.execute(query)).all()


async def change_player(transaction: Transaction, season_id: int, slot: int, **values: Any) -> None:
    """Set columns of a season's player."""
    await rows.update(transaction, season_players, {"season": season_id, "slot": slot}, **values)


async def put_out(transaction: Transaction, season_id: int, slot: int, now: int) -> bool:
    """Mark a player as out of a season. Return False if they were out already."""
    own = {"season": season_id, "slot": slot, "out_at": None}
    return bool(await rows.update(transaction, season_players, own, out_at=now))


async def divisions(transaction: Transaction, season_id: int) -> int:
    """Return a season's number of divisions."""
    query = select(func.max(season_players.c.division)).where(season_players.c.season == season_id)
    return (await transaction.execute(query)).scalar() or 0


# Posts.


async def add_post(transaction: Transaction, **values: Any) -> int:
    """Insert a post of an event and return its id. Raises IntegrityError for a duplicate."""
    return await rows.insert(transaction, event_posts, **values)


async def post(transaction: Transaction, post_id: int) -> Row[Any] | None:
    """Return a post; None if it does not exist."""
    return await rows.get(transaction, event_posts, {"id": post_id})


async def latest_post(
    transaction: Transaction, event_id: int, kinds: Collection[str], *conditions: Any
) -> Row[Any] | None:
    """Return an event's latest post of some kinds; None if there is none."""
    own = event_posts.c.event == event_id, event_posts.c.kind.in_(kinds), *conditions
    return (
        await transaction.execute(select(event_posts).where(*own).order_by(event_posts.c.id.desc()).limit(1))
    ).first()


async def latest_sent(transaction: Transaction, event_id: int, kinds: Collection[str]) -> Row[Any] | None:
    """Return an event's latest post of some kinds that was delivered; None if there is none."""
    return await latest_post(transaction, event_id, kinds, event_posts.c.message.is_not(None))


async def change_post(transaction: Transaction, post_id: int, **values: int) -> None:
    """Set columns of a post."""
    await rows.update(transaction, event_posts, {"id": post_id}, **values)


personal.own(event_members, name="name")
personal.shared(season_players.c.user, "name")
