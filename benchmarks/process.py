"""Measurements in a process of their own: `python -m benchmarks.process KIND DATABASE MATCHES`.

Each kind prints one or two numbers.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from time import process_time
from types import MappingProxyType

TURNS, BOARDS = 1000, 100


async def store(database: Path, _: int) -> tuple[float]:
    """Return the seconds of processor time until the store is open and the outbox has been queried."""
    from discord.utils import utcnow

    from benchmarks.sample_database import database_url
    from runtime.services import Services

    services = await Services.open(database_url(database), utcnow)
    await services.outbox.claim(8)
    await services.close()
    return (process_time(),)


async def bot(database: Path, _: int) -> tuple[float]:
    """Return the seconds of processor time until the whole bot is ready, on a simulated Discord."""
    from benchmarks.sample_database import database_url
    from playground.simulation import Simulation
    from runtime.discord_client import create_bot
    from runtime.settings import Settings

    chosen = Settings(discord_token=None, data_dir=database.parent, database_url=database_url(database))
    async with Simulation(lambda: create_bot(chosen)) as sim:
        assert sim.bot.is_ready()
        return (process_time(),)


async def turns(database: Path, matches: int) -> tuple[float, float]:
    """Return the megabytes of the process after many turns in many matches, and after some boards are drawn as well."""
    from benchmarks.bot_work import BotWork
    from benchmarks.sample_database import database_url
    from matches import Match
    from renderer import View, render

    work = await BotWork.open(database_url(database), range(matches))
    chance = Random(1)
    boards = deque[Match](maxlen=BOARDS)
    for _ in range(TURNS):
        await work.choose_move(chance.randrange(matches))
        boards.append(await work.play())
    await work.close()
    before = resident()
    for match in boards:
        render(match.state, View(names=match.names))
    return before, resident()


def resident() -> float:
    """Return the resident memory of this process in megabytes, on Linux."""
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text("ascii").splitlines())
    return int(status["VmRSS"].split()[0]) / 1024


KINDS: Mapping[str, Callable[[Path, int], Awaitable[tuple[float, ...]]]] = MappingProxyType(
    {kind.__name__: kind for kind in (store, bot, turns)}
)


async def _main(kind: str, database: str, matches: str) -> None:
    print(*await KINDS[kind](Path(database), int(matches)))


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
