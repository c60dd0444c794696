"""Leases: claims on work, renewed in the background while the work runs."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime
from types import TracebackType
from typing import Final, Self

from matches import Unavailable
from runtime.faults import log_unavailable, report
from runtime.workers import Idle

RENEWALS: Final = 3
"""Renewals per length of a lease: one may fail without the lease ending."""


class LostLease(Exception):
    """Another process has claimed the work, or could have."""


class Lease:
    """A context manager that renews a claim in the background.

    If the process dies or hangs, the lease ends, and another process can claim the work.
    """

    def __init__(
        self, name: str, renew: Callable[[], Awaitable[bool]], length: float, clock: Callable[[], datetime], idle: Idle
    ) -> None:
        """`renew` extends the claim by `length` seconds from now, and returns False if it has been lost."""
        self._name = name
        self._renew = renew
        self._length = length
        self._clock = clock
        self._idle = idle
        self._is_lost = False
        self._ends_at = self._end()
        self._left = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep(), name=self._name)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop renewing. A renewal under way is awaited, so that its transaction is not cut off."""
        self._left.set()
        if self._task:
            await self._task

    def check(self) -> None:
        """Raise LostLease if another process has claimed the work, or could have, as no renewal succeeded in time."""
        if self._is_lost or self._now() >= self._ends_at:
            raise LostLease

    async def _keep(self) -> None:
        """Renew the lease until it is lost or the context exits."""
        while not self._is_lost:
            await self._idle(self._wait())
            if self._left.is_set():
                return
            ends_at = self._end()
            try:
                self._is_lost = not await self._renew()
                self._ends_at = ends_at
            except Unavailable as away:
                log_unavailable(away)
            except Exception as fault:  # noqa: BLE001  the next renewal may succeed
                report(fault)

    async def _wait(self) -> None:
        """Wait until the next renewal, or until the context exits."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._length / RENEWALS):
                await self._left.wait()

    def _now(self) -> int:
        """Return the time of the clock that stored leases use, in whole seconds since 1970."""
        return int(self._clock().timestamp())

    def _end(self) -> float:
        """Return the end of a lease taken or renewed now."""
        return self._now() + self._length
