"""Highlights on the ring: cells that a piece may go to, the last move, changes since the viewer looked."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from engine import Piece, State
from engine.boards.ring import RING
from engine.games.ring.deluxe_rules import Victory
from engine.games.ring.ring_moves import NONE, RingMove
from engine.games.ring.ring_position import RingPosition
from renderer.plies import FOLLOWED, last_ply, steps_since
from renderer.view import View

Cells = tuple[str, ...]
Pieces = Mapping[str, Piece]


@dataclass(frozen=True, slots=True)
class Move:
    """A ply as it went over the board; empty for one that did not."""

    path: Cells = ()
    """The cells passed, ends included; a single one for a piece placed."""
    relocations: tuple[tuple[str, str], ...] = ()
    """The cells from which and to which surrounded pawns were put."""

    @property
    def ends(self) -> Cells:
        """The cells where pieces were before the ply or are after it."""
        return (*self.path[:1], *self.path[-1:], *(cell for pair in self.relocations for cell in pair))

    def displacements(self) -> Iterator[tuple[str, str]]:
        """Yield from where to where each piece came; the same cell twice for one that was placed."""
        if self.path:
            yield self.path[0], self.path[-1]
        yield from self.relocations


@dataclass(frozen=True, slots=True)
class Changes:
    """The changes since the viewer looked, besides the latest ply."""

    arrived: Cells = ()
    """The cells of pieces that came there."""
    left: Pieces = field(default_factory=dict)
    """Empty cells, with what stood there last."""
    paths: tuple[tuple[int, Cells], ...] = ()
    """The side of each piece that moved, with the cells that it passed; none if the moves are too many."""

    @property
    def marked(self) -> Cells:
        """Cells on which something is drawn beneath the pieces."""
        return (*(cell for _, path in self.paths for cell in path), *self.left)


def last_move(state: State) -> Move:
    """Return the last ply as it went over the board."""
    last = last_ply(state)
    if not last or last.is_announcement:
        return Move()
    move = RingMove.parse(last.text)
    path = position_of(last.before).path(*move.cells) if move.end != NONE else move.cells
    return Move(path, tuple((RING.names[source], RING.names[target]) for source, target in move.relocations))


def changes_since(state: State, view: View, latest: Move, now: Pieces) -> Changes:
    """Return what has changed since the viewer looked, besides the latest ply, given that and the pieces of now."""
    plies = ((last_move(after), after.position.pieces()) for _, after in steps_since(state, view.since))
    return changes(plies, latest, now)


def changes(plies: Iterable[tuple[Move, Pieces]], latest: Move, now: Pieces) -> Changes:
    """Return what some plies changed, each given with the pieces after it, without the cells of the latest ply."""
    moves = [(move, pieces) for move, pieces in plies if move.path]
    arrived: dict[str, None] = {}
    left: dict[str, Piece] = {}
    for move, pieces in moves:
        for start, end in move.displacements():
            if start != end:
                left[start] = pieces[end]
                arrived.pop(start, None)
            arrived[end] = None
    paths = tuple((pieces[move.path[-1]].side, move.path) for move, pieces in moves if len(move.path) > 1)
    return Changes(
        tuple(cell for cell in arrived if cell in now and cell not in latest.ends),
        {cell: piece for cell, piece in left.items() if cell not in now and cell not in latest.ends},
        paths if len(moves) <= FOLLOWED else (),
    )


def victory_spaces(state: State) -> dict[str, int]:
    """Return the victory spaces, if the match has them, with the side whose druid first stood there."""
    position = position_of(state)
    if not any(isinstance(rule, Victory) for rule in position.rules):
        return {}
    return {cell: side for side in (0, 1) for cell in RING.named(position.homes[side])}


def position_of(state: State) -> RingPosition:
    """Return the position of a game on the ring."""
    assert isinstance(state.position, RingPosition)
    return state.position
