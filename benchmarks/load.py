"""What many open matches cost: the same work on a database with ten of them and on one with ten thousand.

The two take turns, with their files where temporary files are kept, and the settings of the bot. Ratios are of
processor time; how long it took until the disk had it is told in brackets.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from subprocess import PIPE, run
from tempfile import TemporaryDirectory

from benchmarks import crowd
from benchmarks.process import DRAWN, TURNS
from benchmarks.timing import Case, Timings, verdict
from benchmarks.work import Work

FEW, MANY = 10, 10_000
PLAYED = {FEW: range(FEW), MANY: range(0, MANY, 20 * crowd.RECORDS + 1)[:FEW]}
"""The indices of the matches that are played on; they have the same records."""
AIM = 1.2
ROUNDS = 40
STARTS = 3
ROOT = Path(__file__).parents[1]

Deed = Callable[[Work, int], Awaitable[object]]
KNOWN, FORGOTTEN = "a turn of a match that is remembered", "a turn of a match that is read anew"
LONG = "a desk with twenty matches"
TASKS: Mapping[str, tuple[Deed, Deed]] = {
    KNOWN: (Work.choose, Work.play),
    FORGOTTEN: (Work.forget, Work.play),
    "suggestions for /move": (Work.choose, Work.suggest),
    "the outbox, a post claimed and noted as sent": (Work.promise, Work.post),
    "a look for deadlines": (Work.look_at_clocks, Work.look_at_clocks),
    "a desk with ten matches": (Work.sit, Work.sit),
}
"""What makes each piece of work ready, and the work."""


def measure() -> Iterator[str]:
    """Medians and ratios: of starting, of work, of memory."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        files = {size: Path(folder, f"{size}.db") for size in (FEW, MANY)}
        for size, file in files.items():
            crowd.make(file, size)
        yield f"{FEW} open matches, and {MANY} in {files[MANY].stat().st_size / 1e6:.0f} MB:"
        yield from _starts(files)
        yield from _work(runner.get_loop(), files)
        yield from _memory(files)


def _starts(files: Mapping[int, Path]) -> Iterator[str]:
    """What it takes to start."""
    for kind, told in (("store", "a process that asks the outbox"), ("bot", "the whole bot, ready")):
        _, *rounds = [_of_processes(kind, files) for _ in range(1 + STARTS)]
        few, many = (median(each) for each in zip(*(one for (one,) in rounds), strict=True))
        ratio = median(many / few for ((few, many),) in rounds)
        yield f"{few:6.2f} {many:6.2f} s  {told}: {ratio:.3f}"


def _memory(files: Mapping[int, Path]) -> Iterator[str]:
    """What a bot that has been busy keeps in memory."""
    told = f"memory after {TURNS} turns", f"and with {DRAWN} of the boards drawn"
    for (few, many), what in zip(_of_processes("turns", files), told, strict=True):
        yield f"{few:6.1f} {many:6.1f} MB  {what}: {many / few:.3f}"


def _of_processes(kind: str, files: Mapping[int, Path]) -> list[tuple[float, ...]]:
    """The numbers that processes of their own print, one after the other: for each number, that of each database."""
    command = [sys.executable, "-m", "benchmarks.process", kind]
    told = [
        run([*command, file, str(size)], check=True, stdout=PIPE, text=True, cwd=ROOT).stdout  # noqa: S603
        for size, file in files.items()
    ]
    return [*zip(*(map(float, one.split()) for one in told), strict=True)]


def _work(loop: asyncio.AbstractEventLoop, files: Mapping[int, Path]) -> Iterator[str]:
    """Each piece of work on both databases."""
    both = {size: loop.run_until_complete(Work.open(file, PLAYED[size])) for size, file in files.items()}
    ready: dict[str, Case] = {}
    cases: dict[str, Case] = {}
    for name, deeds in TASKS.items():
        for size, work in both.items():
            ready[f"{name} {size}"], cases[f"{name} {size}"] = (partial(_do, loop, deed, work) for deed in deeds)
    ready[LONG] = cases[LONG] = partial(_do, loop, Work.sit_long, both[MANY])
    timings = Timings(cases, ROUNDS, ready)
    for work in both.values():
        loop.run_until_complete(work.close())
    for name in TASKS:
        few, many = (f"{name} {size}" for size in (FEW, MANY))
        yield f"{_told(timings, few)} {_told(timings, many)} ms  {name}: {verdict(timings.ratio(many, few), AIM)}"
    yield f"{_told(timings, LONG):>31} ms  {LONG}"
    worst = timings.ratio(f"{FORGOTTEN} {MANY}", f"{KNOWN} {FEW}")
    yield f"{FORGOTTEN}, of {MANY} / {KNOWN}, of {FEW}: {worst:.3f}"


def _told(timings: Timings, case: str) -> str:
    return f"{timings.milliseconds(case):6.2f} ({timings.waited(case):5.2f})"


def _do(loop: asyncio.AbstractEventLoop, deed: Deed, work: Work, number: int) -> None:
    loop.run_until_complete(_done(deed(work, number)))


async def _done(work: Awaitable[object]) -> None:
    await work
