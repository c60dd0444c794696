"""Command line of the bot: `python bot.py` runs it, with `--playground` on a simulated Discord.

`--search` runs only the search for computers; that process does not import discord.py. `--check` says what has to be
mended before it runs.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, Final, NoReturn

import locales
from runtime import VERSION, logs
from runtime import settings as configuration
from runtime.health import HealthMonitor
from runtime.metrics import MetricsPage, PortError, tell_start
from runtime.search_worker import SearchWorker
from runtime.services import Services
from runtime.settings import Settings, SettingsError, file_url
from store import StoreError, Unavailable
from thinking import Thinkers

ENDS_WITHIN: Final = 9.5
"""Seconds after which a process that was told to stop ends, whatever it waits for."""
CANCELLED_AGAIN_AFTER: Final = 3.0
"""Seconds after which work that was cancelled and goes on is cancelled again. Less would cut off what it closes."""

log = logs.get("bot")


class Stop:
    """The end of the process at SIGTERM or SIGINT."""

    def __init__(self) -> None:
        self._told = asyncio.Event()
        self._by_force = threading.Timer(ENDS_WITHIN, end_by_force)
        self._by_force.daemon = True

    async def until(self, work: Coroutine[Any, Any, None]) -> None:
        """Await some work until it ends, or until a signal: then it is cancelled.

        It is cancelled until it ends: a library may take one cancellation for its own.
        """
        loop = asyncio.get_running_loop()
        for name in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(name, self._tell)
        running, told = loop.create_task(work), loop.create_task(self._told.wait())
        await asyncio.wait((running, told), return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
        while not running.done():
            running.cancel()
            await asyncio.wait((running,), timeout=CANCELLED_AGAIN_AFTER)
        if not running.cancelled():
            running.result()

    def _tell(self) -> None:
        if not self._told.is_set():
            self._told.set()
            self._by_force.start()

    def disarm(self) -> None:
        """Let the process live on: everything has ended by itself."""
        self._by_force.cancel()


def end_by_force() -> None:
    """End the process at once. What is half done is undone in the database, or goes on after the next start."""
    log.error("this process did not end by itself", seconds=ENDS_WITHIN)
    os._exit(1)


async def run(settings: Settings, stop: Stop) -> None:
    """Run the bot on Discord until the process is told to stop."""
    from runtime.discord_client import create_bot  # noqa: PLC0415  a search process does without discord.py

    assert settings.discord_token is not None
    tell_start("bot", settings)
    bot = create_bot(settings, shared=True)
    async with bot:
        await stop.until(bot.start(settings.discord_token.get_secret_value()))


def now() -> datetime:
    """Return the current time."""
    return datetime.fromtimestamp(time.time(), UTC)


async def search(settings: Settings, stop: Stop) -> None:
    """Run the search for computers, without Discord, until the process is told to stop.

    Unfinished jobs are left to other processes.
    """
    async with contextlib.AsyncExitStack() as stack:
        await stop.until(think(settings, stack))


async def think(settings: Settings, stack: contextlib.AsyncExitStack) -> None:
    """Think for computers until cancelled; `stack` gets what is to be closed then."""
    tell_start("search", settings)
    services = await Services.open(
        settings.database_url,
        now,
        lease=settings.outbox_lease,
        thinkers=Thinkers(max(settings.search_processes, 1)),
        shared=True,
    )
    stack.push_async_callback(services.close)
    monitor = HealthMonitor(settings.search_health_file, services.can_write)
    if settings.metrics_port:
        page = MetricsPage(services, monitor.check)
        page.open(settings.metrics_port)
        stack.push_async_callback(page.close)
    worker = SearchWorker(services.computers)
    worker.start_working()
    stack.push_async_callback(worker.stop_working)
    monitor.start()
    stack.push_async_callback(monitor.stop)
    log.info("this process thinks for computers", processes=services.thinkers.processes)
    await asyncio.Event().wait()


async def play(settings: Settings, language: str, port: int) -> None:
    """Run the bot in the playground, on a new empty database."""
    import playground  # noqa: PLC0415  not needed on the real Discord
    from runtime.discord_client import create_bot  # noqa: PLC0415

    file = settings.data_dir / "playground.db"
    for leftover in file.parent.glob(f"{file.name}*"):
        leftover.unlink()
    alone = {"search_processes": max(settings.search_processes, 1), "metrics_port": None, "shards": None}
    alone |= {"public_url": None, "activity": False}
    own = settings.model_copy(update={"database_url": file_url(file), **alone})
    tell_start("playground", own)
    await playground.serve(lambda: create_bot(own), language=language, port=port)


async def make_ratings_anew(settings: Settings) -> None:
    """Recompute all ratings from the results of the rated matches."""
    tell_start("ratings", settings)
    services = await Services.open(settings.database_url, now)
    try:
        log.info("all ratings are made anew", matches=await services.ratings.recompute())
    finally:
        await services.close()


def examine(channel: str | None) -> bool:
    """Say what Discord and the machine think of the bot, and return whether all is well."""
    from runtime import doctor  # noqa: PLC0415  a search process does without discord.py

    logs.setup("CRITICAL", "text", secrets=())
    return asyncio.run(doctor.check(channel))


def end(sentence: str) -> NoReturn:
    """End the process, and log why it cannot run and how to fix that."""
    log.critical("Trilithon cannot run", sentence=sentence)
    sys.exit(1)


def exit_text(language: str, fault: Exception) -> str | None:
    """Return why the bot ended and how to fix it; None for an unexpected error."""
    match fault:
        case SettingsError():
            return fault.say(language)
        case StoreError() | Unavailable():
            family = "setup-store" if isinstance(fault, StoreError) else "refusal"
            return locales.say(language, f"{family}-{fault.code}", **fault.data)
        case PortError(port=port, fault=reason, variable=variable):
            code = "setup-web-port" if variable == "WEB_PORT" else "setup-metrics-port"
            return locales.say(language, code, variable=variable, port=str(port), fault=reason)
    from runtime.discord_client import discord_text  # noqa: PLC0415

    return discord_text(language, fault)


def main(arguments: list[str] | None = None) -> None:
    """Parse the command line, and run the chosen mode."""
    os.umask(0o027)  # what people have played is for the bot's user and group
    language = configuration.terminal_language()
    parser = argparse.ArgumentParser(description=locales.say(language, "setup-about"))
    told = locales.say(language, "setup-option-version")
    parser.add_argument("--version", action="version", version=f"Trilithon {VERSION}", help=told)
    parser.add_argument("--playground", action="store_true", help=locales.say(language, "setup-option-playground"))
    parser.add_argument("--ratings", action="store_true", help=locales.say(language, "setup-option-ratings"))
    parser.add_argument("--search", action="store_true", help=locales.say(language, "setup-option-search"))
    parser.add_argument("--check", action="store_true", help=locales.say(language, "setup-option-check"))
    parser.add_argument("--channel", help=locales.say(language, "setup-option-channel"))
    parser.add_argument("--language", default="en-US", help=locales.say(language, "setup-option-language"))
    parser.add_argument("--port", type=int, default=8765, help=locales.say(language, "setup-option-port"))
    asked = parser.parse_args(arguments)
    if asked.check:
        sys.exit(not examine(asked.channel))
    try:
        settings = configuration.load(with_token=not (asked.playground or asked.ratings or asked.search))
    except SettingsError as error:
        logs.setup(form=configuration.log_format())
        end(error.say(language))
    secrets = filter(None, (settings.discord_token, settings.discord_client_secret))
    logs.setup(settings.log_level, settings.log_format, secrets=[secret.get_secret_value() for secret in secrets])
    for name, meant in configuration.misspelled():
        log.warning("unknown variable in .env", variable=name, meant=meant)
    stop = Stop()
    began = time.monotonic()
    try:
        configuration.make_folder(settings)
        if asked.ratings:
            asyncio.run(make_ratings_anew(settings))
        elif asked.search:
            asyncio.run(search(settings, stop))
        else:
            asyncio.run(play(settings, asked.language, asked.port) if asked.playground else run(settings, stop))
    except KeyboardInterrupt:
        pass
    except Exception as error:
        sentence = exit_text(language, error)
        if sentence is None:
            raise
        end(sentence)
    finally:
        stop.disarm()
    log.info("Trilithon has stopped", seconds=round(time.monotonic() - began))


if __name__ == "__main__":
    main()
