"""Statements for statistics of finished matches, in the caller's transaction.

They aggregate in the database, so that the number of returned rows is bounded.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import CTE, ColumnElement, Row, and_, case, exists, func, literal, select, union_all

from store.schema import VOID, challenges, matches, rated_matches, seats
from store.transactions import Transaction

_OUTCOME = case((seats.c.result == "left", "lost"), else_=seats.c.result)
"""Outcome for a seat's player; leaving counts as a loss."""
_OTHER = seats.alias()


@dataclass(frozen=True, slots=True)
class Counted:
    """Selection of the matches to count."""

    user: int
    others: Collection[int] = ()
    """Other users who had a seat."""
    against: Literal["people", "computers", "only computers"] = "people"
    """Required opponents: another person, a computer, or nobody but computers."""
    game: str | None = None
    """None: all games."""


async def tallies(transaction: Transaction, counted: Counted) -> Sequence[Row[str, int | None, str, int]]:
    """Return counts by outcome: game, side (None if unknown), outcome, count."""
    found = _counted(counted)
    columns = found.c.game, found.c.side, found.c.outcome
    return (await transaction.execute(select(*columns, func.count()).group_by(*columns))).all()


async def level_tallies(transaction: Transaction, counted: Counted) -> Sequence[Row[int, str, int]]:
    """Return counts by the highest computer level in the match: level, outcome, count."""
    found = _counted(counted)
    level = select(func.max(seats.c.level)).where(seats.c.match == found.c.id).scalar_subquery().label("level")
    leveled = select(level, found.c.outcome).subquery()
    columns = leveled.c.level, leveled.c.outcome
    return (await transaction.execute(select(*columns, func.count()).group_by(*columns))).all()


async def wins(transaction: Transaction, counted: Counted) -> Sequence[Row[int, int]]:
    """Return wins of each of the others: user, count."""
    found = _counted(counted)
    query = (
        select(seats.c.user, func.count())
        .join(found, found.c.id == seats.c.match)
        .where(seats.c.user.in_(counted.others), seats.c.result == "won")
        .group_by(seats.c.user)
    )
    return (await transaction.execute(query)).all()


async def streaks(transaction: Transaction, counted: Counted, *, rematches: bool = False) -> Sequence[Row[Any]]:
    """Return lengths of streaks by outcome, among all matches or only `rematches`.

    Columns: outcome, length, `current` (whether it is the current streak; the others are the longest ones).
    """
    found = _counted(counted)
    order = found.c.ended_at, found.c.id
    place = func.row_number().over(order_by=order)
    among = func.row_number().over(partition_by=found.c.outcome, order_by=order)
    placed = select(found.c.outcome, place.label("place"), (place - among).label("run"))
    if rematches:
        placed = placed.where(_is_rematch(found.c.id))
    ordered = placed.cte("ordered")
    runs = (
        select(ordered.c.outcome, func.count().label("length"), func.max(ordered.c.place).label("last"))
        .group_by(ordered.c.outcome, ordered.c.run)
        .cte("runs")
    )
    latest = select(runs.c.outcome, runs.c.length).order_by(runs.c.last.desc()).limit(1).subquery()
    query = union_all(
        select(latest.c.outcome, latest.c.length, literal(value=True).label("current")),
        select(runs.c.outcome, func.max(runs.c.length), literal(value=False)).group_by(runs.c.outcome),
    )
    return (await transaction.execute(query)).all()


async def latest(transaction: Transaction, counted: Counted, limit: int) -> Sequence[Row[Any]]:
    """Return the latest matches, latest first: id, outcome, plies, ended_at."""
    found = _counted(counted)
    query = _played(found).order_by(found.c.ended_at.desc(), found.c.id.desc()).limit(limit)
    return (await transaction.execute(query)).all()


async def rated(transaction: Transaction, ids: Collection[int]) -> Sequence[Row[Any]]:
    """Return the seats of the rated ones of some matches, by match in player order."""
    query = select(seats).join(rated_matches, rated_matches.c.match == seats.c.match).where(seats.c.match.in_(ids))
    return (await transaction.execute(query.order_by(seats.c.match, seats.c.player))).all()


async def extremes(transaction: Transaction, counted: Counted, least: int) -> Sequence[Row[Any]]:
    """Return the longest and the shortest match with at least `least` moves, in columns as `latest`; empty if none.

    The latest of equally long matches counts. Matches that began with a position of their own are left out.
    """
    found = _counted(counted)
    moved = _played(found).where(found.c.plies >= least, found.c.origin.is_(None))
    latest = found.c.ended_at.desc(), found.c.id.desc()
    longest = moved.order_by(found.c.plies.desc(), *latest).limit(1).subquery()
    shortest = moved.order_by(found.c.plies, *latest).limit(1).subquery()
    return (await transaction.execute(union_all(select(longest), select(shortest)))).all()


def _played(found: CTE) -> Any:
    return select(found.c.id, found.c.outcome, found.c.plies, found.c.ended_at)


def _counted(counted: Counted) -> CTE:
    """Return the finished matches that count, each with the outcome for the user.

    Imported matches have no users, and matches without a result do not count.
    """
    conditions = [
        seats.c.user == counted.user,
        seats.c.result.is_not(None),
        matches.c.reason.is_not(None),
        matches.c.reason != VOID,
        *(matches.c.id.in_(select(_OTHER.c.match).where(_OTHER.c.user == other)) for other in counted.others),
    ]
    person = _seated(_OTHER.c.level.is_(None), _OTHER.c.player != seats.c.player)
    computer = _seated(_OTHER.c.level.is_not(None))
    if counted.against != "computers" and not counted.others:
        conditions.append(person if counted.against == "people" else ~person)
    if counted.against != "people":
        conditions.append(computer)
    if counted.game is not None:
        conditions.append(matches.c.game == counted.game)
    columns = matches.c.id, matches.c.game, matches.c.plies, matches.c.ended_at, matches.c.origin, seats.c.side
    query = select(*columns, _OUTCOME.label("outcome")).join(seats, seats.c.match == matches.c.id)
    return query.where(*conditions).cte("counted")


def _seated(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that another seat of the match fulfils all `conditions`."""
    return exists().where(and_(_OTHER.c.match == matches.c.id, *conditions))


def _is_rematch(match: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a match is a rematch of the one before it."""
    return exists().where(challenges.c.match == match, challenges.c.rematch.is_not(None))
