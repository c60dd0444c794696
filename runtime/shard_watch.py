"""Detects shards that no process has connected, for a bot split into processes."""

import math
from collections.abc import Callable, Collection, Mapping
from typing import Final

from prometheus_client import Gauge

from runtime import logs
from runtime.services import Services
from runtime.settings import Shards
from runtime.shards import NOTED_WITHIN, SPACING, Coverage
from runtime.workers import Idle, Worker, wait
from store import Signal

log = logs.get(__name__)

INTERVAL: Final = 60.0
"""Seconds between two checks."""
SHARDS_MISSING: Final = Gauge("trilithon_shards_missing", "Shards that no process has connected.")


class ShardWatch(Worker):
    """Record the connected shards of this process; log and count shards that no process has."""

    def __init__(
        self, services: Services, shards: Shards, heartbeats: Callable[[], Mapping[int, float]], idle: Idle = wait
    ) -> None:
        """`shards` are those of this process; `heartbeats` returns each one's latency in seconds."""
        super().__init__(Signal(lambda: None), idle)
        self._services = services
        self._heartbeats = heartbeats
        self._coverage = Coverage(services.store, services.clock, *shards)
        self._patience = NOTED_WITHIN + SPACING * shards.total
        """Seconds after which a missing shard is logged: shards connect one after the other."""
        self._missing_since: dict[int, float] = {}
        self._logged: Collection[int] = ()

    async def work(self) -> float:
        connected = [shard for shard, latency in self._heartbeats().items() if math.isfinite(latency)]
        missing = await self._coverage.missing(connected)
        SHARDS_MISSING.set(len(missing))
        now = self._services.clock().timestamp()
        self._missing_since = {shard: self._missing_since.get(shard, now) for shard in missing}
        self._log([shard for shard, since in self._missing_since.items() if now - since >= self._patience])
        return INTERVAL

    def _log(self, missing: Collection[int]) -> None:
        """Log the missing shards if they have changed."""
        if missing and missing != self._logged:
            log.warning("no process has some shards: their servers are not heard", shards=" ".join(map(str, missing)))
        elif self._logged and not missing:
            log.info("every shard is connected again")
        self._logged = missing
