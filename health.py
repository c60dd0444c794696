"""Signs of life: the running bot leaves them in a file, and `python -m health` reads them there.

The check exits with 0 when Discord was heard from within the last three minutes, else with 1 and a sentence.
"""

import json
import math
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import locales
import settings

if TYPE_CHECKING:
    from discord.ext import tasks

LONGEST_SILENCE = 180.0
"""Seconds without a word from Discord after which the bot counts as lost."""

EVERY = 15.0
"""Seconds between two looks at the gateway."""


class Connection(Protocol):
    """What is asked of the bot."""

    @property
    def latency(self) -> float:
        """Seconds from the latest heartbeat to its answer; not finite while the gateway is away."""

    def is_ready(self) -> bool:
        """Whether the bot has been connected at all."""

    def is_closed(self) -> bool:
        """Whether the bot has said good-bye."""


class Pulse:
    """Notes in `path` when the gateway last answered.

    Discord answers a heartbeat about every 40 seconds. That changes `latency`, a measured time that is never twice the
    same; a latency that stands still is a gateway that has fallen silent.
    """

    def __init__(self, bot: Connection, path: Path, now: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._path = path
        self._now = now
        self._latency = math.nan

    def beat(self) -> bool:
        """Looks once, and writes if the gateway has answered since the last look; tells whether it had."""
        latency = self._bot.latency
        connected = self._bot.is_ready() and not self._bot.is_closed() and math.isfinite(latency)
        answered = connected and latency != self._latency
        self._latency = latency
        if answered:
            write(self._path, self._now())
        return answered


def heartbeat(bot: Connection, path: Path) -> "tasks.Loop[Callable[[], Coroutine[Any, Any, None]]]":
    """A loop that keeps `path` up to date; for the bot to start and cancel. The folder is made if need be."""
    from discord.ext import tasks  # the check, a process of its own every half minute, does without discord.py

    path.parent.mkdir(parents=True, exist_ok=True)
    pulse = Pulse(bot, path)

    @tasks.loop(seconds=EVERY)
    async def look() -> None:
        pulse.beat()

    return look


def write(path: Path, alive: float) -> None:
    """Notes `alive` (seconds since 1970) so that a reader finds the old note or the new one, never half of one."""
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps({"alive": alive}), encoding="utf-8")
    draft.replace(path)


def read(path: Path) -> float | None:
    """When the gateway was last known alive, in seconds since 1970; None when nothing tells."""
    try:
        return float(json.loads(path.read_text(encoding="utf-8"))["alive"])
    except (OSError, ValueError, LookupError, TypeError):
        return None


def check(path: Path, language: str, now: float) -> tuple[bool, str]:
    """Whether the bot is well, and a sentence that says how it is."""
    alive = read(path)
    if alive is None:
        return False, locales.say(language, "setup-health-silent", path=path)
    silence = max(0.0, now - alive)
    if silence > LONGEST_SILENCE:
        return False, locales.say(language, "setup-health-lost", minutes=int(silence // 60))
    return True, locales.say(language, "setup-health-good", seconds=int(silence))


def main() -> int:
    """Checks the file that the settings name, says how the bot is, and gives the exit code."""
    path = settings.load_or_exit(with_token=False).health_file
    well, sentence = check(path, settings.spoken_language(), time.time())
    (sys.stdout if well else sys.stderr).write(f"{sentence}\n")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
