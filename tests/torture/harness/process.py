"""The bot as a process of its own, which can be killed."""

import asyncio
import json
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path

from tests import databases
from tests.databases import Database
from tests.torture.harness import bot_process
from tests.torture.harness.standin import Standin
from tests.torture.harness.world import TOKEN

LEASE_SECONDS = 2
UP_WITHIN = 90.0


class Home:
    """A folder for bots, and the database that they are started on."""

    def __init__(self, folder: Path, database: Database, discord: Standin, lease: int = LEASE_SECONDS) -> None:
        self.folder = folder
        self.discord = discord
        self.lease = lease
        self.database = database
        self.log = folder / "bot.log"
        self.settings = {"DATABASE_URL": database.url}
        """Variables of the environment of the bots that are started from now on, besides the usual ones."""
        self.running: set[Bot] = set()
        self.started = 0

    def serve_page(self) -> None:
        """Have the next bots serve the page; only one of them can run at a time."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.settings |= {"PUBLIC_URL": f"http://localhost:{port}", "WEB_PORT": str(port)}

    async def start(self, *arguments: str) -> "Bot":
        """Start a bot with some arguments, without waiting until it has connected."""
        environment = {
            **{name: value for name, value in os.environ.items() if name in ("PATH", "SYSTEMROOT", "TMPDIR")},
            "PYTHONDONTWRITEBYTECODE": os.environ.get("PYTHONDONTWRITEBYTECODE", ""),
            "STANDIN": self.discord.address,
            "DISCORD_TOKEN": TOKEN,
            "DATA_DIR": str(self.folder),
            "OUTBOX_LEASE": str(self.lease),
            "LOG_FORMAT": "json",
            **self.settings,
        }
        self.started += 1
        connected = self.discord.gateway.identified
        process = bot_process.make(environment, self.folder, self.log, arguments)
        process.start()
        bot = Bot(self, process, connected)
        self.running.add(bot)
        return bot

    async def kill_all(self) -> None:
        """Kill the bots that run."""
        for bot in list(self.running):
            await bot.kill()

    def lines(self) -> list[str]:
        """Return all that the bots have logged."""
        return self.log.read_text(encoding="utf-8", errors="replace").splitlines() if self.log.exists() else []

    def complaints(self) -> list[str]:
        """Return the errors and uncaught exceptions in the log, but for those that injected failures explain."""
        injected = bool(self.discord.injector.injected)
        return [line for line in self.lines() if not is_quiet(line) and not (injected and is_injected(line))]


def is_quiet(line: str) -> bool:
    """Return whether a line of the log is below an error. A line that was cut off by a kill counts as such."""
    try:
        return json.loads(line)["level"] not in ("ERROR", "CRITICAL")
    except (ValueError, KeyError, TypeError):
        return line.startswith("{") or not line.strip()


def is_injected(line: str) -> bool:
    """Return whether a line of the log says that an answer failed because of Discord or the network."""
    entry = json.loads(line) if line.startswith("{") else {}
    kind = entry.get("trace", "\n").splitlines()[-1]
    return entry.get("logger") == "runtime.faults" and kind.startswith(("discord.errors.", "aiohttp.", "Connection"))


class Bot:
    """One process."""

    def __init__(self, home: Home, process: BaseProcess, connected: int) -> None:
        self.home = home
        self.process = process
        self._connected = connected

    async def up(self) -> "Bot":
        """Wait until it has connected."""
        until = time.monotonic() + UP_WITHIN
        while self.home.discord.gateway.identified <= self._connected:
            assert self.process.exitcode is None, self.home.lines()[-30:]
            assert time.monotonic() < until, "the bot did not connect"
            await asyncio.sleep(0.01)
        return self

    @property
    def pid(self) -> int:
        """Its id."""
        assert self.process.pid
        return self.process.pid

    async def ended(self) -> int:
        """Wait until it has ended. Return its exit code."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self.process.sentinel)
        assert self.process.exitcode is not None
        return self.process.exitcode

    async def kill(self) -> None:
        """Kill it."""
        self.process.kill()
        await self.ended()
        self.home.running.discard(self)

    async def stop(self, within: float = 10.0) -> tuple[int | None, float]:
        """Send SIGTERM. Return its exit code and how long it took.

        After so many seconds it is killed, and there is no exit code.
        """
        began = time.monotonic()
        self.process.terminate()
        try:
            code = await asyncio.wait_for(self.ended(), within)
        except TimeoutError:
            await self.kill()
            return None, time.monotonic() - began
        self.home.running.discard(self)
        return code, time.monotonic() - began


@asynccontextmanager
async def home(
    folder: Path, discord: Standin, lease: int = LEASE_SECONDS, *, migrated: bool = False
) -> AsyncIterator[Home]:
    """Yield a home with a database that the first bot has to fill, or `migrated`, and kill its bots in the end."""
    with databases.new(folder, migrated=migrated) as database:
        made = Home(folder, database, discord, lease)
        try:
            yield made
        finally:
            await made.kill_all()
