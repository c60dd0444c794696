"""Few rectangles that hold many smaller ones, and little else."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from operator import itemgetter

Area = tuple[int, int, int, int]
"""Left, top, right, bottom, in pixels; the last two lie just outside."""


@dataclass(frozen=True, slots=True)
class _Cut:
    """A group of areas, its two halves with a gap between them, and how many pixels the gap has."""

    group: Collection[Area]
    halves: tuple[Collection[Area], ...] = ()
    saved: int = 0


def few(areas: Collection[Area], most: int, worth: int) -> list[Area]:
    """Return at most `most` areas that hold all given ones; each but the first saves at least `worth` pixels."""
    cuts = [_cut(areas)]
    while len(cuts) < most:
        best = max(cuts, key=lambda cut: cut.saved)
        if best.saved < worth:
            break
        cuts.remove(best)
        cuts += map(_cut, best.halves)
    return [holding(cut.group) for cut in cuts]


def holding(areas: Collection[Area]) -> Area:
    """Return the smallest area that holds all given ones."""
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _cut(group: Collection[Area]) -> _Cut:
    """Cut a group of areas at its largest gap."""
    if len(group) == 1:
        return _Cut(group)
    left, top, right, bottom = holding(group)
    return max((*_cuts(group, 0, bottom - top), *_cuts(group, 1, right - left), _Cut(group)), key=lambda cut: cut.saved)


def _cuts(group: Collection[Area], axis: int, long: int) -> Iterator[_Cut]:
    """Yield every way to cut a group across an axis (0 or 1); its gaps are `long` pixels in the other direction."""
    ordered = sorted(group, key=itemgetter(axis))
    reach = ordered[0][axis + 2]
    for number, area in enumerate(ordered):
        if area[axis] > reach:
            yield _Cut(group, (ordered[:number], ordered[number:]), (area[axis] - reach) * long)
        reach = max(reach, area[axis + 2])
