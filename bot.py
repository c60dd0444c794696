"""The bot: settings, log, services, every cog. `python bot.py`; with `--playground`, on a simulated Discord.

With `--search`, only what thinks for computers, without Discord.
"""

import argparse
import asyncio
import contextlib
import importlib
import pkgutil
import signal
import sys
from collections.abc import Coroutine, Iterator
from types import ModuleType
from typing import Any

import aiohttp
import discord
from discord.ext import commands

import cogs
import health
import locales
import logs
import settings as configuration
from cogs.ui.actions import ControlCog
from cogs.ui.client import Client
from cogs.ui.command_sync import BeingTold, sync_commands, sync_commands_later
from cogs.ui.command_texts import Translator
from cogs.ui.followups import FollowupPool
from cogs.ui.gateway import CommandTree, Gateway, answer_command_error
from cogs.ui.latest_edits import LatestEdits
from cogs.ui.refusals import RefusalCounter
from faults import report
from matches.store import StoreError, Unavailable
from metrics import Metrics, MetricsPage, PortError
from searching import Searching
from services import Services
from settings import Settings
from thinking import Thinkers

log = logs.get(__name__)


class NotDiscord(Exception):
    """Something else than Discord answers, such as the login page of a network."""


class Trilithon(Client):
    """The bot with everything that it is made of."""

    def __init__(self, settings: Settings, *, shared: bool = False) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        self.refusals = RefusalCounter()
        own = settings.shards
        super().__init__(
            command_prefix=(),
            shard_ids=list(own.ids) if own else None,
            shard_count=own.total if own else None,
            tree_cls=CommandTree,
            help_command=None,
            intents=intents,
            http_trace=self.refusals.trace(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0,  # nothing here needs the list of servers to be complete
            max_ratelimit_timeout=30,  # a longer wait is the outbox's to keep, and outlives the process there
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
        )
        self.settings = settings
        self.shared = shared
        self.gateway = Gateway()
        self.health_loop = health.health_loop(self, settings.health_file)
        self.syncing: asyncio.Task[None] | None = None
        """Sends the commands later if another process does not."""
        self.metrics = Metrics() if settings.metrics_port else None
        self.metrics_page: MetricsPage | None = None

    async def setup_hook(self) -> None:
        """Open the services, load the cogs, and tell Discord the commands if they have changed."""
        self.services = await Services.open(
            self.settings.database_url,
            discord.utils.utcnow,
            lease=self.settings.outbox_lease,
            shards=self.settings.shards,
            thinkers=Thinkers(self.settings.search_processes),
            shared=self.shared,
            tally=self.metrics,
        )
        if self.metrics and self.settings.metrics_port:
            self.metrics_page = MetricsPage(self.metrics, self.services, lambda: self.heartbeats, self.idle)
            self.metrics_page.open(self.settings.metrics_port)
        self.followups = FollowupPool(self, self.services.outbox)
        self.edits = LatestEdits()
        for module in cog_modules():
            await module.setup(self)
        self.tree.error(answer_command_error)
        self.add_listener(self.gateway.on_interaction)
        self.add_listener(self.gateway.on_app_command_completion)
        await self.tree.set_translator(Translator())
        try:
            await sync_commands(self)
        except (BeingTold, Unavailable):
            self.syncing = asyncio.create_task(sync_commands_later(self))
        self.health_loop.start()

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a cog, and have it answer its actions. Raises ValueError where another cog answers one of them."""
        if isinstance(cog, ControlCog):
            self.gateway.add_cog(cog)
        await super().add_cog(cog, **options)

    async def login(self, token: str) -> None:
        """Log in. Raises NotDiscord where something else than Discord answers."""
        try:
            await super().login(token)
        except (TypeError, KeyError) as error:
            if self.application is not None:  # it is Discord that has answered
                raise
            raise NotDiscord from error

    async def on_message(self, message: discord.Message, /) -> None:
        """Do nothing: commands are slash commands, and cogs that read replies listen for messages themselves."""

    @property
    def is_refused(self) -> bool:
        """Whether Discord refuses the bot's requests."""
        return self.refusals.is_refused

    async def can_write(self) -> bool:
        """Write a note to the database; whether that could be done."""
        return await self.services.can_write()

    async def close(self) -> None:
        """Let the workers finish what is under way, then close Discord and the services."""
        if self.is_closed():
            return
        self.health_loop.cancel()
        if self.syncing:
            self.syncing.cancel()
        await self._stop_working()
        await super().close()
        if self.metrics_page:
            await self.metrics_page.close()
        if hasattr(self, "services"):
            await self.services.close()

    async def _stop_working(self) -> None:
        """Stop the work of all cogs at the same time. discord.py would wait for one after the other."""
        unloading = [cog.cog_unload() for cog in self.cogs.values()]
        for fault in await asyncio.gather(*unloading, return_exceptions=True):
            if isinstance(fault, Exception):
                report(fault)


def cog_modules() -> Iterator[ModuleType]:
    """Import the modules of the cogs, and yield them."""
    for module in pkgutil.iter_modules(cogs.__path__):
        if not module.ispkg:
            yield importlib.import_module(f"cogs.{module.name}")


def create_bot(settings: Settings, *, shared: bool = False) -> Trilithon:
    """Make a bot that is not started yet; `shared`, if other processes may write its database, too."""
    return Trilithon(settings, shared=shared)


async def run(settings: Settings) -> None:
    """Run the bot on Discord until it is told to stop."""
    assert settings.discord_token is not None
    bot = create_bot(settings, shared=True)
    async with bot:
        await until_told_to_stop(bot.start(settings.discord_token.get_secret_value()))


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Do some work until it ends or the process is told to."""
    running = asyncio.ensure_future(work)
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def search(settings: Settings) -> None:
    """Think for computers, without Discord, until cancelled. What is under way then is left to other processes."""
    metrics = Metrics() if settings.metrics_port else None
    services = await Services.open(
        settings.database_url,
        discord.utils.utcnow,
        lease=settings.outbox_lease,
        thinkers=Thinkers(max(settings.search_processes, 1)),
        shared=True,
        tally=metrics,
    )
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(services.close)
        if metrics and settings.metrics_port:
            page = MetricsPage(metrics, services)
            page.open(settings.metrics_port)
            stack.push_async_callback(page.close)
        searching = Searching(services.computers)
        searching.start_working()
        stack.push_async_callback(searching.stop_working)
        log.info("this process thinks for computers", processes=services.thinkers.processes)
        await health.report_process(services.can_write, settings.search_health_file)


async def play(settings: Settings, language: str, port: int) -> None:
    """Run the bot in the playground, with a database of its own that begins empty."""
    import playground  # noqa: PLC0415  a bot on the real Discord does without it

    file = settings.data_dir / "playground.db"
    for leftover in file.parent.glob(f"{file.name}*"):
        leftover.unlink()
    alone = {"search_processes": max(settings.search_processes, 1), "metrics_port": None, "shards": None}
    own = settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{file}", **alone})
    await playground.serve(lambda: create_bot(own), language=language, port=port)


async def make_ratings_anew(settings: Settings) -> None:
    """Make all ratings anew from how the rated matches have ended."""
    services = await Services.open(settings.database_url, discord.utils.utcnow)
    try:
        log.info("all ratings are made anew", matches=await services.ratings.recompute())
    finally:
        await services.close()


def exit_text(language: str, fault: Exception) -> str | None:
    """Return what ended the bot and what to do about it; None for a fault that nobody who runs it can mend."""
    match fault:
        case StoreError() | Unavailable():
            family = "setup-store" if isinstance(fault, StoreError) else "refusal"
            return locales.say(language, f"{family}-{fault.code}", **fault.data)
        case PortError(port=port, fault=reason):
            return locales.say(language, "setup-metrics-port", variable="METRICS_PORT", port=str(port), fault=reason)
    return discord_text(language, fault)


def discord_text(language: str, fault: Exception) -> str | None:
    """Return the same for what ended the bot on the way to Discord; None for anything else."""
    match fault:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # at the login, or later
            return locales.say(language, "setup-token-refused", variable="DISCORD_TOKEN")
        case discord.PrivilegedIntentsRequired():
            return locales.say(language, "setup-intents-refused")
        case discord.ConnectionClosed():
            told = "setup-shards-too-few" if fault.code == 4011 else "setup-gateway-closed"
            return locales.say(language, told, code=str(fault.code), variable="SHARDS")
        case discord.HTTPException():
            return locales.say(language, "setup-discord-refused", status=fault.status)
        case NotDiscord():
            return locales.say(language, "setup-not-discord")
        case aiohttp.ClientConnectionError() | TimeoutError() | discord.GatewayNotFound():
            return locales.say(language, "setup-discord-away", fault=type(fault).__name__)
    return None


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, and run what it asks for."""
    language = configuration.terminal_language()
    parser = argparse.ArgumentParser(description=locales.say(language, "setup-about"))
    parser.add_argument("--playground", action="store_true", help=locales.say(language, "setup-option-playground"))
    parser.add_argument("--ratings", action="store_true", help=locales.say(language, "setup-option-ratings"))
    parser.add_argument("--search", action="store_true", help=locales.say(language, "setup-option-search"))
    parser.add_argument("--language", default="en-US", help=locales.say(language, "setup-option-language"))
    parser.add_argument("--port", type=int, default=8765, help=locales.say(language, "setup-option-port"))
    asked = parser.parse_args(arguments)
    settings = configuration.load_or_exit(with_token=not (asked.playground or asked.ratings or asked.search))
    secret = settings.discord_token.get_secret_value() if settings.discord_token else ""
    logs.setup(settings.log_level, settings.log_format, secrets=filter(None, [secret]))
    try:
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
