"""Scrubbing the database's files after a person's data was deleted."""

import asyncio
from typing import Final

from matches.people.privacy_service import PrivacyService
from runtime.workers import Idle, Worker, wait

RESTS_FOR: Final = 60
"""Seconds from one scrubbing of the database to the next: its files are written anew, and nobody else writes then."""
RESTS_TIMES: Final = 1_000
"""How many times as long as it took it rests at least: a large file takes seconds."""
LONGEST_WAIT: Final = 300
"""Seconds until it is tried again, at most, where somebody was in the way."""


class Scrubber(Worker):
    """Removes deleted data from the bytes of the database's files."""

    def __init__(self, privacy: PrivacyService, idle: Idle = wait) -> None:
        super().__init__(privacy.woken, idle)
        self._privacy = privacy
        self._scrubs_at = 0.0
        """When the database may be scrubbed, by the clock of the event loop."""
        self._attempts = 0

    async def work(self) -> float | None:
        """Scrub what was deleted from the bytes of the database's files, also if it was deleted before a restart."""
        if await self._privacy.is_scrubbed():
            return None
        clock = asyncio.get_running_loop().time
        if clock() < self._scrubs_at:
            return self._scrubs_at - clock()
        self._attempts += 1
        began = clock()
        done = await self._privacy.scrub()
        rest = max(RESTS_FOR, RESTS_TIMES * (clock() - began))
        self._scrubs_at = clock() + (rest if done else min(2**self._attempts, LONGEST_WAIT))
        if done:
            self._attempts = 0
        return 0
