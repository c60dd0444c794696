"""The Prometheus metrics page and `/healthz`, on a local port.

Metrics are defined where they are counted. Labels are kinds: games, modules, codes. They never hold names, texts, or
ids of people or servers.
"""

import asyncio
import platform
import threading
from collections.abc import Callable, Iterable, Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import Gauge, disable_created_metrics, start_http_server

from matches.posting.backlog_service import READ_AT, SEARCH_WAITING
from runtime import VERSION, logs
from runtime.services import Services
from runtime.settings import Settings
from runtime.workers import Idle, Worker, wait
from store import Signal, kind_of, schema_version

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIEnvironment

ADDRESS: Final = "127.0.0.1"
"""Serve local clients only: the page has no access control."""
INTERVAL: Final = 15.0
"""Seconds between two measurements of the queues: Prometheus's usual interval."""
LATENCY: Final = Gauge("trilithon_gateway_latency_seconds", "From a heartbeat to its answer.", ["shard"])
INFO: Final = Gauge(
    "trilithon_info", "What runs; always 1.", ["process", "version", "python", "database", "schema", "shards"]
)

disable_created_metrics()

log = logs.get(__name__)


def tell_start(process: str, settings: Settings) -> None:
    """Log what runs, and set the metric that says so. `process` is `bot`, `search`, `playground` or `ratings`."""
    own = "{}-{}/{}".format(*settings.shards) if settings.shards else "all"
    facts: dict[str, Any] = {
        "process": process,
        "version": VERSION,
        "python": platform.python_version(),
        "database": kind_of(settings.database_url),
        "schema": schema_version(),
        "shards": own if process in ("bot", "playground") else "none",
    }
    INFO.clear()
    INFO.labels(**facts).set(1)
    log.info("Trilithon starts", **facts)


class PortError(Exception):
    """A port cannot be used. `variable` is the setting that names it."""

    def __init__(self, port: int, fault: str, variable: str = "METRICS_PORT") -> None:
        super().__init__(port, fault)
        self.port = port
        self.fault = fault
        self.variable = variable


class MetricsPage(Worker):
    """Serve the metrics of a process in a thread, and measure the queues periodically."""

    def __init__(
        self,
        services: Services,
        health: Callable[[], tuple[bool, str]],
        heartbeats: Callable[[], Mapping[int, float]] = lambda: MappingProxyType({}),
        idle: Idle = wait,
    ) -> None:
        """`health` returns whether the process is healthy, and a sentence; `heartbeats` the latencies in seconds."""
        super().__init__(Signal(lambda: None), idle)
        self._services = services
        self._health = health
        self._heartbeats = heartbeats
        self._metrics: Any = None
        """The WSGI application that serves the metrics."""
        self._server: tuple[WSGIServer, threading.Thread] | None = None

    def open(self, port: int) -> None:
        """Serve the metrics on a local port. Raises PortError."""
        try:
            server, _ = self._server = start_http_server(port, ADDRESS)
        except OSError as error:
            raise PortError(port, error.strerror or str(error)) from error
        logs.count_from_zero()
        READ_AT.set_to_current_time()  # it is late only from now on
        self._metrics = server.get_app()
        server.set_app(self._answer)
        self.start_working()

    async def close(self) -> None:
        """Stop serving."""
        if self._server:
            await self.stop_working(0)
            server, thread = self._server
            await asyncio.to_thread(server.shutdown)
            server.server_close()
            thread.join()
            self._server = None

    async def work(self) -> float:
        """Measure the queues and latencies."""
        for shard, seconds in self._heartbeats().items():
            LATENCY.labels(shard).set(seconds)
        SEARCH_WAITING.labels("people").set(self._services.people.waiting)
        await self._services.backlog.measure()
        return INTERVAL

    def _answer(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request: `/healthz` with the health, any other path with the metrics."""
        if environ["PATH_INFO"] != "/healthz":
            answer: Iterable[bytes] = self._metrics(environ, start_response)
            return answer
        is_well, sentence = self._health()
        status = HTTPStatus.OK if is_well else HTTPStatus.SERVICE_UNAVAILABLE
        start_response(f"{status} {status.phrase}", [("Content-Type", "text/plain; charset=utf-8")])
        return [f"{sentence}\n".encode()]
