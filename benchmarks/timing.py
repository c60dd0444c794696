"""Time of cases that take turns, so that whatever slows the machine slows them alike.

Before a case is measured it does the round before once more: it then finds memory and caches as it left them, not as
another case did (giving back much memory, say, makes the next one that needs some pay for it). A case that cannot be
done twice is made ready by something else instead.
"""

from collections.abc import Callable, Mapping
from statistics import median
from time import perf_counter, process_time

Case = Callable[[int], object]
"""What to measure; it is given the number of the round, from 0 (unmeasured) on."""


class Timings:
    """Seconds of processor time of each case in each round, and seconds that passed meanwhile."""

    def __init__(self, cases: Mapping[str, Case], rounds: int, ready: Mapping[str, Case] | None = None) -> None:
        self.seconds: dict[str, list[float]] = {name: [] for name in cases}
        self.passed: dict[str, list[float]] = {name: [] for name in cases}
        for number in range(1, rounds + 1):
            for name, case in cases.items():
                if ready is None:
                    case(number - 1)
                else:
                    ready[name](number)
                start, begun = process_time(), perf_counter()
                case(number)
                self.seconds[name].append(process_time() - start)
                self.passed[name].append(perf_counter() - begun)

    def milliseconds(self, case: str) -> float:
        """The median of a case."""
        return 1000 * median(self.seconds[case])

    def waited(self, case: str) -> float:
        """The median of the milliseconds that passed."""
        return 1000 * median(self.passed[case])

    def ratio(self, one: str, other: str) -> float:
        """The median of the ratios of two cases, taken round by round."""
        return median(a / b for a, b in zip(self.seconds[one], self.seconds[other], strict=True))


def verdict(ratio: float, aim: float) -> str:
    """A ratio beside what it should be at most."""
    return f"{ratio:.3f} (aim: at most {aim:g}, {'met' if ratio <= aim else 'MISSED'})"
