"""People play without a pause while the bot is killed again and again."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tests.torture.harness import checks
from tests.torture.harness.fault_injection import FailureRule
from tests.torture.harness.holds import Hold, Moment, What
from tests.torture.harness.people import WAYS, Pair, RequestLog
from tests.torture.harness.process import Bot, Home, home
from tests.torture.harness.standin import Standin, standin
from tests.torture.harness.world import GUILD

TERMS = ("", "bid", "", "bid", "", "bid")
"""The options that each pair plays with."""
ALONE = 2
"""How many people play against computers besides."""
QUIET_WITHIN = 150.0
"""Seconds until the posts that were put off longest are due again."""
ACCEPTS_WITHIN = 30.0
"""Seconds that every second bot is given until it has accepted a move, without which there is nothing to lose."""
LONGEST_CALM = 2.0
"""Seconds that a bot then runs at most before the moment to kill it is looked for."""
ACT_WITHIN = 1.5
"""Seconds that the moment is waited for; then the bot is killed in any case."""
CHANCE_OF_A_DAILY = 0.5
"""How often a puzzle of the day is due when a bot starts."""
CHANCE_OF_A_DROP = 0.2
"""How often the gateway drops a bot's connection before the bot is killed."""

KILLS = {
    "at any time": 5,
    "starting": 2,
    "asked": 4,
    "message after": 5,
    "message before": 4,
    "answer before": 2,
    "answer after": 2,
    "thread before": 1,
    "thread after": 1,
    "edit after": 1,
}
"""When to kill, and how often one moment is chosen against another. Two words: a request, before or after it."""


@dataclass
class Outcome:
    """The result of a run."""

    seed: int
    seconds: float
    kills: dict[str, int]
    struck: int
    """How many bots were killed while one of their requests was held up."""
    quiet_after: float
    """Seconds until the last bot had sent all posts."""
    stored: int
    planned: int
    """How many entries were played as planned."""
    puzzles: int
    """How many puzzles of the day were queued."""
    accepted: int
    repeated: int
    resumed: int
    met: int
    """How many requests failed because of injected failures."""
    exit_code: int | None
    exit_seconds: float
    faults: list[str]
    complaints: list[str]


