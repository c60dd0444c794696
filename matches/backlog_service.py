"""What waits to be done, in numbers, for whoever runs the bot."""

from dataclasses import dataclass

from matches.base_service import Service
from matches.store import backlog_queries


@dataclass(frozen=True, slots=True)
class Backlog:
    """How much waits. Ages are in seconds, 0 where nothing waits; counts end at `backlog_queries.MOST`."""

    posts_due: int
    posts_later: int
    """Posts that were put off, or are for later."""
    post_age: int
    """How long ago the oldest post that is due was queued."""
    turns: int
    """Matches in which a computer is to move, those that are being thought about included."""
    turn_age: int
    reviews: int
    review_age: int


class BacklogService(Service):
    """Counts what waits."""

    async def read(self) -> Backlog:
        """Return what waits. Raises Unavailable."""
        async with self._store.read() as transaction:
            now = self._now()
            posts = await backlog_queries.posts(transaction, now)
            turns = await backlog_queries.turns(transaction)
            reviews = await backlog_queries.reviews_to_make(transaction)
        post_age, turn_age, review_age = (
            0 if oldest is None else max(0, now - oldest) for oldest in (posts.oldest, turns.oldest, reviews.oldest)
        )
        return Backlog(posts.due, posts.later, post_age, turns.waiting, turn_age, reviews.waiting, review_age)
