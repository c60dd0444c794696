"""One cache for everything that pictures are made of, bounded in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, Final, ParamSpec, TypeVar

from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BUDGET: Final = 40 * 2**20
"""Bytes that all cached results together take at most, as `size_of` counts them."""
_PLAIN: Final = 1_000
"""Bytes that a result without pixels is counted as, its key and the cache's own records included."""


class _Kept:
    """A result, and whether it was used since the cache last looked for something to drop."""

    __slots__ = ("result", "used")

    def __init__(self, result: Any) -> None:
        self.result = result
        self.used = False


class Cache:
    """The results that were used lately, as many as fit in a number of bytes.

    A result that is found is only marked as used, which takes no lock. When there is no more room, the oldest one goes
    that was not used since room was last made; those that were used count as new again.

    A result is computed outside the lock, so computing may use the cache again. If two threads compute the same at
    once, both get the result that was stored first.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.size = 0
        self._results: OrderedDict[Hashable, _Kept] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Return the result stored under `key`; compute and store it if there is none."""
        found: T
        kept = self._results.get(key)
        if kept is None:
            computed = compute()
            with self._lock:
                kept = self._results.get(key)
                if kept is None:
                    kept = self._results[key] = _Kept(computed)
                    self.size += size_of(computed)
                    self._make_room()
        else:
            kept.used = True
        found = kept.result
        return found

    def _make_room(self) -> None:
        while self.size > self.budget:
            key, oldest = self._results.popitem(last=False)
            if oldest.used:
                oldest.used = False
                self._results[key] = oldest
            else:
                self.size -= size_of(oldest.result)


def size_of(result: object) -> int:
    """Return about how many bytes a result takes: its pixels, four each if they have several bands, or its text."""
    parts = (result, getattr(result, "image", None), getattr(result, "mask", None))
    images = {id(part): part for part in parts if isinstance(part, Image.Image)}
    pixels = sum(image.width * image.height * (1 if image.mode in ("L", "P") else 4) for image in images.values())
    return _PLAIN + pixels + len(getattr(result, "markup", ""))


CACHE: Final = Cache(BUDGET)


def cached(function: Callable[P, T]) -> Callable[P, T]:
    """Keep the results of a function of hashable arguments in the one cache."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        return CACHE.get((function, args, *kwargs.items()), lambda: function(*args, **kwargs))

    return call
