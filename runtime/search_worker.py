"""The computers' turns and the reviews: what is to be thought about is handed out as long as a process runs.

The bot does this itself, or leaves it to processes without Discord, which `python bot.py --search` runs.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from matches import Unavailable
from matches.computers.computer_service import ComputerService
from runtime.faults import log_unavailable, report
from runtime.leases import Lease
from runtime.workers import Idle, Worker, wait

Work = Callable[[int], Awaitable[None]]
"""Does something about the match with an id."""
Renew = Callable[[int], Awaitable[bool]]
"""Renews the claim of the match with an id. Returns False if another process has it, or the work is done."""


class SearchWorker(Worker):
    """Has computers think about the matches in which they are to move, and about those that are to be reviewed."""

    def __init__(self, computers: ComputerService, idle: Idle = wait, spare: int = 0) -> None:
        """`spare` is how many matches are claimed beyond those that can be thought about.

        They follow each other without a gap, but nobody else thinks about them meanwhile.
        """
        super().__init__(computers.woken, idle)
        self.computers = computers
        self.under_way: set[int] = set()
        """Ids of the matches that computers think about."""
        self.reviewed: set[int] = set()
        """The id of the match that is being reviewed, if one is."""
        self.at_once = computers.processes + spare

    async def work(self) -> float | None:
        """Hand out what waits, as far as there is room for it."""
        if not self.computers.processes:
            return None
        waits = [seconds for seconds in (await self.start_turns(), await self.start_review()) if seconds is not None]
        return min(waits, default=None)

    async def start_turns(self) -> float | None:
        """Start the turns of computers that wait. Return after how many seconds another one can be started."""
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
        """Start the review that is next. Return after how many seconds another one can be started."""
        if self.reviewed:
            return None
        seconds = await self.computers.seconds_to_review()
        if seconds == 0 and (match := await self.computers.claim_review()) is not None:
            review = self.computers.make_review, self.computers.keep_review, self.computers.postpone_review
            self.reviewed.add(match)
            self.start(self.settle(match, self.reviewed, *review), f"review of match {match}")
        return seconds

    async def settle(self, match: int, under_way: set[int], work: Work, keep: Renew, postpone: Work) -> None:
        """Do some work on a match, and `keep` it claimed meanwhile; where that fails, it is tried again later."""
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
        except Unavailable as away:  # it is tried again when its claim ends
            log_unavailable(away)
        finally:
            if not self.closing.is_set():
                under_way.discard(match)
                self.woken.set_here()  # there is room for another, or for the next computer of this one

    async def stop_working(self, within: float = 0) -> None:
        """Stop thinking at once, and leave to the next process what it has to begin anew."""
        self.closing.set()
        for task in self.started:
            task.cancel()
        await asyncio.gather(*self.started, return_exceptions=True)
        await super().stop_working(within)
        if not self.under_way | self.reviewed:
            return
        try:
            await self.computers.release(self.under_way, self.reviewed)
        except Unavailable as away:
            log_unavailable(away)
        self.under_way.clear()
        self.reviewed.clear()
