"""Requests that are held up at the stand-in, so that a bot can be killed at exactly that moment."""

import asyncio
from dataclasses import dataclass, field
from typing import Literal

What = Literal["login", "commands", "message", "edit", "thread", "answer", "followup"]
Moment = Literal["before", "after"]
"""Before the request has its effect, or after it and before the bot gets the response."""


@dataclass(eq=False)
class Hold:
    """Stops the next request of a kind at a moment, until it is released."""

    what: str
    moment: str
    place: int | None = None
    """Where the request is made; None for anywhere."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    released: asyncio.Event = field(default_factory=asyncio.Event)
    lost: bool = False
    """Whether the request, once released, turns out never to have come through."""


class Holds:
    """The holds that still wait for their request."""

    def __init__(self) -> None:
        self._waiting: list[Hold] = []
        self._busy: set[Hold] = set()

    def next(self, what: What, moment: Moment, place: int | None = None) -> Hold:
        """Hold up the next such request, in one channel or anywhere."""
        hold = Hold(what, moment, place)
        self._waiting.append(hold)
        return hold

    def cancel(self, hold: Hold) -> None:
        """Release a hold, whether or not a request has come."""
        if hold in self._waiting:
            self._waiting.remove(hold)
        hold.released.set()

    def lose(self, hold: Hold) -> None:
        """Release a request that is lost on the way: it has no effect."""
        hold.lost = True
        self.cancel(hold)

    def release_all(self) -> None:
        """Release all requests."""
        for hold in [*self._waiting, *self._busy]:
            self.cancel(hold)

    async def passing(self, what: str, moment: str, place: int = 0) -> None:
        """Wait until a request may go on. Raises ConnectionResetError if it is lost."""
        for hold in self._waiting:
            if (hold.what, hold.moment) == (what, moment) and hold.place in (None, place):
                self._waiting.remove(hold)
                self._busy.add(hold)
                hold.arrived.set()
                await hold.released.wait()
                self._busy.discard(hold)
                if hold.lost:
                    raise ConnectionResetError
                return
