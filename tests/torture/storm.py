"""A storm of moves in which the bot is killed again and again."""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from tests.torture import ledger
from tests.torture.holds import Hold, Moment, What
from tests.torture.people import Diary, Pair
from tests.torture.process import Bot, Home, home
from tests.torture.standin import Standin, standin
from tests.torture.weather import Chance

TERMS = ("", "bid", "", "bid", "", "bid")
"""The options that each pair plays with."""
QUIET_WITHIN = 150.0
"""Seconds until what was put off most often falls due again."""
LONGEST_CALM = 2.0
"""Seconds that a bot has at most before its killer looks for the moment."""
ACT_WITHIN = 1.5
"""Seconds that a killer waits for its moment; it strikes then, come what may."""
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
    """What came of a storm."""

    seed: int
    seconds: float
    kills: dict[str, int]
    struck: int
    """How many bots were killed while a request of theirs was held up."""
    quiet_after: float
    """Seconds until the last bot had made up for everything."""
    stored: int
    accepted: int
    repeated: int
    resumed: int
    met: int
    """How many requests the weather has struck."""
    exit_code: int | None
    exit_seconds: float
    faults: list[str]
    complaints: list[str]


class Storm:
    """One run: the stand-in and its people stay, bots come and go."""

    def __init__(self, seed: int, discord: Standin, place: Home, forecast: Collection[Chance]) -> None:
        self.chance = random.Random(seed)
        self.forecast = forecast
        self.discord = discord
        self.home = place
        self.diary = Diary()
        chances = [random.Random(self.chance.random()) for _ in TERMS]
        self.pairs = [Pair(discord, self.diary, n, terms, chances[n]) for n, terms in enumerate(TERMS)]
        self.kills = dict.fromkeys(KILLS, 0)
        self.struck = 0
        self.quiet_after = 0.0
        self.late: list[asyncio.Task[None]] = []

    async def rage(self, kills: int, companions: int = 0) -> tuple[int | None, float]:
        """So many lives of the bot, beside `companions` that live on; then one that ends in peace: code, seconds."""
        for _ in range(companions):
            await (await self.home.start()).up()
        playing = [asyncio.create_task(pair.play()) for pair in self.pairs]
        try:
            for _ in range(kills):
                await self.life()
                for task in playing:
                    assert not task.done() or task.result()
            self.discord.weather.clear()
            bot = await (await self.home.start()).up()
            for pair in self.pairs:
                pair.resting.set()
            await asyncio.gather(*playing, *self.late)
            calm = time.monotonic()
            await until(lambda: not ledger.waiting(self.home.database), QUIET_WITHIN, every=0.1)
            self.quiet_after = time.monotonic() - calm
            return await bot.stop()
        finally:
            for task in playing:
                task.cancel()

    async def life(self) -> None:
        """A bot from its start to the moment at which it is killed."""
        if self.forecast:
            self.discord.weather.turn(self.chance.choice([self.forecast, ()]), self.chance.randrange(1_000_000))
        kind = self.chance.choices(list(KILLS), list(KILLS.values()))[0]
        self.kills[kind] += 1
        bot = await self.home.start()
        if kind == "starting":
            await asyncio.sleep(self.chance.uniform(0.2, 1.2))
            await bot.kill()
            return
        await bot.up()
        await asyncio.sleep(self.chance.uniform(0, LONGEST_CALM))
        if self.chance.random() < CHANCE_OF_A_DROP:
            await self.discord.gateway.drop(politely=self.chance.random() < 0.5)
        if kind == "at any time":
            await bot.kill()
        elif kind == "asked":
            await self.kill_when_asked(bot)
        else:
            what, moment = kind.split()
            await self.kill_in_request(bot, cast("What", what), cast("Moment", moment))

    async def kill_when_asked(self, bot: Bot) -> None:
        """Kills the bot a blink after somebody has asked something."""
        wanted = self.diary.asked + self.chance.randint(1, 6)
        await until(lambda: self.diary.asked >= wanted, ACT_WITHIN)
        await asyncio.sleep(self.chance.choice([0, 0.002, 0.005, 0.01, 0.02, 0.05]))
        await bot.kill()

    async def kill_in_request(self, bot: Bot, what: What, moment: Moment) -> None:
        """Kills the bot while a request of its is on the way to Discord, or the answer is on the way back."""
        hold = self.discord.holds.next(what, moment)
        await until(hold.arrived.is_set, ACT_WITHIN)
        self.struck += hold.arrived.is_set()
        await bot.kill()
        fate = self.chance.choice(["in time", "late", "lost"]) if moment == "before" else "in time"
        if fate == "late":
            self.late.append(asyncio.create_task(self.release_late(hold)))
        elif fate == "lost":
            self.discord.holds.lose(hold)
        else:
            self.discord.holds.cancel(hold)

    async def release_late(self, hold: Hold) -> None:
        """The network had kept the request: it takes effect when the next bot is at work."""
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        self.discord.holds.cancel(hold)


async def until(true: Callable[[], object], patience: float, every: float = 0.005) -> bool:
    """Waits for something to become true, or for patience to end."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(every)
    return True


async def storm(seed: int, kills: int, companions: int = 0, forecast: Collection[Chance] = ()) -> Outcome:
    """A storm from beginning to end, in a folder that is gone afterwards."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="torture-") as folder:
        async with standin() as discord, home(Path(folder), discord) as place:
            discord.gateway.shards = bool(companions)
            run = Storm(seed, discord, place, forecast)
            code, seconds = await run.rage(kills, companions)
            return Outcome(
                seed=seed,
                seconds=time.monotonic() - began,
                kills=run.kills,
                struck=run.struck,
                quiet_after=run.quiet_after,
                stored=ledger.stored(place.database),
                accepted=len(run.diary.accepted()),
                repeated=discord.routes.repeated,
                resumed=discord.gateway.resumed,
                met=discord.weather.met.total(),
                exit_code=code,
                exit_seconds=seconds,
                faults=ledger.faults(place.database, discord, run.diary),
                complaints=place.complaints(),
            )
