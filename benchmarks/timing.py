"""Processor time of cases that take turns, so that whatever slows the machine slows them alike.

Before a case is measured it does the round before once more: it then finds memory and caches as it left them, not as
another case did (giving back much memory, say, makes the next one that needs some pay for it).
"""

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

Case = Callable[[int], object]
"""What to measure; it is given the number of the round, from 0 (unmeasured) on."""


class Timings:
    """Seconds of processor time of each case in each round."""

    def __init__(self, cases: Mapping[str, Case], rounds: int) -> None:
        self.seconds: dict[str, list[float]] = {name: [] for name in cases}
        for number in range(1, rounds + 1):
            for name, case in cases.items():
                case(number - 1)
                start = process_time()
                case(number)
                self.seconds[name].append(process_time() - start)

    def milliseconds(self, case: str) -> float:
        """The median of a case."""
        return 1000 * median(self.seconds[case])

    def ratio(self, one: str, other: str) -> float:
        """The median of the ratios of two cases, taken round by round."""
        return median(a / b for a, b in zip(self.seconds[one], self.seconds[other], strict=True))


def verdict(ratio: float, aim: float) -> str:
    """A ratio beside what it should be at most."""
    return f"{ratio:.3f} (aim: at most {aim:g}, {'met' if ratio <= aim else 'MISSED'})"
