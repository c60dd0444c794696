"""A pool of processes that think. They are started when they are first needed, and again when they die or hang."""

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
from thinking.turns import Line, Shares

FIRST, USUAL, LAST = range(3)
"""The classes of jobs: of people who wait for an answer, of matches, and of what can take its time."""
WEIGHTS: Final = (4, 2, 1)
"""By class, its share of the processes' time where all of them wait."""
JOB_SECONDS: Final = 60.0
"""Seconds after which a process counts as hanging."""
SHORTEST: Final = 1.0
"""Seconds that a job of a person who waits may take at least, however long they have waited for it to begin."""
ATTEMPTS: Final = 3
"""How often a job is given to a process, if it dies or hangs with it."""
LONGEST_ANSWER: Final = 2**20
"""The most bytes of an answer."""
INHERITED: Final = ("PATH", "SYSTEMROOT", "TMPDIR", "PYTHONDONTWRITEBYTECODE")
"""The environment variables that a process gets. It has no use for the bot's secrets."""

log = logging.getLogger(__name__)


class ThinkingError(Exception):
    """A job that could not be done: it raises an error, or every process dies or hangs with it."""


class Thinkers:
    """Several processes, and those who wait for one of them to be free."""

    def __init__(self, processes: int = 1, seconds: float = JOB_SECONDS) -> None:
        """Make a pool of so many processes. With none that think for matches, one still does for people who wait.

        `seconds` is how long a job may take.
        """
        self.processes = processes
        self.measure: Callable[[str, float], object] = lambda *_: None
        """Called with the kind of a job that was done, and the seconds that it took."""
        self._seconds = seconds
        self._free = [_Process() for _ in range(max(processes, 1))]
        self._all = tuple(self._free)
        self._lines = tuple(Line(self._pass_on) for _ in WEIGHTS)
        """By class, the users who wait for a process."""
        self._shares = Shares(WEIGHTS)

    async def think(self, job: Job, urgency: int = USUAL, user: int = 0) -> Any:
        """Do a job in another process, and return its answer.

        `urgency` is the class of the job, and `user` the person for whom it is done. The classes have their shares of
        the time, and within a class the users take turns. The seconds of a job that is `FIRST` count from now on, so
        that the person has an answer in time. If this is cancelled, the process is killed. Raises ThinkingError.
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
        """Kill the processes. A job after this starts new ones."""
        for process in self._all:
            await process.kill()

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [process.pid for process in self._all if process.pid is not None]

    async def _ask(self, process: "_Process", job: Job) -> Any:
        """Give a job to a process. If that fails in any way, or is cancelled, the process is killed."""
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
        """Wait for a process that is free, and have it for the context."""
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
        line.rota.note(user)
        return self._free.pop()

    def _pass_on(self, process: "_Process") -> None:
        """Give a process to whoever is next, or put it back."""
        if waiting := [urgency for urgency, line in enumerate(self._lines) if line]:
            self._lines[self._shares.next(waiting)].give(process)
        else:
            self._free.append(process)


class _Process:
    """A place for a process, which may run or not."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Its id while it runs."""
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
        """End the process, if it runs."""
        process, self._process = self._process, None
        if process:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process, started if it does not run."""
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
