"""The cost of many open matches: the same work on a database with ten of them and on one with ten thousand.

The two take turns, with the settings of the bot and files in the folder for temporary files. Ratios are of processor
time; elapsed time, which includes the disk, is printed in brackets.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from statistics import median
from subprocess import PIPE, run
from tempfile import TemporaryDirectory

from benchmarks.bot_work import BotWork
from benchmarks.process import BOARDS, TURNS
from benchmarks.sample_database import RECORDS, create_database, database_url
from benchmarks.timing import Case, Timings, verdict

FEW, MANY = 10, 10_000
PLAYED = {FEW: range(FEW), MANY: range(0, MANY, 20 * RECORDS + 1)[:FEW]}
"""The indices of the matches that are played on; they have the same records."""
AIM = 1.2
ROUNDS = 40
STARTS = 3
ROOT = Path(__file__).parents[1]

Task = Callable[[BotWork, int], Awaitable[object]]
CACHED, UNCACHED = "a turn of a match that is cached", "a turn of a match that is loaded anew"
LONG = "a desk with twenty matches"
TASKS: Mapping[str, tuple[Task, Task]] = {
    CACHED: (BotWork.choose_move, BotWork.play),
    UNCACHED: (BotWork.choose_move_uncached, BotWork.play),
    "suggestions for /move": (BotWork.choose_move, BotWork.suggest),
    "the outbox, a post claimed and marked as sent": (BotWork.queue_turn, BotWork.deliver),
    "a check of deadlines": (BotWork.check_deadlines, BotWork.check_deadlines),
    "a desk with ten matches": (BotWork.load_desk, BotWork.load_desk),
}
"""The preparation of each task, and the task itself."""


def measure() -> Iterator[str]:
    """Yield medians and ratios of starting, of tasks, and of memory."""
    with TemporaryDirectory() as folder, asyncio.Runner() as runner:
        files = {size: Path(folder, f"{size}.db") for size in (FEW, MANY)}
        for size, file in files.items():
            create_database(file, size)
        yield f"{FEW} open matches, and {MANY} in {files[MANY].stat().st_size / 1e6:.0f} MB:"
        yield from _starts(files)
        yield from _work(runner.get_loop(), files)
        yield from _memory(files)


def _starts(files: Mapping[int, Path]) -> Iterator[str]:
    """Yield what it costs to start."""
    for kind, label in (("store", "a process that queries the outbox"), ("bot", "the whole bot, ready")):
        _, *rounds = [_of_processes(kind, files) for _ in range(1 + STARTS)]
        few, many = (median(seconds) for seconds in zip(*(number for (number,) in rounds), strict=True))
        ratio = median(many / few for ((few, many),) in rounds)
        yield f"{few:6.2f} {many:6.2f} s  {label}: {ratio:.3f}"


def _memory(files: Mapping[int, Path]) -> Iterator[str]:
    """Yield how much memory a bot has after many turns."""
    labels = f"memory after {TURNS} turns", f"and with {BOARDS} of the boards drawn"
    for (few, many), label in zip(_of_processes("turns", files), labels, strict=True):
        yield f"{few:6.1f} {many:6.1f} MB  {label}: {many / few:.3f}"


def _of_processes(kind: str, files: Mapping[int, Path]) -> list[tuple[float, ...]]:
    """Run a process of `kind` for each database, one after the other; return each number it prints, by database."""
    command = [sys.executable, "-m", "benchmarks.process", kind]
    outputs = [
        run([*command, file, str(size)], check=True, stdout=PIPE, text=True, cwd=ROOT).stdout  # noqa: S603
        for size, file in files.items()
    ]
    return [*zip(*(map(float, output.split()) for output in outputs), strict=True)]


def _work(loop: asyncio.AbstractEventLoop, files: Mapping[int, Path]) -> Iterator[str]:
    """Yield the cost of each task on both databases."""
    opened = {size: BotWork.open(database_url(file), PLAYED[size]) for size, file in files.items()}
    both = {size: loop.run_until_complete(work) for size, work in opened.items()}
    prepare: dict[str, Case] = {}
    cases: dict[str, Case] = {}
    for name, tasks in TASKS.items():
        for size, work in both.items():
            prepare[f"{name} {size}"], cases[f"{name} {size}"] = (partial(run_task, loop, task, work) for task in tasks)
    prepare[LONG] = cases[LONG] = partial(run_task, loop, BotWork.load_long_desk, both[MANY])
    timings = Timings(cases, ROUNDS, prepare)
    for work in both.values():
        loop.run_until_complete(work.close())
    for name in TASKS:
        few, many = (f"{name} {size}" for size in (FEW, MANY))
        yield f"{_times(timings, few)} {_times(timings, many)} ms  {name}: {verdict(timings.ratio(many, few), AIM)}"
    yield f"{_times(timings, LONG):>31} ms  {LONG}"
    worst = timings.ratio(f"{UNCACHED} {MANY}", f"{CACHED} {FEW}")
    yield f"{UNCACHED}, of {MANY} / {CACHED}, of {FEW}: {worst:.3f}"


def _times(timings: Timings, case: str) -> str:
    return f"{timings.milliseconds(case):6.2f} ({timings.elapsed_milliseconds(case):5.2f})"


def run_task(loop: asyncio.AbstractEventLoop, task: Task, work: BotWork, number: int) -> None:
    """Run a task to its end."""
    loop.run_until_complete(_await(task(work, number)))


async def _await(awaitable: Awaitable[object]) -> None:
    await awaitable
