"""Turns of Contigo alignment as the search has them, and by which ways a side wins at its next one."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.boards import bits
from engine.games.contigo.contigo import AlignmentPosition
from search.contigo.pawn_lines import ANYWHERE, LinePattern, enemy_winning_cells, lines_of, winning_cells
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
    """The pawns of both sides as one of them, called own, sees them, whatever the pits hold.

    - `ways`: those by which an own pawn comes to a cell where it wins.
    - `danger`: by which ways the enemy wins.
    """

    lines: Sequence[LinePattern]
    worth: int
    """The total value of the lines."""
    ways: Sequence[Path]
    danger: NextTurn


@lru_cache(REMEMBERED)
def pawns_of(own: int, enemy: int, *, advanced: bool) -> Pawns:
    """Return what the pawns of both sides mean to the side of the `own` ones."""
    lines = lines_of(own, enemy)
    ways = paths_to(winning_cells(own, enemy, lines), advanced=advanced)
    is_aligned = any(line.enemy_wins == ANYWHERE for line in lines)
    danger = _next_turn(enemy_winning_cells(own, enemy, lines), enemy, own | enemy, advanced, is_aligned)
    return Pawns(lines, sum(line.worth for line in lines), ways, danger)


@lru_cache(REMEMBERED)
def own_turn(own: int, enemy: int, *, advanced: bool) -> NextTurn:
    """Return by which ways the side of the `own` pawns wins."""
    lines = lines_of(own, enemy)
    is_aligned = any(line.own_wins == ANYWHERE for line in lines)
    return _next_turn(winning_cells(own, enemy, lines), own, own | enemy, advanced, is_aligned)


def all_ways(movers: int, occupied: int, *, advanced: bool) -> list[Path]:
    """Return all ways by which a pawn may go, given the numbers of pebbles."""
    return paths_to(dict.fromkeys(bits(movers), ANYWHERE & ~occupied), advanced=advanced)


def _next_turn(cells: Mapping[int, int], movers: int, occupied: int, advanced: bool, is_aligned: bool) -> NextTurn:
    ways = paths_to(cells, advanced=advanced)
    return NextTurn(ways, all_ways(movers, occupied, advanced=advanced) if is_aligned else None)
