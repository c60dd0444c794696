"""Queueing an event's posts, and changes of the latest one of a running season."""

from typing import Any, Final

from sqlalchemy import Row

from matches.events import event_queries
from matches.events.event_queries import ROUND
from matches.posting import outbox_queries
from matches.posting.outbox import CHANGED_AFTER, queue_change, when_sent
from store.transactions import Transaction

OPENING: Final = "opening"
CHECKING: Final = "check-in"
START: Final = "start"
TABLE: Final = "table"
END: Final = "end"
"""Kinds of posts, besides `ROUND`. A table is also a step of a season, numbered by weeks."""
RUNNING: Final = (START, TABLE, ROUND)
"""Kinds of posts about a running season."""


def word_of(kind: str) -> str:
    """Return `league` or `tournament` for the kind of an event."""
    return "league" if kind == "league" else "tournament"


async def queue_post(
    transaction: Transaction, event: int, event_kind: str, kind: str, season: int, number: int, now: int
) -> None:
    """Queue a post of an event. Raises IntegrityError for a duplicate."""
    post = await event_queries.add_post(transaction, event=event, season=season, kind=kind, number=number)
    word = word_of(event_kind)
    await outbox_queries.add(transaction, word, now, post, **_columns(word, event, post))


async def change_post(transaction: Transaction, row: Row[Any], now: int, after: int = CHANGED_AFTER) -> None:
    """Queue a change of the latest post about an event's running season to what is so after some seconds."""
    post = await event_queries.latest_post(transaction, row.id, RUNNING)
    if post and post.season == row.number:
        word = word_of(row.kind)
        columns = _columns(word, row.id, post.id)
        await queue_change(transaction, f"{word}_change", post.id, now, now + after, **columns)


def _columns(word: str, event: int, post: int) -> dict[str, Any]:
    return {"lane": f"{word} post {post}", "bucket": event_queries.channel_of(event)}


@when_sent("league", "tournament")
async def _store_post(transaction: Transaction, post: int, channel: int, message: int) -> None:
    await event_queries.change_post(transaction, post, channel=channel, message=message)
