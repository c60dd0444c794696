"""The turns a second that one process stores, and several on one database; and how soon they hear of each other.

Each process plays in sixteen matches at a time and marks all boards as sent, as if Discord took no time. On PostgreSQL
it is also told what the connections wait for, and how much it costs that people take lessons meanwhile, and that
processes wake each other. Figures are comparable only within a run, and only while nobody else uses the machine.
"""

import asyncio
import json
import os
from asyncio.subprocess import PIPE, Process, create_subprocess_exec
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from sys import executable
from tempfile import TemporaryDirectory
from time import monotonic

import asyncpg

from benchmarks import sample_database
from benchmarks.load import ROOT
from benchmarks.server import create_database, started
from store import open_store
from tests.postgresql import NoServerError, Server

MATCHES = 24
"""The number of matches in which each process plays."""
PROCESSES = 4
DISCORD = 50
"""Requests a second that Discord allows a bot; a turn takes two at least."""
WAKE_UPS = 60
LOOK = 0.1
"""Seconds between two looks at what connections wait for."""
WAITING = """
SELECT CASE WHEN state = 'active' THEN coalesce(wait_event_type || ' ' || wait_event, 'nothing') ELSE 'the bot' END
FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'trilithon' AND state <> 'idle'
"""
CASES: Mapping[str, tuple[int, int, bool]] = {
    "1 process": (1, 0, True),
    f"{PROCESSES} processes": (PROCESSES, 0, True),
    f"{PROCESSES} processes, a lesson's step tried after every second turn": (PROCESSES, 50, True),
    f"{PROCESSES} processes that tell each other nothing": (PROCESSES, 0, False),
}
"""The cases on PostgreSQL: processes, tries of a step after a hundred turns, and whether processes wake each other."""


@dataclass
class Played:
    """The joint results of some processes."""

    rate: float
    """Turns a second, with their boards delivered."""
    processor: float
    """Milliseconds of the processes' processor time for each."""
    late: float
    """Seconds within which nineteen of twenty turns were stored."""
    busy: int
    """The number of transactions that could not begin."""
    waits: Counter[str]
    """The events that connections in transactions were seen waiting for."""
    server: float = 0
    """Milliseconds of the server's processor time for each, if there is a server."""

    def __str__(self) -> str:
        text = f"{self.rate:6.1f} turns a second; each took {self.processor:.1f} ms of the bot's processor time"
        if self.server:
            text += f" and {self.server:.1f} ms of the server's"
        text += f"; 95 % stored within {1000 * self.late:.0f} ms"
        if self.busy:
            text += f", {self.busy} times busy"
        if self.waits:
            most = self.waits.most_common(5)
            text += "; waits: " + ", ".join(f"{kind} {count / self.waits.total():.0%}" for kind, count in most)
        return text


def measure() -> Iterator[str]:
    """Yield turns a second, what limits them, and how long wake-ups take."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        file = Path(folder, "turns.db")
        sample_database.create_database(file, (1 + PROCESSES) * MATCHES)
        url = sample_database.database_url(file)
        for first, processes in ((0, 1), (1, PROCESSES)):
            yield f"SQLite, {processes} processes: {runner.run(_play(url, first, processes))}"
        try:
            with started() as server:
                total = sum(processes for processes, *_ in CASES.values())
                yield from _postgresql(runner, server, create_database(server, "turns", total * MATCHES))
        except NoServerError as fault:
            yield f"PostgreSQL is not measured: {fault}"


def _postgresql(runner: asyncio.Runner, server: Server, url: str) -> Iterator[str]:
    rates, first = [], 0
    for name, (processes, tries, tells) in CASES.items():
        played = runner.run(_play(url, first, processes, tries, tells=tells, server=server))
        first += processes
        rates.append(played.rate)
        yield f"PostgreSQL, {name}: {played}"
    one, several, mixed, silent = rates
    yield f"{PROCESSES} processes / 1: {several / one:.2f}; with lessons / without: {mixed / several:.2f}"
    yield f"telling / not: {several / silent:.2f}; turns / what Discord allows: {several / DISCORD:.1f}"
    delays = runner.run(_wake_ups(url))
    late = quantiles(delays, n=20)[-1]
    yield f"a wake-up reaches another process after {1000 * median(delays):.1f} ms (median), {1000 * late:.1f} ms (p95)"


def _spent(server: Server) -> float:
    """Return the seconds of processor time that a server's processes have used, on Linux."""
    first = (server.folder / "data" / "postmaster.pid").read_text("ascii").split()[0]
    running = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
    ticks = sum(_ticks(first)[2:]) + sum(sum(_ticks(process)[:2]) for process in running)
    return ticks / os.sysconf("SC_CLK_TCK")


def _ticks(process: str) -> list[int]:
    """Return the processor time of a process, as user and as system, and those of its children that have ended."""
    with suppress(OSError):
        numbers = Path(f"/proc/{process}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
        return [int(number) for number in numbers[11:15]]
    return [0, 0, 0, 0]


async def _play(
    url: str, first: int, processes: int, tries: int = 0, *, tells: bool = True, server: Server | None = None
) -> Played:
    """Have some processes play, each in matches of its own, from those of the process number `first` on."""
    started = [
        await _start(url, (first + number) * MATCHES, MATCHES, tries, tells=tells) for number in range(processes)
    ]
    for process in started:
        await _ready(process)
    waits: Counter[str] = Counter()
    looking = asyncio.create_task(_look(url, waits))
    spent = _spent(server) if server else 0
    outputs = await asyncio.gather(*(process.communicate(b"\n") for process in started))
    looking.cancel()
    found = [json.loads(output) for output, _ in outputs]
    seconds = [turn for each in found for turn in each["seconds"]]
    return Played(
        rate=len(seconds) / (max(each["end"] for each in found) - min(each["start"] for each in found)),
        processor=1000 * sum(each["processor"] for each in found) / len(seconds),
        late=quantiles(seconds, n=20)[-1],
        busy=sum(each["busy"] for each in found),
        waits=waits,
        server=1000 * (_spent(server) - spent) / len(seconds) if server else 0,
    )


async def _start(url: str, first: int, matches: int, tries: int = 0, *, tells: bool = True) -> Process:
    arguments = map(str, (url, first, matches, tries, int(tells)))
    return await create_subprocess_exec(
        executable, "-m", "benchmarks.player", *arguments, cwd=ROOT, stdin=PIPE, stdout=PIPE
    )


async def _ready(process: Process) -> None:
    """Wait until a process has said that it is ready."""
    assert process.stdout
    assert await process.stdout.readline()


async def _look(url: str, waits: Counter[str]) -> None:
    """Count what connections wait for, until cancelled, where the database can be asked."""
    if url.startswith("sqlite"):
        return
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    while True:
        waits.update(kind for (kind,) in await connection.fetch(WAITING))
        await asyncio.sleep(LOOK)


async def _wake_ups(url: str) -> list[float]:
    """Return the seconds from the end of a commit here until a worker of another process wakes, again and again."""
    process = await _start(url, 0, 0)
    await _ready(process)
    assert process.stdout
    store = await open_store(url)
    starts, ends = list[float](), list[float]()
    for _ in range(WAKE_UPS):
        async with store.write() as transaction:
            transaction.after_commit(lambda: starts.append(monotonic()))
            transaction.after_commit(transaction.signals.outbox.set)
        ends.append(float(await process.stdout.readline()))
        await asyncio.sleep(LOOK / 5)
    await store.close()
    await process.communicate(b"")
    return [end - start for start, end in zip(starts, ends, strict=True)]
