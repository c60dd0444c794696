"""Bounds on how much somebody may ask for."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MOST_KNOWN: Final = 10_000
"""The most people of whom it is known how much they have asked for lately."""


class Allowance:
    """Allows everybody so many things a second, and a number of them at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()
        """By person how much was left, and when."""

    def take(self, who: Hashable, now: float) -> bool:
        """Take one thing, and return whether it was allowed. `now`: seconds on any clock."""
        left, at = self._left.pop(who, (float(self.burst), now))
        left = min(left + (now - at) * self.rate, self.burst)
        allowed = left >= 1
        self._left[who] = (left - allowed, now)
        if len(self._left) > MOST_KNOWN:
            self._left.popitem(last=False)
        return allowed
