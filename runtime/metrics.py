"""Metrics in Prometheus's form, on a port of this machine: what a process does, what waits, and what goes wrong.

Labels are kinds of things: games, modules, codes. No names, no texts, no ids of people or servers.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from matches.store import Signal, Tally
from runtime.services import Services
from runtime.workers import Idle, Worker, wait

ADDRESS: Final = "127.0.0.1"
"""Only this machine is answered: who may read the metrics is decided by what else runs on it."""
INTERVAL: Final = 15.0
"""Seconds between two looks at what waits. Prometheus asks as often, usually."""

_ROOT: Final = Path(__file__).parents[1]
_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 60.0)

disable_created_metrics()


class PortError(Exception):
    """The port of the metrics cannot be used."""

    def __init__(self, port: int, fault: str) -> None:
        super().__init__(port, fault)
        self.port = port
        self.fault = fault


class Metrics(Tally):
    """The metrics of one process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        ProcessCollector(registry=own)
        self.turns = Counter("trilithon_turns", "Moves stored.", ["game", "by"], registry=own)
        self.posts = Counter("trilithon_posts", "Attempts to deliver a post.", ["kind", "outcome"], registry=own)
        self.errors = Counter("trilithon_errors", "Errors in the log, by the module.", ["module"], registry=own)
        self.unavailable = Counter(
            "trilithon_database_unavailable", "How often the database could not be used.", ["code"], registry=own
        )
        self.transactions = Histogram(
            "trilithon_transaction_seconds",
            "Transactions, with the wait for their beginning.",
            ["kind"],
            buckets=_QUICK,
            registry=own,
        )
        self.thoughts = Histogram(
            "trilithon_thought_seconds", "Jobs of processes that think.", ["kind"], buckets=_SLOW, registry=own
        )
        self.posts_waiting = Gauge("trilithon_posts_waiting", "Posts to deliver.", ["due"], registry=own)
        self.post_age = Gauge("trilithon_post_oldest_seconds", "Age of the oldest post that is due.", registry=own)
        self.search_waiting = Gauge("trilithon_search_waiting", "What is to be thought.", ["what"], registry=own)
        self.search_age = Gauge("trilithon_search_oldest_seconds", "Age of what waits longest.", ["what"], registry=own)
        self.latency = Gauge(
            "trilithon_gateway_latency_seconds", "From a heartbeat to its answer.", ["shard"], registry=own
        )
        self.shards = Gauge("trilithon_shards_missing", "Shards that no process has connected.", registry=own)
        self.read_at = Gauge(
            "trilithon_backlog_read_timestamp_seconds", "When it was last looked at what waits.", registry=own
        )

    def turn(self, game: str, by: str) -> None:
        self.turns.labels(game, by).inc()

    def post(self, kind: str, outcome: str) -> None:
        self.posts.labels(kind, outcome).inc()

    def transaction(self, kind: str, seconds: float) -> None:
        self.transactions.labels(kind).observe(seconds)

    def thought(self, kind: str, seconds: float) -> None:
        self.thoughts.labels(kind).observe(seconds)

    def missing_shards(self, count: int) -> None:
        self.shards.set(count)


class FaultCounter(logging.Handler):
    """Counts the errors that the process logs, and how often its database could not be used."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.WARNING)
        self._metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            trace = record.exc_info[2] if record.exc_info else None
            self._metrics.errors.labels(module_of(trace) or record.name).inc()
        elif record.name == "runtime.faults":
            self._metrics.unavailable.labels(getattr(record, "data", {}).get("code", "")).inc()


def module_of(trace: TracebackType | None) -> str | None:
    """Return the module of the project in which an error came up; None where it came through none."""
    found = None
    while trace:
        file = Path(trace.tb_frame.f_code.co_filename)
        if file.is_relative_to(_ROOT) and "site-packages" not in file.parts:
            found = ".".join(file.relative_to(_ROOT).with_suffix("").parts)
        trace = trace.tb_next
    return found


class MetricsPage(Worker):
    """Serves the metrics of a process, in a thread of their own, and looks now and then at what waits."""

    def __init__(
        self,
        metrics: Metrics,
        services: Services,
        heartbeats: Callable[[], Mapping[int, float]] = lambda: MappingProxyType({}),
        idle: Idle = wait,
    ) -> None:
        """`heartbeats` returns the latency of each shard in seconds."""
        super().__init__(Signal(lambda: None), idle)
        self._metrics = metrics
        self._services = services
        self._heartbeats = heartbeats
        self._faults = FaultCounter(metrics)
        self._server: tuple[WSGIServer, threading.Thread] | None = None

    def open(self, port: int) -> None:
        """Serve the metrics at a port of this machine. Raises PortError."""
        try:
            self._server = start_http_server(port, ADDRESS, self._metrics.registry)
        except OSError as error:
            raise PortError(port, error.strerror or str(error)) from error
        logging.getLogger().addHandler(self._faults)
        self.start_working()

    async def close(self) -> None:
        """End what `open` has begun."""
        if self._server:
            await self.stop_working(0)
            logging.getLogger().removeHandler(self._faults)
            server, thread = self._server
            await asyncio.to_thread(server.shutdown)
            server.server_close()
            thread.join()
            self._server = None

    async def work(self) -> float:
        """Look at what waits."""
        metrics = self._metrics
        for shard, seconds in self._heartbeats().items():
            metrics.latency.labels(shard).set(seconds)
        metrics.search_waiting.labels("people").set(self._services.people.waiting)
        backlog = await self._services.backlog.read()
        metrics.posts_waiting.labels("now").set(backlog.posts_due)
        metrics.posts_waiting.labels("later").set(backlog.posts_later)
        metrics.post_age.set(backlog.post_age)
        for what, count, age in (
            ("turns", backlog.turns, backlog.turn_age),
            ("reviews", backlog.reviews, backlog.review_age),
        ):
            metrics.search_waiting.labels(what).set(count)
            metrics.search_age.labels(what).set(age)
        metrics.read_at.set_to_current_time()
        return INTERVAL
