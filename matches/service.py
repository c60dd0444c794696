"""What the services have in common: the store, and what time it is."""

from collections.abc import Callable
from datetime import datetime

from matches.store import Store


class Service:
    """Works on the store by a clock that it is given."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def _now(self) -> int:
        """Whole seconds since 1970."""
        return int(self._clock().timestamp())
