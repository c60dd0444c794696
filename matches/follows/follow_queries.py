"""Statements on follows and digests, in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Row,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)

from matches.posting import outbox_queries
from store import personal
from store.schema import digests, follows, matches, outbox
from store.transactions import Transaction

_ENTRIES = select(matches.c.entries).where(matches.c.id == follows.c.match).scalar_subquery()
"""Number of entries of the match of a row of `follows`."""

_IS_DIGEST = outbox.c.kind == "digest"

# Follows


async def follow(transaction: Transaction, user: int, match_id: int) -> Row[Any] | None:
    """Return a user's follow of a match; None if they do not follow it."""
    query = select(follows).where(follows.c.user == user, follows.c.match == match_id)
    return (await transaction.execute(query)).first()


async def follow_of_id(transaction: Transaction, follow_id: int) -> Row[Any] | None:
    """Return a follow by its id; None if it was deleted."""
    return (await transaction.execute(select(follows).where(follows.c.id == follow_id))).first()


async def of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's follows, latest first."""
    query = select(follows).where(follows.c.user == user).order_by(follows.c.id.desc())
    return (await transaction.execute(query)).all()


async def followers(transaction: Transaction, match_id: int) -> int:
    """Return the number of a match's followers."""
    query = select(func.count()).select_from(follows).where(follows.c.match == match_id)
    return (await transaction.execute(query)).scalar() or 0


async def add(transaction: Transaction, **values: Any) -> int:
    """Insert a follow and return its id. Raises IntegrityError if the user follows the match already."""
    return await transaction.insert(insert(follows).values(values))


async def change(transaction: Transaction, follow_id: int, **values: Any) -> None:
    """Set columns of a follow."""
    await transaction.execute(update(follows).where(follows.c.id == follow_id).values(values))


async def remove(transaction: Transaction, *follow_ids: int) -> bool:
    """Delete follows by id. Return False if there were none."""
    return bool((await transaction.execute(delete(follows).where(follows.c.id.in_(follow_ids)))).rowcount)


async def remove_followers(transaction: Transaction, match_id: int) -> None:
    """Delete all follows of a match whose end will not be reported."""
    await transaction.execute(delete(follows).where(follows.c.match == match_id))


async def tell_end(transaction: Transaction, match_id: int, entry: int, at: int) -> None:
    """Queue a message for each person who follows a match to its end, which came with `entry`."""
    told = (
        select(
            literal("followed").label("kind"),
            follows.c.id.label("subject"),
            literal(entry).label("entry"),
            (literal("follow ") + cast(follows.c.id, Text)).label("lane"),
            literal(outbox_queries.DIRECT_MESSAGES, BigInteger).label("bucket"),
            *outbox_queries.token_of(matches),
            literal(at).label("created_at"),
            literal(at).label("due_at"),
        )
        .join_from(follows, matches, matches.c.id == follows.c.match)
        .where(follows.c.match == match_id, ~follows.c.daily)
        .order_by(follows.c.id)
    )
    await outbox_queries.add_from(transaction, told)


# Digests


async def digest(transaction: Transaction, user: int) -> Row[Any] | None:
    """Return a user's digest row; None if they have never followed a match."""
    return (await transaction.execute(select(digests).where(digests.c.user == user))).first()


async def digest_of_id(transaction: Transaction, digest_id: int) -> Row[Any] | None:
    """Return a digest row by its id."""
    return (await transaction.execute(select(digests).where(digests.c.id == digest_id))).first()


async def add_digest(transaction: Transaction, user: int, language: str | None = None) -> None:
    """Insert a user's digest row, with no digest due. Raises IntegrityError if there is one."""
    await transaction.execute(insert(digests).values(user=user, language=language))


async def set_due(transaction: Transaction, user: int, due_at: int | None) -> None:
    """Set when a user's next digest is due; None: not before they follow a match daily."""
    await transaction.execute(update(digests).where(digests.c.user == user).values(due_at=due_at))
    transaction.after_commit(transaction.signals.digests.set)


async def remove_digest(transaction: Transaction, user: int) -> None:
    """Delete a user's digest row and their queued digests."""
    found = select(digests.c.id).where(digests.c.user == user)
    await transaction.execute(delete(outbox).where(_IS_DIGEST, outbox.c.subject.in_(found)))
    await transaction.execute(delete(digests).where(digests.c.user == user))


async def is_waiting(transaction: Transaction, digest_id: int) -> bool:
    """Return whether a queued digest is neither posted nor given up."""
    waiting = exists().where(_IS_DIGEST, outbox.c.subject == digest_id, outbox.c.done_at.is_(None))
    return bool((await transaction.execute(select(waiting))).scalar())


async def begin(transaction: Transaction, user: int) -> bool:
    """Set the last entries that the digest being queued reports. Return False if nothing has happened since the last.

    Matches without changes are left out.
    """
    daily = update(follows).where(follows.c.user == user, follows.c.daily)
    await transaction.execute(daily.values(until=None))
    return bool((await transaction.execute(daily.where(follows.c.entry < _ENTRIES).values(until=_ENTRIES))).rowcount)


async def next_number(transaction: Transaction, digest_id: int) -> int:
    """Return the number of a user's next digest. Deletes finished posts of earlier digests except the latest."""
    query = select(func.max(outbox.c.number)).where(_IS_DIGEST, outbox.c.subject == digest_id)
    latest: int = (await transaction.execute(query)).scalar() or 0
    before = _IS_DIGEST, outbox.c.subject == digest_id, outbox.c.number < latest, outbox.c.done_at.is_not(None)
    await transaction.execute(delete(outbox).where(*before))
    return latest + 1


async def told(transaction: Transaction, digest_id: int) -> None:
    """Mark a digest as delivered. Deletes the follows of matches whose end it reported."""
    reader = select(digests.c.user).where(digests.c.id == digest_id).scalar_subquery()
    in_it = and_(follows.c.user == reader, follows.c.daily, follows.c.until.is_not(None))
    over = exists().where(
        matches.c.id == follows.c.match, matches.c.reason.is_not(None), matches.c.entries <= follows.c.until
    )
    await transaction.execute(delete(follows).where(in_it, over))
    await transaction.execute(update(follows).where(in_it).values(entry=follows.c.until, until=None))


async def remove_daily(transaction: Transaction, user: int) -> None:
    """Delete a user's daily follows."""
    await transaction.execute(delete(follows).where(follows.c.user == user, follows.c.daily))


async def follows_daily(transaction: Transaction, user: int) -> bool:
    """Return whether a user follows a match daily."""
    return bool((await transaction.execute(select(exists().where(follows.c.user == user, follows.c.daily)))).scalar())


def _written_to(user: int) -> ColumnElement[bool]:
    """Return the condition for queued and past posts to a user about matches that they follow."""
    followed = select(follows.c.id).where(follows.c.user == user)
    return or_(
        and_(_IS_DIGEST, outbox.c.subject.in_(select(digests.c.id).where(digests.c.user == user))),
        and_(outbox.c.kind == "followed", outbox.c.subject.in_(followed)),
    )


personal.own(outbox, where=_written_to)
personal.own(follows, digests)
