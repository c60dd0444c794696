"""The shards of the bot: connections to Discord, each with its part of the servers, shared out among processes.

Discord lets shards identify one after the other: of those whose ids leave the same remainder when divided by the
bot's `max_concurrency`, one in five seconds, whatever processes they belong to.
"""

import asyncio
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, Final

from discord.ext import commands
from discord.gateway import ReconnectWebSocket
from discord.shard import Shard

from matches import Unavailable
from runtime import logs
from runtime.faults import log_unavailable
from runtime.services import Services
from store import Store, note_queries

log = logs.get(__name__)

SPACING: Final = 6
"""Seconds between two shards that identify: Discord asks for five, and a connection may be late."""
SPARE: Final = 20
"""How many moments may be reserved beyond one for each shard of the bot, by processes that have ended. What is stored
further ahead was stored by a clock that ran ahead."""
CONNECTED: Final = "connected shards "
"""What the names of notes begin with that tell which shards of a process are connected."""
NOTED_WITHIN: Final = 180
"""Seconds for which such a note counts. A process that does not write it anew has ended, or cannot write."""
AHEAD: Final = 2
"""Seconds before its moment at which a shard connects: waiting for long, it would lose the connection."""


class Moments:
    """The moments at which shards may identify, each reserved in the database for one shard of one process."""

    def __init__(
        self, store: Store, clock: Callable[[], datetime], concurrency: int, shards: Callable[[], int]
    ) -> None:
        """`concurrency` is the bot's `max_concurrency`; `shards` returns how many shards it has in all processes."""
        self._store = store
        self._clock = clock
        self._concurrency = concurrency
        self._shards = shards
        self._reserved: dict[int, float] = {}

    async def seconds(self, shard: int) -> float:
        """Return for how many seconds a shard has to wait until its moment, which is reserved for it if none is.

        While the database cannot be used, it is as long as discord.py has all shards wait: Discord refuses who comes
        too early, and they are sent again.
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
        """Forget the moment of a shard, which identifies now."""
        self._reserved.pop(shard, None)

    async def _reserve(self, name: str) -> float:
        """Reserve the next moment under a name, and return it in seconds since 1970."""
        async with self._store.write(lock=("note", name)) as transaction:
            now = self._clock().timestamp()
            free = float(await note_queries.note(transaction, name) or 0)
            furthest = now + SPACING * (self._shards() + SPARE)
            moment = max(now, free) if free <= furthest else now
            await note_queries.write_note(transaction, name, str(moment + SPACING))
        return moment


class Coverage:
    """Which of the bot's shards are connected, in whatever process. Each notes in the database which of its own are."""

    def __init__(self, store: Store, clock: Callable[[], datetime], first: int, last: int, total: int) -> None:
        """`first` and `last` are the shards of this process, `total` is how many the bot has."""
        self._store = store
        self._clock = clock
        self._total = total
        self._name = f"{CONNECTED}{first}-{last}/{total}"

    async def missing(self, connected: Iterable[int]) -> Sequence[int]:
        """Note which shards of this process are connected, and return those that no process has had connected lately.

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


class _Failed(Exception):
    """A shard could not be connected; discord.py has logged why."""


class ShardedBot(commands.AutoShardedBot):
    """A bot whose shards respect those of other processes, and miss as little as possible when a network was gone.

    The only shard of a bot identifies when discord.py has it do so: at once, and each further time after five seconds.
    """

    services: Services
    """Set before the first shard is connected."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._moments: Moments | None = None
        self._launching: int | None = None
        self._ready_shards: set[int] = set()
        self._reached = asyncio.Event()

    @property
    def heartbeats(self) -> Mapping[int, float]:
        """Seconds from the latest heartbeat of each shard of this process to its answer; NaN before the first one."""
        found = dict(self.latencies)
        ids = self.shard_ids or range(self._total)
        return {shard: found[shard] if shard in self._ready_shards else math.nan for shard in ids}

    @property
    def is_reached(self) -> bool:
        """Whether a shard has been connected at all."""
        return self._reached.is_set()

    async def wait_until_reached(self) -> None:
        """Wait until a shard is connected. The others follow, one by one."""
        await self._reached.wait()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Note that a shard is connected."""
        self._ready_shards.add(shard_id)
        self._reached.set()

    async def launch_shards(self) -> None:
        """Connect the shards of this process. Raises GatewayNotFound if Discord does not say how."""
        limits = await self.fetch_session_start_limits()
        log.info("connecting", concurrency=limits.max_concurrency, remaining=limits.remaining, total=limits.total)
        store, clock = self.services.store, self.services.clock
        self._moments = Moments(store, clock, limits.max_concurrency, lambda: self._total)
        await super().launch_shards()

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard for the first time, and try until it is."""
        if self._launching == shard_id:  # discord.py calls itself after a failure; its stack and its log would not end
            raise _Failed
        self._launching = shard_id
        try:
            while not self.is_closed():
                await asyncio.sleep(max(0.0, await self._seconds_to_identify(shard_id) - AHEAD))
                with suppress(_Failed):
                    await super().launch_shard(gateway, shard_id, initial=initial)
                    _resume_when_reconnecting(self.shards[shard_id]._parent)  # noqa: SLF001
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
        elif self._moments:
            await asyncio.sleep(await self._moments.seconds(shard_id))
            self._moments.use(shard_id)

    async def _seconds_to_identify(self, shard_id: int) -> float:
        return await self._moments.seconds(shard_id) if self._moments and self._is_split else 0.0

    @property
    def _total(self) -> int:
        """How many shards the bot has, in this process and in others."""
        return self.shard_count or 1

    @property
    def _is_split(self) -> bool:
        return self._total > 1


def _resume_when_reconnecting(shard: Shard) -> None:
    """Have a shard take up its session when it is connected again after it could not be.

    discord.py does so with a bot that is not sharded. A sharded one begins a new session, and what was written in the
    meantime would be lost: replies to boards, for instance.
    """

    async def reconnect() -> None:
        if shard.ws.session_id is None:
            await Shard.reconnect(shard)
        else:
            await shard.reidentify(ReconnectWebSocket(shard.id))

    vars(shard)["reconnect"] = reconnect
