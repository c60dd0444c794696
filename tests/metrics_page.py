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


async def page_at(port: int) -> str:
    """Return the page of metrics at a port."""
    address = f"http://127.0.0.1:{port}/metrics"

    def fetch() -> str:
        with urllib.request.urlopen(address, timeout=10) as answer:
            return str(answer.read().decode())

    return await asyncio.to_thread(fetch)


class Numbers:
    """The numbers on a page: `numbers("trilithon_turns_total", game="contiguity")`, summed over other labels."""

    def __init__(self, page: str) -> None:
        self._samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]

    def __call__(self, name: str, **labels: str) -> float | None:
        found = [sample.value for sample in self._samples if sample.name == name and _has(sample.labels, labels)]
        return sum(found) if found else None


def _has(labels: Mapping[str, str], wanted: Mapping[str, str]) -> bool:
    return wanted.items() <= labels.items()
