"""What the services have in common: the store, and what time it is."""

import math
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from matches.store import Store

CORRECTED_UNNOTICED: Final = 5
"""Seconds by which the clock of a machine may be set back without more ado; nothing waits longer for it than that."""


class Service:
    """Works on the store by a clock that it is given."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def _now(self) -> int:
        """Whole seconds since 1970."""
        return int(self._clock().timestamp())


class ClockWatch:
    """Notices when the clock of the machine has been set back, and at the first look, when nobody knows."""

    def __init__(self) -> None:
        self._latest = math.inf

    async def look(self, now: int, put_right: Callable[[bool], Awaitable[None]]) -> None:
        """Calls `put_right` at the first look, and with True when the clock has gone back since the last one.

        Where that fails, the next look does it.
        """
        if now + CORRECTED_UNNOTICED < self._latest:
            await put_right(self._latest != math.inf)
        self._latest = now
