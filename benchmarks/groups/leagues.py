"""The cost of a season of 500 people, step by step, and the waiting time of others.

The services run on a database alone, with a clock that is told the time. After each step follows a turn in another
match, with which it is compared: a move that is checked and stored, without its picture. Meanwhile somebody else writes
again and again, and waits hardly longer than while people play. Boards of that match are queued right after matches of
the league have begun, in the same channel: what goes out before them is counted.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.playing import begin, next_move
from benchmarks.sample_database import STARTED, database_url
from benchmarks.timing import verdict
from engine import GAMES
from matches import League, LeagueTerms, Person, Place
from matches.core.clock import DAY, read_clock
from matches.core.terms import Terms
from matches.events.event_director import BEGUN_AT_ONCE
from runtime.services import Services

PEOPLE = 500
PLACE = Place(1, 2)
TERMS = LeagueTerms("league", Terms(GAMES["contiguity"], "", read_clock("14d")), 8, doubled=False, at_once=3, days=14)
ENDED = 60
"""The number of matches that end one by one, each followed by the league's step about it."""
TURNS = 100
"""The number of turns before the league, to measure how long others wait meanwhile."""
BOARDS = 20
"""The number of boards of another match before which posts are counted."""
AIM = 8
"""The most that a step of each kind may cost in the median, in turns: little more than the matches that it begins."""
AIM_WAIT = 8
"""The most that another may have to wait to write in nineteen cases of twenty, in times of the wait beside turns."""
MOST_BEFORE = 2 * BEGUN_AT_ONCE
"""The most posts that may go out before a board of another match: those of the matches that began just before."""


def measure() -> Iterator[str]:
    """Yield the cost of each kind of step, and how long others wait."""
    with TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder, "leagues.db")))


async def _measure(file: Path) -> list[str]:
    run = Run()
    run.services = await Services.open(database_url(file), run.time, chance=Random(1))
    try:
        await run.begin()
        writer = asyncio.create_task(run.write())
        for _ in range(TURNS):
            await run.play_turn()
        beside = run.waits.copy()
        run.waits.clear()
        await run.play_season()
        writer.cancel()
    finally:
        await run.services.close()
    lines = []
    for kind, pairs in run.steps.items():
        step, turn = (1000 * median(seconds) for seconds in zip(*pairs, strict=True))
        lines.append(f"{len(pairs)} × {kind}: {step:.1f} ms, a turn {turn:.1f} ms: {verdict(step / turn, AIM)}")
    usual, waited = quantiles(beside, n=20)[-1], quantiles(run.waits, n=20)[-1]
    lines.append(
        f"to write takes others {1000 * waited:.0f} ms, seldom longer; {1000 * usual:.0f} ms beside turns: "
        + verdict(waited / usual, AIM_WAIT)
    )
    lines.append(f"posts before a later board of another match, at most: {verdict(max(run.before), MOST_BEFORE)}")
    return lines


class Run:
    """A league, and a match outside of it in the same channel."""

    services: Services

    def __init__(self) -> None:
        self.now = STARTED
        self.chance = Random(1)
        self.match = 0
        """A match outside of the league."""
        self.steps: dict[str, list[tuple[float, float]]] = defaultdict(list)
        """The seconds of each step, and of the turn after it, by its kind."""
        self.waits: list[float] = []
        """The seconds that another had to wait to write, and wrote."""
        self.before: list[int] = []
        """The number of posts before each board of the match outside of the league."""

    def time(self) -> datetime:
        """Return the time that is told."""
        return datetime.fromtimestamp(self.now, UTC)

    async def begin(self) -> None:
        """Begin a match outside of the league."""
        self.match = await begin(self.services, TERMS.match.game.id, (Person(1, "Ann"), Person(2, "Bob")), PLACE)

    async def play_turn(self) -> float:
        """Play a move outside of the league, and return the seconds that storing it takes."""
        if (await self.services.matches.get(self.match)).mover is None:
            await self.begin()
        mover, move = await next_move(self.services, self.match, self.chance)
        start = perf_counter()
        await self.services.matches.submit(self.match, mover, move)
        return perf_counter() - start

    async def write(self) -> None:
        """Write again and again, as somebody who changes their preferences."""
        while True:
            start = perf_counter()
            await self.services.preferences.set(1, theme="light")
            self.waits.append(perf_counter() - start)
            await asyncio.sleep(0.005)

    async def step(self, kind: str) -> None:
        """Do the next step of the league."""
        start = perf_counter()
        await self.services.events.advance(self.league.id)
        seconds = perf_counter() - start
        self.steps[kind].append((seconds, await self.play_turn()))

    async def steps_due(self, kind: str) -> None:
        """Do all steps that are due now."""
        while await self.services.events.queue.due():
            await self.step(kind)

    async def play_season(self) -> None:
        """Start a season, begin its matches, end some of them, and close it."""
        leagues, seasons = self.services.leagues, self.services.events
        while posts := await self.services.outbox.claim(50):
            for post in posts:
                await self.services.outbox.sent(post, PLACE.channel, 1)
        self.league: League = await leagues.create(1, PLACE.channel, "en", TERMS, self.now + DAY)
        for number in range(PEOPLE):
            await leagues.join(self.league.id, Person(1_000 + number, f"Player {number}"))
        self.now += DAY
        await self.step("making the divisions")
        await self.steps_due("pairing four divisions")
        while (wait := await seasons.queue.seconds_to_next()) and wait < 60:
            self.now += int(wait)
            await self.steps_due(f"beginning {BEGUN_AT_ONCE} matches")
            if len(self.before) < BOARDS:
                self.before.append(await self.deliver())
        season = await leagues.season(self.league.id)
        matches = [each.match for division in season.divisions for each in division.fixtures if each.match]
        running = len(matches)
        self.steps[f"beginning {BEGUN_AT_ONCE} matches"].pop()  # the last finds nothing more to begin
        for match in matches[:ENDED]:
            self.now += 20
            mover = (await self.services.matches.get(match)).mover
            assert mover
            await self.services.matches.resign(match, mover.person)
            await self.steps_due("what follows from the end of a match")
        start = perf_counter()
        await leagues.season(self.league.id)
        seconds = perf_counter() - start
        self.steps[f"reading all tables, with {running} matches begun"].append((seconds, await self.play_turn()))
        self.now = season.ends_at
        await self.steps_due("ending the season")
        assert not (await leagues.get(self.league.id)).is_running

    async def deliver(self) -> int:
        """Deliver what is queued. Return how many posts go before the board of the match outside of the league."""
        outbox, delivered = self.services.outbox, []
        while posts := await outbox.claim(1):
            delivered += [(post.kind, post.subject) for post in posts]
            await outbox.sent(posts[0], PLACE.channel, len(delivered))
        return delivered.index(("board", self.match))
