"""The distance of one side's disks from being one group, whoever else stands on the ring.

What a set of disks lacks is asked for every cell that one of them might stand on, all at once: the sets of cells from
which `extra` more disks would join some of the disks are built up from those of fewer disks, as in Dreyfus and
Wagner's way to a smallest connecting tree. A tree of the search meets the same disks again and again, so what was
found out about them is kept.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.boards import bits
from engine.boards.ring import ALL, Group, cells_of, groups_of, grown, reach
from search.ring.ring_lines import lines

MOST = 6
"""The most disks for which trees are looked for; the games begin with as many."""
MOST_JOINED = 4
"""The most groups that one more piece may join."""
DEEPEST = 3
"""The most disks that are thought of as still to be moved."""
REMEMBERED = 4096
"""The number of sets of disks that are cached."""


@lru_cache(REMEMBERED * 4)
def completing(pieces: int, druid: int = 0, spared: int = 0) -> tuple[tuple[int, int], ...]:
    """Return each piece that could complete the group, with the set of cells from which it would.

    So many `spared` pieces may be left out of it, the druid not among them. Nothing is said about whether a piece can
    get there; some of the cells may be taken.
    """
    found = []
    groups = groups_of(pieces)
    if len(groups) > MOST_JOINED + 1 + spared:
        return ()
    for group in groups:
        others = [other for other in groups if other is not group]
        shared = _beside_all(others)
        if not shared and not spared:
            continue
        for cell in bits(group.cells):
            parts = groups_of(group.cells ^ 1 << cell)
            cells = shared
            for part in parts:
                cells &= part.beside
            if spared:
                cells |= _sparing(others + parts, druid, spared)
            if cells := cells & ~pieces:
                found.append((cell, cells))
    return tuple(found)


def _sparing(groups: list[Group], druid: int, spared: int) -> int:
    """Return the cells on which one more piece makes one group of all but one, which has `spared` pieces at most."""
    cells = 0
    for left_out in groups:
        if left_out.cells.bit_count() <= spared and not left_out.cells & druid:
            cells |= _beside_all([group for group in groups if group is not left_out])
    return cells


def _beside_all(groups: list[Group]) -> int:
    """Return the cells beside every one of some groups."""
    cells = ALL
    for group in groups:
        cells &= group.beside
    return cells


def _splits(members: int) -> tuple[tuple[int, int], ...]:
    """Return the ways to part a set of disks in two, the lowest being in the first part."""
    lowest = members & -members
    rest = members ^ lowest
    parts = []
    part = rest
    while part:
        part = (part - 1) & rest
        parts.append((lowest | part, rest ^ part))
    return tuple(parts)


class _Step(NamedTuple):
    """A set of disks (a bit each, by their order) in the order of the work."""

    members: int
    lowest: int
    """The index of its first disk."""
    rest: int
    """The others."""
    splits: tuple[tuple[int, int], ...]


@lru_cache(MOST + 1)
def _steps(count: int) -> tuple[_Step, ...]:
    """Return the sets of two or more of so many disks, but not all, smaller ones first."""
    steps = []
    for size in range(2, count):
        for members in map(sum, combinations([1 << disk for disk in range(count)], size)):
            lowest = members & -members
            steps.append(_Step(members, lowest.bit_length() - 1, members ^ lowest, _splits(members)))
    return tuple(steps)


def joining(cells: Sequence[int], free: int = ALL, deepest: int = DEEPEST) -> dict[int, list[int]]:
    """Return from which cells one more disk would join some of the disks on `cells`, with the help of others.

    The result has, for each set of disks (a bit each, by their order), a list by how many further disks would be
    needed as links: the set of cells from which a disk would make one group with all of these disks and the links.
    Links can only stand on cells of `free`. There are never more of them than `deepest`, nor than disks left.
    """
    count = len(cells)
    sets = [1 << cell for cell in cells]
    found = {0: [ALL] * (deepest + 1)}
    for disk, alone in enumerate(sets):
        ball = alone
        balls = []
        for _ in range(min(deepest, count - 2) + 1):
            ball |= grown(ball & free | alone)
            balls.append(ball)
        found[1 << disk] = balls
    for members, lowest, rest, splits in _steps(count):
        links = min(deepest, count - 1 - members.bit_count())
        own = sets[lowest]
        together = found[rest]
        joined = 0
        levels = []
        level = 0
        for extra in range(links + 1):
            if level:
                level |= grown(level & free)
            for first, second in splits:
                ones, others = found[first], found[second]
                for more in range(extra + 1):
                    level |= ones[more] & others[extra - more]
            if not joined and together[extra] & own:
                joined = 1
                for disk in bits(members):
                    level |= grown(sets[disk])
            levels.append(level)
        found[members] = levels
    return found


def needing(cells: Sequence[int], free: int = ALL, deepest: int = DEEPEST) -> list[tuple[int, ...]]:
    """Return, for each disk, on which cells it would leave how few disks to be moved before all are one group.

    For each disk on `cells`, a set of cells for no further disk, one, and so on up to `deepest`; each holds those
    before it. Whether the disks can get where they are needed is not asked.
    """
    count = len(cells)
    deepest = min(deepest, count - 1)
    found = joining(cells, free, deepest)
    empty = free & ~sum(1 << cell for cell in cells)
    by_disk = [[0] * (deepest + 1) for _ in cells]
    for members, needed, others in _kept(count, deepest):
        cells_for_one = found[members][needed]
        if needed < deepest and cells_for_one & empty:
            # One of the others may as well be the disk that goes there later.
            for disk in others:
                by_disk[disk][needed + 1] = ALL
        for disk in others:
            by_disk[disk][needed] |= cells_for_one
    for sets in by_disk:
        for needed in range(deepest):
            sets[needed + 1] |= sets[needed]
    return [tuple(sets) for sets in by_disk]


def fewest_needed(cells: Sequence[int], needs: Sequence[Sequence[int]]) -> int:
    """Return how few disks have to be moved as they stand, given what `needing` says of them."""
    return min(
        next((count for count, within in enumerate(sets) if within >> cell & 1), len(cells))
        for cell, sets in zip(cells, needs, strict=True)
    )


@lru_cache(4 * MOST)
def _kept(count: int, deepest: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """Return the sets of so many disks that may stay, how many more are then to be moved, and which others there are.

    One disk more than are to be moved is left out of each set: the one that is thought of as standing anywhere.
    """
    kept = []
    for needed in range(deepest + 1):
        for disks in combinations(range(count), count - 1 - needed):
            others = tuple(disk for disk in range(count) if disk not in disks)
            kept.append((sum(1 << disk for disk in disks), needed, others))
    return tuple(kept)


# Wins in one: where a disk would complete its group next, and what keeps the enemy's from doing so.


Danger = tuple[int, tuple[int, ...]]
"""A cell on which an enemy disk would complete its group, and the cells in between on each straight way to it."""


def open_cells(own: int, occupied: int) -> int:
    """Return the cells to which a disk of the side can go next and so complete the group."""
    cells = 0
    for cell, completed in completing(own):
        cells |= reach(cell, occupied) & completed
    return cells


def dangers_of(moves: Iterable[tuple[int, int]]) -> list[Danger]:
    """Return the straight ways of moves to where they win: `moves` are from a cell to a set, as in `completing`."""
    return [
        (target, ways) for cell, completed in moves for target in cells_of(completed) if (ways := lines(cell, target))
    ]


def parrying(start: int, occupied: int, dangers: list[Danger]) -> int:
    """Return the cells on which a piece from `start` leaves the enemy without a win in one."""
    others = occupied ^ 1 << start
    cells = ALL
    for target, ways in dangers:
        if others >> target & 1:
            continue
        barring = ALL
        for way in ways:
            in_between = (way & others).bit_count()
            if in_between < 2:
                barring &= way if in_between else 0
        cells &= barring | 1 << target
    return cells


def is_unstoppable(threatened: int, own: int, occupied: int) -> bool:
    """Return whether no move of `own` keeps the other side, whose disks are `threatened`, from a win in one."""
    dangers = dangers_of(completing(threatened))
    return not any(reach(start, occupied) & parrying(start, occupied, dangers) for start in cells_of(own))
