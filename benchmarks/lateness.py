"""The lateness of the bot's event loop while a computer thinks, compared with an idle bot.

A timer of some milliseconds runs in the loop, and how late it fires is measured. Idle and thinking spans take turns, so
that whatever else the machine does befalls both alike.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from statistics import median, quantiles

from benchmarks.timing import verdict
from engine import GAMES
from thinking import Job, Thinkers

TICK = 0.002
"""Seconds of the timer."""
SPAN = 2.0
"""Seconds of a span."""
ROUNDS = 7
AIM = 1.5
"""The most lateness of the loop at the 95th percentile, in times of that of an idle bot."""
LEVEL = 7


def measure() -> Iterator[str]:
    """Yield the lateness of both, and their ratio."""
    rounds = asyncio.run(_rounds())
    for name, spans in zip(("idle", "thinking"), zip(*rounds, strict=True), strict=True):
        middle, late = (1000 * median(span[number] for span in spans) for number in (9, 18))
        yield f"{name}: a timer of {1000 * TICK:.0f} ms is late by {middle:.2f} ms (median), {late:.2f} ms (p95)"
    ratio = median(thinking[18] / idle[18] for idle, thinking in rounds)
    yield f"thinking / idle at p95: {verdict(ratio, AIM)}"


async def _rounds() -> list[tuple[list[float], list[float]]]:
    """Return the lateness of each round's idle and thinking span, in steps of 5 %."""
    thinkers = Thinkers()
    await thinkers.think(_job(1))  # so that the process runs
    found = []
    for number in range(ROUNDS):
        idle = await lateness()
        thought = asyncio.create_task(_think(thinkers, number))
        found.append((idle, await lateness()))
        thought.cancel()
        with suppress(asyncio.CancelledError):
            await thought
        await thinkers.think(_job(1))
    await thinkers.close()
    return found


async def _think(thinkers: Thinkers, seed: int) -> None:
    """Think without a pause, as a computer does for which many matches wait."""
    while True:
        await thinkers.think(_job(LEVEL, seed))


def _job(level: int, seed: int = 0) -> Job:
    return Job("decide", GAMES["druid"].start({"size": 12}).record(), level=level, seed=seed)


async def lateness() -> list[float]:
    """Return by how many seconds a timer is late for a while, in steps of 5 %."""
    loop = asyncio.get_running_loop()
    late, end = [], loop.time() + SPAN
    while (due := loop.time() + TICK) < end:
        await asyncio.sleep(TICK)
        late.append(loop.time() - due)
    return quantiles(late, n=20)
