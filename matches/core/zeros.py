"""Metrics that exist before anything is counted."""

from collections.abc import Iterable
from itertools import product
from typing import Any, TypeVar

from prometheus_client.metrics import MetricWrapperBase

Metric = TypeVar("Metric", bound=MetricWrapperBase)


def from_zero(metric: Metric, *labels: Iterable[Any]) -> Metric:
    """Return a metric that is 0 under every combination of its labels' values.

    Prometheus computes rates from two samples of a series, and so never sees the first event of one that begins with
    it.
    """
    for values in product(*labels):
        metric.labels(*values)
    return metric
