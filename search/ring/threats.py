"""Wins in one on the ring: where a disk would complete its group next, and what keeps the enemy's from doing so."""

from engine.boards.ring import RING
from search.ring.joining import completing
from search.ring.ring_lines import ALL, cells_of, lines, reached

Danger = tuple[int, tuple[int, ...]]
"""A cell on which an enemy disk would complete its group, and the cells in between on each straight way to it."""


def open_cells(own: int, occupied: int) -> int:
    """Return the cells to which a disk of the side can go next and so complete the group."""
    cells = 0
    for cell, completed in completing(own):
        cells |= reached(cell, occupied) & completed
    return cells


def completing_move(own: int, occupied: int) -> str:
    """Return the text of a move that completes the group, if there is any."""
    for cell, completed in completing(own):
        if ends := reached(cell, occupied) & completed:
            return f"{RING.names[cell]}-{RING.named(ends)[0]}"
    return ""


def dangers_of(enemy: int) -> list[Danger]:
    """Return where the enemy would win in one if nothing were in the way."""
    return [
        (target, ways)
        for cell, completed in completing(enemy)
        for target in cells_of(completed)
        if (ways := lines(cell, target))
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
    dangers = dangers_of(threatened)
    return not any(reached(start, occupied) & parrying(start, occupied, dangers) for start in cells_of(own))
