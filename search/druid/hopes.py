"""Whether a connection can still come about: without looking at heights, so that nothing possible is ruled out."""

from dataclasses import replace

from engine.games.druid.druid_position import DruidPosition


def can_join(position: DruidPosition, side: int) -> bool:
    """Return whether a side may still join its edges, for all that can be seen at once."""
    within = position.grid.cells & ~position.built | position.tops[side]
    return _joins(position, side, within) or _joins(position, side, _winnable(position, within))


def can_build(position: DruidPosition) -> bool:
    """Return whether any side still in may place a stone."""
    for side in range(len(position.tops)):
        if not position.out >> side & 1:
            mover = replace(position, side=side)
            if mover.sarsen_places() or any(mover.lintel_starts()):
                return True
    return False


def _winnable(position: DruidPosition, within: int) -> int:
    """Return the cells that a side may ever have: those `within`, and the third of a line of which it may have two."""
    grid = position.grid
    while True:
        grown = within
        for shift, line in zip(grid.axes, grid.lines, strict=True):
            middle, last = within >> shift, within >> 2 * shift
            starts = line & (within & (middle | last) | middle & last)
            grown |= starts | starts << shift | starts << 2 * shift
        if grown == within:
            return within
        within = grown


def _joins(position: DruidPosition, side: int, within: int) -> bool:
    """Return whether cells hold a group that touches all edges of one of the sets that the side has to join."""
    grid = position.grid
    for names in position.setting.joins[side]:
        first, *others = (grid.edges[name] for name in names)
        left = first & within
        while left:
            group = grid.group(left & -left, within)
            if all(group & edge for edge in others):
                return True
            left &= ~group
    return False
