"""Players who know one rule, such as "capture what can be captured": puzzles that one of them solves are too plain.

Such a player looks for moves of one kind. Where there is only one, they play it.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from engine import State
from engine.boards.grid import shifted
from engine.boards.pits import LINES
from engine.boards.ring import groups_of
from engine.games.contigo.contigo import ALIGNED, AlignmentPosition
from engine.games.contigo.contigo_capture import CapturePosition
from engine.games.contigo.contigo_position import ContigoPosition
from engine.games.contigo.turn import Turn
from engine.games.druid.druid_moves import Stone
from engine.games.druid.druid_position import DruidMove, DruidPosition
from engine.games.druid.druid_walk import DruidWalkPosition
from engine.games.ring.contiguity import ContiguityPosition
from engine.games.ring.contiguity_deluxe import DeluxePosition
from engine.position import Move, Position

Rule = Callable[[Any, Any], bool]
"""Returns whether a legal move of a position is of the kind that a player looks for. Of Contigo's turns it is asked
of their pawn parts.
"""


def takes(position: CapturePosition, move: Turn) -> bool:
    """Capture a piece."""
    return move.has_moved and bool(position.occupied >> move.path[1] & 1)


def takes_key(position: CapturePosition, move: Turn) -> bool:
    """Capture a key pawn, and no pawn before it."""
    return move.has_moved and bool(position.board.keys >> move.path[1] & 1)


def lines_up(position: AlignmentPosition, move: Turn) -> bool:
    """Move a pawn onto a line on which three others stand, whoever stands between them."""
    if not move.has_moved:
        return False
    others = position.pawns[position.side] & ~(1 << move.path[0])
    lines = [line for line in LINES if move.path[-1] in line]
    return any(sum(others >> cell & 1 for cell in line) >= ALIGNED - 1 for line in lines)


def gathers(position: ContiguityPosition | DeluxePosition, move: Any) -> bool:
    """Make the largest group larger."""
    return not position.in_setup and _largest(position.after(move), position.side) > _largest(position, position.side)


def covers(position: DruidPosition, move: DruidMove) -> bool:
    """Cover an enemy stone."""
    return bool(_cells(move) & (position.built ^ position.tops[position.side]))


def joins(position: DruidPosition, move: DruidMove) -> bool:
    """Join two groups."""
    return len(_joined(position, move)) > 1


def joins_chains(position: DruidPosition, move: DruidMove) -> bool:
    """Join two groups of two stones or more."""
    return sum(group.bit_count() > 1 for group in _joined(position, move)) > 1


def steps(position: DruidWalkPosition, move: DruidMove) -> bool:
    """Make a step with the druid."""
    return bool(position.target(str(move)))


def approaches(position: DruidWalkPosition, move: DruidMove) -> bool:
    """Make a step towards the goal."""
    return bool(position.target(str(move)) & _nearer(position))


def paves(position: DruidWalkPosition, move: DruidMove) -> bool:
    """Lay a stone that opens a step towards the goal."""
    return bool(_cells(move) & _nearer(position) & ~position.tops[position.side])


RULES: Final[Mapping[type[Position], tuple[Rule, ...]]] = {
    CapturePosition: (takes, takes_key),
    AlignmentPosition: (lines_up,),
    ContiguityPosition: (gathers,),
    DeluxePosition: (gathers,),
    DruidPosition: (covers, joins, joins_chains),
    DruidWalkPosition: (covers, steps, approaches, paves),
}
"""The rules by kind of position, each known to a player of its own."""


def rule_that_solves(state: State, solution: str) -> str:
    """Return the name of a rule of which the canonical `solution` is the only move; an empty text if there is none.

    A pawn part of Contigo is not enough where pebbles have to be moved as well.
    """
    position, move = state.position, state.parse(solution)
    if isinstance(position, ContigoPosition) and isinstance(move, Turn) and move.sowing:
        return ""
    for rule in RULES.get(type(position), ()):
        if rule(position, move) and not any(rule(position, other) for other in _moves(position) if other != move):
            return rule.__name__.replace("_", " ")
    return ""


def _moves(position: Position) -> Iterator[Move]:
    """Yield the moves among which somebody looks."""
    if isinstance(position, ContigoPosition) and position.can_move:
        return (part for part, _ in position.pawn_parts())
    return position.moves()


def _largest(position: ContiguityPosition | DeluxePosition, side: int) -> int:
    """Return the number of pieces in the largest group of a side."""
    pieces = position.pieces_of(side) if isinstance(position, DeluxePosition) else position.pawns[side]
    return max((group.cells.bit_count() for group in groups_of(pieces)), default=0)


def _cells(move: DruidMove) -> int:
    return move.cells if isinstance(move, Stone) else 0


def _joined(position: DruidPosition, move: DruidMove) -> list[int]:
    """Return the mover's groups that touch a stone, as they were before it."""
    own, groups = position.tops[position.side], []
    left = position.grid.group(_cells(move), own | _cells(move)) & own
    while left:
        group = position.grid.group(left & -left, own)
        groups.append(group)
        left &= ~group
    return groups


def _nearer(position: DruidWalkPosition) -> int:
    """Return the cells beside the mover's druid that are nearer to its goal."""
    grid, druid, goal = position.grid, position.druids[position.side], position.goals[position.side]
    reached = grid.edges[goal] if druid else 0
    while reached and not (around := shifted(reached, grid.steps.values()) & grid.cells) & druid:
        reached |= around
    return shifted(druid, grid.steps.values()) & reached
