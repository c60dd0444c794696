"""Runs the computers' turns and the reviews in the background.

The bot does this itself, or leaves it to processes without Discord (`python bot.py --search`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from matches import Unavailable
from matches.computers.computer_service import ComputerService
from runtime import logs
from runtime.faults import log_unavailable, report
from runtime.leases import Lease
from runtime.workers import CANCELLED_WITHIN, Idle, Worker, wait

RELEASED_WITHIN: Final = 2
"""Seconds in which claims have to be released when a process stops."""

log = logs.get(__name__)

Work = Callable[[int], Awaitable[None]]
"""Processes the match with an id."""
Renew = Callable[[int], Awaitable[bool]]
"""Renews the claim of the match with an id. Returns False if another process has claimed it, or the work is done."""


class SearchWorker(Worker):
    """Run the turns of computers, and the reviews of matches."""

    def __init__(self, computers: ComputerService, idle: Idle = wait, spare: int = 0) -> None:
        """`spare` is the number of matches claimed beyond those that can be searched at once.

        They follow without a gap, but other processes cannot search them in the meantime.
        """
        super().__init__(computers.woken, idle)
        self.computers = computers
        self.under_way: set[int] = set()
        """Ids of the matches with a computer's turn in progress."""
        self.reviewed: set[int] = set()
        """The id of the match under review, if any."""
        self.at_once = computers.processes + spare

    async def work(self) -> float | None:
        """Start waiting turns and reviews, as far as there is capacity."""
        if not self.computers.processes:
            return None
        waits = [seconds for seconds in (await self.start_turns(), await self.start_review()) if seconds is not None]
        return min(waits, default=None)

    async def start_turns(self) -> float | None:
        """Start waiting turns of computers. Return the seconds until another one can start."""
        room = self.at_once - len(self.under_way)
        if room <= 0:
            return None
        seconds = await self.computers.seconds_to_next(self.under_way)
        if seconds == 0:
            for match in await self.computers.claim(room, self.under_way):
                turn = self.computers.take_turn, self.computers.keep, self.computers.postpone
                self.under_way.add(match)
                self.start(self.settle(match, self.under_way, *turn), f"turn in match {match}")
        return seconds

    async def start_review(self) -> float | None:
        """Start the next review. Return the seconds until another one can start."""
        if self.reviewed:
            return None
        seconds = await self.computers.seconds_to_review()
        if seconds == 0 and (match := await self.computers.claim_review()) is not None:
            review = self.computers.make_review, self.computers.keep_review, self.computers.postpone_review
            self.reviewed.add(match)
            self.start(self.settle(match, self.reviewed, *review), f"review of match {match}")
        return seconds

    async def settle(self, match: int, under_way: set[int], work: Work, keep: Renew, postpone: Work) -> None:
        """Do some work on a match while renewing its claim with `keep`; on failure, postpone it."""
        try:
            try:
                claim = f"claim of match {match}", partial(keep, match)
                async with Lease(*claim, self.computers.lease, self.computers.clock, self.idle):
                    await work(match)
            except Unavailable:
                raise
            except Exception as fault:  # noqa: BLE001  one match must not stop the others
                report(fault)
                await postpone(match)
        except Unavailable as away:  # the work is retried when its claim ends
            log_unavailable(away)
        finally:
            if not self.closing.is_set():
                under_way.discard(match)
                self.woken.set_here()  # capacity for another turn, or for the next computer of this match

    async def stop_working(self, within: float = 0) -> None:
        """Cancel all work at once, and release its claims for the next process."""
        self.closing.set()
        for task in self.started:
            task.cancel()
        if self.started:
            await asyncio.wait(self.started, timeout=CANCELLED_WITHIN)
        await super().stop_working(within)
        if not self.under_way | self.reviewed:
            return
        try:
            async with asyncio.timeout(RELEASED_WITHIN):
                await self.computers.release(self.under_way, self.reviewed)
        except Unavailable as away:
            log_unavailable(away)
        except TimeoutError:  # other processes take the work over when its claims end
            log.warning("claims could not be released")
        self.under_way.clear()
        self.reviewed.clear()
