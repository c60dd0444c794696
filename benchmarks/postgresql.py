"""The cost of turns on PostgreSQL: beside SQLite, in statements, and with up to a million open matches.

A turn is a move that is checked and stored, and the board that is claimed and marked as sent; without its picture. Both
databases wait for the disk. Databases of different sizes, or kinds, take turns. All times are elapsed time, most of
which passes elsewhere, within which the quicker quarter of the rounds was done: the others tell more of whoever else
uses the machine. `TRILITHON_MATCHES=1000000` measures another size than ten thousand; filling a database with a
million matches takes a few minutes and 3 GB in the folder for temporary files.
"""

import asyncio
import os
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from benchmarks import load, sample_database, statements
from benchmarks.bot_work import BotWork
from benchmarks.server import COPIED, create_database, started
from benchmarks.timing import Case, Timings, verdict
from tests.postgresql import NoServerError, Server

FEW = 10
MANY = int(os.environ.get("TRILITHON_MATCHES", "10000"))
PLAYED = {FEW: range(FEW), MANY: range(0, MANY, COPIED + 1)[:FEW]}
"""The indices of the matches that are played on; they have the same records."""
AIM = 1.3
MOST_STATEMENTS = 20
ROUNDS = 40
TASKS: Mapping[str, tuple[load.Task, load.Task]] = {
    **load.TASKS,
    "the matches in which computers are to move, claimed": (BotWork.free_computers, BotWork.claim_computers),
}
TURN, SENT = "a turn, checked and stored", "its board, claimed and marked as sent"


def measure() -> Iterator[str]:
    """Yield statements, and times with ratios; nothing where there is no PostgreSQL."""
    try:
        with started() as server, TemporaryDirectory() as folder, asyncio.Runner() as runner:
            urls = {name: _both(server, folder, name, size) for name, size in (("empty", 0), ("few", FEW))}
            yield from _statements(runner, urls["empty"])
            yield from _side_by_side(runner, urls["few"])
            start = perf_counter()
            many = create_database(server, "many", MANY)
            [[size]] = server.run("SELECT pg_database_size('many')")
            yield f"{FEW} open matches, and {MANY} in {size / 1e6:.0f} MB, made in {perf_counter() - start:.0f} s:"
            yield from _sizes(runner, {FEW: urls["few"]["PostgreSQL"], MANY: many})
    except NoServerError as fault:
        yield f"not measured: {fault}"


def _both(server: Server, folder: str, name: str, matches: int) -> dict[str, str]:
    """Create a database of each kind, and return their URLs."""
    file = Path(folder, f"{name}.db")
    sample_database.create_database(file, matches)
    return {"SQLite": sample_database.database_url(file), "PostgreSQL": create_database(server, name, matches)}


def _statements(runner: asyncio.Runner, urls: Mapping[str, str]) -> Iterator[str]:
    """Yield how many statements turns of several kinds take."""
    counts = {kind: runner.run(statements.count(url)) for kind, url in urls.items()}
    for name in counts["SQLite"]:
        both = ", ".join(
            f"{found[name]} on {kind} ({'met' if found[name] <= MOST_STATEMENTS else 'MISSED'})"
            for kind, found in counts.items()
        )
        yield f"statements, with those that begin and end transactions, of {name}: {both}"


def _side_by_side(runner: asyncio.Runner, urls: Mapping[str, str]) -> Iterator[str]:
    """Yield what a turn takes on both kinds of databases."""
    works = {kind: runner.run(BotWork.open(url, range(FEW))) for kind, url in urls.items()}
    tasks = {TURN: (BotWork.choose_move, BotWork.play), SENT: (BotWork.queue_turn, BotWork.deliver)}
    timings = _timings(runner, works, tasks)
    for name in tasks:
        sqlite, postgresql = (f"{name} {kind}" for kind in urls)
        times = " ".join(f"{1000 * timings.quickest(case):6.2f}" for case in (sqlite, postgresql))
        yield f"{times} ms  {name}: PostgreSQL / SQLite {timings.quickest(postgresql) / timings.quickest(sqlite):.2f}"


def _sizes(runner: asyncio.Runner, urls: Mapping[int, str]) -> Iterator[str]:
    """Yield what tasks take on databases of two sizes."""
    works = {size: runner.run(BotWork.open(url, PLAYED[size])) for size, url in urls.items()}
    timings = _timings(runner, works, TASKS)
    for name in TASKS:
        few, many = (f"{name} {size}" for size in urls)
        times = " ".join(f"{1000 * timings.quickest(case):6.2f}" for case in (few, many))
        yield f"{times} ms  {name}: {verdict(timings.quickest(many) / timings.quickest(few), AIM)}"


def _timings(
    runner: asyncio.Runner, works: Mapping[Any, BotWork], tasks: Mapping[str, tuple[load.Task, load.Task]]
) -> Timings:
    """Measure each task on each database, called `TASK DATABASE`, and close them."""
    cases: tuple[dict[str, Case], dict[str, Case]] = {}, {}
    for name, pair in tasks.items():
        for key, work in works.items():
            for chosen, task in zip(cases, pair, strict=True):
                chosen[f"{name} {key}"] = partial(load.run_task, runner.get_loop(), task, work)
    prepare, measured = cases
    timings = Timings(measured, ROUNDS, prepare)
    for work in works.values():
        runner.run(work.close())
    return timings
