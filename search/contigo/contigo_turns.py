"""Turns of Contigo alignment as the search has them, and by which ways a side wins at its next one."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.boards import bits
from engine.games.contigo.contigo import AlignmentPosition
from search.contigo.pawn_lines import ANYWHERE, LinePattern, lines_of, winning_cells
from search.contigo.pawn_paths import Path, paths_to
from search.contigo.pit_sums import Sowings

PawnMove = tuple[int, ...]
"""A pawn part: the cell where it starts and the one where it ends. Empty if no pawn can move."""
REMEMBERED = 1 << 13
"""The number of sets of both sides' pawns that are cached with their moves: a search meets them again and again."""


def pawn_parts(position: AlignmentPosition) -> Iterator[PawnMove]:
    """Yield every legal pawn part; none if no pawn can move."""
    for start in bits(position.own):
        for end in position.leg_ends((start,)):
            yield start, end


def moved(pawns: int, part: PawnMove) -> int:
    """Return pawns after a pawn part."""
    for cell in part:
        pawns ^= 1 << cell
    return pawns


def wins_with(cells: dict[int, int], part: PawnMove) -> bool:
    """Return whether a pawn part wins, given the cells where each pawn would."""
    return bool(part) and cells.get(part[0], 0) >> part[1] & 1 == 1


class NextTurn(NamedTuple):
    """The wins of a side at its next turn: `ways` by which a pawn comes to a cell where it wins.

    If its pawns are aligned already (R12), `moves` are all ways that they could go: it has also won if none is open.
    """

    ways: Sequence[Path]
    moves: Sequence[Path] | None = None

    def winning(self, sowings: Sowings) -> int:
        """Return the pebble parts after which the side wins."""
        found = self.immobilizing(sowings)
        for way in self.ways:
            found |= sowings.leading(way)
        return found

    def immobilizing(self, sowings: Sowings) -> int:
        """Return the pebble parts after which the side, aligned already, cannot move and so has won."""
        if self.moves is None:
            return 0
        movable = 0
        for way in self.moves:
            movable |= sowings.leading(way)
        return sowings.ones & ~movable


class Pawns(NamedTuple):
    """The pawns of both sides as one of them, called own, sees them, whatever the pits hold."""

    lines: Sequence[LinePattern]
    worth: int
    """The total value of the lines."""
    chances: NextTurn
    """How own wins."""
    danger: NextTurn
    """How the enemy wins."""


@lru_cache(REMEMBERED)
def pawns_of(own: int, enemy: int, *, advanced: bool) -> Pawns:
    """Return what the pawns of both sides mean to the side of the `own` ones."""
    lines = lines_of(own, enemy)
    chances, danger = next_turn(own, enemy, advanced=advanced), next_turn(enemy, own, advanced=advanced)
    return Pawns(lines, sum(line.worth for line in lines), chances, danger)


@lru_cache(REMEMBERED)
def next_turn(own: int, enemy: int, *, advanced: bool) -> NextTurn:
    """Return by which ways the side of the `own` pawns wins."""
    lines = lines_of(own, enemy)
    moves = None
    if any(line.wins == ANYWHERE for line in lines):
        moves = paths_to(dict.fromkeys(bits(own), ANYWHERE & ~(own | enemy)), advanced=advanced)
    return NextTurn(paths_to(winning_cells(own, enemy, lines), advanced=advanced), moves)
