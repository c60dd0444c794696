"""Facts about moves of Contiguity, for people: how near the disks are to one group."""

from collections.abc import Iterator

from engine.boards.ring import RING, cells_of, groups_of, reach
from engine.games.ring.contiguity import ContiguityPosition
from search.expansion import Fact
from search.ring.joining import fewest_needed, needing, open_cells

AT_LEAST = 3
"""The number of needed moves from which on it is reported as a lower bound."""


def moves_needed(own: int, enemy: int) -> int:
    """Return in how many moves of its own a side with disks could join them all if the enemy never moved.

    One and two are exact. More are the number of disks that have to move, the enemy's being in the way; one that cannot
    go where it is needed at once takes more moves than that.
    """
    occupied = own | enemy
    cells = cells_of(own)
    needs = needing(cells, ~enemy, deepest=len(cells))
    fewest = fewest_needed(cells, needs)
    if not fewest or open_cells(own, occupied):
        return min(fewest, 1)
    for cell, sets in zip(cells, needs, strict=True):
        for end in cells_of(sets[1] & reach(cell, occupied)):
            moved = 1 << cell | 1 << end
            if open_cells(own ^ moved, occupied ^ moved):
                return 2
    return max(fewest, AT_LEAST)


def facts_of(position: ContiguityPosition, after: ContiguityPosition) -> Iterator[Fact]:
    """Yield what a move that leads to `after` does to the board, the most important first."""
    side = position.side
    own, earlier, enemy = after.pawns[side], position.pawns[side], after.pawns[1 - side]
    if not own or not enemy:
        return
    yield from _needs("disks-need", earlier, own, enemy, enemy)
    yield from _groups(own, earlier)
    yield from _needs("opponent-disks-need", enemy, enemy, earlier, own)


def _needs(code: str, earlier: int, own: int, others_earlier: int, others: int) -> Iterator[Fact]:
    """Yield how many moves a side is away from its aim, if that changes: its disks and the others', before and now."""
    now, before = moves_needed(own, others), moves_needed(earlier, others_earlier)
    if now > 1 and before and now != before:  # a single move is a threat, a fact of its own
        yield Fact(code, {"now": now, "before": before})


def _groups(own: int, earlier: int) -> Iterator[Fact]:
    """Yield what becomes of the largest group."""
    largest, most = _largest(own), _largest(earlier)
    size, before = largest.bit_count(), most.bit_count()
    if size != before:
        code = "joins-disks" if size > before else "breaks-group"
        yield Fact(code, {"size": size, "before": before}, RING.named(largest))


def _largest(disks: int) -> int:
    """Return the largest group of disks."""
    return max((group.cells for group in groups_of(disks)), key=int.bit_count)
