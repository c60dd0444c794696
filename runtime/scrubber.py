"""Scrubbing of the database's files after a person's data was deleted."""

import asyncio
from typing import Final

from matches.people.privacy_service import PrivacyService
from runtime.workers import Idle, Worker, wait

RESTS_FOR: Final = 60
"""Least seconds between two scrubs: a scrub rewrites the files, and blocks other writers."""
RESTS_TIMES: Final = 1_000
"""The pause after a scrub is at least this many times as long as the scrub: a large file takes seconds."""
LONGEST_WAIT: Final = 300
"""Most seconds until the next attempt after other users of the database prevented a scrub."""


class Scrubber(Worker):
    """Remove deleted data from the bytes of the database's files."""

    def __init__(self, privacy: PrivacyService, idle: Idle = wait) -> None:
        super().__init__(privacy.woken, idle)
        self._privacy = privacy
        self._scrubs_at = 0.0
        """The earliest time of the next scrub, by the event loop's clock."""
        self._attempts = 0

    async def work(self) -> float | None:
        """Scrub if data was deleted since the last scrub, even before a restart."""
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
