"""The pieces of Contigo Capture as plain sets of cells: who can take what, and what stands afterwards."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.boards import bits
from engine.boards.pits import CELLS, MOST, PITS, RAYS, Ray
from engine.games.contigo.contigo_capture import SIDES, CapturePosition

Path = tuple[int, ...]
"""The cells of a pawn part: where the piece starts, and where each leg ends."""

NOWHERE = len(CELLS.names)
"""Where a leg ends that the pit does not allow: a cell that no piece stands on."""


def _by_pebbles(ray: Ray) -> tuple[int, ...]:
    """Return the cell of a ray that is as far away as there are pebbles, for each number of them."""
    return (NOWHERE, *ray.cells, *(NOWHERE,) * (MOST - len(ray.cells)))


LEGS = tuple(tuple((ray.pit - 1, _by_pebbles(ray)) for ray in RAYS.get(cell, ())) for cell in range(len(CELLS.names)))
"""For each cell and direction, the index of the pit that rules the leg, and where the leg ends by the pebbles in it."""

ATTACKS = tuple(
    tuple((ray.pit - 1, _by_pebbles(behind)) for ray, behind in zip(rays, (*rays[2:], *rays[:2]), strict=True))
    for rays in (RAYS.get(cell, ()) for cell in range(len(CELLS.names)))
)
"""For each cell and direction, the index of the pit that rules legs onto it, and where they start by its pebbles."""


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
        """How many pieces each side has."""
        return tuple(map(int.bit_count, self.controlled))

    def owner(self, cell: int) -> int:
        """Return the side whose piece stands on an occupied cell."""
        return next(side for side, cells in enumerate(self.controlled) if cells >> cell & 1)

    def order(self, side: int) -> list[int]:
        """Return the sides that are still in, as they take their turns, beginning with the first from `side` on."""
        sides = (*range(side, len(SIDES)), *range(side))
        return [other for other in sides if self.controlled[other]]


def pieces_of(position: CapturePosition) -> Pieces:
    """Return what stands on the board of a position."""
    return Pieces(position.controlled, position.keys, position.short)


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
    """Return every legal pawn part."""
    own, occupied = pieces.controlled[side], pieces.occupied | 1 << NOWHERE
    quiet = [
        PawnPart((start, end), 0)
        for start in bits(own)
        for pit, ends in LEGS[start]
        if not occupied >> (end := ends[pits[pit]]) & 1
    ]
    return captures(pieces, side, pits) + quiet


# The chase of a key pawn when two sides are left: can it still be saved?


def resistance(pieces: Pieces, side: int, pits: bytes) -> float:
    """Return by which share of its pawn parts `side` may save its key pawn from the next turn of the others.

    0 means that none does, whatever becomes of the pebbles. Captures in more than one leg are not looked for.
    """
    parts = pawn_parts(pieces, side, pits) or [NO_PART]
    boards = [after_part(pieces, side, part) if part.path else pieces for part in parts]
    return sum([may_be_safe(board, side, pits) for board in boards]) / len(parts)


def may_be_safe(pieces: Pieces, side: int, pits: bytes) -> bool:
    """Return whether one pebble part can change the pits of all captures that threaten the key pawn of `side`.

    There may be none.
    """
    key = (pieces.keys & pieces.controlled[side]).bit_length() - 1
    enemies = pieces.occupied & ~pieces.controlled[side]
    threats = [pit for pit, starts in ATTACKS[key] if enemies >> starts[pits[pit]] & 1]
    return len(threats) < 2 or _all_change(threats, pits)


def _all_change(changing: list[int], pits: bytes) -> bool:
    """Return whether one pebble part can change what all of these pits hold."""
    for source, held in enumerate(pits):
        for step in (1, -1):
            if max([step * (pit - source) % len(PITS) for pit in changing]) <= held:
                return True
    return False
