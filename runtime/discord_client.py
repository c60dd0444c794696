"""The Discord client with its services and cogs."""

import asyncio
import gc
import importlib
import math
import pkgutil
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from functools import cache, partial
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

import cogs
import locales
from cogs.core.actions import ControlCog
from cogs.core.client import Client
from cogs.core.command_texts import Translator
from cogs.core.discord_codes import AWAY
from cogs.core.error_answers import tell_cut_off
from cogs.core.followups import FollowupPool
from cogs.core.gateway import CommandTree, Gateway, answer_command_error
from cogs.core.latest_edits import Announcements, LatestEdits
from cogs.places.missed_replies import MissedReplies
from cogs.places.visibility import still_sees
from cogs.posting.sender import Sender
from runtime import logs
from runtime.faults import report
from runtime.health import HealthMonitor
from runtime.invalid_requests import RefusalCounter
from runtime.metrics import MetricsPage, PortError
from runtime.registration.command_sync import sync_commands, sync_commands_later
from runtime.registration.emoji_sync import read_emoji, sync_emoji_later
from runtime.registration.sync_lease import SyncInProgress
from runtime.repeats import Repeats
from runtime.schedulers import schedulers
from runtime.scrubber import Scrubber
from runtime.search_worker import SearchWorker
from runtime.services import Services
from runtime.settings import Settings
from runtime.shard_watch import ShardWatch
from runtime.sign_in import SignIn
from runtime.workers import CANCELLED_WITHIN, LEFT_TO_FINISH, Worker
from store import Unavailable
from thinking import Thinkers
from web.sdk import FOLDER as SDK
from web.server import WebServer

log = logs.get(__name__)

HEARD: Final = ("message", "interaction")
"""Events that the bot no longer hears of when it is about to close."""
ANSWERED: Final = ("on_message", "on_interaction", "on_app_command_completion")
"""Events whose listeners answer people."""
ANSWERED_WITHIN: Final = 2
"""Seconds that answers have to end when a bot stops."""
LEAST_TO_FINISH: Final = 2
"""Seconds that workers have at least when a bot stops, out of `LEFT_TO_FINISH`, of which answers take some."""
DISCONNECTED_WITHIN: Final = 2
"""Seconds in which the bot has to close what leads to Discord."""
ASKED_AGAIN_AFTER: Final = 30
"""Seconds for which it is believed that Discord answers, or does not."""


class MissingSdk(Exception):
    """Discord's SDK was not fetched, which the page needs to be an Activity."""


class NotDiscord(Exception):
    """Something other than Discord answers, such as the login page of a network."""


@contextmanager
def recognised(client: discord.Client) -> Iterator[None]:
    """Raise NotDiscord where logging in the client fails because something other than Discord answers."""
    try:
        yield
    except (TypeError, KeyError) as error:
        if client.application is not None:  # Discord has answered
            raise
        raise NotDiscord from error


