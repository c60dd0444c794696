"""Relocations of surrounded pawns (R8): as part of a move, to any empty cells, of which only the best are listed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.boards.ring import ALL, cells_of
from engine.games.ring.ring_moves import Relocation
from search.ring.deluxe_movement import Movement, chance_of
from search.ring.deluxe_shapes import NEIGHBOURS, Shape, shape_of

Relocations = tuple[Relocation, ...]
"""For each surrounded pawn, in the order of their cells, where it stood and where it is put."""
Most = Mapping[int, int] | None
"""The number of best cells tried for each pawn, by the number of pawns that are surrounded at once; None: all."""
FEW: Most = {1: 4, 2: 2, 3: 2}
MANY: Most = {1: 120, 2: 25, 3: 8}


class PawnInAtari(NamedTuple):
    """An enemy pawn with one cell beside it that the side does not hold."""

    pawn: int
    around: int
    lacking: int
    """The cells as a set."""


class SurroundingMove(NamedTuple):
    """A move by which enemy pawns are surrounded."""

    start: int
    end: int
    pawns: tuple[int, ...]


def pawns_in_atari(movement: Movement) -> list[PawnInAtari]:
    """Return the enemy's pawns that one more piece may surround."""
    found = []
    for pawn in cells_of(movement.foe.pawns):
        around = NEIGHBOURS[pawn]
        lacking = around & ~movement.own.cells
        if lacking and not lacking & lacking - 1 and not lacking & movement.occupied:
            found.append(PawnInAtari(pawn, around, lacking))
    return found


def surrounding_moves(found: Sequence[PawnInAtari], cell: int, targets: int) -> list[SurroundingMove]:
    """Return the moves of the piece on `cell` to one of `targets` by which pawns are surrounded."""
    caught: dict[int, list[int]] = {}
    for each in found:
        if each.lacking & targets and not each.around >> cell & 1:
            caught.setdefault(each.lacking, []).append(each.pawn)
    return [SurroundingMove(cell, lacking.bit_length() - 1, tuple(pawns)) for lacking, pawns in caught.items()]


def number_of_ways(movement: Movement, move: SurroundingMove) -> int:
    """Return in how many ways the pawns may be put elsewhere."""
    number: int = (ALL & ~movement.occupied).bit_count() ** len(move.pawns)
    return number


def ways(movement: Movement, move: SurroundingMove, most: Most) -> Iterator[Relocations]:
    """Yield ways to put the pawns on empty cells, one after the other: those that their side likes least."""
    occupied = movement.occupied ^ 1 << move.start ^ 1 << move.end
    yield from _ways(movement.foe, occupied, move.pawns, most[len(move.pawns)] if most else None)


def _ways(foe: Shape, occupied: int, pawns: tuple[int, ...], most: int | None) -> Iterator[Relocations]:
    if not pawns:
        yield ()
        return
    source, *others = pawns
    values = foe.moved[source].on
    cells = sorted(cells_of(ALL & ~occupied), key=values.__getitem__)[:most]
    for target in cells:
        change = 1 << source | 1 << target
        after = shape_of(foe.pawns ^ change, foe.druid, foe.goal, foe.rules) if others else foe
        for rest in _ways(after, occupied ^ change, tuple(others), most):
            yield ((source, target), *rest)


def chance_after(movement: Movement, move: SurroundingMove, relocations: Relocations) -> float:
    """Return the chance of the side to move after a move with relocations that does not end the game."""
    foe = movement.foe
    for source, target in relocations:
        moved = foe.moved[source]
        value = moved.stay + moved.on[target]
        foe = shape_of(foe.pawns ^ (1 << source | 1 << target), foe.druid, foe.goal, foe.rules)
    after = Movement(movement.own, foe, movement.left, value)
    [score] = after.scores(move.start, [move.end])
    return chance_of(score, exposed=after.exposed(move.start, 1 << move.end))
