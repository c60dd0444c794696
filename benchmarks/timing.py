"""Measure cases that take turns, so that whatever slows the machine slows them alike.

Before a case is measured it repeats its previous round: it then finds memory and caches as it left them, not as another
case did (if that one released much memory, say, the next one that needs some would pay for it). A case that cannot be
repeated is prepared by another function instead.
"""

from collections.abc import Callable, Iterator, Mapping
from statistics import median, quantiles
from time import perf_counter, process_time

Case = Callable[[int], object]
"""The function to measure; it is given the number of the round. Round 0 is not measured."""


class Timings:
    """Seconds of processor time and of elapsed time of each case in each round."""

    def __init__(self, cases: Mapping[str, Case], rounds: int, prepare: Mapping[str, Case] | None = None) -> None:
        self.seconds: dict[str, list[float]] = {name: [] for name in cases}
        self.elapsed: dict[str, list[float]] = {name: [] for name in cases}
        for number in range(1, rounds + 1):
            for name, case in cases.items():
                if prepare is None:
                    case(number - 1)
                else:
                    prepare[name](number)
                start, elapsed_start = process_time(), perf_counter()
                case(number)
                self.seconds[name].append(process_time() - start)
                self.elapsed[name].append(perf_counter() - elapsed_start)

    def milliseconds(self, case: str) -> float:
        """Return the median processor time of a case."""
        return 1000 * median(self.seconds[case])

    def elapsed_milliseconds(self, case: str) -> float:
        """Return the median elapsed time of a case."""
        return 1000 * median(self.elapsed[case])

    def ratio(self, case: str, peer: str) -> float:
        """Return the median of the ratios of two cases' processor time, round by round."""
        return median(a / b for a, b in zip(self.seconds[case], self.seconds[peer], strict=True))

    def quickest(self, case: str) -> float:
        """Return the seconds of elapsed time within which the quicker quarter of a case's rounds was done."""
        return quantiles(self.elapsed[case], n=4)[0]

    def lines(self) -> Iterator[str]:
        """Yield the medians of each case."""
        for name in self.seconds:
            yield f"{self.milliseconds(name):8.1f} ms, done after {self.elapsed_milliseconds(name):5.1f} ms  {name}"

    def comparison(self, case: str, peer: str, aim: float) -> str:
        """Return the text of the ratio of two cases, with its aim."""
        return f"{case} / {peer}: {verdict(self.ratio(case, peer), aim)}"


def verdict(ratio: float, aim: float) -> str:
    """Return the text of a ratio, and whether it is at most `aim`."""
    return f"{ratio:.3f} (aim: at most {aim:g}, {'met' if ratio <= aim else 'MISSED'})"
