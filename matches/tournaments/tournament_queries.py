"""Statements on tournaments, their entries, players, rounds, matches and posts, in the caller's transaction.

A statement that makes a tournament due sooner wakes the worker after the commit.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row, ScalarSelect, and_, case, delete, func, insert, not_, or_, select, update

from matches.leagues.fixture_queries import Fixtures
from store import personal
from store.schema import (
    matches,
    tournament_entries,
    tournament_fixtures,
    tournament_players,
    tournament_posts,
    tournament_rounds,
    tournaments,
)
from store.transactions import Transaction

FIXTURES: Final = Fixtures(tournament_fixtures, tournament_fixtures.c.tournament)
"""Statements on the matches and byes of tournaments."""

_EACH = tournament_rounds.alias("each")
_LATEST = (
    select(func.max(_EACH.c.number))
    .where(_EACH.c.tournament == tournaments.c.id)
    .correlate(tournaments)
    .scalar_subquery()
)


def _count(table: Any, *conditions: Any) -> ScalarSelect[int]:
    """Return a subquery for the number of a tournament's rows in a table."""
    own = table.c.tournament == tournaments.c.id
    return select(func.count()).select_from(table).where(own, *conditions).correlate(tournaments).scalar_subquery()


_TOURNAMENTS = select(
    tournaments,
    tournament_rounds.c.number.label("round"),
    tournament_rounds.c.ends_at.label("round_ends_at"),
    _count(tournament_entries).label("entries"),
    _count(tournament_entries, tournament_entries.c.checked_in_at.is_not(None)).label("checked_in"),
    _count(tournament_players).label("players"),
).outerjoin_from(
    tournaments,
    tournament_rounds,
    and_(tournament_rounds.c.tournament == tournaments.c.id, tournament_rounds.c.number == _LATEST),
)
"""Tournaments with their latest round and the numbers of entries and players."""


# Tournaments.


async def add(transaction: Transaction, **values: Any) -> int:
    """Insert a tournament and return its id."""
    return await transaction.insert(insert(tournaments).values(_wake(transaction, values)))


async def tournament(transaction: Transaction, tournament_id: int) -> Row[Any] | None:
    """Return a tournament with its latest round; None if it does not exist."""
    return (await transaction.execute(_TOURNAMENTS.where(tournaments.c.id == tournament_id))).first()


async def of_guild(transaction: Transaction, guild: int, since: int, limit: int) -> Sequence[Row[Any]]:
    """Return a server's tournaments that are not over, and those that were over after `since`, latest first."""
    shown = or_(
        tournaments.c.over_at.is_(None), and_(tournaments.c.over_at > since, tournaments.c.begun_at.is_not(None))
    )
    order = tournaments.c.over_at.is_not(None), tournaments.c.id.desc()
    query = _TOURNAMENTS.where(tournaments.c.guild == guild, shown).order_by(*order).limit(limit)
    return (await transaction.execute(query)).all()


async def change(transaction: Transaction, tournament_id: int, **values: Any) -> None:
    """Set columns of a tournament."""
    own = update(tournaments).where(tournaments.c.id == tournament_id)
    await transaction.execute(own.values(_wake(transaction, values)))


def channel_of(tournament_id: int) -> ScalarSelect[int]:
    """Return a subquery for a tournament's channel."""
    return select(tournaments.c.channel).where(tournaments.c.id == tournament_id).scalar_subquery()


def _wake(transaction: Transaction, values: dict[str, Any]) -> dict[str, Any]:
    """Return new values of a tournament, and wake the worker after the commit if they change when it is due."""
    if values.get("due_at") is not None:
        transaction.after_commit(transaction.signals.tournaments.set)
    return values


# Entries, before the beginning.


async def entries(transaction: Transaction, tournament_id: int) -> Sequence[Row[Any]]:
    """Return the people who have joined, in order."""
    own = tournament_entries.c.tournament == tournament_id
    order = tournament_entries.c.joined_at, tournament_entries.c.user
    return (await transaction.execute(select(tournament_entries).where(own).order_by(*order))).all()


async def entry(transaction: Transaction, tournament_id: int, user: int) -> Row[Any] | None:
    """Return a user's entry; None if they have not joined."""
    query = select(tournament_entries).where(_entered(tournament_id, user))
    return (await transaction.execute(query)).first()


async def add_entry(transaction: Transaction, **values: Any) -> None:
    """Add a user. Raises IntegrityError if they have joined already."""
    await transaction.execute(insert(tournament_entries).values(values))


async def check_in(transaction: Transaction, tournament_id: int, now: int, user: int | None = None) -> None:
    """Note that a user has checked in, or for None everybody."""
    own = tournament_entries.c.tournament == tournament_id if user is None else _entered(tournament_id, user)
    entered = update(tournament_entries).where(own, tournament_entries.c.checked_in_at.is_(None))
    await transaction.execute(entered.values(checked_in_at=now))


