"""What the services have in common: the store, and what time it is."""

import math
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final

from matches.store import Store

CLOCK_TOLERANCE: Final = 5
"""Seconds by which the machine's clock may be set back unnoticed; nothing waits longer for it than that."""


class Service:
    """A service that works on the store, by a clock that it is given."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    def _now(self) -> int:
        """Return the current time in whole seconds since 1970."""
        return int(self._clock().timestamp())


class ClockWatch:
    """Notices when the machine's clock has been set back. At the first look nobody knows whether it has."""

    def __init__(self) -> None:
        self._latest = math.inf

    async def look(self, now: int, correct: Callable[[bool], Awaitable[None]]) -> None:
        """Call `correct` at the first look, with False, and with True if the clock has gone back since the last look.

        If it fails, the next look calls it again.
        """
        if now + CLOCK_TOLERANCE < self._latest:
            await correct(self._latest != math.inf)
        self._latest = now
