"""The services of a running bot on a database that `crowd` made; and a match there, with the move that comes next."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random

from benchmarks import crowd
from matches import Match, Person, Services

NOW = datetime.fromtimestamp(crowd.BEGAN + crowd.LONGEST * crowd.PACE, UTC)
"""No deadline has passed."""


class Work:
    """What a bot does with a database, said in one word each. A number tells the round, which varies what is done."""

    def __init__(self, services: Services, indices: Sequence[int]) -> None:
        self.services = services
        self.indices = indices
        """Those of the matches that are played on."""

    @classmethod
    async def open(cls, path: Path, indices: Sequence[int]) -> "Work":
        """The work on a database file."""
        return cls(await Services.open(crowd.url(path), lambda: NOW), indices)

    async def choose(self, number: int) -> None:
        """Takes up another match, and a move there."""
        await self.post()
        for turn in count(number):
            self.match = await self.services.matches.get(self.indices[turn % len(self.indices)] + 1)
            if move := crowd.drawn(self.match.state, Random(number)):
                self.move = move
                return

    async def forget(self, number: int) -> None:
        """The same, and nothing is remembered of it."""
        await self.choose(number)
        self.services = Services.on(self.services.store, lambda: NOW)

    async def promise(self, number: int) -> None:
        """A turn that waits to be posted, as nothing else does."""
        await self.choose(number)
        await self.play()

    async def play(self, _: int = 0) -> Match:
        """A turn."""
        return await self.services.matches.submit(self.match.id, self.mover, self.move)

    async def post(self, _: int = 0) -> None:
        """What the sender does with the outbox."""
        outbox = self.services.outbox
        for post in await outbox.claim(8):
            await outbox.sent(post, crowd.DISCORD, crowd.DISCORD + post.id)
        await outbox.seconds_to_next()

    async def look_at_clocks(self, _: int = 0) -> None:
        """What is done about deadlines when none has passed."""
        assert not await self.services.deadlines.due()
        assert await self.services.deadlines.seconds_to_next()

    async def suggest(self, _: int = 0) -> None:
        """What is looked up for the list of somebody who types a move in the thread of a match."""
        place, matches = self.match.place, self.services.matches
        await self.services.preferences.load(self.mover.user, place.guild)
        (found,) = await matches.open_matches(self.mover.user, place.thread)
        assert (await matches.get(found.id)).state.suggest()

    async def sit(self, _: int = 0) -> None:
        """Everything that waits for somebody with ten matches."""
        await self._sit(0, 10)

    async def sit_long(self, _: int = 0) -> None:
        """The same for somebody with twenty."""
        await self._sit(1, 20)

    async def _sit(self, regular: int, matches: int) -> None:
        user = crowd.person([*crowd.REGULARS][regular]).user
        assert len((await self.services.desks.of(user)).boards) == matches

    async def close(self) -> None:
        """Close the database."""
        await self.services.close()

    @property
    def mover(self) -> Person:
        """Who is to move."""
        seat = self.match.mover
        assert seat
        return Person(seat.user, seat.name)
