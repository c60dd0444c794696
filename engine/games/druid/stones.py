"""The heights after stones, and the places of lintels, on sets of cells.

Nothing here looks at more than a few cells in line, so a set may also be that of many boards side by side in a wide
integer, as long as nothing that is shifted leads from one to the next.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Heights: TypeAlias = tuple[int, int, int]
"""The cells whose height has some bit set, as they count for the first, middle and last of three in line."""
Support: TypeAlias = tuple[int, int, int]
"""Where lintels may lie along an axis: its shift, their lower ends, and those of them whose middle is as high."""


def raised(height_bits: Iterable[int], cells: int) -> list[int]:
    """Return the heights with `cells` one level higher: an addition with carry."""
    found = []
    for place in height_bits:
        found.append(place ^ cells)
        cells &= place
    if cells:
        found.append(cells)
    return found


def levelled(height_bits: Iterable[int], lintels: Sequence[tuple[int, int]]) -> list[int]:
    """Return the heights with the middle of each lintel as high as its ends, on which it is about to lie.

    Lintels are given by their lower ends, as a set, and the shift of their axis.
    """
    middles = 0
    for low, shift in lintels:
        middles |= low << shift
    found = []
    for cells in height_bits:
        level = cells ^ cells & middles
        for low, shift in lintels:
            level |= (cells & low) << shift
        found.append(level)
    return found


def support(shift: int, line: int, heights: Iterable[Heights], nogaps: bool, blocked: int) -> Support:
    """Return where lintels may lie along an axis, whoever lays them.

    `line` are the cells where three in line begin, given all heights of these; no stone may lie on `blocked`.
    """
    far = 2 * shift
    uneven = gap = above = 0
    for first, middle, last in heights:  # the highest bit that differs tells whether the middle is above its end
        centre = middle >> shift
        differs = first ^ centre
        uneven |= first ^ last >> far
        gap |= differs
        above ^= (above ^ centre) & differs
    barred = uneven | above
    if nogaps:
        barred |= gap
    if blocked:
        barred |= blocked | blocked >> shift | blocked >> far
    possible = line ^ line & barred
    return shift, possible, possible ^ possible & gap


def supports(
    axes: Iterable[int], lines: Iterable[int], height_bits: Sequence[int], nogaps: bool, blocked: int
) -> list[Support]:
    """Return where lintels may lie along each axis."""
    heights = list(zip(height_bits, height_bits, height_bits, strict=True))
    found = []
    for shift, line in zip(axes, lines, strict=True):
        found.append(support(shift, line, heights, nogaps, blocked))
    return found


def lintel_starts(found: Iterable[Support], first: int, middle: int, last: int) -> list[int]:
    """Return for each axis the lower ends of the lintels that a side may lay: exactly two of the carriers are its own.

    Its tops are given as they count for the first, middle and last of three in line.
    """
    starts = []
    for shift, possible, level in found:
        end, centre = last >> 2 * shift, middle >> shift & level
        starts.append((first & end ^ (first | end) & centre) & possible)
    return starts