async def remove_entry(transaction: Transaction, tournament_id: int, user: int) -> bool:
    """Remove a user. Return False if they had not joined."""
    removed = await transaction.execute(delete(tournament_entries).where(_entered(tournament_id, user)))
    return bool(removed.rowcount)


async def remove_entries(transaction: Transaction, tournament_id: int) -> None:
    """Remove everybody who has joined."""
    await transaction.execute(delete(tournament_entries).where(tournament_entries.c.tournament == tournament_id))


def _entered(tournament_id: int, user: int) -> Any:
    return and_(tournament_entries.c.tournament == tournament_id, tournament_entries.c.user == user)


async def rename(transaction: Transaction, tournament_id: int | ScalarSelect[int], user: int, name: str) -> None:
    """Set a user's displayed name in a tournament."""
    for table in (tournament_entries, tournament_players):
        own = update(table).where(table.c.tournament == tournament_id, table.c.user == user, table.c.name != name)
        await transaction.execute(own.values(name=name))


# Players, from the beginning on.


async def add_players(transaction: Transaction, tournament_id: int, rows: Iterable[Mapping[str, Any]]) -> None:
    """Insert the players. Raises IntegrityError if the tournament has some."""
    await transaction.execute(insert(tournament_players), [{"tournament": tournament_id, **row} for row in rows])


async def players(transaction: Transaction, tournament_id: int) -> Sequence[Row[Any]]:
    """Return the players, by slot."""
    query = select(tournament_players).where(tournament_players.c.tournament == tournament_id)
    return (await transaction.execute(query.order_by(tournament_players.c.slot))).all()


async def player(transaction: Transaction, tournament_id: int, user: int) -> Row[Any] | None:
    """Return a user's row; None if they do not play."""
    own = tournament_players.c.tournament == tournament_id, tournament_players.c.user == user
    return (await transaction.execute(select(tournament_players).where(*own))).first()


async def running_of(transaction: Transaction, user: int) -> Sequence[Row[int, int]]:
    """Return the running tournaments that a user is in and not out of, with their slot."""
    query = (
        select(tournament_players.c.tournament, tournament_players.c.slot)
        .join(tournaments, tournaments.c.id == tournament_players.c.tournament)
        .where(
            tournament_players.c.user == user, tournament_players.c.out_at.is_(None), tournaments.c.over_at.is_(None)
        )
    )
    return (await transaction.execute(query)).all()


async def put_out(transaction: Transaction, tournament_id: int, slot: int, now: int) -> bool:
    """Mark a player as out. Return False if they were out already."""
    own = _playing(tournament_id, slot), tournament_players.c.out_at.is_(None)
    return bool((await transaction.execute(update(tournament_players).where(*own).values(out_at=now))).rowcount)


async def set_unseen(transaction: Transaction, tournament_id: int, slot: int, at: int | None) -> None:
    """Set since when a player has not been found; None if they are there."""
    await transaction.execute(update(tournament_players).where(_playing(tournament_id, slot)).values(unseen_at=at))


async def set_places(transaction: Transaction, tournament_id: int, places: Mapping[int, int]) -> None:
    """Set the final places, by slot."""
    for slot, place in places.items():
        await transaction.execute(update(tournament_players).where(_playing(tournament_id, slot)).values(place=place))


def _playing(tournament_id: int, slot: int) -> Any:
    return and_(tournament_players.c.tournament == tournament_id, tournament_players.c.slot == slot)


# Rounds and their matches.


async def add_round(transaction: Transaction, **values: int) -> None:
    """Insert a round. Raises IntegrityError if it was made already."""
    await transaction.execute(insert(tournament_rounds).values(values))


async def extend_round(transaction: Transaction, tournament_id: int, number: int, ends_at: int) -> None:
    """Set when the time of a round is over."""
    own = and_(tournament_rounds.c.tournament == tournament_id, tournament_rounds.c.number == number)
    await transaction.execute(update(tournament_rounds).where(own).values(ends_at=ends_at))


async def fixtures_of(transaction: Transaction, tournament_id: int) -> Sequence[Row[Any]]:
    """Return all matches and byes, by round and number; a replay after the match."""
    query = select(tournament_fixtures).where(tournament_fixtures.c.tournament == tournament_id)
    order = tournament_fixtures.c.round, tournament_fixtures.c.number, tournament_fixtures.c.id
    return (await transaction.execute(query.order_by(*order))).all()


async def to_begin(transaction: Transaction, tournament_id: int, limit: int) -> Sequence[Row[Any]]:
    """Return matches that may begin, with their two players."""
    one, other = tournament_players.alias("one"), tournament_players.alias("other")
    fixture = tournament_fixtures.c
    query = (
        select(
            tournament_fixtures,
            one.c.user.label("user"),
            one.c.name.label("name"),
            other.c.user.label("other_user"),
            other.c.name.label("other_name"),
        )
        .join(one, and_(one.c.tournament == fixture.tournament, one.c.slot == fixture.first))
        .join(other, and_(other.c.tournament == fixture.tournament, other.c.slot == fixture.second))
        .where(fixture.tournament == tournament_id, FIXTURES.waiting)
        .order_by(fixture.id)
        .limit(limit)
    )
    return (await transaction.execute(query)).all()


