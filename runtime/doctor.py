"""`python bot.py --check`: what Discord and the machine think of the bot, before anybody plays.

Each check yields findings. A finding is well, or says what to do. Nothing is changed, neither on Discord nor in the
database, and a bot that is running meanwhile goes on.
"""

import re
import shutil
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord

import locales
from cogs.places.place_checks import NEEDED, permission_id
from engine import GAMES
from renderer import View, render
from runtime.discord_client import discord_text, recognised, sdk_is_there
from runtime.settings import Settings, SettingsError, load, misspelled, terminal_language
from runtime.sign_in import SignIn
from store import StoreError, examine

LEAST_DISK: Final = 500_000_000
"""Bytes that the disk of the data should have left."""
OLDEST_BACKUP: Final = 48
"""Hours after which the latest backup is too old, as in deploy/alerts.yml."""
LEAST_MEMORY: Final = 400_000_000
"""Bytes of memory that a bot with one search process should find: with many boards to draw it takes some 300 MB."""
LARGEST_LAG: Final = 5.0
"""Seconds by which the machine's clock may differ from Discord's, whose answers tell whole seconds."""
PAGE_SECONDS: Final = 10.0
"""Seconds within which the bot's own page has to answer."""
UNREACHED: Final = (aiohttp.ClientError, TimeoutError, ValueError)
"""Exceptions where a page does not answer."""
PAGE_NAME: Final = "<title>Trilithon</title>"
"""By which that page is known."""
IN_SERVERS: Final = (*NEEDED, "create_public_threads", "send_messages_in_threads")
"""The permissions that the bot asks for."""
CHANNEL: Final = re.compile(r"(?:https://(?:\w+\.)?discord\.com/channels/[0-9]{1,20}/)?(?P<id>[0-9]{15,20})", re.ASCII)
CGROUP: Final = Path("/sys/fs/cgroup")
MEMORY: Final = Path("/proc/meminfo")


@dataclass(frozen=True, slots=True)
class Finding:
    """A result of a check."""

    code: str
    """The code of the message `check-<code>`."""
    is_well: bool = True
    data: Mapping[str, Any] = field(default_factory=dict)
    named: Sequence[str] = ()
    """Ids of messages, whose texts are the variable `names`."""
    sentence: str | None = None
    """A text in place of the message, where the bot itself would say the same when it starts."""

    def say(self, language: str) -> str:
        """Return the line about it."""
        names = tuple(locales.say(language, name) for name in self.named)
        sentence = self.sentence or locales.say(language, f"check-{self.code}", **self.data, names=names)
        return locales.say(language, "check-well" if self.is_well else "check-to-do", told=sentence)


