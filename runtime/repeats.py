"""Events that Discord delivers more than once, as it may after a connection was lost."""

from typing import Final, Literal

MOST_REMEMBERED: Final = 20_000
"""The number of events that are remembered."""


class Repeats:
    """Remembers the latest messages and interactions that this process has heard of."""

    def __init__(self) -> None:
        self._heard: dict[tuple[str, int], None] = {}

    def is_repeated(self, kind: Literal["message", "command", "control"], event: int) -> bool:
        """Return whether an event of a kind was heard of before, by its id, and remember it."""
        if (kind, event) in self._heard:
            return True
        if len(self._heard) >= MOST_REMEMBERED:
            del self._heard[next(iter(self._heard))]  # the oldest
        self._heard[kind, event] = None
        return False
