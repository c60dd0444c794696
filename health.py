"""Signs of life: the running bot leaves them in a file, and `python -m health` reads them there.

The check exits with 0 when Discord was heard from within the last three minutes, takes the bot's requests, and the
database could be written; else with 1 and a sentence that says what is wrong.
"""

import json
import math
import sys
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import locales
import settings

if TYPE_CHECKING:
    from discord.ext import tasks

LONGEST_SILENCE = 180.0
"""Seconds without a word from Discord, or without a write to the database, after which the bot counts as ill."""

EVERY = 15.0
"""Seconds between two looks at the gateway."""

STORED_EVERY = 60.0
"""Seconds between two attempts to write to the database."""


@dataclass(frozen=True, slots=True)
class Signs:
    """What is known of the bot; moments in seconds since 1970."""

    alive: float
    """When the gateway last answered."""
    stored: float
    """When the database was last written."""
    refused: bool = False
    """Whether Discord refuses the bot's requests."""


class Connection(Protocol):
    """What is asked of the bot."""

    @property
    def latency(self) -> float:
        """Seconds from the latest heartbeat to its answer; not finite while the gateway is away."""

    @property
    def is_refused(self) -> bool:
        """Whether Discord refuses the bot's requests."""

    def is_ready(self) -> bool:
        """Whether the bot has been connected at all."""

    def is_closed(self) -> bool:
        """Whether the bot has said good-bye."""

    async def can_store(self) -> bool:
        """Write something to the database; whether that could be done."""


class Pulse:
    """Notes in `path` how the bot is, from when the gateway has first answered.

    Discord answers a heartbeat about every 40 seconds. That changes `latency`, a measured time that is never twice the
    same; a latency that stands still is a gateway that has fallen silent.
    """

    def __init__(self, bot: Connection, path: Path, now: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._path = path
        self._now = now
        self._latency = math.nan
        self._tried = -math.inf
        self._signs: Signs | None = None

    async def beat(self) -> None:
        """Look once at the gateway, now and then at the database, and note what was seen."""
        now = self._now()
        if self._has_answered():
            self._signs = replace(self._signs, alive=now) if self._signs else Signs(now, now)
        if self._signs is None:
            return
        if now - self._tried >= STORED_EVERY:
            self._tried = now
            if await self._bot.can_store():
                self._signs = replace(self._signs, stored=now)
        self._signs = replace(self._signs, refused=self._bot.is_refused)
        write(self._path, self._signs)

    def _has_answered(self) -> bool:
        """Whether the gateway has answered since this was last asked."""
        latency = self._bot.latency
        connected = self._bot.is_ready() and not self._bot.is_closed() and math.isfinite(latency)
        answered = connected and latency != self._latency
        self._latency = latency
        return answered


def heartbeat(bot: Connection, path: Path) -> "tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]":
    """A loop that keeps `path` up to date; for the bot to start and cancel. The folder is made if need be."""
    from discord.ext import tasks  # noqa: PLC0415  the check, a process every half minute, does without discord.py

    path.parent.mkdir(parents=True, exist_ok=True)
    pulse = Pulse(bot, path)

    @tasks.loop(seconds=EVERY)
    async def look() -> None:
        await pulse.beat()

    return look


def write(path: Path, signs: Signs) -> None:
    """Note how the bot is so that a reader finds the old note or the new one, never half of one."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(asdict(signs)), encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> Signs | None:
    """What was last noted; None when nothing tells."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        return Signs(float(told["alive"]), float(told["stored"]), bool(told["refused"]))
    except (OSError, ValueError, LookupError, TypeError):
        return None


def check(path: Path, language: str, now: float) -> tuple[bool, str]:
    """Whether the bot is well, and a sentence that says how it is."""
    signs = read(path)
    if signs is None:
        return False, locales.say(language, "setup-health-silent", path=path)
    silence, unwritten = max(0.0, now - signs.alive), max(0.0, now - signs.stored)
    if silence > LONGEST_SILENCE:
        return False, locales.say(language, "setup-health-lost", minutes=int(silence // 60))
    if signs.refused:
        return False, locales.say(language, "setup-health-refused", variable="DISCORD_TOKEN")
    if unwritten > LONGEST_SILENCE:
        return False, locales.say(language, "setup-health-unwritten", minutes=int(unwritten // 60))
    return True, locales.say(language, "setup-health-good", seconds=int(silence))


def main() -> int:
    """Checks the file that the settings name, says how the bot is, and gives the exit code."""
    path = settings.load_or_exit(with_token=False).health_file
    well, sentence = check(path, settings.spoken_language(), time.time())
    (sys.stdout if well else sys.stderr).write(f"{sentence}\n")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
