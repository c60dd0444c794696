"""A pool of search processes, started on first use and restarted when they die or hang."""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from thinking.jobs import Job
from thinking.scheduling import FairShares, WaitingQueue

FIRST, USUAL, LAST = range(3)
"""Classes of jobs: for people waiting for an answer, for matches, and background work."""
WEIGHTS: Final = (4, 2, 1)
"""The classes' shares of the processes' time while all of them wait."""
JOB_SECONDS: Final = 60.0
"""Seconds after which a process counts as hanging."""
SHORTEST: Final = 1.0
"""Least seconds granted to a job of a waiting person, however long it was queued."""
ATTEMPTS: Final = 3
"""Times that a job is given to a process if it dies or hangs."""
LONGEST_ANSWER: Final = 2**20
"""Most bytes of an answer."""
INHERITED: Final = ("PATH", "SYSTEMROOT", "TMPDIR", "PYTHONDONTWRITEBYTECODE")
"""Environment variables passed to a process. The bot's secrets are not."""

log = logging.getLogger(__name__)


class ThinkingError(Exception):
    """A job failed: it raised an error, or every process died or hung."""


class Thinkers:
    """A pool of processes with queues of waiting jobs."""

    def __init__(self, processes: int = 1, seconds: float = JOB_SECONDS) -> None:
        """Make a pool. With `processes` 0, for matches, one still serves waiting people.

        `seconds` is how long a job may take.
        """
        self.processes = processes
        self.measure: Callable[[str, float], object] = lambda *_: None
        """Called with the kind of a finished job, and the seconds it took."""
        self._seconds = seconds
        self._free = [_Process() for _ in range(max(processes, 1))]
        self._all = tuple(self._free)
        self._lines = tuple(WaitingQueue(self._pass_on) for _ in WEIGHTS)
        """The queues by class."""
        self._shares = FairShares(WEIGHTS)

    async def think(self, job: Job, urgency: int = USUAL, user: int = 0) -> Any:
        """Do a job in another process, and return its answer.

        `urgency` is the class of the job, and `user` the person it is for. Classes share the time by weight, and within
        a class users take turns. The seconds of a `FIRST` job include its time in the queue, so that the person gets
        the answer in time. Cancelling kills the process. Raises ThinkingError.
        """
        asked = time.perf_counter()
        async with self._process(urgency, user) as process:
            if urgency == FIRST and job.seconds:
                left = job.seconds - (time.perf_counter() - asked)
                job = replace(job, seconds=max(left, min(SHORTEST, job.seconds)))
            attempts = 0
            while True:
                began = time.perf_counter()
                try:
                    answer = await self._ask(process, job)
                except (OSError, EOFError, TimeoutError) as fault:
                    attempts += 1
                    log.warning("a thinking process is replaced (%s, %s)", type(fault).__name__, job.kind)
                    if attempts == ATTEMPTS:
                        raise ThinkingError(f"{attempts} processes failed") from fault
                else:
                    self.measure(job.kind, time.perf_counter() - began)
                    return answer

    async def close(self) -> None:
        """Kill the processes. A later job starts new ones."""
        for process in self._all:
            await process.kill()

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._all if process.pid is not None]

    async def _ask(self, process: "_Process", job: Job) -> Any:
        """Send a job to a process. On any failure or cancellation the process is killed."""
        try:
            async with asyncio.timeout(self._seconds):
                found = await process.ask(job.write())
        except BaseException:
            await process.kill()
            raise
        if "fault" in found:
            raise ThinkingError(found["fault"])
        return found["answer"]

    @asynccontextmanager
    async def _process(self, urgency: int, user: int) -> AsyncIterator["_Process"]:
        """Wait for a free process, and hold it within the context."""
        self._shares.begin(urgency)
        try:
            process = await self._take(urgency, user)
        except asyncio.CancelledError:
            self._shares.end(urgency, 0)
            raise
        began = time.perf_counter()
        try:
            yield process
        finally:
            self._shares.end(urgency, time.perf_counter() - began)
            self._pass_on(process)

    async def _take(self, urgency: int, user: int) -> "_Process":
        line = self._lines[urgency]
        if not self._free:
            return await line.wait(user)
        line.order.note(user)
        return self._free.pop()

    def _pass_on(self, process: "_Process") -> None:
        """Give a process to the next waiting job, or return it to the pool."""
        if waiting := [urgency for urgency, line in enumerate(self._lines) if line]:
            self._lines[self._shares.next(waiting)].give(process)
        else:
            self._free.append(process)


class _Process:
    """A slot for a process, which may or may not be running."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return self._process.pid if self._process and self._process.returncode is None else None

    async def ask(self, line: str) -> Any:
        """Write a line, and return the answer. Raises OSError, and EOFError if the process dies."""
        process = await self._running()
        assert process.stdin
        assert process.stdout
        process.stdin.write(line.encode() + b"\n")
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return json.loads(answer)

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process, starting it if necessary."""
        if self.pid is None:
            await self.kill()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "thinking.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                limit=LONGEST_ANSWER,
            )
        assert self._process
        return self._process


def _environment() -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name in INHERITED}
    return {**inherited, "PYTHONPATH": str(Path(__file__).resolve().parents[1])}
