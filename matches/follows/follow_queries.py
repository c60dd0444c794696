"""Statements on follows and digests, in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Row, Text, and_, cast, exists, func, literal, or_, select

from matches.posting import outbox_queries
from store import personal, rows
from store.schema import digests, follows, matches, outbox
from store.transactions import Transaction

_ENTRIES = select(matches.c.entries).where(matches.c.id == follows.c.match).scalar_subquery()
"""Number of entries of the match of a row of `follows`."""

_IS_DIGEST = outbox.c.kind == "digest"

# Follows


async def of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's follows, latest first."""
    return await rows.get_all(transaction, follows, {"user": user}, by=[follows.c.id.desc()])


async def remove(transaction: Transaction, *follow_ids: int) -> bool:
    """Delete follows by id. Return False if there were none."""
    return bool(await rows.delete(transaction, follows, follows.c.id.in_(follow_ids)))


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


async def set_due(transaction: Transaction, user: int, due_at: int | None) -> None:
    """Set when a user's next digest is due; None: not before they follow a match daily."""
    await rows.update(transaction, digests, {"user": user}, due_at=due_at)
    transaction.after_commit(transaction.signals.digests.set)


async def remove_digest(transaction: Transaction, user: int) -> None:
    """Delete a user's digest row and their queued digests."""
    found = select(digests.c.id).where(digests.c.user == user)
    await rows.delete(transaction, outbox, _IS_DIGEST, outbox.c.subject.in_(found))
    await rows.delete(transaction, digests, {"user": user})


async def is_waiting(transaction: Transaction, digest_id: int) -> bool:
    """Return whether a queued digest is neither posted nor given up."""
    return await rows.exist(transaction, outbox, {"subject": digest_id, "done_at": None}, _IS_DIGEST)


async def begin(transaction: Transaction, user: int) -> bool:
    """Set the last entries that the digest being queued reports. Return False if nothing has happened since the last.

    Matches without changes are left out.
    """
    daily = follows.c.user == user, follows.c.daily
    await rows.update(transaction, follows, *daily, until=None)
    return bool(await rows.update(transaction, follows, *daily, follows.c.entry < _ENTRIES, until=_ENTRIES))


async def next_number(transaction: Transaction, digest_id: int) -> int:
    """Return the number of a user's next digest. Deletes finished posts of earlier digests except the latest."""
    query = select(func.max(outbox.c.number)).where(_IS_DIGEST, outbox.c.subject == digest_id)
    latest: int = (await transaction.execute(query)).scalar() or 0
    before = _IS_DIGEST, outbox.c.subject == digest_id, outbox.c.number < latest, outbox.c.done_at.is_not(None)
    await rows.delete(transaction, outbox, *before)
    return latest + 1


async def told(transaction: Transaction, digest_id: int) -> None:
    """Mark a digest as delivered. Deletes the follows of matches whose end it reported."""
    reader = select(digests.c.user).where(digests.c.id == digest_id).scalar_subquery()
    followed_daily = and_(follows.c.user == reader, follows.c.daily, follows.c.until.is_not(None))
    over = exists().where(
        matches.c.id == follows.c.match, matches.c.reason.is_not(None), matches.c.entries <= follows.c.until
    )
    await rows.delete(transaction, follows, followed_daily, over)
    await rows.update(transaction, follows, followed_daily, entry=follows.c.until, until=None)


async def remove_daily(transaction: Transaction, user: int) -> None:
    """Delete a user's daily follows."""
    await rows.delete(transaction, follows, {"user": user}, follows.c.daily)


async def follows_daily(transaction: Transaction, user: int) -> bool:
    """Return whether a user follows a match daily."""
    return await rows.exist(transaction, follows, {"user": user}, follows.c.daily)


def _written_to(user: int) -> ColumnElement[bool]:
    """Return the condition for queued and past posts to a user about matches that they follow."""
    followed = select(follows.c.id).where(follows.c.user == user)
    return or_(
        and_(_IS_DIGEST, outbox.c.subject.in_(select(digests.c.id).where(digests.c.user == user))),
        and_(outbox.c.kind == "followed", outbox.c.subject.in_(followed)),
    )


personal.own(outbox, where=_written_to)
personal.own(follows, digests)