class DiscordClock:
    """The difference between Discord's clock and this machine's, by the `Date` of Discord's answers."""

    def __init__(self) -> None:
        self.lag: float | None = None
        """Seconds by which this machine's clock is ahead; None before the first answer."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for an HTTP session that reads the time of every answer."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._see)
        return config

    async def _see(self, _: aiohttp.ClientSession, __: SimpleNamespace, seen: aiohttp.TraceRequestEndParams) -> None:
        try:
            date = parsedate_to_datetime(seen.response.headers["Date"]).timestamp()
        except (KeyError, ValueError):
            return
        self.lag = time.time() - (date + 0.5)  # whole seconds: half of one on average


async def check(channel: str | None) -> bool:
    """Check everything, and write a line on each finding to standard output. Return whether all is well.

    `channel`: the id of a channel, or the link to it, in which the bot's permissions are to be checked.
    """
    language, is_well = terminal_language(), True
    async for finding in examination(language, channel):
        print(finding.say(language), flush=True)  # noqa: T201  what somebody at a terminal asked for
        is_well &= finding.is_well
    return is_well


async def examination(language: str, channel: str | None) -> AsyncIterator[Finding]:
    """Yield all findings: those on the settings, then on the machine, then on Discord."""
    settings, findings = read_settings(language)
    for finding in findings:
        yield finding
    if settings is None:
        return
    async for finding in check_database(language, settings.database_url):
        yield finding
    for finding in (check_disk(settings.data_dir), check_memory(), check_pictures()):
        yield finding
    if settings.public_url:
        yield await check_page(settings.public_url)
    if settings.activity and settings.web_port and not sdk_is_there():
        yield Finding("activity-sdk", False, sentence=locales.say(language, "setup-activity-sdk", variable="ACTIVITY"))
    if settings.discord_token is None:
        yield Finding("token", False, sentence=locales.say(language, "setup-token-missing", variable="DISCORD_TOKEN"))
        return
    clock = DiscordClock()
    async with discord.Client(intents=discord.Intents.none(), http_trace=clock.trace()) as client:
        if refused := await _login(client, settings.discord_token.get_secret_value(), language):
            yield refused
            return
        async for finding in check_discord(client, settings, channel):
            yield finding
    yield check_clock(clock.lag)


def read_settings(language: str) -> tuple[Settings | None, list[Finding]]:
    """Return the settings, None if they are wrong, and what was found in them."""
    unknown = [Finding("settings-unknown", False, {"name": name, "meant": meant}) for name, meant in misspelled()]
    try:
        return load(with_token=False), [Finding("settings"), *unknown]
    except SettingsError as error:
        faults = (Finding("settings", False, sentence=fault.say(language)) for fault in error.faults)
        return None, [*faults, *unknown]


async def _login(client: discord.Client, token: str, language: str) -> Finding | None:
    """Log in, and return what went wrong; None if nothing did."""
    try:
        with recognised(client):
            await client.login(token)
    except Exception as error:
        if sentence := discord_text(language, error):
            return Finding("token", False, sentence=sentence)
        raise
    return None


# The machine


async def check_database(language: str, url: str) -> AsyncIterator[Finding]:
    """Check that the database can be opened and written; tell whether the next start brings it up to date, and when it
    was backed up.
    """
    try:
        found = await examine(url)
    except StoreError as error:
        yield Finding("database", False, sentence=locales.say(language, f"setup-store-{error.code}", **error.data))
        return
    data = {"where": found.where, "version": found.version or "", "newest": found.newest}
    state = "new" if found.version is None else "current" if found.version == found.newest else "older"
    yield Finding(f"database-{state}", data=data)
    if found.backed_up:
        hours = max(0, int((datetime.now(UTC) - found.backed_up).total_seconds() // 3600))
        yield Finding("backup", hours < OLDEST_BACKUP, {"hours": hours})
    elif found.version:
        yield Finding("backup-none")


def check_disk(folder: Path) -> Finding:
    """Check the room on the disk of a folder, which need not exist yet."""
    absolute = folder.absolute()
    existing = next(path for path in (absolute, *absolute.parents) if path.exists())
    free = shutil.disk_usage(existing).free
    data = {"path": str(absolute), "megabytes": free // 1_000_000, "least": LEAST_DISK // 1_000_000}
    return Finding("disk" if free >= LEAST_DISK else "disk-full", free >= LEAST_DISK, data)


def check_memory(cgroup: Path = CGROUP, meminfo: Path = MEMORY) -> Finding:
    """Check the memory that is left, by the machine and by the limit of a container."""
    limits = [found for found in (_left_in_container(cgroup), _left_on_machine(meminfo)) if found is not None]
    if not limits:
        return Finding("memory-unknown")
    data = {"megabytes": min(limits) // 1_000_000, "least": LEAST_MEMORY // 1_000_000}
    is_well = min(limits) >= LEAST_MEMORY
    return Finding("memory" if is_well else "memory-short", is_well, data)


def _left_in_container(cgroup: Path) -> int | None:
    try:
        most, used = ((cgroup / f"memory.{name}").read_text(encoding="ascii") for name in ("max", "current"))
        return int(most) - int(used)
    except (OSError, ValueError):  # no container, or no limit ("max")
        return None


def _left_on_machine(meminfo: Path) -> int | None:
    try:
        found = re.search(r"^MemAvailable: +([0-9]+) kB$", meminfo.read_text(encoding="ascii"), re.MULTILINE)
    except OSError:
        return None
    return int(found[1]) * 1024 if found else None


def check_pictures() -> Finding:
    """Draw a board, which takes Pillow, its FreeType and the bundled fonts."""
    game = next(iter(GAMES.values()))
    try:
        render(game.start(), View(names=("Ann", "Bob")))
    except (OSError, ImportError) as error:
        return Finding("pictures-fail", False, {"fault": str(error)})
    return Finding("pictures")


async def check_page(address: str) -> Finding:
    """Check that the bot's page answers at its public address, as browsers would ask for it."""
    data = {"url": address}
    try:
        is_ours = await _is_page(f"{address}/enter")
    except UNREACHED as error:
        return Finding("page-away", False, {**data, "fault": str(error) or type(error).__name__})
    return Finding("page" if is_ours else "page-other", is_ours, data)


