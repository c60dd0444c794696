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
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from functools import partial
from typing import Any

import locales
from runtime import health, logs
from runtime import settings as configuration
from runtime.metrics import MetricsPage, PortError
from runtime.search_worker import SearchWorker
from runtime.services import Services
from runtime.settings import Settings, SettingsError, file_url
from store import StoreError, Unavailable
from thinking import Thinkers

log = logs.get(__name__)


async def run(settings: Settings) -> None:
    """Run the bot on Discord until the process is told to stop."""
    from runtime.discord_client import create_bot  # noqa: PLC0415  a search process does without discord.py

    assert settings.discord_token is not None
    bot = create_bot(settings, shared=True)
    async with bot:
        await until_told_to_stop(bot.start(settings.discord_token.get_secret_value()))


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Await some work until it ends, or until SIGTERM or SIGINT cancels it."""
    running = asyncio.ensure_future(work)
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


def now() -> datetime:
    """Return the current time."""
    return datetime.fromtimestamp(time.time(), UTC)


async def search(settings: Settings) -> None:
    """Run the search for computers, without Discord, until cancelled. Unfinished jobs are left to other processes."""
    services = await Services.open(
        settings.database_url,
        now,
        lease=settings.outbox_lease,
        thinkers=Thinkers(max(settings.search_processes, 1)),
        shared=True,
    )
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(services.close)
        if settings.metrics_port:
            page = MetricsPage(services, partial(health.check_process, settings, of_search=True))
            page.open(settings.metrics_port)
            stack.push_async_callback(page.close)
        worker = SearchWorker(services.computers)
        worker.start_working()
        stack.push_async_callback(worker.stop_working)
        log.info("this process thinks for computers", processes=services.thinkers.processes)
        await health.report_process(services.can_write, settings.search_health_file)


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
    await playground.serve(lambda: create_bot(own), language=language, port=port)


async def make_ratings_anew(settings: Settings) -> None:
    """Recompute all ratings from the results of the rated matches."""
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
    settings = configuration.load_or_exit(with_token=not (asked.playground or asked.ratings or asked.search))
    secrets = filter(None, (settings.discord_token, settings.discord_client_secret))
    logs.setup(settings.log_level, settings.log_format, secrets=[secret.get_secret_value() for secret in secrets])
    for name, meant in configuration.misspelled():
        log.warning("unknown variable in .env", variable=name, meant=meant)
    try:
        configuration.make_folder(settings)
        if asked.ratings:
            asyncio.run(make_ratings_anew(settings))
        elif asked.search:
            asyncio.run(until_told_to_stop(search(settings)))
        else:
            asyncio.run(play(settings, asked.language, asked.port) if asked.playground else run(settings))
    except KeyboardInterrupt:
        return
    except Exception as error:
        sentence = exit_text(language, error)
        if sentence is None:
            raise
        sys.exit(sentence)


if __name__ == "__main__":
    main()
