"""The lateness of the bot's event loop during long work: records, lines, thinking boards, an export.

A timer of some milliseconds runs in the loop, and the latest that it fires is measured. A short command, which is
answered with a board, is there for comparison: the simulated Discord works on the same loop.
"""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.boards.long_matches import random_match
from benchmarks.playing import simulated_bot
from benchmarks.timing import verdict
from matches.analysis.analysis_models import MOST_POSITIONS
from matches.archive.records import LONGEST, MOST_ENTRIES
from playground.simulation import Simulation

TICK: Final = 0.002
"""Seconds of the timer."""
GAME: Final = "contigo-capture"
"""A game whose moves take long."""
ROUNDS: Final = 3
AIM: Final = 6
"""The most lateness of the loop, in times of that for the short command."""
SHORT: Final = "a board"


def measure() -> Iterator[str]:
    """Yield for each piece of work how late the loop was, in the best of some rounds."""
    rounds = [asyncio.run(_round()) for _ in range(ROUNDS)]
    late = {name: min(found[name] for found in rounds) for name in rounds[0]}
    for name, seconds in late.items():
        yield f"{1000 * seconds:7.1f} ms late at most: {name}"
    worst = max(late, key=lambda name: late[name])
    yield f"{worst} / {SHORT}: {verdict(late[worst] / late[SHORT], AIM)}"


async def _round() -> Mapping[str, float]:
    """Return by how many seconds the loop was late, by piece of work."""
    with TemporaryDirectory() as folder:
        async with simulated_bot(Path(folder)) as sim:
            works = _works(sim)
            gc.collect()
            gc.freeze()  # as a bot does that has started
            try:
                return {name: await _lateness(work) for name, work in works.items()}
            finally:
                gc.unfreeze()


def _works(sim: Simulation) -> Mapping[str, Callable[[], Awaitable[Any]]]:
    """Return what somebody has the bot do, in this order."""
    alice, pages = sim.people["alice"], list[Any]()
    long, line = random_match(GAME, MOST_ENTRIES), random_match(GAME, MOST_POSITIONS - 10)
    state = _without_takebacks(line)

    async def ask(command: str, **options: Any) -> None:
        pages.append((await alice.slash(sim.channel, command, **options)).response)
        await sim.settle()

    async def press(wanted: str) -> None:
        prepared = sim.press("alice", pages[0], custom_id=pages[0].components[0]["components"][0]["custom_id"])
        prepared[1]["data"]["custom_id"] = f"trilithon:{wanted}"
        pages.append((await sim.at_once(prepared))[0].response)
        await sim.settle()

    move = next(long.legal_moves())
    blanks = ("blanks.txt", b"druid" + b" " * (LONGEST // 10) + b"x")
    return {
        "the first board": partial(ask, "analyse", position="contiguity"),
        SHORT: partial(ask, "analyse", position="druid"),
        "a long record is imported": partial(ask, "match import", record=_file(long.record())),
        "its thinking board is opened first": partial(ask, "analyse", match="1"),
        "a move is tried there": partial(press, f"think-play:m1:{MOST_ENTRIES}:0:{move}"),
        "it is written": partial(press, "record:1"),
        "a line fills a thinking board": partial(ask, "analyse", file=_file(state)),
        "a record is too long for one": partial(ask, "analyse", file=_file(_without_takebacks(long))),
        "a text of blanks is refused": partial(ask, "analyse", file=blanks),
        "everything is exported": partial(press, "export"),
    }


def _file(record: str) -> tuple[str, bytes]:
    return "record.txt", record.encode()


def _without_takebacks(match: Any) -> str:
    """Return the record of what stands in a match."""
    return "\n".join([f"{match.game.id} {match.terms.options}".strip(), *match.line])


async def _lateness(work: Callable[[], Awaitable[Any]]) -> float:
    """Return by how many seconds a timer was late at most while some work was done."""
    loop, latest = asyncio.get_running_loop(), 0.0

    async def tick() -> None:
        nonlocal latest
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            latest = max(latest, loop.time() - due)

    ticking = asyncio.create_task(tick())
    await work()
    ticking.cancel()
    return latest
