"""The statements on who follows which match, and on the digests of those who follow some daily.

Every function runs in the caller's transaction.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import BigInteger, Row, Text, and_, cast, delete, exists, func, insert, literal, select, update

from matches.posting import outbox_queries
from store.schema import digests, follows, matches, outbox
from store.transactions import Transaction

_ENTRIES = select(matches.c.entries).where(matches.c.id == follows.c.match).scalar_subquery()
"""How many entries the match of a row of `follows` has."""

_IS_DIGEST = outbox.c.kind == "digest"

# Who follows what.


async def follow(transaction: Transaction, user: int, match_id: int) -> Row[Any] | None:
    """Return the row of a user's following a match; None if they do not."""
    query = select(follows).where(follows.c.user == user, follows.c.match == match_id)
    return (await transaction.execute(query)).first()


async def follow_of_id(transaction: Transaction, follow_id: int) -> Row[Any] | None:
    """Return a row by its id; None if that is followed no more."""
    return (await transaction.execute(select(follows).where(follows.c.id == follow_id))).first()


async def of(transaction: Transaction, user: int) -> Sequence[Row[Any]]:
    """Return a user's rows, the latest first."""
    query = select(follows).where(follows.c.user == user).order_by(follows.c.id.desc())
    return (await transaction.execute(query)).all()


async def followers(transaction: Transaction, match_id: int) -> int:
    """Return how many people follow a match."""
    query = select(func.count()).select_from(follows).where(follows.c.match == match_id)
    return (await transaction.execute(query)).scalar() or 0


async def add(transaction: Transaction, **values: Any) -> int:
    """Store that somebody follows a match, and return the row's id. Raises IntegrityError if they do already."""
    return await transaction.insert(insert(follows).values(values))


async def change(transaction: Transaction, follow_id: int, **values: Any) -> None:
    """Set columns of a row."""
    await transaction.execute(update(follows).where(follows.c.id == follow_id).values(values))


async def remove(transaction: Transaction, *follow_ids: int) -> bool:
    """Delete rows by their ids. Return False if there were none."""
    return bool((await transaction.execute(delete(follows).where(follows.c.id.in_(follow_ids)))).rowcount)


async def remove_followers(transaction: Transaction, match_id: int) -> None:
    """Delete all rows of a match, of whose end there is nothing to tell."""
    await transaction.execute(delete(follows).where(follows.c.match == match_id))


async def tell_end(transaction: Transaction, match_id: int, entry: int, at: int) -> None:
    """Queue a message for everybody who follows a match to its end, which has come with an entry."""
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


# Digests.


async def digest(transaction: Transaction, user: int) -> Row[Any] | None:
    """Return the row of a user's digests; None if they have never followed anything."""
    return (await transaction.execute(select(digests).where(digests.c.user == user))).first()


async def digest_of_id(transaction: Transaction, digest_id: int) -> Row[Any] | None:
    """Return a row of digests by its id."""
    return (await transaction.execute(select(digests).where(digests.c.id == digest_id))).first()


async def add_digest(transaction: Transaction, user: int, language: str | None = None) -> None:
    """Store that a user is written to. No digest is due yet. Raises IntegrityError if they have a row."""
    await transaction.execute(insert(digests).values(user=user, language=language))


async def set_due(transaction: Transaction, user: int, due_at: int | None) -> None:
    """Set when a user's next digest is due; None: when they follow a match daily again."""
    await transaction.execute(update(digests).where(digests.c.user == user).values(due_at=due_at))
    transaction.after_commit(transaction.signals.digests.set)


async def remove_digest(transaction: Transaction, user: int) -> None:
    """Delete the row of a user's digests, with what is queued of them."""
    found = select(digests.c.id).where(digests.c.user == user)
    await transaction.execute(delete(outbox).where(_IS_DIGEST, outbox.c.subject.in_(found)))
    await transaction.execute(delete(digests).where(digests.c.user == user))


async def is_waiting(transaction: Transaction, digest_id: int) -> bool:
    """Return whether a digest is queued that is neither posted nor given up."""
    waiting = exists().where(_IS_DIGEST, outbox.c.subject == digest_id, outbox.c.done_at.is_(None))
    return bool((await transaction.execute(select(waiting))).scalar())


async def begin(transaction: Transaction, user: int) -> bool:
    """Set up to which entry the digest tells that is queued now. Return False if nothing has happened since the last.

    Matches in which nothing has happened are not in it.
    """
    daily = update(follows).where(follows.c.user == user, follows.c.daily)
    await transaction.execute(daily.values(until=None))
    return bool((await transaction.execute(daily.where(follows.c.entry < _ENTRIES).values(until=_ENTRIES))).rowcount)


async def next_number(transaction: Transaction, digest_id: int) -> int:
    """Return the number of the next digest of a user. Of those that are done, no row is kept but the latest."""
    query = select(func.max(outbox.c.number)).where(_IS_DIGEST, outbox.c.subject == digest_id)
    latest: int = (await transaction.execute(query)).scalar() or 0
    before = _IS_DIGEST, outbox.c.subject == digest_id, outbox.c.number < latest, outbox.c.done_at.is_not(None)
    await transaction.execute(delete(outbox).where(*before))
    return latest + 1


async def told(transaction: Transaction, digest_id: int) -> None:
    """Store that somebody has got their digest. Matches whose end it has told are followed no more."""
    reader = select(digests.c.user).where(digests.c.id == digest_id).scalar_subquery()
    in_it = and_(follows.c.user == reader, follows.c.daily, follows.c.until.is_not(None))
    over = exists().where(
        matches.c.id == follows.c.match, matches.c.reason.is_not(None), matches.c.entries <= follows.c.until
    )
    await transaction.execute(delete(follows).where(in_it, over))
    await transaction.execute(update(follows).where(in_it).values(entry=follows.c.until, until=None))


async def remove_daily(transaction: Transaction, user: int) -> None:
    """Delete what a user follows daily."""
    await transaction.execute(delete(follows).where(follows.c.user == user, follows.c.daily))


async def follows_daily(transaction: Transaction, user: int) -> bool:
    """Return whether a user follows a match daily."""
    return bool((await transaction.execute(select(exists().where(follows.c.user == user, follows.c.daily)))).scalar())
