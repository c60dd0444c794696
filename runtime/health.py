"""The health check: the running bot writes a report to a file, and `python -m runtime.health` reads it.

A search process has its own file, which `python -m runtime.health --search` reads.

The check exits with 0 if, within the last three minutes, Discord answered the bot and the database could be written,
and if Discord accepts the bot's requests. Otherwise it prints the problem and exits with 1. The process itself, at
`/healthz`, answers by the same rules from what it remembers.
"""

import argparse
import asyncio
import json
import logging
import math
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import locales
from runtime import settings

MAX_AGE = 180.0
"""Seconds without an answer from Discord, or without a write to the database, after which the bot is unhealthy."""

INTERVAL = 15.0
"""Seconds between two reports, and most seconds that one waits for the database."""

WRITE_INTERVAL = 60.0

STOPPED_WITHIN = 1.0
"""Seconds that the end of the checks waits for a database that does not answer."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The state of a process, with ages in seconds when it was written: they pass whatever the clock is set to."""

    written: float
    """When it was written, in seconds since 1970."""
    silent: float
    """How long ago the gateway last answered the longest silent shard; 0 without Discord."""
    unstored: float
    """How long ago the database was last written."""
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


class _Known(NamedTuple):
    """What a process knows of itself, in seconds on its monotonic clock."""

    at: float
    heard: float
    stored: float
    refused: bool
    shard: int | None


