"""Metrics of pending work, for operators."""

from datetime import datetime
from typing import Final

from prometheus_client import Gauge

from matches.core.base_service import Service
from matches.posting import backlog_queries
from store import note_queries
from store.opening import BACKUP

POSTS_WAITING: Final = Gauge("trilithon_posts_waiting", "Posts to deliver.", ["due"])
POST_AGE: Final = Gauge("trilithon_post_oldest_seconds", "Age of the oldest post that is due.")
SEARCH_WAITING: Final = Gauge("trilithon_search_waiting", "What is to be thought.", ["what"])
SEARCH_AGE: Final = Gauge("trilithon_search_oldest_seconds", "Age of what waits longest.", ["what"])
BACKED_UP: Final = Gauge("trilithon_backup_timestamp_seconds", "When the latest backup was made; 0 if none is known.")
READ_AT: Final = Gauge("trilithon_backlog_read_timestamp_seconds", "When it was last looked at what waits.")


class BacklogService(Service):
    """Measuring pending work."""

    async def measure(self) -> None:
        """Set the gauges. Ages are 0 if nothing is pending; counts are limited. Raises Unavailable."""
        async with self._store.read() as transaction:
            now = self._now()
            backed_up = await note_queries.note(transaction, BACKUP)
            posts = await backlog_queries.posts(transaction, now)
            searches = {
                "turns": await backlog_queries.turns(transaction),
                "reviews": await backlog_queries.reviews_to_make(transaction),
            }
        POSTS_WAITING.labels("now").set(posts.due)
        POSTS_WAITING.labels("later").set(posts.later)
        POST_AGE.set(_age(posts.oldest, now))
        for what, found in searches.items():
            SEARCH_WAITING.labels(what).set(found.waiting)
            SEARCH_AGE.labels(what).set(_age(found.oldest, now))
        BACKED_UP.set(datetime.fromisoformat(backed_up).timestamp() if backed_up else 0)
        READ_AT.set_to_current_time()


def _age(since: int | None, now: int) -> int:
    return 0 if since is None else max(0, now - since)
