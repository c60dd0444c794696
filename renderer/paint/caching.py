"""Caches that threads may share: filled by one thread at a time, so nothing is drawn twice at once."""

from collections.abc import Callable
from functools import lru_cache, wraps
from threading import RLock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def cached(size: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keeps the latest `size` results of a function of hashable arguments."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        remembered = lru_cache(size)(function)
        lock = RLock()

        @wraps(function)
        def call(*args: P.args, **kwargs: P.kwargs) -> T:
            with lock:
                return remembered(*args, **kwargs)  # type: ignore[arg-type]

        return call

    return decorate