class HealthMonitor:
    """Check a process every `INTERVAL` seconds, and write reports to a file.

    A bot reports from the gateway's first answer on, a process without Discord from the first write to its database.

    Discord answers a heartbeat about every 40 seconds, which changes the shard's latency: measured times never repeat.
    A latency that stays the same means that the gateway no longer answers. The report has the time of the shard that
    has been silent longest. Shards connect one by one; a shard that never connected counts from the latest first answer
    of another.
    """

    def __init__(
        self,
        path: Path,
        can_write: Callable[[], Awaitable[bool]],
        bot: Checkable | None = None,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`can_write` writes something to the database and returns whether that succeeded."""
        self._path = path
        self._can_write = can_write
        self._bot = bot
        self._sleep = sleep
        self._monotonic = monotonic
        self._latencies: dict[int, float] = {}
        self._answered: dict[int, float] = {}
        """Time of the latest answer to each shard."""
        self._latest_new = math.nan
        """Time of the latest first answer to a shard."""
        self._last_attempt = -math.inf
        self._known: _Known | None = None
        """Read by another thread, and so replaced as a whole."""
        self._fault: str | None = None
        """Why the latest report could not be written."""
        self.task: asyncio.Task[None] | None = None
        """Checks until the process stops."""

    def start(self) -> None:
        """Remove the report of an earlier process, and begin to check."""
        self._remove()
        self.task = asyncio.create_task(self._run(), name="health")

    async def stop(self) -> None:
        """Stop checking, and remove the report: a process that ends is not well."""
        if self.task:
            self.task.cancel()
            await asyncio.wait([self.task], timeout=STOPPED_WITHIN)
            self.task = None
            self._remove()
        self._known = None

    async def _run(self) -> None:
        while True:
            try:
                await self.update()
            except Exception:  # the next check may succeed
                log.exception("the health of this process could not be checked")
            await self._sleep(INTERVAL)

    async def update(self) -> None:
        """Check the gateway and, once in `WRITE_INTERVAL`, the database, and write a report."""
        now = self._monotonic()
        known = self._known
        if self._bot:
            known = self._heard(self._bot, now)
        if now - self._last_attempt >= WRITE_INTERVAL and (known or not self._bot):
            self._last_attempt = now
            if await self._is_stored():
                known = (known or _Known(now, now, now, refused=False, shard=None))._replace(stored=now)
        if known is None:
            return
        self._known = known = known._replace(at=now) if self._bot else known._replace(at=now, heard=now)
        self._write(known)

    def _heard(self, bot: Checkable, now: float) -> _Known | None:
        """Return what is known of a bot now; None before the gateway's first answer."""
        heartbeats = {} if bot.is_closed() else bot.heartbeats
        self._note_answers(heartbeats, now)
        known = self._known
        if self._answered and heartbeats:
            answered = {shard: self._answered.get(shard, self._latest_new) for shard in heartbeats}
            least = min(answered, key=answered.__getitem__)
            silent = least if len(heartbeats) > 1 else None
            known = (known or _Known(now, now, now, refused=False, shard=None))._replace(
                heard=answered[least], shard=silent
            )
        return known and known._replace(refused=bot.is_refused)

    def _note_answers(self, heartbeats: Mapping[int, float], now: float) -> None:
        """Record the shards that the gateway has answered since the last call."""
        for shard, latency in heartbeats.items():
            if math.isfinite(latency) and latency != self._latencies.get(shard):
                if shard not in self._answered:
                    self._latest_new = now
                self._answered[shard] = now
            self._latencies[shard] = latency

    async def _is_stored(self) -> bool:
        """Return whether the database could be written. One that does not answer does not hold up the reports."""
        with suppress(TimeoutError):
            async with asyncio.timeout(INTERVAL):
                return await self._can_write()
        return False

    def _write(self, known: _Known) -> None:
        """Write a report. Log why that is not possible, and when it is again."""
        try:
            write(self._path, _report(known, time.time()))
        except OSError as error:
            fault = error.strerror or str(error)
            if fault != self._fault:
                log.warning("the health report cannot be written: %s", fault)
            self._fault = fault
        else:
            if self._fault:
                log.info("the health report is written again")
            self._fault = None

    def _remove(self) -> None:
        """Remove the report."""
        for path in (self._path, _draft(self._path)):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def check(self) -> tuple[bool, str]:
        """Return whether this process is healthy, and a sentence in the terminal's language; any thread may ask."""
        known, fault, language = self._known, self._fault, settings.terminal_language()
        sentences = OF_BOT if self._bot else OF_SEARCH
        if known is None:
            return False, locales.say(language, sentences.silent, path=self._path)
        well, sentence = _judge(_report(known, 0.0), self._monotonic() - known.at, self._path, language, sentences)
        told = locales.say(language, "setup-health-report-unwritten", path=self._path, fault=fault) if fault else ""
        return well, f"{sentence} {told}".strip()


def _report(known: _Known, written: float) -> HealthReport:
    return HealthReport(written, known.at - known.heard, known.at - known.stored, known.refused, known.shard)


def _draft(path: Path) -> Path:
    return path.with_suffix(".new")


def write(path: Path, report: HealthReport) -> None:
    """Replace the report atomically: a reader finds the old one or the new one. Creates the folder if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = _draft(path)
    draft.write_text(json.dumps(asdict(report)), encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> HealthReport | None:
    """Return the last report; None if there is none or it cannot be read."""
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
        shard = fields.get("shard")
        written, silent, unstored = (float(fields[name]) for name in ("written", "silent", "unstored"))
        return HealthReport(written, silent, unstored, bool(fields["refused"]), None if shard is None else int(shard))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return None


class Sentences(NamedTuple):
    """Ids of the messages about one kind of process."""

    good: str
    silent: str


OF_BOT: Final = Sentences("setup-health-good", "setup-health-silent")
OF_SEARCH: Final = Sentences("setup-health-search-good", "setup-health-search-silent")


def check(path: Path, language: str, now: float, sentences: Sentences = OF_BOT) -> tuple[bool, str]:
    """Return whether a process is healthy at the time `now`, by its report, and its state or problem as a sentence."""
    report = read(path)
    if report is None:
        return False, locales.say(language, sentences.silent, path=path)
    return _judge(report, now - report.written, path, language, sentences)


def _judge(report: HealthReport, age: float, path: Path, language: str, sentences: Sentences) -> tuple[bool, str]:
    """Return whether a process is healthy whose report is so many seconds old, and a sentence.

    Since then nothing is known: if that makes most of the time, it is said, and not that Discord is silent.
    """
    if age < -INTERVAL:
        return False, locales.say(language, "setup-health-ahead", path=path)
    age = max(0.0, age)
    silent, unstored = report.silent + age, report.unstored + age
    if (silent > MAX_AGE and age > report.silent) or (unstored > MAX_AGE and age > report.unstored):
        return False, locales.say(language, "setup-health-stale", path=path, minutes=int(age // 60))
    if silent > MAX_AGE:
        minutes = int(silent // 60)
        if report.shard is not None:
            return False, locales.say(language, "setup-health-lost-shard", shard=str(report.shard), minutes=minutes)
        return False, locales.say(language, "setup-health-lost", minutes=minutes)
    if report.refused:
        return False, locales.say(language, "setup-health-refused", variable="DISCORD_TOKEN")
    if unstored > MAX_AGE:
        return False, locales.say(language, "setup-health-unwritten", minutes=int(unstored // 60))
    return True, locales.say(language, sentences.good, seconds=int(silent))


def main() -> int:
    """Check the report in the file named by the settings, print the result, and return the exit code."""
    language = settings.terminal_language()
    parser = argparse.ArgumentParser(description=locales.say(language, "setup-health-about"))
    parser.add_argument("--search", action="store_true", help=locales.say(language, "setup-health-option-search"))
    of_search = parser.parse_args().search
    loaded = settings.load_or_exit(with_token=False)
    path = loaded.search_health_file if of_search else loaded.health_file
    healthy, sentence = check(path, language, time.time(), OF_SEARCH if of_search else OF_BOT)
    (sys.stdout if healthy else sys.stderr).write(f"{sentence}\n")
    return 0 if healthy else 1


if __name__ == "__main__":
    sys.exit(main())
