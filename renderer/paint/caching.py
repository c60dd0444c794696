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


class Cache:
    """The results that were used last, as many as fit in a number of bytes.

    A result is computed outside the lock, so computing may use the cache again. If two threads compute the same at
    once, both get the result that was stored first.
    """

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.size = 0
        self._results: OrderedDict[Hashable, Any] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, compute: Callable[[], T]) -> T:
        """Return the result stored under `key`; compute and store it if there is none."""
        found: T
        with self._lock:
            try:
                found = self._results[key]
            except KeyError:
                pass
            else:
                self._results.move_to_end(key)
                return found
        computed = compute()
        with self._lock:
            found = self._results.setdefault(key, computed)
            if found is computed:
                self.size += size_of(computed)
                while self.size > self.budget:
                    _, dropped = self._results.popitem(last=False)
                    self.size -= size_of(dropped)
        return found


def size_of(result: object) -> int:
    """Return about how many bytes a result takes: its pixels, four bytes each if they have several bands, and more."""
    parts = (result, getattr(result, "image", None), getattr(result, "mask", None))
    images = {id(part): part for part in parts if isinstance(part, Image.Image)}
    pixels = sum(image.width * image.height * (1 if image.mode in ("L", "P") else 4) for image in images.values())
    return _PLAIN + pixels


CACHE: Final = Cache(BUDGET)


def cached(function: Callable[P, T]) -> Callable[P, T]:
    """Keep the results of a function of hashable arguments in the one cache."""

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> T:
        return CACHE.get((function, args, *kwargs.items()), lambda: function(*args, **kwargs))

    return call
