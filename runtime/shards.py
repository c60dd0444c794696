"""Shards: the bot's connections to Discord, each for a part of the servers, distributed over processes.

Discord limits identification: among the shards whose ids have the same remainder modulo the bot's `max_concurrency`,
one may identify every five seconds, in whatever process it is.
"""

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

import discord.http
from aiohttp import WSMsgType
from discord.ext import commands
from discord.gateway import DiscordClientWebSocketResponse, ReconnectWebSocket
from discord.shard import Shard

from matches import Unavailable
from runtime import logs
from runtime.faults import log_unavailable
from runtime.services import Services
from store import Store, note_queries

log = logs.get(__name__)

SPACING: Final = 6
"""Seconds between two identifying shards: Discord demands five, and a connection may be late."""
SPARE: Final = 20
"""Times that may be reserved beyond one for each shard of the bot, by processes that have ended. A later one was
stored by a clock that is fast, and is ignored.
"""
CONNECTED: Final = "connected shards "
"""Prefix of the names of notes with the connected shards of a process."""
NOTED_WITHIN: Final = 180
"""Seconds for which such a note is valid. A process that does not renew it has ended, or cannot write."""
FAREWELL: Final = 1.0
"""Seconds that a connection which is closed waits for Discord to close it, too."""
AHEAD: Final = 2
"""Seconds before that time at which a shard connects: Discord closes a connection that does not identify soon."""


class IdentifySchedule:
    """The times at which shards may identify, each reserved in the database for one shard of one process."""

    def __init__(
        self, store: Store, clock: Callable[[], datetime], concurrency: int, shards: Callable[[], int]
    ) -> None:
        """`concurrency` is the bot's `max_concurrency`; `shards` returns the number of its shards in all processes."""
        self._store = store
        self._clock = clock
        self._concurrency = concurrency
        self._shards = shards
        self._reserved: dict[int, float] = {}

    async def seconds(self, shard: int) -> float:
        """Return the seconds until a shard's reserved time; reserve one if it has none.

        While the database is unavailable, this is discord.py's usual interval: Discord rejects a shard that identifies
        too early, and discord.py tries it again.
        """
        now = self._clock().timestamp()
        if self._reserved.get(shard, 0) + SPACING <= now:
            try:
                self._reserved[shard] = await self._reserve(f"identifying {shard % self._concurrency}")
            except Unavailable as away:
                log_unavailable(away)
                return SPACING
        return max(0.0, self._reserved[shard] - now)

    def use(self, shard: int) -> None:
        """Release the time of a shard, which identifies now."""
        self._reserved.pop(shard, None)

    async def _reserve(self, name: str) -> float:
        """Reserve the next free time under a name. Return it in seconds since 1970."""
        async with self._store.write(lock=("note", name)) as transaction:
            now = self._clock().timestamp()
            free = float(await note_queries.note(transaction, name) or 0)
            furthest = now + SPACING * (self._shards() + SPARE)
            reserved = max(now, free) if free <= furthest else now
            await note_queries.write_note(transaction, name, str(reserved + SPACING))
        return reserved


class Coverage:
    """The connected shards of the bot in all processes. Each process records its own in the database."""

    def __init__(self, store: Store, clock: Callable[[], datetime], first: int, last: int, total: int) -> None:
        """`first` and `last` are the shards of this process, `total` the number of all shards of the bot."""
        self._store = store
        self._clock = clock
        self._total = total
        self._name = f"{CONNECTED}{first}-{last}/{total}"

    async def missing(self, connected: Iterable[int]) -> Sequence[int]:
        """Record the connected shards of this process, and return those that no process has had connected lately.

        Raises Unavailable.
        """
        async with self._store.write(lock=("note", self._name)) as transaction:
            now = self._clock().timestamp()
            await note_queries.write_note(transaction, self._name, " ".join(map(str, (now, *connected))))
            found = await note_queries.notes_like(transaction, CONNECTED)
            covered = set[int]()
            for name, value in found.items():
                noted_at, *shards = value.split()
                if now - float(noted_at) > NOTED_WITHIN:
                    await note_queries.remove_note(transaction, name, value)
                elif name.endswith(f"/{self._total}"):
                    covered |= set(map(int, shards))
        return [shard for shard in range(self._total) if shard not in covered]


