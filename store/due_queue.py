"""Work that is due at a stored time: a queue over the rows of a table, by the column with the time."""

import math
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, func, select, update

from store.transactions import Signal, Store, Transaction

TRIED_AGAIN_AFTER: Final = 600
"""Seconds until a failed row is retried."""
CLOCK_TOLERANCE: Final = 5
"""Seconds by which the machine's clock may be set back unnoticed; nothing waits longer for it than that."""

Reschedule = Callable[[Transaction, int, int], Awaitable[int | None]]
"""Returns when a row is next due: transaction, id, current time; None: never."""


class ClockWatch:
    """Detection of a clock that was set back. At the first look this is unknown."""

    def __init__(self) -> None:
        self._latest = math.inf

    async def look(self, now: int, correct: Callable[[bool], Awaitable[None]]) -> None:
        """Call `correct(False)` at the first look, and `correct(True)` if the clock was set back since the last look.

        If it fails, the next look calls it again.
        """
        if now + CLOCK_TOLERANCE < self._latest:
            await correct(self._latest != math.inf)
        self._latest = now


class DueQueue:
    """Due rows of a table, and the time of the next. Several processes may work on it."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime],
        id_column: Column[Any],
        due_column: Column[Any],
        woken: Signal,
        *,
        furthest: int,
        unless: ColumnElement[bool] | None = None,
        reschedule: Reschedule | None = None,
    ) -> None:
        """`woken`: set when the due time of a row changes.

        `furthest`: most seconds until a row is due, except rows that fulfil `unless`. Later times were set by a clock
        that ran ahead: `reschedule` sets them again; without it, the rows are due at once.
        """
        self.woken = woken
        self._store = store
        self._clock = clock
        self._id = id_column
        self._due_at = due_column
        self._furthest = furthest
        self._regular = () if unless is None else (~unless,)
        self._reschedule = reschedule
        self._watch = ClockWatch()
        self._next = select(func.min(due_column)).where(due_column.is_not(None))

    async def due(self, limit: int = 50) -> Sequence[int]:
        """Return the ids of due rows, longest waiting first."""
        query = select(self._id).where(self._due_at <= self._now()).order_by(self._due_at, self._id).limit(limit)
        async with self._store.read(once=True) as transaction:
            return (await transaction.execute(query)).scalars().all()

    async def seconds_to_next(self) -> float | None:
        await self._watch.look(self._now(), self._correct)
        async with self._store.read(once=True) as transaction:
            due: int | None = (await transaction.execute(self._next)).scalar()
        return None if due is None else max(0.0, float(due - self._now()))

    async def is_due(self, transaction: Transaction, row_id: int) -> bool:
        """Return whether a row is due. If so, it is locked for the rest of the transaction."""
        query = select(self._id).where(self._id == row_id, self._due_at <= self._now()).with_for_update()
        return (await transaction.execute(query)).first() is not None

    async def postpone(self, row_id: int) -> None:
        """Retry a due row later after an error, unless its due time has changed since."""
        async with self._store.write() as transaction:
            now = self._now()
            await self._set(transaction, row_id, self._due_at <= now, now + TRIED_AGAIN_AFTER)

    async def _correct(self, _: bool) -> None:
        """Correct due times set by a clock that ran ahead."""
        async with self._store.write() as transaction:
            now = self._now()
            ahead = self._due_at > now + self._furthest
            query = select(self._id).where(ahead, *self._regular).order_by(self._id).with_for_update()
            for row_id in (await transaction.execute(query)).scalars().all():
                due = await self._reschedule(transaction, row_id, now) if self._reschedule else now
                await self._set(transaction, row_id, ahead, due)

    async def _set(
        self, transaction: Transaction, row_id: int, condition: ColumnElement[bool], due: int | None
    ) -> None:
        row = update(self._id.table).where(self._id == row_id, condition)
        if (await transaction.execute(row.values({self._due_at: due}))).rowcount:
            transaction.after_commit(self.woken.set)

    def _now(self) -> int:
        return int(self._clock().timestamp())
