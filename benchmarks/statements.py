"""Counting the statements of turns: all that is sent to the database, with what begins and ends transactions."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

from sqlalchemy import Connection, event

from benchmarks.bot_work import NOW
from benchmarks.playing import begin, next_move
from matches import Person, Place
from matches.core.clock import NO_CLOCK, Clock, read_clock
from matches.ratings.rating_rules import LEAST_MOVES
from runtime.services import Services

PLACE = Place(1, 2)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
GAME = "contiguity"


class Counting:
    """Services on a database, and the statements that they run."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.statements: list[str] = []
        self.engine = services.store._engine.sync_engine  # noqa: SLF001  nobody else wants to know

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Note all statements."""
        heard: tuple[tuple[str, Callable[..., None]], ...] = (
            ("before_cursor_execute", lambda _, __, statement, *___: self.statements.append(statement)),
            ("commit", partial(self._note_bounds, "COMMIT")),
        )
        if self.engine.dialect.name != "sqlite":  # there it is a statement like others
            heard += (("begin", partial(self._note_bounds, "BEGIN")),)
        for name, function in heard:
            event.listen(self.engine, name, function)
        try:
            yield
        finally:
            for name, function in heard:
                event.remove(self.engine, name, function)

    def _note_bounds(self, statement: str, connection: Connection) -> None:
        """Note what begins or ends a transaction, unless it is one statement that needs neither."""
        if not connection.get_execution_options().get("once"):
            self.statements.append(statement)

    async def begin(self, *, clock: Clock = NO_CLOCK, rated: bool = False) -> int:
        """Begin a match and play so many turns that it counts for ratings, and everything has been used before."""
        match = await begin(self.services, GAME, (ANN, BOB), PLACE, clock=clock, rated=rated)
        await self.deliver()
        for _ in range(LEAST_MOVES):
            await self.play(match)
            await self.deliver()
        return match

    async def play(self, match_id: int) -> None:
        """Play a move."""
        mover, move = await next_move(self.services, match_id, Random(1))
        with self.listening():
            await self.services.matches.submit(match_id, mover, move)

    async def resign(self, match_id: int) -> None:
        """End a match."""
        with self.listening():
            await self.services.matches.resign(match_id, ANN)

    async def deliver(self) -> None:
        """Deliver what is queued, as the sender does: it asks when there is something, until there is nothing."""
        outbox = self.services.outbox
        with self.listening():
            while posts := await outbox.claim(8):
                for post in posts:
                    await outbox.sent(post, PLACE.channel, post.id)
                if await outbox.seconds_to_next() is None:
                    break


async def count(url: str) -> dict[str, int]:
    """Return the number of statements of a turn, of several kinds, in new matches on a database."""
    services = await Services.open(url, lambda: NOW)
    counting = Counting(services)
    kinds: dict[str, tuple[Callable[[int], Awaitable[None]], dict[str, Any]]] = {
        "a turn": (counting.play, {}),
        "a turn with a clock": (counting.play, {"clock": read_clock("3d")}),
        "a resignation": (counting.resign, {}),
        "the end of a rated match": (counting.resign, {"rated": True}),
    }
    found = {}
    try:
        await counting.resign(await counting.begin(rated=True))  # both have ratings now
        for name, (task, terms) in kinds.items():
            match = await counting.begin(**terms)
            counting.statements.clear()
            await task(match)
            await counting.deliver()
            found[name] = len(counting.statements)
    finally:
        await services.close()
    return found