async def to_resign(transaction: Transaction, tournament_id: int) -> Row[int, int] | None:
    """Return a running match, with the player number, of a player who is out of a running tournament; None if none."""
    gone = (
        select(tournament_players.c.slot)
        .join(tournaments, tournaments.c.id == tournament_players.c.tournament)
        .where(tournaments.c.id == tournament_id, tournaments.c.over_at.is_(None))
        .where(tournament_players.c.out_at.is_not(None))
    )
    slots = (await transaction.execute(gone)).scalars().all()
    return await FIXTURES.to_resign(transaction, tournament_id, slots) if slots else None


async def handed_to(transaction: Transaction, tournament_id: int, slot: int) -> Sequence[int]:
    """Return the fixtures of the latest round that a player has won because the other one was out, and not before."""
    fixture, other = tournament_fixtures.c, tournament_players.c
    won = or_(
        and_(fixture.first == slot, fixture.result == "first", other.slot == fixture.second),
        and_(fixture.second == slot, fixture.result == "second", other.slot == fixture.first),
    )
    rounds = select(func.max(tournament_rounds.c.number)).where(tournament_rounds.c.tournament == tournament_id)
    on_the_board = and_(
        matches.c.reason.is_not(None), or_(matches.c.ended_at < other.out_at, matches.c.reason != "resigned")
    )
    query = (
        select(fixture.id)
        .join(tournament_players, and_(other.tournament == fixture.tournament, won))
        .outerjoin(matches, matches.c.id == fixture.match)
        .where(
            fixture.tournament == tournament_id, fixture.round == rounds.scalar_subquery(), other.out_at.is_not(None)
        )
        .where(or_(matches.c.id.is_(None), not_(on_the_board)))
    )
    return (await transaction.execute(query)).scalars().all()


async def make_due(transaction: Transaction, match: int, now: int) -> None:
    """Make the tournament of a match due when the match ends.

    Also if it is due already: a worker that is busy with it may not see the end, and sets the next due time afterwards.
    """
    running = update(tournaments).where(
        tournaments.c.id == tournament_of_match(match), tournaments.c.due_at.is_not(None)
    )
    earlier = case((tournaments.c.due_at > now, now), else_=tournaments.c.due_at)
    if (await transaction.execute(running.values(due_at=earlier))).rowcount:
        transaction.after_commit(transaction.signals.tournaments.set)


def tournament_of_match(match: int) -> ScalarSelect[int]:
    """Return a subquery for the id of a match's tournament."""
    return select(tournament_fixtures.c.tournament).where(tournament_fixtures.c.match == match).scalar_subquery()


async def of_matches(transaction: Transaction, matches: Collection[int]) -> Sequence[Row[Any]]:
    """Return the fixtures of those of some matches that belong to tournaments, each with its tournament, the number of
    players and that of the matches that it replays.
    """
    earlier = tournament_fixtures.alias("earlier")
    same = [earlier.c[name] == tournament_fixtures.c[name] for name in ("tournament", "round", "number")]
    replayed = select(func.count()).select_from(earlier).where(*same, earlier.c.id < tournament_fixtures.c.id)
    query = (
        select(
            tournament_fixtures,
            tournaments.c.name,
            tournaments.c.kind,
            tournaments.c.rounds,
            _count(tournament_players).label("players"),
            replayed.scalar_subquery().label("replayed"),
        )
        .join(tournaments, tournaments.c.id == tournament_fixtures.c.tournament)
        .where(tournament_fixtures.c.match.in_(matches))
    )
    return (await transaction.execute(query)).all()


# Posts.


async def add_post(transaction: Transaction, **values: Any) -> int:
    """Insert a post of a tournament and return its id. Raises IntegrityError for a duplicate."""
    return await transaction.insert(insert(tournament_posts).values(values))


async def post(transaction: Transaction, post_id: int) -> Row[Any] | None:
    """Return a post; None if it does not exist."""
    return (await transaction.execute(select(tournament_posts).where(tournament_posts.c.id == post_id))).first()


async def post_of(transaction: Transaction, tournament_id: int, kind: str) -> Row[Any] | None:
    """Return the latest post of a kind; None if there is none."""
    own = tournament_posts.c.tournament == tournament_id, tournament_posts.c.kind == kind
    query = select(tournament_posts).where(*own).order_by(tournament_posts.c.number.desc()).limit(1)
    return (await transaction.execute(query)).first()


async def change_post(transaction: Transaction, post_id: int, **values: int) -> None:
    """Set columns of a post."""
    await transaction.execute(update(tournament_posts).where(tournament_posts.c.id == post_id).values(values))


personal.own(tournament_entries, name="name")
personal.shared(tournament_players.c.user, "name")
