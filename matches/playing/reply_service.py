"""Replies that may have been missed: until when the bot heard, and in which places people wait."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Row

from matches.core.base_service import Service
from matches.core.clock import DAY
from matches.playing import reply_queries
from store import Key, Signal, Store, rows, schema

FURTHEST: Final = 7 * DAY
"""Seconds for which replies that were missed are read; those that were played are remembered for a day more."""
MOST_DIRECT: Final = 100
"""Direct messages that are read at once: Discord does not tell which have something new, so each takes a request."""

NOTES: Final[Key] = ("note", "heard")
"""Key of the notes on what was heard."""


@dataclass(frozen=True, slots=True)
class MissedPlace:
    """A place of running matches that was not heard since a moment."""

    guild: int | None
    channel: int | None
    """The channel, thread or direct message; None for the direct messages of `user`."""
    parent: int | None
    """The channel of a thread."""
    user: int | None
    since: int | None
    """None if that is not known, since the bot never noted it."""
    matches: Sequence[int]
    """Their ids, earliest deadline first."""


class ReplyService(Service):
    """Until when each shard was heard without a gap, and where replies may have been missed since."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        super().__init__(store, clock)
        self.woken = Signal(lambda: None)
        """Set when this process may have missed replies."""

    async def was_played(self, message: int) -> bool:
        """Return whether a reply was played or counted as a vote."""
        async with self._store.read(once=True) as transaction:
            return await rows.exist(transaction, schema.replies, {"message": message})

    async def start(self, shards: tuple[int, int, int] | None) -> None:
        """Store that this process, with the first to the last of a number of shards, has yet to read what it missed."""
        async with self._store.write(lock=NOTES) as transaction:
            await reply_queries.note_start(transaction, shards)

    async def note_heard(self, shards: Collection[int], total: int) -> None:
        """Store that shards, of `total` in all, have been heard without a gap until now."""
        if shards:
            async with self._store.write(lock=NOTES) as transaction:
                await reply_queries.note_heard(transaction, shards, total, self._now())

    async def note_behind(self, shards: Collection[int], total: int) -> None:
        """Store that there is a gap in what shards, of `total` in all, have heard."""
        async with self._store.write(lock=NOTES) as transaction:
            await reply_queries.note_behind(transaction, shards, total)

    async def forget(self) -> None:
        """Forget which replies were played so long ago that they are never read again."""
        async with self._store.write() as transaction:
            await reply_queries.forget(transaction, self._now() - FURTHEST - DAY)

    async def missed(self, shard: int, total: int) -> Sequence[MissedPlace]:
        """Return the places in which a shard, of `total` in all, may have missed replies, earliest deadlines first."""
        async with self._store.read() as transaction:
            waiting = await reply_queries.waiting_for_people(transaction, shard, total)
            notes = await rows.get_all(transaction, schema.heard)
        found: dict[tuple[int | None, int | None, int | None, int | None], list[int]] = {}
        for row in waiting:
            for place in _places(row):
                if _shard_of(place[0], total) == shard:
                    found.setdefault(place, []).append(row.id)
        missed = [MissedPlace(*place, _heard_until(notes, place[0]), ids) for place, ids in found.items()]
        direct = [place for place in missed if place.guild is None]
        return [place for place in missed if place.guild is not None] + direct[:MOST_DIRECT]


def _places(row: Row[Any]) -> Iterator[tuple[int | None, int | None, int | None, int | None]]:
    """Yield where people reply in a match: server, channel, the channel of a thread, and user of direct messages.

    Where the bot is no member, it hears nothing at any time.
    """
    if not row.answer_only:
        yield row.guild, row.thread or row.channel, row.thread and row.channel, None
    if row.thread and row.board_channel == row.channel:
        yield row.guild, row.channel, None, None
    if row.board_channel not in (None, row.channel, row.thread):
        yield None, row.board_channel, None, None
    if row.notify == "message" and row.guild is not None:
        yield None, None, None, row.user


def _shard_of(guild: int | None, total: int) -> int:
    """Return the shard, of `total`, that hears a server, or direct messages."""
    return (guild or 0) // 2**22 % total


def _heard_until(notes: Sequence[Row[Any]], guild: int | None) -> int | None:
    """Return until when a server, or direct messages, were heard without a gap; None if that was never noted.

    The number of shards may have changed since, so the latest note counts.
    """
    return max((note.until for note in notes if _shard_of(guild, note.shards) == note.shard), default=None)
