"""The number of sarsens that a side lacks to cover one of the stones that block its path.

On a full board every side is blocked, and no stone shortens its path. What still changes is the height of a few stacks:
of the blocking stones and of those beside them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log2
from typing import NamedTuple

from engine.boards import bits
from engine.boards.grid import Grid, shifted
from engine.games.druid.druid_position import DruidPosition

MOST = 16
"""The number of missing sarsens from which on further ones make no difference."""
EASE = [2 ** (-missing / 2) for missing in range(MOST)]
"""The weight of an attack by the number of missing sarsens: two fewer double it."""
HOPELESS = 2 ** (-MOST / 2)
"""Added to every weight, so that no stone counts as harder to cover than this."""
ROUNDS = 3
"""The most searches for a path around stones that cannot be covered."""
AROUND = 5
"""The number of missing sarsens that each further stone on such a path counts as."""
FARTHEST = 2 * MOST
"""The largest number of missing sarsens of a side."""


class Attack(NamedTuple):
    """A lintel by which a side could cover a stone, with two cells beside it that it has or may get."""

    first: int
    second: int
    over: bool
    """Whether the stone is the middle one of the three, which may be lower than the others."""


Targets = Mapping[int, tuple[Attack, ...]]
"""Stones of others of which a side has to cover one, by cell, each with the attacks on it."""


class Blockade(NamedTuple):
    """About how many sarsens are missing until a side may cover the stones that bar its way.

    - `missing`: the number, which is less where any of several will do; 0 where nothing is in the way.
    - `after`: what it becomes by a sarsen on a cell, of the side or another, by cell.
    """

    missing: float
    after: Mapping[int, float]


CLEAR = Blockade(0, {})
FAR = Blockade(FARTHEST, {})


def blockade(position: DruidPosition, side: int, start: int, goal: int, heights: Sequence[int]) -> Blockade:
    """Return how near a side is to covering what bars its way from `start` to `goal`, by the heights of all cells."""
    setting, others = position.setting, position.built ^ position.tops[side]
    if setting.nostack:
        return CLEAR
    barred, fewest = 0, MOST
    for _ in range(ROUNDS):
        walls = _walls(setting.grid, others, barred, start, goal)
        if not walls:
            return FAR if walls is None else CLEAR
        eases = [_eases(heights, targets, setting.nogaps) for targets in walls]
        fewest = min(fewest, len(walls))
        hopeless = [target for targets, (ease, _) in zip(walls, eases, strict=True) if not ease for target in targets]
        if not hopeless:
            return _blockade(AROUND * (len(walls) - fewest), eases)
        barred |= sum(1 << target for target in hopeless)
    return FAR


def heights_of(position: DruidPosition) -> list[int]:
    """Return the heights of all cells by index."""
    found = [0] * len(position.grid.names)
    for place, cells in enumerate(position.height_bits):
        for cell in bits(cells):
            found[cell] += 1 << place
    return found


def _blockade(around: int, eases: Sequence[tuple[float, Mapping[int, float]]]) -> Blockade:
    """Return what is missing for a way through walls: for each, the ease of covering a stone, and what adds to it."""
    missing: float = around
    changes: dict[int, float] = {}
    for ease, gains in eases:
        here = _missing(ease)
        missing += here
        for cell, gain in gains.items():
            changes[cell] = changes.get(cell, 0.0) + _missing(ease + gain) - here
    return Blockade(min(missing, FARTHEST), {cell: min(missing + more, FARTHEST) for cell, more in changes.items()})


def _missing(ease: float) -> float:
    """Return about how many sarsens are missing."""
    return -2 * log2(ease + HOPELESS)


def _eases(heights: Sequence[int], targets: Targets, nogaps: bool) -> tuple[float, dict[int, float]]:
    """Return the ease of covering one of some targets, and how much a sarsen on a cell adds to it, by cell."""
    total = 0.0
    gains: dict[int, float] = {}
    for target, attacks in targets.items():
        wall, best, beside = heights[target], 0.0, (target, target)
        raised = {target: 0.0}
        found = []
        for first, second, over in attacks:
            eases = _ease_of(heights[first] - wall, heights[second] - wall, over, nogaps)
            found.append((eases[0], first, second))
            for cell, ease in zip((first, second, target), eases[1:], strict=True):
                if ease >= raised.get(cell, 0.0):
                    raised[cell] = ease
            if eases[0] > best:
                best, beside = eases[0], (first, second)
        total += best
        for cell, ease in raised.items():
            then = ease if ease > best or cell == target else best
            if then == best and cell in beside:
                then = max([ease, *(other for other, *cells in found if cell not in cells)])
            if then != best:
                gains[cell] = gains.get(cell, 0.0) + then - best
    return total, gains


@lru_cache(maxsize=4096)
def _ease_of(low: int, high: int, over: bool, nogaps: bool) -> tuple[float, float, float, float]:
    """Return the ease of an attack, and that after a sarsen on the first cell, the second and the target.

    `low` and `high` are how much higher than the target the first and the second cell are.
    """
    raised = ((0, 0), (1, 0), (0, 1), (-1, -1))
    first, second, third, fourth = (_ease(low + more, high + other, over, nogaps) for more, other in raised)
    return first, second, third, fourth


def _ease(low: int, high: int, over: bool, nogaps: bool) -> float:
    """Return the ease of an attack by how many sarsens are missing on the cells beside its target."""
    top = max(low, high, 0)
    if top and (nogaps or not over):
        return 0.0
    missing = 2 * top - low - high
    return EASE[missing] if missing < MOST else 0.0


@lru_cache(maxsize=4096)
def _walls(grid: Grid, others: int, barred: int, start: int, goal: int) -> tuple[Targets, ...] | None:
    """Return what a way over the fewest stones of others leads through: none if it is free, None if there is no way.

    No way leads over stones that are `barred`.
    """
    free = grid.cells ^ others
    ahead = list(_reached(grid, free, barred, start))
    back = list(_reached(grid, free, barred, goal))
    fewest = next((count for count, cells in enumerate(ahead) if cells & goal), None)
    if fewest is None:
        return None
    walls = []
    for count in range(1, fewest + 1):
        targets = (ahead[count] ^ ahead[count - 1]) & (back[fewest + 1 - count] ^ back[fewest - count]) & others
        walls.append({target: tuple(_attacks(grid, free, target)) for target in bits(targets)})
    return tuple(walls)


def _reached(grid: Grid, free: int, barred: int, start: int) -> Iterator[int]:
    """Yield the cells that are reached over no stone, one stone, two stones and so on, as long as there are more."""
    steps, cells = grid.steps.values(), grid.cells & ~barred
    found = grid.group(start, free)
    while True:
        yield found
        reached = found
        entered = (shifted(reached, steps) | start) & cells & ~reached
        found = reached | entered | grid.group(shifted(entered, steps), free)
        if found == reached:
            return


def _attacks(grid: Grid, free: int, target: int) -> Iterator[Attack]:
    """Yield the lintels on a target and two cells of `free`."""
    for shift, line in zip(grid.axes, grid.lines, strict=True):
        for low, first, second in ((target, 1, 2), (target - shift, 0, 2), (target - 2 * shift, 0, 1)):
            one, other = low + first * shift, low + second * shift
            if low >= 0 and line >> low & free >> one & free >> other & 1:
                yield Attack(one, other, second - first == 2)
