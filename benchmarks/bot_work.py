"""The work of a running bot with its database, on one that `sample_database` made."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from random import Random

from benchmarks import sample_database
from matches import Match, Person
from matches.playing import match_queries
from runtime.services import Services

NOW = datetime.fromtimestamp(sample_database.STARTED + sample_database.LONGEST * sample_database.MOVE_TIME, UTC)
"""The current time; no deadline has passed."""


class BotWork:
    """The services of a bot, a match, and the next move in it.

    Each method is a task; its argument is the number of the round, which chooses the match and the move.
    """

    def __init__(self, services: Services, indices: Sequence[int]) -> None:
        self.services = services
        self.indices = indices
        """The indices of the matches in which moves are played."""

    @classmethod
    async def open(cls, url: str, indices: Sequence[int]) -> "BotWork":
        """Open the services on a database."""
        return cls(await Services.open(url, lambda: NOW), indices)

    async def choose_move(self, number: int) -> None:
        """Choose another match, and a move in it."""
        await self.deliver()
        for turn in count(number):
            self.match = await self.services.matches.get(self.indices[turn % len(self.indices)] + 1)
            if move := sample_database.random_move(self.match.state, Random(number)):
                self.move = move
                return

    async def choose_move_uncached(self, number: int) -> None:
        """Choose another match and a move in it, and clear all caches of the services."""
        await self.choose_move(number)
        self.services = Services.on(self.services.store, lambda: NOW)

    async def queue_turn(self, number: int) -> None:
        """Play a turn, whose post is then the only one that is queued."""
        await self.choose_move(number)
        await self.play()

    async def play(self, _: int = 0) -> Match:
        """Play the chosen move."""
        return await self.services.matches.submit(self.match.id, self.mover, self.move)

    async def deliver(self, _: int = 0) -> None:
        """Claim posts and mark them as sent, as the sender does."""
        outbox = self.services.outbox
        for post in await outbox.claim(8):
            await outbox.sent(post, sample_database.FIRST_ID, sample_database.FIRST_ID + post.id)
        await outbox.seconds_to_next()

    async def check_deadlines(self, _: int = 0) -> None:
        """Check deadlines when none has passed."""
        assert not await self.services.deadlines.queue.due()
        assert await self.services.deadlines.queue.seconds_to_next()

    async def free_computers(self, _: int = 0) -> None:
        """Have computers be to move in the matches that are played on, claimed by nobody."""
        async with self.services.store.write() as transaction:
            for index in self.indices:
                now = int(NOW.timestamp())
                await match_queries.change_match(transaction, index + 1, thinks_at=now, thinks_until=None)

    async def claim_computers(self, _: int = 0) -> None:
        """Claim the matches in which computers are to move."""
        assert len(await self.services.computers.claim(len(self.indices))) == len(self.indices)

    async def suggest(self, _: int = 0) -> None:
        """Suggest moves to a person who types one in the thread of a match."""
        place, matches = self.match.place, self.services.matches
        await self.services.preferences.load(self.mover.user, place.guild)
        (found,) = await matches.open_matches(self.mover.user, place.thread)
        assert (await matches.get(found.id)).state.suggest()

    async def load_desk(self, _: int = 0) -> None:
        """Load the desk of a person with ten matches."""
        await self._load_desk(0, 10)

    async def load_long_desk(self, _: int = 0) -> None:
        """Load the desk of a person with twenty matches."""
        await self._load_desk(1, 20)

    async def _load_desk(self, regular: int, matches: int) -> None:
        user = sample_database.person([*sample_database.REGULARS][regular]).user
        assert len((await self.services.desks.of(user)).boards) == matches

    async def close(self) -> None:
        """Close the database."""
        await self.services.close()

    @property
    def mover(self) -> Person:
        """The player to move."""
        seat = self.match.mover
        assert seat
        return seat.person
