"""Events that Discord delivers more than once, as it may after a connection was lost."""

from typing import Final, Literal

from cachetools import FIFOCache

MOST_REMEMBERED: Final = 20_000
"""The number of events that are remembered."""


class Repeats:
    """Remembers the latest messages and interactions that this process has heard of."""

    def __init__(self) -> None:
        self._heard: FIFOCache[tuple[str, int], None] = FIFOCache(MOST_REMEMBERED)

    def is_repeated(self, kind: Literal["message", "command", "control"], event: int) -> bool:
        """Return whether an event of a kind was heard of before, by its id, and remember it."""
        if (kind, event) in self._heard:
            return True
        self._heard[kind, event] = None
        return False
