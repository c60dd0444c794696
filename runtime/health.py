"""The health check: the running bot writes a report to a file, and `python -m runtime.health` reads it.

A search process has its own file, which `python -m runtime.health --search` reads.

The check exits with 0 if, within the last three minutes, Discord answered the bot and the database could be written,
and if Discord accepts the bot's requests. Otherwise it prints the problem and exits with 1.
"""

import argparse
import asyncio
import json
import logging
import math
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import locales
from runtime import settings

if TYPE_CHECKING:
    from discord.ext import tasks

MAX_AGE = 180.0
"""Seconds without an answer from Discord, or without a write to the database, after which the bot is unhealthy."""

INTERVAL = 15.0

WRITE_INTERVAL = 60.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The state of the bot; times in seconds since 1970."""

    alive: float
    """The time when the gateway last answered the longest silent shard; without Discord, that of the report."""
    stored: float
    """The time of the last write to the database."""
    refused: bool = False
    """Whether Discord refuses the bot's requests (see `RefusalCounter`)."""
    shard: int | None = None
    """The shard that has been silent for the longest; None for a bot with a single one."""


class Checkable(Protocol):
    """The part of the bot that the health check uses."""

    @property
    def heartbeats(self) -> Mapping[int, float]:
        """Seconds from the latest heartbeat of each shard to its answer; not finite while the gateway is away."""

    @property
    def is_refused(self) -> bool:
        """Whether Discord refuses the bot's requests."""

    def is_closed(self) -> bool:
        """Whether the bot has closed its connection."""

    async def can_write(self) -> bool:
        """Write something to the database and return whether that succeeded."""


class HealthMonitor:
    """Write reports to the file `path`, starting with the gateway's first answer.

    Discord answers a heartbeat about every 40 seconds, which changes the shard's latency: measured times never repeat.
    A latency that stays the same means that the gateway no longer answers. The report has the time of the shard that
    has been silent longest. Shards connect one by one; a shard that never connected counts from the latest first answer
    of another.
    """

    def __init__(self, bot: Checkable, path: Path, now: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._path = path
        self._now = now
        self._latencies: dict[int, float] = {}
        self._answered: dict[int, float] = {}
        """Time of the latest answer to each shard."""
        self._latest_new = math.nan
        """Time of the latest first answer to a shard."""
        self._last_attempt = -math.inf
        self._report: HealthReport | None = None

    async def update(self) -> None:
        """Check the gateway and, once in `WRITE_INTERVAL`, the database, and write a report."""
        now = self._now()
        heartbeats = {} if self._bot.is_closed() else self._bot.heartbeats
        self._note_answers(heartbeats, now)
        if self._answered and heartbeats:
            answered = {shard: self._answered.get(shard, self._latest_new) for shard in heartbeats}
            least = min(answered, key=answered.__getitem__)
            silent = least if len(heartbeats) > 1 else None
            self._report = replace(self._report or HealthReport(now, now), alive=answered[least], shard=silent)
        if self._report is None:
            return
        if now - self._last_attempt >= WRITE_INTERVAL:
            self._last_attempt = now
            if await self._bot.can_write():
                self._report = replace(self._report, stored=now)
        self._report = replace(self._report, refused=self._bot.is_refused)
        write(self._path, self._report)

    def _note_answers(self, heartbeats: Mapping[int, float], now: float) -> None:
        """Record the shards that the gateway has answered since the last call."""
        for shard, latency in heartbeats.items():
            if math.isfinite(latency) and latency != self._latencies.get(shard):
                if shard not in self._answered:
                    self._latest_new = now
                self._answered[shard] = now
            self._latencies[shard] = latency


def health_loop(bot: Checkable, path: Path) -> "tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]":
    """Return a loop that writes reports to `path`, for the bot to start and cancel. Creates the folder if necessary."""
    from discord.ext import tasks  # noqa: PLC0415  the check, a process every half minute, does without discord.py

    path.parent.mkdir(parents=True, exist_ok=True)
    monitor = HealthMonitor(bot, path)

    @tasks.loop(seconds=INTERVAL)
    async def loop() -> None:
        await monitor.update()

    return loop


async def report_process(
    can_write: Callable[[], Awaitable[bool]], path: Path, now: Callable[[], float] = time.time
) -> None:
    """Write reports of a process without Discord to `path`, starting with the first successful write to its database.

    Runs until cancelled, even if reports cannot be written. Creates the folder if necessary.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    stored = None
    while True:
        stored = now() if await can_write() else stored
        if stored is not None:
            try:
                write(path, HealthReport(now(), stored))
            except OSError as fault:
                log.warning("the health report cannot be written: %s", fault)
        await asyncio.sleep(WRITE_INTERVAL)


def write(path: Path, report: HealthReport) -> None:
    """Replace the report atomically: a reader finds the old one or the new one."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(asdict(report)), encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> HealthReport | None:
    """Return the last report; None if there is none or it cannot be read."""
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
        shard = fields.get("shard")
        alive, stored, refused = float(fields["alive"]), float(fields["stored"]), bool(fields["refused"])
        return HealthReport(alive, stored, refused, None if shard is None else int(shard))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


class Sentences(NamedTuple):
    """Ids of the messages about one kind of process."""

    good: str
    lost: str
    silent: str


OF_BOT: Final = Sentences("setup-health-good", "setup-health-lost", "setup-health-silent")
OF_SEARCH: Final = Sentences("setup-health-search-good", "setup-health-search-lost", "setup-health-search-silent")


def check(path: Path, language: str, now: float, sentences: Sentences = OF_BOT) -> tuple[bool, str]:
    """Return whether a process is healthy at the time `now`, and a sentence with its state or problem."""
    report = read(path)
    if report is None:
        return False, locales.say(language, sentences.silent, path=path)
    silence, unwritten = max(0.0, now - report.alive), max(0.0, now - report.stored)
    if silence > MAX_AGE:
        minutes = int(silence // 60)
        if report.shard is not None:
            return False, locales.say(language, "setup-health-lost-shard", shard=str(report.shard), minutes=minutes)
        return False, locales.say(language, sentences.lost, minutes=minutes)
    if report.refused:
        return False, locales.say(language, "setup-health-refused", variable="DISCORD_TOKEN")
    if unwritten > MAX_AGE:
        return False, locales.say(language, "setup-health-unwritten", minutes=int(unwritten // 60))
    return True, locales.say(language, sentences.good, seconds=int(silence))


def check_process(loaded: settings.Settings, *, of_search: bool = False) -> tuple[bool, str]:
    """Return `check` for the bot with these settings, or for its search process, in the terminal's language."""
    path = loaded.search_health_file if of_search else loaded.health_file
    return check(path, settings.terminal_language(), time.time(), OF_SEARCH if of_search else OF_BOT)


def main() -> int:
    """Check the report in the file named by the settings, print the result, and return the exit code."""
    language = settings.terminal_language()
    parser = argparse.ArgumentParser(description=locales.say(language, "setup-health-about"))
    parser.add_argument("--search", action="store_true", help=locales.say(language, "setup-health-option-search"))
    of_search = parser.parse_args().search
    healthy, sentence = check_process(settings.load_or_exit(with_token=False), of_search=of_search)
    (sys.stdout if healthy else sys.stderr).write(f"{sentence}\n")
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
