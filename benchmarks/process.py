"""What is measured in a process of its own: `python -m benchmarks.process KIND DATABASE MATCHES`.

Each kind prints a number, or two.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from time import process_time
from types import MappingProxyType

TURNS, DRAWN = 1000, 100


async def store(database: Path, _: int) -> tuple[float]:
    """Seconds of processor time until the store is open and the outbox has been asked."""
    from discord.utils import utcnow

    from benchmarks.crowd import url
    from matches import Services

    services = await Services.open(url(database), utcnow)
    await services.outbox.claim(8)
    await services.close()
    return (process_time(),)


async def bot(database: Path, _: int) -> tuple[float]:
    """Seconds of processor time until the whole bot is ready, on a simulated Discord."""
    from benchmarks.crowd import url
    from bot import create_bot
    from playground.simulation import Simulation
    from settings import Settings

    chosen = Settings(discord_token=None, data_dir=database.parent, database_url=url(database))
    async with Simulation(lambda: create_bot(chosen)) as sim:
        assert sim.bot.is_ready()
        return (process_time(),)


async def turns(database: Path, matches: int) -> tuple[float, float]:
    """Megabytes that the process has after many turns all over the database; and when some boards are drawn as well."""
    from benchmarks.work import Work
    from matches import Match
    from renderer import View, render

    work = await Work.open(database, range(matches))
    chance = Random(1)
    boards = deque[Match](maxlen=DRAWN)
    for _ in range(TURNS):
        await work.choose(chance.randrange(matches))
        boards.append(await work.play())
    await work.close()
    before = resident()
    for match in boards:
        render(match.state, View(names=match.names))
    return before, resident()


def resident() -> float:
    """Megabytes of memory that this process has, as Linux counts them."""
    status = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text("ascii").splitlines())
    return int(status["VmRSS"].split()[0]) / 1024


KINDS: Mapping[str, Callable[[Path, int], Awaitable[tuple[float, ...]]]] = MappingProxyType(
    {kind.__name__: kind for kind in (store, bot, turns)}
)


async def _main(kind: str, database: str, matches: str) -> None:
    print(*await KINDS[kind](Path(database), int(matches)))


if __name__ == "__main__":
    asyncio.run(_main(*sys.argv[1:]))
