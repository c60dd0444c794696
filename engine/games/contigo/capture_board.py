"""The pieces of Contigo Capture as sets of cells: what they can capture, what stands afterwards, and who has won."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import LEGS, NOWHERE, straight_ends
from engine.games.contigo.turn import Path


class Pieces(NamedTuple):
    """The pieces on the board."""

    controlled: tuple[int, ...]
    """For each side, the cells of the pieces that it moves. A side without a key pawn has none."""
    keys: int
    """The cells of the key pawns."""
    short: bool
    """Whether pieces are counted as soon as two sides are left."""

    @property
    def occupied(self) -> int:
        """The cells on which a piece stands."""
        return sum(self.controlled)

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of pieces of each side."""
        return tuple(map(int.bit_count, self.controlled))

    def owner(self, cell: int) -> int:
        """Return the side whose piece stands on an occupied cell."""
        return next(side for side, cells in enumerate(self.controlled) if cells >> cell & 1)

    def without(self, side: int) -> "Pieces":
        """Return the pieces of the other sides."""
        controlled = tuple(0 if other == side else cells for other, cells in enumerate(self.controlled))
        return self._replace(controlled=controlled, keys=self.keys & ~self.controlled[side])

    def order(self, side: int) -> list[int]:
        """Return the sides that are still in, as they take their turns, beginning with the first from `side` on."""
        sides = (*range(side, len(self.controlled)), *range(side))
        return [other for other in sides if self.controlled[other]]


class PawnPart(NamedTuple):
    """A pawn part."""

    path: Path
    captured: int
    """The cells of all pieces that it captures."""


NO_PART = PawnPart((), 0)
"""The pawn part of a turn in which no pawn can move."""


def decided(counts: tuple[int, ...], *, short: bool) -> int | None:
    """Return the side that has won when a capture leaves the sides with so many pieces."""
    left = [side for side, count in enumerate(counts) if count]
    if len(left) == 1:
        return left[0]
    if not short or len(left) > 2:
        return None
    one, other = left
    if counts[one] == counts[other]:
        return None
    return one if counts[one] > counts[other] else other


def part_over(pieces: Pieces, path: Path) -> PawnPart:
    """Return the pawn part that goes over some cells, each leg of which is legal, or none yet if it is one cell."""
    captured = 0
    for end in path[1:]:
        captured |= 1 << end
    return PawnPart(path, captured & pieces.occupied)


def after_part(pieces: Pieces, side: int, part: PawnPart) -> Pieces:
    """Return the pieces after a pawn part. `side` inherits the pieces of each side that loses its key pawn."""
    path, captured = part
    start, end = 1 << path[0], 1 << path[-1]
    own, keys = pieces.controlled[side] ^ start | end, pieces.keys
    moved_key = keys & start
    if captured:
        controlled = [cells & ~captured for cells in pieces.controlled]
        if taken := keys & captured:
            for victim, cells in enumerate(pieces.controlled):
                if cells & taken:
                    own |= controlled[victim]
                    controlled[victim] = 0
            keys ^= taken
    else:
        controlled = list(pieces.controlled)
    controlled[side] = own
    return Pieces(tuple(controlled), keys ^ start | end if moved_key else keys, pieces.short)


def leg_ends(pieces: Pieces, side: int, pits: bytes, start: int, *, capturing: bool) -> list[int]:
    """Return where one leg from a cell may end: not on an own piece, and on an enemy's if `capturing`."""
    own, occupied = pieces.controlled[side] | 1 << NOWHERE, pieces.occupied
    ends = straight_ends(start, pits)
    return [end for end in ends if not own >> end & 1 and (occupied >> end & 1 or not capturing)]


def captures(pieces: Pieces, side: int, pits: bytes) -> list[PawnPart]:
    """Return every pawn part of a side that captures, with `pits` as they are."""
    own = pieces.controlled[side]
    enemies = pieces.occupied & ~own
    found: list[PawnPart] = []
    for start in bits(own):
        for pit, ends in LEGS[start]:
            end = ends[pits[pit]]
            if enemies >> end & 1:
                found += _chains(pieces, side, pits, PawnPart((start, end), 1 << end))
    return found


def _chains(pieces: Pieces, side: int, pits: bytes, part: PawnPart) -> Iterator[PawnPart]:
    """Yield a pawn part that captures, and every one that goes on from it."""
    yield part
    after = after_part(pieces, side, part)
    if (part.captured & pieces.keys or pieces.short) and decided(after.counts, short=pieces.short) is not None:
        return
    path, captured = part
    enemies = after.occupied & ~after.controlled[side]
    for pit, ends in LEGS[path[-1]]:
        end = ends[pits[pit]]
        if enemies >> end & 1:
            yield from _chains(pieces, side, pits, PawnPart((*path, end), captured | 1 << end))


def pawn_parts(pieces: Pieces, side: int, pits: bytes) -> list[PawnPart]:
    """Return every legal pawn part, first those that capture."""
    own, occupied = pieces.controlled[side], pieces.occupied | 1 << NOWHERE
    quiet = [
        PawnPart((start, end), 0)
        for start in bits(own)
        for pit, ends in LEGS[start]
        if not occupied >> (end := ends[pits[pit]]) & 1
    ]
    return captures(pieces, side, pits) + quiet