async def _is_page(address: str) -> bool:
    """Return whether the bot's page is at an address. Raises what is in `UNREACHED`."""
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(PAGE_SECONDS)) as session,
        session.get(address, allow_redirects=False) as answer,
    ):
        return answer.ok and PAGE_NAME in await answer.text()


# Discord


async def check_discord(client: discord.Client, settings: Settings, channel: str | None) -> AsyncIterator[Finding]:
    """Yield what Discord says of the application, the gateway and a channel. The client is logged in."""
    application = await client.application_info()
    yield Finding("token", data={"name": application.name, "id": str(application.id)})
    for finding in check_application(application):
        yield finding
    if settings.activity and settings.discord_client_secret and settings.public_url:
        sign_in = SignIn(application.id, settings.discord_client_secret.get_secret_value())
        yield await check_activity(application, sign_in, settings.public_url)
    yield await check_gateway(client, settings)
    yield await check_channel(client, channel) if channel else Finding("channel-none")


def check_application(application: discord.AppInfo) -> Iterator[Finding]:
    """Yield what the developer portal says of the application: who may add it, and where its commands go."""
    ways = {"server": application.guild_integration_config, "user": application.user_integration_config}
    missing = [f"check-install-{way}" for way, found in ways.items() if found is None]
    yield Finding("installs-missing", False, named=missing) if missing else Finding("installs")
    if application.interactions_endpoint_url:
        yield Finding("endpoint", False, {"url": application.interactions_endpoint_url})
    if application.bot_require_code_grant:
        yield Finding("code-grant", False)
    if not application.bot_public:
        yield Finding("private")


async def check_activity(application: discord.AppInfo, sign_in: SignIn, address: str) -> Finding:
    """Check that Discord takes the client secret, and whether the application has an Activity that leads to the page.

    The URL mapping shows in what Discord's proxy serves.
    """
    status = await sign_in.status()
    if status == HTTPStatus.UNAUTHORIZED:
        return Finding("activity-secret", False)
    if status != HTTPStatus.OK:
        return Finding("activity-away", False, {"status": str(status)})
    if not application.flags.embedded:
        return Finding("activity-off", False)
    data = {"host": address.removeprefix("https://"), "url": sign_in.origin}
    try:
        is_mapped = await _is_page(f"{sign_in.origin}/")
    except UNREACHED:
        return Finding("activity-unseen", data=data)
    return Finding("activity" if is_mapped else "activity-unmapped", is_mapped, data)


async def check_gateway(client: discord.Client, settings: Settings) -> Finding:
    """Check how often the bot may still connect today, and whether its shards are enough."""
    advised, _, limit = await client.http.get_bot_gateway()
    total = settings.shards.total if settings.shards else advised
    data = {"remaining": limit["remaining"], "total": limit["total"], "shards": total, "advised": advised}
    if limit["remaining"] < (len(settings.shards.ids) if settings.shards else advised):
        return Finding("gateway-used-up", False, {**data, "hours": -(-limit["reset_after"] // 3_600_000)})
    if total < advised:
        return Finding("gateway-shards", False, data)
    return Finding("gateway", data=data)


async def check_channel(client: discord.Client, channel: str) -> Finding:
    """Check what the bot may do in a channel, given by its id or by the link to it."""
    found = CHANNEL.fullmatch(channel.strip())
    if not found:
        return Finding("channel-unreadable", False)
    try:
        seen = await client.fetch_channel(int(found["id"]))
        if not isinstance(seen, discord.abc.GuildChannel):
            return Finding("channel-of-no-server", False)
        guild = await client.fetch_guild(seen.guild.id)
        assert client.user is not None  # it is logged in
        member = await guild.fetch_member(client.user.id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return Finding("channel-unseen", False, {"id": found["id"]})
    seen.guild = guild  # with its roles, which the channel's own lacks
    may = seen.permissions_for(member)
    data = {"channel": seen.name, "server": guild.name}
    if missing := [permission_id(name) for name in IN_SERVERS if not getattr(may, name)]:
        return Finding("channel-closed", False, data, missing)
    return Finding("channel", data=data)


def check_clock(lag: float | None) -> Finding:
    """Check the machine's clock against Discord's. `lag`: the seconds by which it is ahead; None if unknown."""
    if lag is None:
        return Finding("clock-unknown")
    if abs(lag) > LARGEST_LAG:
        return Finding("clock-ahead" if lag > 0 else "clock-behind", False, {"seconds": round(abs(lag))})
    return Finding("clock")
