"""The cost of a vote, and the delay of boards while five hundred people vote within a minute.

A vote is compared with the preview that its voter has seen before: the move played on the state, and the picture. Votes
come at the pace of five hundred a minute, and once a hundred at the same time; meanwhile another match is played, turn
after turn, each with its board claimed and marked as sent.
"""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Final

from benchmarks.playing import begin, next_move
from benchmarks.sample_database import database_url, person
from benchmarks.timing import Timings, verdict
from engine import GAMES
from matches import Place, TeamTerms
from matches.core.terms import Terms
from matches.teams import vote_queries
from renderer import View, render
from runtime.services import Services

MEMBERS: Final = 500
PLACE: Final = Place(1, 2)
GAME: Final = GAMES["druid"]
AT_ONCE: Final = 100
ROUNDS: Final = 60
SPAN: Final = 20.0
"""Seconds of playing with votes, and of playing without."""
RATE: Final = MEMBERS / 60
"""Votes a second."""
VOTE, PREVIEW = "a vote", "the preview of a move"
AIM: Final = 1.0
"""The most that a vote may take, in times of a preview."""
AIM_LATER: Final = 0.25
"""The most seconds by which a turn may be later while people vote than while nobody does."""


def measure() -> Iterator[str]:
    """Yield the costs of a vote and of its preview, and the times of turns with and without votes."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        services = runner.run(Services.open(database_url(Path(folder, "votes.db")), _now))
        voting = Voting(services)
        runner.run(voting.begin())
        yield from _costs(runner, voting)
        quiet = runner.run(voting.turns(SPAN))
        voted, busy = runner.run(voting.turns_while_voting())
        for name, found in (("nobody votes", quiet), (f"{voted} vote in {SPAN:.0f} s", busy)):
            yield f"{1000 * median(found):6.1f} ms (median), {1000 * _late(found):6.1f} ms (p95)  a turn while {name}"
        yield f"seconds by which a turn is later: {verdict(median(busy) - median(quiet), AIM_LATER)}"
        took, worst = runner.run(voting.all_at_once())
        yield f"{AT_ONCE} votes at the same time are stored within {took:.1f} s; the latest turn took {worst:.2f} s"
        yield f"{runner.run(voting.edits())} posts of the outbox edit the board for all these votes"
        runner.run(services.close())


def _costs(runner: asyncio.Runner, voting: "Voting") -> Iterator[str]:
    cases = {VOTE: lambda _: runner.run(voting.vote()), PREVIEW: lambda _: runner.run(voting.preview())}
    timings = Timings(cases, ROUNDS)
    yield from timings.lines()
    yield timings.comparison(VOTE, PREVIEW, AIM)


class Voting:
    """A match of a team of five hundred, and another one that two people play meanwhile."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.chance = Random(1)
        self.voters = count()
        self.match = self.other = 0

    async def begin(self) -> None:
        """Begin both matches, the first with some moves, and have everybody join the team."""
        host, guest, *others = map(person, range(MEMBERS + 1))
        made = await self.services.challenges.create(
            Terms(GAME, player=1), host, [guest], PLACE, "en", team=TeamTerms("Everybody")
        )
        assert made.team
        self.match = (await self.services.challenges.accept(made.id, guest)).match or 0
        for other in others:
            await self.services.teams.join(made.team.id, other)
        self.members = [host, *others]
        await self._play(self.match)
        self.moves = [*(await self.services.matches.get(self.match)).state.legal_moves()]
        self.other = await self._start_other()

    async def vote(self) -> None:
        """Have the next member vote for a move."""
        number = next(self.voters)
        voter, move = self.members[number % MEMBERS], self.moves[number % len(self.moves)]
        await self.services.votes.vote(self.match, voter, move, "It blocks both ways", seen=1)

    async def preview(self) -> None:
        """Draw the board as it would be after a move."""
        match = await self.services.matches.get(self.match)
        render(match.state.play(self.chance.choice(self.moves)), View(match.names))

    async def turns(self, seconds: float) -> list[float]:
        """Play the other match for some seconds. Return how long each turn took."""
        found, end = [], perf_counter() + seconds
        while perf_counter() < end:
            found.append(await self._turn())
            await asyncio.sleep(0.02)
        return found

    async def turns_while_voting(self) -> tuple[int, list[float]]:
        """Play while people vote at their pace. Return the number of votes, and how long each turn took."""
        playing = asyncio.create_task(self.turns(SPAN))
        begun, votes = perf_counter(), 0
        while not playing.done():
            await self.vote()
            votes += 1
            await asyncio.sleep(max(0.0, begun + votes / RATE - perf_counter()))
        return votes, await playing

    async def all_at_once(self) -> tuple[float, float]:
        """Have many vote at the same time. Return how long that took, and the longest turn meanwhile."""
        begun = perf_counter()
        everybody = asyncio.gather(*(self.vote() for _ in range(AT_ONCE)))
        worst = 0.0
        while not everybody.done():
            worst = max(worst, await self._turn())
        await everybody
        return perf_counter() - begun, worst

    async def edits(self) -> int:
        """Return how many posts the outbox has for edits of the board, each of which is sent again and again."""
        async with self.services.store.read() as transaction:
            return len(await vote_queries.tallies(transaction, self.match, 1))

    async def _turn(self) -> float:
        """Play a turn of the other match and post its board. Return the seconds."""
        if (await self.services.matches.get(self.other)).mover is None:
            self.other = await self._start_other()
        begun = perf_counter()
        await self._play(self.other)
        for post in await self.services.outbox.claim(20):
            await self.services.outbox.sent(post, 2, 10_000 + post.id)
        return perf_counter() - begun

    async def _play(self, match_id: int) -> None:
        await self.services.matches.submit(match_id, *await next_move(self.services, match_id, self.chance))

    async def _start_other(self) -> int:
        return await begin(self.services, GAME.id, (person(900), person(901)), PLACE)


def _late(seconds: list[float]) -> float:
    """Return the 95th percentile."""
    return quantiles(seconds, n=20)[18]


def _now() -> datetime:
    return datetime.fromtimestamp(time(), UTC)
