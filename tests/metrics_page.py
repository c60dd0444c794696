"""A port for metrics, and the page that is read there."""

import asyncio
import socket
import urllib.request
from collections.abc import Mapping

from prometheus_client.parser import text_string_to_metric_families


def free_port() -> int:
    """Return a port of this machine that nobody uses."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def page_at(port: int, path: str = "metrics") -> str:
    """Return the page of metrics at a port, or another one."""

    def fetch() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=10) as answer:
            return str(answer.read().decode())

    return await asyncio.to_thread(fetch)


class Numbers:
    """The numbers on a page: `numbers("trilithon_turns_total", game="contiguity")`, summed over other labels.

    Other bots of this process count, too: with an earlier page, it is by how much a number has grown `since`.
    """

    def __init__(self, page: str, since: str = "") -> None:
        self._now, self._before = (
            [sample for family in text_string_to_metric_families(read) for sample in family.samples]
            for read in (page, since)
        )

    def __call__(self, name: str, **labels: str) -> float | None:
        now, before = (
            [sample.value for sample in samples if sample.name == name and _has(sample.labels, labels)]
            for samples in (self._now, self._before)
        )
        return sum(now) - sum(before) if now else None


def _has(labels: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    return wanted.items() <= labels.items()
