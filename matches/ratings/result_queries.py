"""The statements on how somebody's matches ended. Every function runs in the caller's transaction.

They count and choose in the database: what they return has a bounded number of rows, however many matches there are.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import CTE, ColumnElement, Row, and_, case, exists, func, literal, select, union_all

from store.schema import VOID, challenges, matches, rated_matches, seats
from store.transactions import Transaction

_OUTCOME = case((seats.c.result == "left", "lost"), else_=seats.c.result)
"""How a match ended for the player of a seat: to leave is to lose."""
_OTHER = seats.alias()


@dataclass(frozen=True, slots=True)
class Counted:
    """Whose matches are counted, and which of them."""

    user: int
    others: Collection[int] = ()
    """Users who had a seat, too."""
    against: Literal["people", "computers", "only computers"] = "people"
    """Who has to have had a seat besides: another person, a computer, or nobody but computers."""
    game: str | None = None
    """None: of all games."""


async def tallies(transaction: Transaction, counted: Counted) -> Sequence[Row[str, int | None, str, int]]:
    """Return how many matches ended how: game, side (None if unknown), outcome, count."""
    found = _counted(counted)
    columns = found.c.game, found.c.side, found.c.outcome
    return (await transaction.execute(select(*columns, func.count()).group_by(*columns))).all()


async def level_tallies(transaction: Transaction, counted: Counted) -> Sequence[Row[int, str, int]]:
    """Return how many matches ended how by the highest level of a computer in them: level, outcome, count."""
    found = _counted(counted)
    level = select(func.max(seats.c.level)).where(seats.c.match == found.c.id).scalar_subquery().label("level")
    leveled = select(level, found.c.outcome).subquery()
    columns = leveled.c.level, leveled.c.outcome
    return (await transaction.execute(select(*columns, func.count()).group_by(*columns))).all()


async def wins(transaction: Transaction, counted: Counted) -> Sequence[Row[int, int]]:
    """Return how many of the matches each of the others has won: user, count."""
    found = _counted(counted)
    query = (
        select(seats.c.user, func.count())
        .join(found, found.c.id == seats.c.match)
        .where(seats.c.user.in_(counted.others), seats.c.result == "won")
        .group_by(seats.c.user)
    )
    return (await transaction.execute(query)).all()


async def streaks(transaction: Transaction, counted: Counted, *, rematches: bool = False) -> Sequence[Row[Any]]:
    """Return the lengths of rows of matches that ended alike, by outcome, among all or only among `rematches`.

    A row has outcome, length, and whether it is the one that goes on (`current`); all others are the longest ones.
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
    """Return the matches that ended last, the latest first: id, outcome, plies, ended_at."""
    found = _counted(counted)
    query = _played(found).order_by(found.c.ended_at.desc(), found.c.id.desc()).limit(limit)
    return (await transaction.execute(query)).all()


async def rated(transaction: Transaction, ids: Collection[int]) -> Sequence[Row[Any]]:
    """Return the seats of those matches that were rated, match by match in player order."""
    query = select(seats).join(rated_matches, rated_matches.c.match == seats.c.match).where(seats.c.match.in_(ids))
    return (await transaction.execute(query.order_by(seats.c.match, seats.c.player))).all()


async def extremes(transaction: Transaction, counted: Counted, least: int) -> Sequence[Row[Any]]:
    """Return the longest and the shortest match with at least so many moves, as `latest` does; none if there is none.

    Of matches with as many moves it is the latest.
    """
    found = _counted(counted)
    moved = _played(found).where(found.c.plies >= least)
    latest = found.c.ended_at.desc(), found.c.id.desc()
    longest = moved.order_by(found.c.plies.desc(), *latest).limit(1).subquery()
    shortest = moved.order_by(found.c.plies, *latest).limit(1).subquery()
    return (await transaction.execute(union_all(select(longest), select(shortest)))).all()


def _played(found: CTE) -> Any:
    return select(found.c.id, found.c.outcome, found.c.plies, found.c.ended_at)


def _counted(counted: Counted) -> CTE:
    """Return the matches that are over and count, each with how it ended for the user.

    An imported match has no users, and one without a result counts for nothing.
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
    columns = matches.c.id, matches.c.game, matches.c.plies, matches.c.ended_at, seats.c.side
    query = select(*columns, _OUTCOME.label("outcome")).join(seats, seats.c.match == matches.c.id)
    return query.where(*conditions).cte("counted")


def _seated(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that another seat of the match fulfils all `conditions`."""
    return exists().where(and_(_OTHER.c.match == matches.c.id, *conditions))


def _is_rematch(match: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition that a match is a rematch of the one before it."""
    return exists().where(challenges.c.match == match, challenges.c.rematch.is_not(None))