class Trilithon(Client):
    """The bot: client, services, cogs and background workers."""

    sender: Sender
    search_worker: SearchWorker

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
            guild_ready_timeout=0,  # the complete list of servers is not needed
            max_ratelimit_timeout=30,  # the outbox keeps longer waits, which there survive a restart
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
        )
        self.settings = settings
        self.shared = shared
        self.gateway = Gateway()
        self.health = HealthMonitor(
            settings.health_file, self.can_write, self, sleep=lambda seconds: self.idle(asyncio.sleep(seconds))
        )
        self.syncing: list[asyncio.Task[None]] = []
        """Sends the commands later if the process with the lease does not, and the emoji that mark sides."""
        self.metrics_page: MetricsPage | None = None
        self.web: WebServer | None = None
        self.missed_replies: MissedReplies | None = None
        self.workers: list[Worker] = []
        """The background workers."""
        self._listening: set[asyncio.Task[Any]] = set()
        """Tasks of listeners to events."""
        self._leaving: asyncio.Task[None] | None = None
        """Closes the bot."""
        self._asked_at = -math.inf
        self._answered = True
        """Whether Discord answered when it was last asked, at `_asked_at`."""

    async def setup_hook(self) -> None:
        """Open the services, load the cogs, and register the commands if they have changed."""
        self.services = await Services.open(
            self.settings.database_url,
            discord.utils.utcnow,
            lease=self.settings.outbox_lease,
            shards=self.settings.shards,
            thinkers=Thinkers(self.settings.search_processes),
            shared=self.shared,
        )
        self.services.deadlines.is_answered = self.is_answered
        cogs = cog_classes()  # once they are imported, metrics count the errors of all from 0
        if self.settings.metrics_port:
            self.metrics_page = MetricsPage(self.services, self.health.check, lambda: self.heartbeats, self.idle)
            self.metrics_page.open(self.settings.metrics_port)
        if self.settings.public_url:
            self.services.sessions.address = self.settings.public_url
            self.services.sessions.has_activity = self.settings.activity
            if self.settings.web_port:
                await self.serve_page(self.settings.web_host, self.settings.web_port, self.settings.public_url)
        self.followups = FollowupPool(self, self.services.outbox)
        self.edits = LatestEdits()
        self.repeats = Repeats()
        self.announcements = Announcements()
        for cog in cogs:
            await self.add_cog(cog(self))
        with suppress(Unavailable):
            await self.services.replies.start(self.settings.shards)
        self._start_working()
        self.tree.error(answer_command_error)
        self.add_listener(self.gateway.on_interaction)
        self.add_listener(self.gateway.on_app_command_completion)
        await self.tree.set_translator(Translator())
        try:
            await sync_commands(self)
        except (SyncInProgress, Unavailable):
            self.syncing.append(asyncio.create_task(sync_commands_later(self)))
        with suppress(Unavailable):
            await read_emoji(self)
        self.syncing.append(asyncio.create_task(sync_emoji_later(self)))
        self.health.start()

    async def serve_page(self, host: str, port: int, address: str | None = None) -> None:
        """Serve the page with the board; port 0 is any. Raises PortError, MissingSdk.

        `address`: where people find it; by default on this machine.
        """
        sign_in, secret = None, self.settings.discord_client_secret
        if self.settings.activity and secret:
            if not sdk_is_there():
                raise MissingSdk
            assert self.application_id is not None  # it is logged in
            sign_in = SignIn(self.application_id, secret.get_secret_value())
        self.web = WebServer(self.services, address or "", partial(still_sees, self), sign_in)
        try:
            port = await self.web.open(host, port)
        except OSError as error:
            raise PortError(port, error.strerror or str(error), "WEB_PORT") from error
        self.web.address = self.services.sessions.address = address or f"http://{host}:{port}"

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Call the listeners of an event, of each message once."""
        if self.is_leaving and event_name in HEARD:
            return
        if event_name == "message" and self.repeats.is_repeated("message", args[0].id):
            return
        super().dispatch(event_name, *args, **kwargs)

    def _schedule_event(self, coro: Any, event_name: str, *args: Any, **kwargs: Any) -> asyncio.Task[Any]:
        task = super()._schedule_event(coro, event_name, *args, **kwargs)
        self._listening.add(task)
        task.add_done_callback(self._listening.discard)
        if event_name in ANSWERED:
            self.note_answering(task, args[0] if event_name == "on_interaction" else None)
        return task

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect to the gateway.

        What was made at the start stays, and is never looked through again for garbage: that took as long as a move.
        """
        gc.collect()
        gc.freeze()
        await super().connect(reconnect=reconnect)

    def _start_working(self) -> None:
        """Start the workers, which wait until the gateway is connected."""
        services = self.services
        self.sender = Sender(self)
        self.missed_replies = MissedReplies(self)
        self.search_worker = SearchWorker(services.computers, self.idle, spare=1)  # usually no other process searches
        scrubber = Scrubber(services.privacy, self.idle)
        self.workers = [
            *schedulers(services, self.idle),
            scrubber,
            self.search_worker,
            self.sender,
            self.missed_replies,
        ]
        if self.settings.shards:
            self.workers.append(ShardWatch(services, self.settings.shards, lambda: self.heartbeats, self.idle))
        for worker in self.workers:
            worker.start_working(self.wait_until_reached)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a cog and route its actions to it. Raises ValueError if another cog has one of them."""
        if isinstance(cog, ControlCog):
            self.gateway.add_cog(cog)
        await super().add_cog(cog, **options)

    async def login(self, token: str) -> None:
        """Log in. Raises NotDiscord if something other than Discord answers."""
        with recognised(self):
            await super().login(token)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages: there are only slash commands, and cogs that read replies add their own listeners."""

    @property
    def is_refused(self) -> bool:
        return self.refusals.is_refused

    async def can_write(self) -> bool:
        """Write a note to the database, and until when the bot was heard; return whether that succeeded."""
        if self.missed_replies:
            with suppress(Unavailable):
                await self.missed_replies.note()
        return await self.services.can_write()

    async def is_answered(self) -> bool:
        """Return whether Discord answers requests: ask it, unless no shard is connected or it was asked just now."""
        now = self.services.clock().timestamp()
        if not 0 <= now - self._asked_at < ASKED_AGAIN_AFTER:
            is_connected = any(map(math.isfinite, self.heartbeats.values()))
            self._answered = is_connected and await self._ask()
            self._asked_at = now
        return self._answered

    async def _ask(self) -> bool:
        """Make the cheapest of requests. Return whether it was answered as it should be."""
        try:
            await self.http.request(discord.http.Route("GET", "/users/@me"))
        except AWAY as fault:
            log.warning("Discord does not answer", fault=type(fault).__name__)
            return False
        return True

    async def close(self) -> None:
        """Let answers end and workers finish their current work, then close Discord and the services.

        Closing goes on until its end, whoever is cancelled meanwhile. Each step has its seconds, and
        `bot.ENDS_WITHIN` after the signal the process ends by force.
        """
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(), name="closing")
        while not self._leaving.done():
            with suppress(asyncio.CancelledError):
                await asyncio.shield(self._leaving)
        self._leaving.result()

    async def _leave(self) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + LEFT_TO_FINISH
        self.is_leaving = True
        for task in self.syncing:
            task.cancel()
        async with AsyncExitStack() as stack:  # whatever goes wrong, the rest is closed
            if hasattr(self, "services"):
                stack.push_async_callback(self.services.close)
            if self.metrics_page:
                stack.push_async_callback(self.metrics_page.close)
            stack.push_async_callback(self._disconnect)
            await self.health.stop()
            await _reported(self._finish_answers(), *([self.web.close()] if self.web else ()))
            await self._stop_working(max(LEAST_TO_FINISH, end - loop.time()) if self.is_reached else 0)

    async def _disconnect(self) -> None:
        """Close the connections to Discord, and cancel the listeners that still run: they would need them."""
        for task in self._listening:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(DISCONNECTED_WITHIN):
                await super().close()

    async def _finish_answers(self) -> None:
        """Wait until all answers have ended. Those that take longer than `ANSWERED_WITHIN` seconds are cut off."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED_WITHIN):
                while self.answering:
                    await asyncio.wait(self.answering)
        if late := dict(self.answering):
            log.warning("answers are cut off", count=len(late))
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=CANCELLED_WITHIN)
            with suppress(TimeoutError):
                async with asyncio.timeout(CANCELLED_WITHIN):
                    await _reported(*(tell_cut_off(asked) for asked in late.values() if asked))

    async def _stop_working(self, within: float) -> None:
        """Stop all workers and cogs concurrently; discord.py would unload the cogs one by one."""
        stopping = [worker.stop_working(within) for worker in self.workers]
        await _reported(*stopping, *(cog.cog_unload() for cog in self.cogs.values()))


async def _reported(*steps: Awaitable[object]) -> None:
    """Take some steps concurrently, each whatever becomes of the others, and report their faults."""
    for fault in await asyncio.gather(*steps, return_exceptions=True):
        if isinstance(fault, Exception):
            report(fault)


@cache
def cog_classes() -> tuple[type[ControlCog], ...]:
    """Import every module of the cogs, and return the cogs that they define, but for those from which others derive."""
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    found = [(module, cog) for module in modules for cog in vars(module).values() if isinstance(cog, type)]
    own = [cog for module, cog in found if cog.__module__ == module.__name__ and issubclass(cog, ControlCog)]
    return tuple(cog for cog in own if not cog.__subclasses__())


def create_bot(settings: Settings, *, shared: bool = False) -> Trilithon:
    """Create a bot without starting it; `shared` if other processes may write to its database."""
    return Trilithon(settings, shared=shared)


def sdk_is_there() -> bool:
    """Return whether Discord's SDK was fetched, by `make activity`."""
    return SDK.is_dir()


def discord_text(language: str, fault: Exception) -> str | None:
    """Return why Discord ended or refused the connection and how to fix it; None for other errors."""
    match fault:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # at login or later
            return locales.say(language, "setup-token-refused", variable="DISCORD_TOKEN")
        case discord.PrivilegedIntentsRequired():
            return locales.say(language, "setup-intents-refused")
        case discord.ConnectionClosed():
            message = "setup-shards-too-few" if fault.code == 4011 else "setup-gateway-closed"
            return locales.say(language, message, code=str(fault.code), variable="SHARDS")
        case discord.HTTPException():
            return locales.say(language, "setup-discord-refused", status=fault.status)
        case NotDiscord():
            return locales.say(language, "setup-not-discord")
        case MissingSdk():
            return locales.say(language, "setup-activity-sdk", variable="ACTIVITY")
        case aiohttp.ClientConnectionError() | TimeoutError() | discord.GatewayNotFound():
            return locales.say(language, "setup-discord-away", fault=type(fault).__name__)
    return None
