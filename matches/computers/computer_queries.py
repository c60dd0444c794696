"""Statements on computers' turns, hints and reviews, in the caller's transaction."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Row, Select, and_, exists, func, or_, select, true

from matches.playing.holder_queries import matches_of_member
from store import rows
from store.dialect import greatest
from store.schema import NOBODY, hints, matches, reviews, seats, team_members
from store.transactions import Transaction

_WAITING = and_(matches.c.thinks_at.is_not(None), matches.c.reason.is_(None))
_PERSON = func.coalesce(
    matches.c.imported_by,
    select(func.max(seats.c.user)).where(seats.c.match == matches.c.id, seats.c.user != NOBODY).scalar_subquery(),
    NOBODY,
)
"""The person for whom a match is thought about: one of its players, or its importer."""


def _queue(waits: ColumnElement[bool], at: ColumnElement[int]) -> Select[int, int, int]:
    """Return the query for matches waiting since `at`: id, person, and round.

    A person's longest waiting match is in round one, the next in round two, and so on.
    """
    round_ = func.row_number().over(partition_by=_PERSON, order_by=(at, matches.c.id))
    return (
        select(matches.c.id, _PERSON.label("user"), round_.label("round"))
        .where(waits)
        .order_by(round_, at, matches.c.id)
    )


async def waiting(transaction: Transaction) -> Sequence[Row[int, int, int]]:
    """Return the matches in which a computer is to move, by round: id, user, round."""
    return (await transaction.execute(_queue(_WAITING, matches.c.thinks_at))).all()


async def unclaimed(transaction: Transaction, now: int, under_way: Collection[int]) -> Sequence[Row[int, int, int]]:
    """Return `waiting` without claimed matches and those in `under_way`."""
    free = and_(_WAITING, _is_free(now), matches.c.id.not_in(under_way))
    return (await transaction.execute(_queue(free, matches.c.thinks_at))).all()


async def claim(transaction: Transaction, match: int, now: int, until: int) -> bool:
    """Claim a match in which a computer is to move, until a moment. Return False if another process has."""
    free = select(matches.c.id).where(matches.c.id == match, _WAITING, _is_free(now))
    found = await transaction.execute(free.with_for_update(skip_locked=True))  # other processes claim concurrently
    if found.scalar() is None:
        return False
    await rows.update(transaction, matches, {"id": match}, thinks_until=until)
    return True


def _is_free(now: int) -> ColumnElement[bool]:
    return or_(matches.c.thinks_until.is_(None), matches.c.thinks_until <= now)


async def next_free(transaction: Transaction, under_way: Collection[int]) -> int | None:
    """Return when the next match with a computer to move can be claimed; None if there is none."""
    free_at = greatest(matches.c.thinks_at, func.coalesce(matches.c.thinks_until, 0))
    query = select(func.min(free_at)).where(_WAITING, matches.c.id.not_in(under_way))
    return (await transaction.execute(query)).scalar()


async def keep(transaction: Transaction, match: int, until: int) -> bool:
    """Extend a match's claim. Return False if no computer is to move, or the claim ends later than `until`."""
    shorter = and_(matches.c.id == match, _WAITING, matches.c.thinks_until <= until)
    return bool(await rows.update(transaction, matches, shorter, thinks_until=until))


async def postpone(transaction: Transaction, match: int, until: int) -> None:
    """Claim a match with a computer to move until a moment, overriding other claims."""
    await rows.update(transaction, matches, {"id": match}, _WAITING, thinks_until=until)
    transaction.after_commit(transaction.signals.computers.set)


async def make_free(transaction: Transaction, furthest: int, now: int) -> None:
    """End claims that end later than `furthest`, set by a clock that ran ahead."""
    ahead = and_(_WAITING, or_(matches.c.thinks_until > furthest, matches.c.thinks_at > now))
    await rows.update(transaction, matches, ahead, thinks_at=now, thinks_until=None)


async def running_with(transaction: Transaction, user: int) -> int:
    """Return the number of a user's running matches with computers, counting those of teams whose captain they are."""
    led = select(team_members.c.team).where(team_members.c.user == user, team_members.c.captain == true())
    plays = or_(seats.c.user == user, seats.c.team.in_(led))
    own = seats.c.match == matches.c.id, plays, seats.c.result.is_(None)
    query = select(func.count()).select_from(matches).join(seats, and_(*own))
    return (await transaction.execute(query.where(_runs_with_computers()))).scalar() or 0