class GatewaySocket(DiscordClientWebSocketResponse):
    """A socket that keeps the code with which Discord closes it, and is closed soon by a silent Discord, too.

    Where the network ends before the closing is confirmed, aiohttp's code says only that. discord.py would then connect
    again, although Discord wants the bot no more, and it waits for half a minute when it closes a socket itself.
    """

    _told: int | None = None

    async def receive(self, timeout: float | None = None) -> Any:  # noqa: ASYNC109  as aiohttp has it
        message: Any = await super().receive(timeout)
        if message.type is WSMsgType.CLOSE:
            self._told = message.data
        return message

    @property
    def close_code(self) -> int | None:
        return self._told or super().close_code

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        try:
            async with asyncio.timeout(FAREWELL):
                return await super().close(code=code, message=message)
        except TimeoutError:
            return True


vars(discord.http)["DiscordClientWebSocketResponse"] = GatewaySocket


class _Failed(Exception):
    """A shard could not be connected; discord.py has logged the reason."""


class ShardedBot(commands.AutoShardedBot):
    """A bot whose shards respect those of other processes, and miss few events after a network failure.

    The only shard of a bot is left to discord.py: it identifies at once, and again after five seconds at the earliest.
    """

    services: Services
    """Set before the first shard is connected."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._schedule: IdentifySchedule | None = None
        self._launching: int | None = None
        self._ready_shards: set[int] = set()
        self._reached = asyncio.Event()

    @property
    def heartbeats(self) -> Mapping[int, float]:
        """Latency of each shard of this process: seconds from heartbeat to answer; NaN before the first one."""
        found = dict(self.latencies)
        ids = self.shard_ids or range(self._total)
        return {shard: found[shard] if shard in self._ready_shards else math.nan for shard in ids}

    @property
    def is_reached(self) -> bool:
        """Whether any shard has ever been connected."""
        return self._reached.is_set()

    async def wait_until_reached(self) -> None:
        """Wait until the first shard is connected; others may still be connecting."""
        await self._reached.wait()

    async def on_shard_ready(self, shard_id: int) -> None:
        self._ready_shards.add(shard_id)
        self._reached.set()

    async def launch_shards(self) -> None:
        """Connect the shards of this process. Raises GatewayNotFound if Discord does not tell the gateway's address."""
        limits = await self.fetch_session_start_limits()
        log.info("connecting", concurrency=limits.max_concurrency, remaining=limits.remaining, total=limits.total)
        store, clock = self.services.store, self.services.clock
        self._schedule = IdentifySchedule(store, clock, limits.max_concurrency, lambda: self._total)
        await super().launch_shards()

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time, retrying until it succeeds."""
        if self._launching == shard_id:  # discord.py recurses after a failure: stack and log would grow
            raise _Failed
        self._launching = shard_id
        try:
            while not self.is_closed():
                await asyncio.sleep(max(0.0, await self._seconds_to_identify(shard_id) - AHEAD))
                with suppress(_Failed):
                    await super().launch_shard(gateway, shard_id, initial=initial)
                    _amend(self.shards[shard_id]._parent)  # noqa: SLF001
                    return
        finally:
            self._launching = None

    async def close(self) -> None:
        """Close the connections."""
        if not isinstance(vars(self)["loop"], asyncio.AbstractEventLoop):  # never started: nothing to close by
            await self._async_setup_hook()
        await super().close()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may identify."""
        if shard_id is None or not self._is_split:
            await super().before_identify_hook(shard_id, initial=initial)
        elif self._schedule:
            await asyncio.sleep(await self._schedule.seconds(shard_id))
            self._schedule.use(shard_id)

    async def _seconds_to_identify(self, shard_id: int) -> float:
        return await self._schedule.seconds(shard_id) if self._schedule and self._is_split else 0.0

    @property
    def _total(self) -> int:
        """The number of the bot's shards in all processes."""
        return self.shard_count or 1

    @property
    def _is_split(self) -> bool:
        return self._total > 1


def _amend(shard: Shard) -> None:
    """Make a shard resume its session when it reconnects after a failed attempt, and end when that is cancelled.

    discord.py resumes for a bot without shards. For a sharded bot it starts a new session, and events in between would
    be lost: replies to boards, for instance. And where it is cancelled while it connects again, it waits from then on
    for what never comes.
    """

    async def reconnect() -> None:
        if shard.ws.session_id is None:
            await Shard.reconnect(shard)
            _end_if_cancelled()
        else:
            await shard.reidentify(ReconnectWebSocket(shard.id))

    async def reidentify(reason: ReconnectWebSocket) -> None:
        await Shard.reidentify(shard, reason)
        _end_if_cancelled()

    vars(shard).update(reconnect=reconnect, reidentify=reidentify)


def _end_if_cancelled() -> None:
    """Raise CancelledError if the current task was cancelled."""
    task = asyncio.current_task()
    if task and task.cancelling():
        raise asyncio.CancelledError
