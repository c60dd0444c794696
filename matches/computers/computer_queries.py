"""The statements on the turns of computers, hints and reviews. Every function runs in the caller's transaction."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, delete, exists, func, insert, or_, select, update

from store.dialect import greatest
from store.schema import NOBODY, hints, matches, reviews, seats
from store.transactions import Transaction

_WAITING = and_(matches.c.thinks_at.is_not(None), matches.c.reason.is_(None))
_PERSON = func.coalesce(
    matches.c.imported_by,
    select(func.max(seats.c.user)).where(seats.c.match == matches.c.id, seats.c.user != NOBODY).scalar_subquery(),
    NOBODY,
)
"""The person for whom a match is thought about: one of those who play, or who has imported it."""


def _queue(waits: ColumnElement[bool], at: ColumnElement[int]) -> Select[int, int, int]:
    """Return the query for matches that wait for something since `at`: their ids, the person, and the round.

    A person's match that waits longest is of their first round, the next of their second, and so on.
    """
    round_ = func.row_number().over(partition_by=_PERSON, order_by=(at, matches.c.id))
    return (
        select(matches.c.id, _PERSON.label("user"), round_.label("round"))
        .where(waits)
        .order_by(round_, at, matches.c.id)
    )


async def waiting(transaction: Transaction) -> Sequence[Row[int, int, int]]:
    """Return the matches in which a computer is to move, round by round: id, user, round."""
    return (await transaction.execute(_queue(_WAITING, matches.c.thinks_at))).all()


async def unclaimed(transaction: Transaction, now: int, under_way: Collection[int]) -> Sequence[Row[int, int, int]]:
    """Return what `waiting` does, without the matches that are claimed, and without those in `under_way`."""
    free = and_(_WAITING, _is_free(now), matches.c.id.not_in(under_way))
    return (await transaction.execute(_queue(free, matches.c.thinks_at))).all()


async def claim(transaction: Transaction, match: int, now: int, until: int) -> bool:
    """Claim a match in which a computer is to move, until a moment. Return False if another process has."""
    free = select(matches.c.id).where(matches.c.id == match, _WAITING, _is_free(now))
    found = await transaction.execute(free.with_for_update(skip_locked=True))  # other processes claim at the same time
    if found.scalar() is None:
        return False
    await transaction.execute(update(matches).where(matches.c.id == match).values(thinks_until=until))
    return True


def _is_free(now: int) -> ColumnElement[bool]:
    return or_(matches.c.thinks_until.is_(None), matches.c.thinks_until <= now)


async def next_free(transaction: Transaction, under_way: Collection[int]) -> int | None:
    """Return when the next match can be claimed in which a computer is to move; None if there is none."""
    free_at = greatest(matches.c.thinks_at, func.coalesce(matches.c.thinks_until, 0))
    query = select(func.min(free_at)).where(_WAITING, matches.c.id.not_in(under_way))
    return (await transaction.execute(query)).scalar()


async def keep(transaction: Transaction, match: int, until: int) -> bool:
    """Extend the claim of a match to a moment. Return False if no computer is to move there, or it ends later."""
    shorter = and_(matches.c.id == match, _WAITING, matches.c.thinks_until <= until)
    return bool((await transaction.execute(update(matches).where(shorter).values(thinks_until=until))).rowcount)


async def postpone(transaction: Transaction, match: int, until: int) -> None:
    """Claim a match, in which a computer is to move, until a moment, whoever else has."""
    await transaction.execute(update(matches).where(matches.c.id == match, _WAITING).values(thinks_until=until))
    transaction.after_commit(transaction.signals.computers.set)


async def make_free(transaction: Transaction, furthest: int, now: int) -> None:
    """End now the claims that end later than `furthest`, which a clock has set that ran ahead."""
    ahead = and_(_WAITING, or_(matches.c.thinks_until > furthest, matches.c.thinks_at > now))
    await transaction.execute(update(matches).where(ahead).values(thinks_at=now, thinks_until=None))


async def running_with(transaction: Transaction, user: int) -> int:
    """Return in how many running matches with computers a user is."""
    own = seats.c.match == matches.c.id, seats.c.user == user, seats.c.result.is_(None)
    query = select(func.count()).select_from(matches).join(seats, and_(*own))
    return (await transaction.execute(query.where(_runs_with_computers()))).scalar() or 0


async def running_in(transaction: Transaction, guild: int, since: int) -> int:
    """Return how many running matches of a server have computers, of those with an entry since a moment."""
    lively = matches.c.guild == guild, matches.c.moved_at >= since
    query = select(func.count()).select_from(matches).where(*lively, _runs_with_computers())
    return (await transaction.execute(query)).scalar() or 0


async def last_level(transaction: Transaction, user: int) -> int | None:
    """Return the level of a computer in the latest match of a user that has one; None if there is none."""
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


async def hint(transaction: Transaction, match: int, entry: int) -> Row[Any] | None:
    """Return the row of the hint for an entry of a match; None if there is none."""
    query = select(hints).where(hints.c.match == match, hints.c.entry == entry)
    return (await transaction.execute(query)).first()


async def add_hint(transaction: Transaction, match: int, entry: int, data: str) -> None:
    """Store a hint, of which nothing was shown. Raises IntegrityError if there is one."""
    await transaction.execute(insert(hints).values(match=match, entry=entry, data=data, steps=0))


async def set_hint_steps(transaction: Transaction, match: int, entry: int, steps: int) -> None:
    """Set how many steps of a hint were shown."""
    shown = and_(hints.c.match == match, hints.c.entry == entry)
    await transaction.execute(update(hints).where(shown).values(steps=steps))


# Reviews


async def review(transaction: Transaction, match: int) -> Row[Any] | None:
    """Return the row of the review of a match; None if nobody has asked for one."""
    return (await transaction.execute(select(reviews).where(reviews.c.match == match))).first()


async def add_review(transaction: Transaction, match: int, now: int) -> None:
    """Ask for the review of a match. Raises IntegrityError if somebody has."""
    await transaction.execute(insert(reviews).values(match=match, asked_at=now))
    transaction.after_commit(transaction.signals.computers.set)


async def waiting_reviews(transaction: Transaction) -> Sequence[Row[int, int, int]]:
    """Return the matches whose review was asked for and is not made, round by round: id, user, round."""
    return (await transaction.execute(_reviews(reviews.c.made_at.is_(None)))).all()


async def unclaimed_reviews(transaction: Transaction, now: int) -> Sequence[Row[int, int, int]]:
    """Return what `waiting_reviews` does, without the reviews that are claimed."""
    return (await transaction.execute(_reviews(_is_unclaimed(now)))).all()


def _reviews(waits: ColumnElement[bool]) -> Select[int, int, int]:
    return _queue(waits, reviews.c.asked_at).join(reviews, reviews.c.match == matches.c.id)


def _is_unclaimed(now: int) -> ColumnElement[bool]:
    return and_(reviews.c.made_at.is_(None), or_(reviews.c.claimed_until.is_(None), reviews.c.claimed_until <= now))


async def waiting_reviews_of(transaction: Transaction, user: int) -> int:
    """Return how many of the matches that a user has a part in wait for their review."""
    seated = select(seats.c.match).where(seats.c.user == user)
    imported = select(matches.c.id).where(matches.c.imported_by == user)
    own = or_(reviews.c.match.in_(seated), reviews.c.match.in_(imported))
    query = select(func.count()).select_from(reviews).where(reviews.c.made_at.is_(None), own)
    return (await transaction.execute(query)).scalar() or 0


async def claim_review(transaction: Transaction, match: int, now: int, until: int) -> bool:
    """Claim the review of a match until a moment. Return False if another process has."""
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
    """Extend the claim of a review to a moment. Return False if it is made."""
    waits = and_(reviews.c.match == match, reviews.c.made_at.is_(None))
    return bool((await transaction.execute(update(reviews).where(waits).values(claimed_until=until))).rowcount)


async def postpone_review(transaction: Transaction, match: int, until: int) -> None:
    """Have a review begun anew at a moment."""
    await keep_review(transaction, match, until)
    transaction.after_commit(transaction.signals.computers.set)


async def store_review(transaction: Transaction, match: int, now: int, data: str) -> None:
    """Store what a review has found, unless another process has."""
    waits = and_(reviews.c.match == match, reviews.c.made_at.is_(None))
    await transaction.execute(update(reviews).where(waits).values(made_at=now, data=data, claimed_until=None))


async def drop_review(transaction: Transaction, match: int) -> None:
    """Delete the review of a match."""
    await transaction.execute(delete(reviews).where(reviews.c.match == match))
