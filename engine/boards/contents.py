"""The contents of a board, without anything that could be written otherwise and leave it the same board to play on.

Left out are counts of turns and passes, options that change no piece, and what kind of piece it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final, Self

from engine.boards import Board, bits

SOWN: Final = 12
"""The most by which one turn of Contigo can change the counts of pebbles, all together."""
HEIGHTS: Final = 8
"""The number of heights that may differ where the top stones of all sides are the same, as if no stone was placed."""


Images = Sequence[int]
"""The image of each side or pit under a symmetry, by index; that of a cell as a set."""


@dataclass(frozen=True, slots=True)
class Content(ABC):
    """The cells of each side, and the side to move."""

    board: Board
    owners: tuple[int, ...]
    """By side, the set of the cells that it holds."""
    side: int

    def is_comparable(self, other: "Content") -> bool:
        """Return whether another content is of the same kind of pieces, on the same board, with as many sides."""
        return (type(self), self.board, len(self.owners)) == (type(other), other.board, len(other.owners))

    @abstractmethod
    def image(self, cells: Images, sides: Images, pits: Images = ()) -> Self:
        """Return the content with everything moved to its image under a symmetry of the board."""

    @abstractmethod
    def distance(self, other: Self) -> float:
        """Return about how many plies lead from one comparable content to the other, whoever is to move."""


@dataclass(frozen=True, slots=True)
class PlacedStones(Content):
    """Stones that stay where they were placed, with the height of every cell."""

    heights: tuple[int, ...]
    """Item i is the set of the cells whose height has bit i set."""

    def image(self, cells: Images, sides: Images, pits: Images = ()) -> "PlacedStones":
        heights = tuple([_moved(raised, cells) for raised in self.heights])
        return PlacedStones(self.board, _moved_owners(self.owners, cells, sides), sides[self.side], heights)

    def distance(self, other: Self) -> float:
        """Return on how many cells others are on top, since a stone changes that on one cell at most; and a little more
        where many heights differ as well.
        """
        changed = raised = 0
        for before, after in zip(self.owners, other.owners, strict=True):
            changed |= before ^ after
        for before, after in zip_longest(self.heights, other.heights, fillvalue=0):
            raised |= before ^ after
        return changed.bit_count() + min(2, (raised & ~changed).bit_count() // HEIGHTS)


@dataclass(frozen=True, slots=True)
class MovingPieces(Content):
    """Pieces that move, and the pebbles in pits, if the board has any."""

    pits: bytes = b""

    def image(self, cells: Images, sides: Images, pits: Images = ()) -> "MovingPieces":
        counts = bytearray(len(self.pits))
        for pit, count in zip(pits, self.pits, strict=True):
            counts[pit] = count
        return MovingPieces(self.board, _moved_owners(self.owners, cells, sides), sides[self.side], bytes(counts))

    def distance(self, other: Self) -> float:
        """Return how many pieces stand elsewhere, or in how many turns at least the pebbles came to lie as they do.

        A piece that is on one of the boards only counts half, and so do all pieces together that went from one side to
        another, as by the capture of a key pawn.
        """
        elsewhere = (sum(self.owners) ^ sum(other.owners)).bit_count()
        sides = range(len(self.owners))
        given = sum(1 for one in sides for two in sides if one != two and self.owners[one] & other.owners[two])
        sown = sum(abs(one - two) for one, two in zip(self.pits, other.pits, strict=True))
        return max((elsewhere + given) / 2, sown / SOWN)


def _moved(cells: int, images: Images) -> int:
    return sum([images[cell] for cell in bits(cells)])


def _moved_owners(owners: Sequence[int], cells: Images, sides: Images) -> tuple[int, ...]:
    moved = [0] * len(owners)
    for side, held in zip(sides, owners, strict=True):
        moved[side] = _moved(held, cells)
    return tuple(moved)
