"""People play without a pause while three bots share a PostgreSQL, and any of these is killed, cut off or held up."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

from tests.databases import Database
from tests.postgresql import Server
from tests.proxy import Proxy, proxy
from tests.torture.harness import checks
from tests.torture.harness.kill_run import KILLS, KillRun
from tests.torture.harness.process import Bot, Home
from tests.torture.harness.standin import Standin

BOTS = 3
AHEAD = 300
"""Seconds by which one clock in three is ahead, as if it were on another machine."""
LOSSES = {"process": 6, "server": 1, "connections": 1, "network": 1}
"""What is lost, and how often one thing against the others."""
CUT_OFF = "unexpected connection_lost() call"
"""In what asyncio logs of a connection of the driver that is cut while nobody waits for an answer."""
LONGEST_LOSS = 2.0
"""Seconds that the server or the network is away at most."""


class Cluster(Home):
    """A home of bots that reach their database through a proxy."""

    def __init__(self, folder: Path, server: Server, way: Proxy, discord: Standin) -> None:
        super().__init__(folder, Database(server.url("bot")), discord)
        self.server = server
        self.way = way
        self.settings["DATABASE_URL"] = make_url(self.database.url).set(port=way.port).render_as_string()

    async def start(self, *arguments: str) -> Bot:
        """Start a bot. The clock of every third one is wrong."""
        self.settings["CLOCK_AHEAD"] = str(0 if self.started % BOTS else AHEAD)
        return await super().start(*arguments)


class ClusterRun(KillRun):
    """One run with several bots, one of which may have been killed a moment ago."""

    def __init__(self, seed: int, discord: Standin, place: Cluster) -> None:
        super().__init__(seed, discord, place, ())
        self.cluster = place
        self.lost = dict.fromkeys(LOSSES, 0)

    async def life(self) -> None:
        """Lose something, and bring it back."""
        await self.calm()
        kind = self.rng.choices(list(LOSSES), list(LOSSES.values()))[0]
        self.lost[kind] += 1
        match kind:
            case "process":
                await self.lose_process()
            case "server":
                await asyncio.to_thread(self.cluster.server.kill)
                await asyncio.sleep(self.rng.uniform(0, LONGEST_LOSS))
                await asyncio.to_thread(self.cluster.server.start)
            case "connections":
                self.cluster.way.drop()
            case "network":
                self.cluster.way.stall()
                await asyncio.sleep(self.rng.uniform(0, LONGEST_LOSS))
                self.cluster.way.flow()

    async def lose_process(self) -> None:
        """Kill one of the bots at a moment that is drawn, and start another."""
        bots = sorted(self.cluster.running, key=lambda bot: bot.pid)
        kind = self.rng.choices(list(KILLS), list(KILLS.values()))[0]
        self.kills[kind] += 1
        await self.kill_at("at any time" if kind == "starting" else kind, self.rng.choice(bots))
        if kind == "starting":
            bot = await self.cluster.start()
            await asyncio.sleep(self.rng.uniform(0.2, 1.2))
            await bot.kill()
        while not await self.is_replaced():
            pass

    async def is_replaced(self) -> bool:
        """Start a bot. Return whether it comes up: if it finds no database, whoever runs it starts it again."""
        started = await self.cluster.start()
        with suppress(AssertionError):
            await started.up()
        if ended := started.process.exitcode is not None:
            self.cluster.running.discard(started)
        return not ended


@dataclass
class ClusterOutcome:
    """The result of a run."""

    seed: int
    seconds: float
    lost: dict[str, int]
    kills: dict[str, int]
    quiet_after: float
    stored: int
    accepted: int
    exit_code: int | None
    faults: list[str]
    complaints: list[str]


async def run_cluster(seed: int, losses: int, folder: Path, discord: Standin) -> ClusterOutcome:
    """Run from start to end."""
    began = time.monotonic()
    discord.gateway.shards = True
    async with cluster(folder, discord) as place:
        run = ClusterRun(seed, discord, place)
        code, _ = await run.run(losses, companions=BOTS)
        return ClusterOutcome(
            seed=seed,
            seconds=time.monotonic() - began,
            lost=run.lost,
            kills={kind: count for kind, count in run.kills.items() if count},
            quiet_after=run.quiet_after,
            stored=checks.stored(place.database),
            accepted=len(run.log.accepted()),
            exit_code=code,
            faults=checks.problems(place.database, discord, run.log),
            complaints=[line for line in place.complaints() if CUT_OFF not in line],
        )


@asynccontextmanager
async def cluster(folder: Path, discord: Standin) -> AsyncIterator[Cluster]:
    """Yield a home on a server of its own, and kill its bots in the end."""
    server = await asyncio.to_thread(Server.create, durable=True)
    server.add_database("bot")
    async with proxy(server.port) as way:
        place = Cluster(folder, server, way, discord)
        try:
            yield place
        finally:
            await place.kill_all()
            place.database.close()
            server.leave()
