"""The heights after stones, and the places of lintels, on sets of cells.

Nothing here looks at more than a few cells in line, so a set may also be that of many boards side by side in a wide
integer, as long as nothing that is shifted leads from one to the next.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

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


def supports(
    axes: Iterable[int], lines: Iterable[int], height_bits: Sequence[int], nogaps: bool, blocked: int
) -> list[Support]:
    """Return where lintels may lie along each axis, whoever lays them.

    `lines` are the cells where three in line begin; no stone may lie on `blocked`.
    """
    found = []
    for shift, line in zip(axes, lines, strict=True):
        far = 2 * shift
        uneven = gap = above = 0
        for cells in height_bits:  # the highest bit that differs tells whether the middle is above its end
            middle = cells >> shift
            differs = cells ^ middle
            uneven |= cells ^ cells >> far
            gap |= differs
            above ^= (above ^ middle) & differs
        barred = uneven | above
        if nogaps:
            barred |= gap
        if blocked:
            barred |= blocked | blocked >> shift | blocked >> far
        possible = line ^ line & barred
        found.append((shift, possible, possible ^ possible & gap))
    return found


def lintel_starts(found: Iterable[Support], own: int) -> list[int]:
    """Return for each axis the lower ends of the lintels that the side whose tops are `own` may lay.

    Exactly two of the carriers are its own.
    """
    starts = []
    for shift, possible, level in found:
        end, centre = own >> 2 * shift, own >> shift & level
        starts.append((own & end ^ (own | end) & centre) & possible)
    return starts
