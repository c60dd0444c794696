"""Few rectangles that hold many smaller ones, and little else."""

from collections.abc import Collection, Sequence
from operator import itemgetter
from typing import NamedTuple

Area = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels; the last two lie just outside."""


class _Cut(NamedTuple):
    """A group of areas, its two halves with a gap between them, and how many pixels the gap has."""

    saved: int
    group: Sequence[Area]
    halves: tuple[Sequence[Area], ...] = ()


def few(areas: Collection[Area], most: int, worth: int) -> list[Area]:
    """Return at most `most` areas that hold all given ones; each but the first saves at least `worth` pixels."""
    cuts = [_cut([*areas])]
    while len(cuts) < most:
        best = max(cuts, key=itemgetter(0))
        if best.saved < worth:
            break
        cuts.remove(best)
        cuts += map(_cut, best.halves)
    return [holding(cut.group) for cut in cuts]


def holding(areas: Collection[Area]) -> Area:
    """Return the smallest area that holds all given ones."""
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _cut(group: Sequence[Area]) -> _Cut:
    """Cut a group of areas at its largest gap."""
    widest, best = 0, _Cut(0, group)
    for axis in (0, 1):
        ordered = sorted(group, key=itemgetter(axis))
        across = holding(group)
        long = across[3 - axis] - across[1 - axis]
        reach = ordered[0][axis + 2]
        for number, area in enumerate(ordered):
            gap = (area[axis] - reach) * long
            if gap > widest:
                widest, best = gap, _Cut(gap, group, (ordered[:number], ordered[number:]))
            reach = max(reach, area[axis + 2])
    return best
