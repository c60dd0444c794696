"""Statements on replies and on what was heard, in the caller's transaction."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, and_, func, literal, or_, select
from sqlalchemy.dialects import postgresql

from store import rows
from store.schema import heard, matches, people, replies, seats
from store.transactions import Transaction

UNHEARD: Final = 30
"""Seconds for which what is due waits while replies are yet to be read."""
LATE: Final = 180
"""Seconds after which the note of a shard of another process is old: that process renews it every minute."""


class HandledBefore(Exception):
    """A reply was played by another process, or before this one died."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A message that is a move or a vote."""

    message: int
    at: int
    """When it was written, in seconds since 1970."""

    async def mark(self, transaction: Transaction, now: int) -> None:
        """Mark the message as played, with what the transaction changes. Raises HandledBefore."""
        if not await mark_played(transaction, self.message, now):
            raise HandledBefore


async def mark_played(transaction: Transaction, message: int, now: int) -> bool:
    """Store that a message was played or counted as a vote. Return False if it was before."""
    row = postgresql.insert(replies).values(message=message, at=now).on_conflict_do_nothing()  # SQLite accepts it, too
    return bool((await transaction.execute(row)).rowcount)


async def forget(transaction: Transaction, before: int) -> None:
    """Delete marks of replies, and notes on shards, that are older than a moment."""
    await rows.delete(transaction, replies, replies.c.at < before)
    await rows.delete(transaction, heard, heard.c.until < before)


async def is_heard(transaction: Transaction, guild: int | None, now: int) -> bool:
    """Return whether everything said in a server, or in direct messages, has been read, as far as is known."""
    row = await _heard(transaction, guild)
    return row is None or not (row.behind or (row.shards > 1 and now - row.until > LATE))


async def _heard(transaction: Transaction, guild: int | None) -> Row[Any] | None:
    """Return the latest note on the shard that hears a server. The number of shards may have changed since others."""
    shard = literal(guild or 0) // 2**22 % heard.c.shards
    latest = select(heard).where(heard.c.shard == shard).order_by(heard.c.until.desc(), heard.c.shards).limit(1)
    return (await transaction.execute(latest)).first()


async def note_heard(transaction: Transaction, shards: Collection[int], total: int, now: int) -> None:
    """Store that shards, of `total` in all, are heard, without a gap until now."""
    for shard in sorted(shards):
        await rows.upsert(transaction, heard, {"shard": shard, "shards": total}, {"until": now, "behind": False})


async def note_behind(transaction: Transaction, shards: Collection[int], total: int) -> None:
    """Store that what was said to shards, of `total` in all, has yet to be read."""
    await rows.update(transaction, heard, {"shards": total}, heard.c.shard.in_(sorted(shards)), behind=True)


async def note_start(transaction: Transaction, shards: tuple[int, int, int] | None) -> None:
    """Store that a process with the first to the last of a number of shards, by default all, has yet to read."""
    first, last, total = shards or (0, 0, 0)
    await rows.update(transaction, heard, or_(heard.c.shards != total, heard.c.shard.between(first, last)), behind=True)


async def waiting_for_people(transaction: Transaction, shard: int, total: int) -> Sequence[Row[Any]]:
    """Return the places of running matches in which a person or a team is to move, and which a shard hears.

    Columns: id, guild, channel, thread, board_channel, answer_only; user and notify of the player to move. The first
    shard also hears all direct messages. Earliest deadlines first, then latest moves.
    """
    columns = ("id", "guild", "channel", "thread", "board_channel", "answer_only")
    query = (
        select(*(matches.c[name] for name in columns), seats.c.user, people.c.notify)
        .join_from(matches, seats, and_(seats.c.match == matches.c.id, seats.c.player == matches.c.mover))
        .outerjoin(people, people.c.user == seats.c.user)
        .where(matches.c.mover.is_not(None), matches.c.reason.is_(None), seats.c.level.is_(None))
        .order_by(matches.c.deadline.is_(None), matches.c.deadline, matches.c.moved_at.desc(), matches.c.id)
    )
    if shard:
        query = query.where(func.coalesce(matches.c.guild, 0) // 2**22 % total == shard)
    return [*await transaction.execute(query)]