async def running_in(transaction: Transaction, guild: int, since: int) -> int:
    """Return the number of a server's running matches with computers that have an entry since a moment."""
    return await rows.count(transaction, matches, {"guild": guild}, matches.c.moved_at >= since, _runs_with_computers())


async def last_level(transaction: Transaction, user: int) -> int | None:
    """Return the computer's level in a user's latest match against one; None if there is none."""
    computers = seats.alias()
    query = (
        select(computers.c.level)
        .join(seats, seats.c.match == computers.c.match)
        .where(seats.c.user == user, computers.c.level.is_not(None))
        .order_by(seats.c.match.desc(), computers.c.player)
        .limit(1)
    )
    return (await transaction.execute(query)).scalar()


def _runs_with_computers() -> ColumnElement[bool]:
    computers = select(seats.c.level).where(seats.c.match == matches.c.id, seats.c.level.is_not(None))
    return and_(matches.c.reason.is_(None), exists(computers.correlate(matches)))


# Hints


async def hints_of(transaction: Transaction, match: int) -> Sequence[Row[int, str]]:
    """Return the hints given in a match: entry, data."""
    query = select(hints.c.entry, hints.c.data).where(hints.c.match == match)
    return (await transaction.execute(query)).all()


# Reviews


async def add_review(transaction: Transaction, match: int, now: int) -> None:
    """Request the review of a match. Raises IntegrityError if it was requested."""
    await rows.insert(transaction, reviews, match=match, asked_at=now)
    transaction.after_commit(transaction.signals.computers.set)


async def waiting_reviews(transaction: Transaction) -> Sequence[Row[int, int, int]]:
    """Return the matches with pending reviews, by round: id, user, round."""
    return (await transaction.execute(_reviews(reviews.c.made_at.is_(None)))).all()


async def unclaimed_reviews(transaction: Transaction, now: int) -> Sequence[Row[int, int, int]]:
    """Return `waiting_reviews` without claimed ones."""
    return (await transaction.execute(_reviews(_is_unclaimed(now)))).all()


def _reviews(waits: ColumnElement[bool]) -> Select[int, int, int]:
    return _queue(waits, reviews.c.asked_at).join(reviews, reviews.c.match == matches.c.id)


def _is_unclaimed(now: int) -> ColumnElement[bool]:
    return and_(reviews.c.made_at.is_(None), or_(reviews.c.claimed_until.is_(None), reviews.c.claimed_until <= now))


async def waiting_reviews_of(transaction: Transaction, user: int) -> int:
    """Return the number of pending reviews of matches that a user has a part in."""
    seated = select(seats.c.match).where(seats.c.user == user)
    imported = select(matches.c.id).where(matches.c.imported_by == user)
    teamed = matches_of_member(user)
    own = or_(*(reviews.c.match.in_(found) for found in (seated, teamed, imported)))
    return await rows.count(transaction, reviews, reviews.c.made_at.is_(None), own)


async def claim_review(transaction: Transaction, match: int, now: int, until: int) -> bool:
    """Claim a review until a moment. Return False if another process has."""
    free = select(reviews.c.match).where(reviews.c.match == match, _is_unclaimed(now))
    found = await transaction.execute(free.with_for_update(skip_locked=True))
    if found.scalar() is None:
        return False
    await keep_review(transaction, match, until)
    return True


async def next_free_review(transaction: Transaction) -> int | None:
    """Return when the next review can be claimed; None if none waits."""
    query = select(func.min(func.coalesce(reviews.c.claimed_until, 0))).where(reviews.c.made_at.is_(None))
    return (await transaction.execute(query)).scalar()


async def keep_review(transaction: Transaction, match: int, until: int) -> bool:
    """Extend a review's claim. Return False if it is made."""
    waits = and_(reviews.c.match == match, reviews.c.made_at.is_(None))
    return bool(await rows.update(transaction, reviews, waits, claimed_until=until))


async def postpone_review(transaction: Transaction, match: int, until: int) -> None:
    """Make a review claimable again at a moment."""
    await keep_review(transaction, match, until)
    transaction.after_commit(transaction.signals.computers.set)


async def store_review(transaction: Transaction, match: int, now: int, data: str) -> None:
    """Store a finished review, unless another process has."""
    waits = and_(reviews.c.match == match, reviews.c.made_at.is_(None))
    await rows.update(transaction, reviews, waits, made_at=now, data=data, claimed_until=None)