class KillRun:
    """One run: the stand-in and its people stay, while bots start and are killed."""

    def __init__(self, seed: int, discord: Standin, place: Home, rules: Collection[FailureRule]) -> None:
        self.rng = random.Random(seed)
        self.days = random.Random(seed)
        """Draws when a puzzle of the day is due."""
        self.rules = rules
        self.discord = discord
        self.home = place
        self.log = RequestLog()
        options = [*TERMS, *[""] * ALONE]
        rngs = [random.Random(self.rng.random()) for _ in options]
        self.pairs = [
            Pair(discord, self.log, n, terms, rngs[n], alone=n >= len(TERMS)) for n, terms in enumerate(options)
        ]
        self.kills = dict.fromkeys(KILLS, 0)
        self.calms = 0
        self.struck = 0
        self.quiet_after = 0.0
        self.late: list[asyncio.Task[None]] = []
        self.fates = ["in time", "late", "lost"]
        """What may become of a request that a bot was killed in before it arrived."""

    async def run(self, kills: int, companions: int = 0) -> tuple[int | None, float]:
        """Start and kill a bot so many times, beside `companions` that go on; then start one and stop it.

        Return the exit code of the last one, and how many seconds it took to stop.
        """
        if companions:
            self.fates.remove("lost")  # it may be the request of a bot that goes on
        for _ in range(companions):
            await (await self.home.start()).up()
        if not companions:  # beside others a bot would find the port of the page taken, and not start
            self.home.serve_page()
            for pair in self.pairs:
                pair.ways = (*WAYS, "page")
        playing = [asyncio.create_task(pair.play()) for pair in self.pairs]
        try:
            for _ in range(kills):
                await self.life()
                for task in playing:
                    assert not task.done() or task.result()
            self.discord.injector.stop()
            await asyncio.to_thread(checks.make_refused_due, self.home.database)
            bot = await (await self.home.start()).up()
            for pair in self.pairs:
                pair.resting.set()
            await asyncio.gather(*playing, *self.late)
            calm = time.monotonic()
            await until(lambda: not checks.waiting(self.home.database), QUIET_WITHIN, every=0.1)
            self.quiet_after = time.monotonic() - calm
            return await bot.stop()
        finally:
            for task in playing:
                task.cancel()
            for pair in self.pairs:
                await pair.close_pages()

    async def life(self) -> None:
        """Start a bot, and kill it at a moment that is drawn."""
        if self.rules:
            self.discord.injector.start(self.rng.choice([self.rules, ()]), self.rng.randrange(1_000_000))
        kind = self.rng.choices(list(KILLS), list(KILLS.values()))[0]
        self.kills[kind] += 1
        if self.home.database.is_migrated() and self.days.random() < CHANCE_OF_A_DAILY:
            await asyncio.to_thread(checks.make_daily_due, self.home.database, GUILD, self.pairs[0].channel)
        bot = await self.home.start()
        if kind == "starting":
            await asyncio.sleep(self.rng.uniform(0.2, 1.2))
            await bot.kill()
            return
        await bot.up()
        await self.calm()
        if self.rng.random() < CHANCE_OF_A_DROP:
            await self.discord.gateway.drop(politely=self.rng.random() < 0.5)
        await self.kill_at(kind, bot)

    async def calm(self) -> None:
        """Let people play for a time that is drawn; every second time it begins when a move is accepted."""
        self.calms += 1
        if self.calms % 2:
            before = len(self.log.requests)
            await until(lambda: any(made.accepted for made in self.log.requests[before:]), ACCEPTS_WITHIN, every=0.02)
        await asyncio.sleep(self.rng.uniform(0, LONGEST_CALM))

    async def kill_at(self, kind: str, bot: Bot) -> None:
        """Kill a bot at a moment of a kind."""
        if kind == "at any time":
            await bot.kill()
        elif kind == "asked":
            await self.kill_when_asked(bot)
        else:
            what, moment = kind.split()
            await self.kill_in_request(bot, cast("What", what), cast("Moment", moment))

    async def kill_when_asked(self, bot: Bot) -> None:
        """Kill the bot some milliseconds after an interaction or a reply."""
        wanted = self.log.asked + self.rng.randint(1, 6)
        await until(lambda: self.log.asked >= wanted, ACT_WITHIN)
        await asyncio.sleep(self.rng.choice([0, 0.002, 0.005, 0.01, 0.02, 0.05]))
        await bot.kill()

    async def kill_in_request(self, bot: Bot, what: What, moment: Moment) -> None:
        """Kill the bot while a request is on its way to Discord, or the response on its way back."""
        hold = self.discord.holds.next(what, moment)
        await until(hold.arrived.is_set, ACT_WITHIN)
        self.struck += hold.arrived.is_set()
        await bot.kill()
        fate = self.rng.choice(self.fates) if moment == "before" else "in time"
        if fate == "late":
            self.late.append(asyncio.create_task(self.release_late(hold)))
        elif fate == "lost":
            self.discord.holds.lose(hold)
        else:
            self.discord.holds.cancel(hold)

    async def release_late(self, hold: Hold) -> None:
        """Release a request when the next bot is at work, as if the network had kept it."""
        await asyncio.sleep(self.rng.uniform(0.5, 3))
        self.discord.holds.cancel(hold)


async def until(true: Callable[[], object], patience: float, every: float = 0.005) -> bool:
    """Wait until something is true. Return False after so many seconds."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(every)
    return True


async def run_with_kills(seed: int, kills: int, companions: int = 0, rules: Collection[FailureRule] = ()) -> Outcome:
    """Run from start to end in a folder that is removed afterwards."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        async with standin() as discord, home(Path(folder), discord) as place:
            discord.gateway.shards = bool(companions)
            run = KillRun(seed, discord, place, rules)
            code, seconds = await run.run(kills, companions)
            return Outcome(
                seed=seed,
                seconds=time.monotonic() - began,
                kills=run.kills,
                struck=run.struck,
                quiet_after=run.quiet_after,
                stored=checks.stored(place.database),
                planned=sum(map(len, checks.planned_entries(place.database).values())),
                puzzles=len(checks.read(place.database, "SELECT id FROM dailies")),
                accepted=len(run.log.accepted()),
                repeated=discord.routes.repeated,
                resumed=discord.gateway.resumed,
                met=discord.injector.injected.total(),
                exit_code=code,
                exit_seconds=seconds,
                faults=checks.problems(place.database, discord, run.log),
                complaints=place.complaints(),
            )
