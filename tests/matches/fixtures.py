"""People, a clock that is told the time, and the services of a running bot: what the tests of matches play with."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import event, select

from engine import GAMES
from engine.errors import Refusal
from engine.games.ring.contiguity import Contiguity
from matches import Challenge, Match, MatchError, Person, Place
from matches.core.clock import NO_CLOCK, read_clock
from matches.core.clock import Clock as Time
from matches.core.terms import Terms
from matches.ratings.rating_rules import LEAST_MOVES
from runtime.services import Services
from store import schema
from tests.databases import Database
from thinking import Job, Thinkers, ThinkingError

GAME = GAMES["contiguity"]
BID = {"bid": True}
ANN, BOB, CLEO, DAN = (Person(2**60 + number, name) for number, name in enumerate(("Ann", "Bob", "Cleo", "Dan"), 1))
"""Ids as large as Discord's."""
HERE = Place(guild=2**60 + 50, channel=2**60 + 60)
ELSEWHERE = Place(guild=2**60 + 50, channel=2**60 + 61)
CARD = 2**60 + 70
"""The message on which a challenge is accepted."""
NOON = 1_800_000_000


def other_terms(
    challenge: Challenge,
    options: Mapping[str, object],
    player: int | None = None,
    clock: Time = NO_CLOCK,
    *,
    rated: bool | None = None,
) -> Terms:
    """Return terms for a challenge's game in place of its own; by default rated as those are."""
    before = challenge.terms
    return Terms.of(before.game, options, clock, player, rated=before.rated if rated is None else rated)


class Trio(Contiguity):
    """A game for three, for what only such a game shows; nobody plays it to its end."""

    id = "trio"
    players = 3
    options = ()


class Clock:
    """A clock that shows the time it was set to, in seconds since 1970."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return datetime.fromtimestamp(self.now, UTC)

    def advance(self, seconds: float) -> None:
        self.now += seconds


class InlineThinkers(Thinkers):
    """Think in the test's own process, and remember the jobs."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.jobs: list[Job] = []
        self.refused: tuple[int, ...] = ()
        """The levels at which nothing can be thought."""
        self.agrees = True
        """What computers say to a draw."""

    async def think(self, job: Job, urgency: int = 1, user: int = 0) -> Any:
        self.jobs.append(job)
        if job.level in self.refused:
            raise ThinkingError("refused")
        return self.agrees if job.kind == "agrees" else job.run()


ROWS = {name: select(table).order_by(*table.primary_key) for name, table in schema.metadata.tables.items()}
"""The query for all rows of each table."""


class TestServices(Services):
    """The services of a running bot, with shorthands for tests."""

    __test__ = False  # no test, although its name begins like one

    @classmethod
    async def on_database(
        cls, database: Database, clock: Clock, seed: int = 0, thinkers: Thinkers | None = None
    ) -> "TestServices":
        """Open a database. No worker is woken yet, as all are when a process first hears of others."""
        services = await cls.open(database.url, clock, chance=random.Random(seed), thinkers=thinkers)
        for signal in services.store.signals.all.values():
            signal.clear()
        return services

    async def skip_disk_sync(self) -> None:
        """Do not wait for the disk any more, in a test that writes much."""
        if self.store._engine.dialect.name == "sqlite":  # the server of the tests does not anyway
            event.listen(self.store._engine.sync_engine, "connect", _without_waiting)
            await self.store.close()

    async def challenge(
        self,
        *opponents: Person,
        game: Any = GAME,
        options: Mapping[str, object] | None = None,
        player: int | None = None,
        place: Place = HERE,
        clock: str = "",
        rated: bool = False,
    ) -> Challenge:
        """Return a new challenge of Ann's."""
        terms = Terms.of(game, options or {}, read_clock(clock), player, rated=rated)
        return await self.challenges.create(terms, ANN, opponents, place, "en")

    async def start_match(
        self,
        *moves: str,
        options: Mapping[str, object] | None = None,
        place: Place = HERE,
        clock: str = "",
        rated: bool = False,
    ) -> int:
        """Return the id of a match of Ann, who begins, with Bob, after some moves."""
        offered = await self.challenge(BOB, options=options, player=0, place=place, clock=clock, rated=rated)
        match = (await self.challenges.accept(offered.id, BOB, CARD)).match
        assert match
        for move in moves:
            await self.play(match, move)
        return match

    async def play(self, match: int, move: str) -> Match:
        """Play a move of whoever's turn it is."""
        mover = (await self.matches.get(match)).mover
        assert mover
        return await self.matches.submit(match, mover.person, move)

    async def play_some(self, match: int, moves: int = LEAST_MOVES) -> int:
        """Play the first move that there is, again and again; by default so often that the match counts for ratings."""
        for _ in range(moves):
            await self.play(match, next((await self.matches.get(match)).state.legal_moves()))
        return match

    async def look(self, match: int, user: int, entry: int) -> Match:
        """Look at the board of an entry, and return the match."""
        return await self.seen.mark(await self.matches.get(match), user, entry)

    async def rows(self, table: str) -> Sequence[Any]:
        """Return all rows of a table."""
        async with self.store.read() as transaction:
            return (await transaction.execute(ROWS[table])).all()

    async def queued_notices(self) -> list[str]:
        """Return the queued notices by kind, entry and number."""
        notices = [row for row in await self.rows("outbox") if row.kind not in ("card", "board", "offer")]
        return [f"{row.kind} {row.entry}.{row.number}" for row in notices]

    async def everything(self) -> dict[str, Sequence[Any]]:
        """Return all rows of all tables."""
        async with self.store.read() as transaction:
            return {table: (await transaction.execute(query)).all() for table, query in ROWS.items()}

    @asynccontextmanager
    async def refused(self, code: str, kind: type[Refusal] = MatchError, **data: object) -> AsyncIterator[None]:
        """Assert that what runs inside is refused with this code and data, and changes nothing in the database."""
        before = await self._cells()
        with refused(code, kind, **data):
            yield
        assert await self._cells() == before

    async def _cells(self) -> Mapping[str, Sequence[Any]]:
        """Return everything in the database as it is stored; a file is read at once, a tenth of the work."""
        url = self.store._engine.url
        if url.get_backend_name() != "sqlite":
            return await self.everything()
        with closing(sqlite3.connect(url.database or "")) as connection:
            return {table: connection.execute(f'SELECT * FROM "{table}"').fetchall() for table in ROWS}


@contextmanager
def refused(code: str, kind: type[Refusal] = MatchError, **data: object):
    """Assert that what runs inside is refused with this code and this data, among others."""
    with pytest.raises(kind) as caught:
        yield caught
    assert caught.value.code == code
    assert {name: caught.value.data.get(name) for name in data} == data


async def until(ready: Callable[[], Awaitable[object]]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(30):
        while not await ready():  # noqa: ASYNC110  there is no event for it
            await asyncio.sleep(0.02)


async def outcome(attempt: Awaitable[Any]) -> str:
    """Return `done`, or the code of the refusal."""
    try:
        await attempt
    except Refusal as refusal:
        return refusal.code
    return "done"


def _without_waiting(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=OFF")
    cursor.close()
